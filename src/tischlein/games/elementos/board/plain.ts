/** Elementos by ear: which disc acts, and what lies in its way. */
import type { Named } from '$lib/chooser.svelte';
import { nameOf } from '$lib/frames/seats';
import type { AnswerWords, Chapter, Plain, Told } from '$lib/plain';
import { squareLabel } from './labels';
import type { ElementosView } from './types';

type Here = Told<ElementosView>;

function square({ view, say }: Here, at: string): string {
  const disc = view.discs.find((one) => one.at === at);
  return squareLabel(say, at, view.rows, disc, null);
}

function answer(action: Named, here: Here): AnswerWords {
  const [at, to] = [String(action.at ?? ''), String(action.to ?? '')];
  if (action.do === 'lay') return { part: square(here, at) };
  if (!at) return {};
  const disc = here.view.discs.find((one) => one.at === to);
  const isCapture = action.do === 'move' && disc !== undefined;
  const target = to ? `${here.say(isCapture ? 'plain-captures' : 'plain-target')} ${square(here, to)}.` : '';
  return { does: `${square(here, at)}. ${target}`.trim(), part: square(here, at) };
}

function side(here: Here, seat: number): Chapter {
  const { view, say, players } = here;
  const own = view.discs.filter((disc) => disc.owner === seat).sort((one, other) => one.at.localeCompare(other.at));
  const taken = view.captured.filter((disc) => disc.owner === seat).flatMap((disc) => disc.faces[0] ?? []);
  const lost =
    taken.length > 0 ? [say('plain-lost', { discs: taken.map((face) => say(`word-${face}`)).join(', ') })] : [];
  return {
    title: `${nameOf(say, players, seat)}, ${say(`seat-${seat}`)}`,
    lines: [...own.map((disc) => square(here, disc.at)), ...lost],
  };
}

function chapters(here: Here): Chapter[] {
  const { view, say, seat } = here;
  const left = view.supply.map(({ disc, count }) => `${say(`word-${disc.replace('/', '-')}`)}: ${count}`);
  const sides = (seat === 1 ? [1, 0] : [0, 1]).map((one) => side(here, one));
  return [...(left.length > 0 ? [{ title: say('label-supply-all'), lines: left }] : []), ...sides].filter(
    ({ lines }) => lines.length > 0,
  );
}

export const plain: Plain<ElementosView> = { seats: [], answer, chapters };
