/** What a thing is, for who asks (see explain.ts): the attributes that a gate carries. */
import type { Say } from '$lib/board';
import type { FaceView } from './types';
import { gateName, gateSentence } from './words';

export function explained(say: Say, gate: string, face: FaceView): Record<string, string> {
  const facts = { gate: gateName(say, gate), told: gateSentence(say, gate, face), when: say(`timing-${face.colour}`) };
  return { 'data-explain': 'gate', 'data-explain-facts': JSON.stringify(facts) };
}
