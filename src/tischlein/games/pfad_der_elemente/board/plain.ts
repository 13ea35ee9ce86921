/** Pfad der Elemente by ear: what a gift costs, which tile and which spirit are meant, and whose path it is. */
import type { Named } from '$lib/chooser.svelte';
import { nameOf } from '$lib/frames/seats';
import type { AnswerWords, Plain, Told } from '$lib/plain';
import { chapters } from './chapters';
import { areNear, cellOf } from './hexes';
import type { AreaView, PfadView } from './types';
import { omenName, omenSentence, tileSentence } from './words';

type Here = Told<PfadView>;

/** Of an element only one path is at the table. */
function areaOf({ view, seat }: Here, path: string): AreaView | undefined {
  return view.areas.find((area) => (path ? area.element === path : area.seat === seat));
}

function tile(here: Here, area: AreaView | undefined, id: string): string {
  const found = area?.tiles.find((one) => one.id === id);
  if (!area || !found) return '';
  const spirit = area.spirits.find((one) => one.tile === id);
  return tileSentence(here.say, found, spirit, area.patterns);
}

/** Which of the spirits in the middle: they lie in rows. */
function spirit({ view, say }: Here, id: string): string {
  const place = view.grid.find((one) => one.id === id);
  if (!place) return '';
  const seen = place.seen ? say('label-place-seen', { place: id, motif: say(`word-${place.seen}`) }) : '';
  return [say('plain-row', { row: place.row + 1, column: place.column + 1 }), seen].filter(Boolean).join(' ');
}

function price({ view, say }: Here, action: Named): string {
  const means = view.means.find((one) => one.action === action.do);
  if (!means) return '';
  return means.cost > 0 ? say('label-price', { count: means.cost }) : say('label-free');
}

/** A table may have omens of its own, so they are told by what they show. */
function keeping({ view, say }: Here, action: Named): AnswerWords {
  const [first, second] = [action.first, action.second].map((id) => view.offered.find((omen) => omen.id === id));
  if (!first || !second) return {};
  const name = say('action-keep', { first: omenName(say, first), second: omenName(say, second) });
  return { name, does: `${omenSentence(say, first)} ${omenSentence(say, second)}` };
}

function exchanging(here: Here, action: Named): AnswerWords {
  const omen = areaOf(here, '')?.omens.find((one) => one.id === action.omen);
  if (!omen) return {};
  const does = `${price(here, action)} ${omenSentence(here.say, omen)}`;
  return { name: here.say('action-exchange_omen', { omen: omenName(here.say, omen) }), does };
}

/** Where a tile would lie, by what lies next to it already. */
function laying(here: Here, at: string): AnswerWords {
  const { q, r } = cellOf(at);
  const beside = (areaOf(here, '')?.tiles ?? []).filter((one) => areNear(one, { q, r }));
  const tiles = beside.map((one) =>
    here.say('plain-laid', { element: here.say(`word-${one.element}`), q: one.q, r: one.r }),
  );
  const does = tiles.length > 0 ? here.say('plain-beside', { tiles: tiles.join('; ') }) : here.say('plain-first-tile');
  return { does, part: `${here.say('plain-cell', { q, r })}. ${does}` };
}

function answer(action: Named, here: Here): AnswerWords {
  if (action.do === 'lay') return laying(here, String(action.at ?? ''));
  if (action.do === 'keep') return keeping(here, action);
  if (action.do === 'exchange_omen') return exchanging(here, action);
  const [at, to, path] = [String(action.at ?? ''), String(action.to ?? ''), String(action.path ?? '')];
  const area = areaOf(here, path);
  const isSpirit = action.do === 'reveal' || action.do === 'third_reveal';
  const owner = path && area ? `${nameOf(here.say, here.players, area.seat)}.` : '';
  const places = isSpirit ? [spirit(here, at)] : [tile(here, area, at), tile(here, area, to)];
  return { does: [price(here, action), owner, ...places].filter(Boolean).join(' ') };
}

export const plain: Plain<PfadView> = { seats: ['seat', 'turn', 'first', 'winners', 'receivers'], answer, chapters };
