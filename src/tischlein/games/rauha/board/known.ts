/**
 * What the cards show that this page has seen. A view tells only the faces that are mentioned in it now: the log still draws a
 * card after another one has covered it, and "since your last turn" one that the others have just placed.
 */
import type { FaceView, RauhaView } from './types';

const known: Record<string, FaceView> = {};

export function rememberFaces({ faces }: RauhaView): void {
  Object.assign(known, faces);
}

export function faceOf(view: RauhaView | null, card: string): FaceView | undefined {
  return view?.faces[card] ?? known[card];
}
