/** Names and sentences that several parts of the board say. */
import type { Player, Say } from '$lib/board';
import { nameOf } from '$lib/frames/seats';
import type { ConceptView, RevealView, SeatView, WayView } from './types';

/** The table's own concepts carry their text; all others are words of the game. */
export function conceptWord(say: Say, concept: ConceptView): string {
  return concept.text || say(`word-${concept.concept}`);
}

/** Triangle and five-star: all guess what the active player says. */
export function isAboutOne({ symbol }: WayView): boolean {
  return symbol === 'triangle' || symbol === 'fivestar';
}

/** Whoever is asked about themselves reads "me"; everybody else reads the name, so that nobody answers for themselves. */
export function questionWords(say: Say, way: WayView, isOther: boolean, name: string): string {
  return isOther && isAboutOne(way) ? say(`word-${way.question}-other`, { name }) : say(`word-${way.question}`);
}

/** What the symbol asks and brings, in a sentence. */
export function helpWords(say: Say, way: WayView): string {
  return say(way.symbol === 'sevenstar' ? `help-sevenstar-${way.colour}` : `help-${way.symbol}`);
}

export function seatWith(seats: SeatView[], number: number): SeatView | undefined {
  return seats.find((seat) => seat.number === number);
}

/** A tip as one would say it: the concept, the step of the scale, the person. */
export function answerWords(say: Say, players: Player[], seats: SeatView[], reveal: RevealView, tip: number): string {
  if (tip === 0) return say('no-tip');
  if (reveal.way.symbol === 'fivestar') return say(`scale-${reveal.way.colour}-${tip}`);
  if (reveal.way.symbol === 'sevenstar') {
    const named = seatWith(seats, tip);
    return named ? nameOf(say, players, named.seat) : '';
  }
  const concept = reveal.concepts[tip - 1];
  return concept ? conceptWord(say, concept) : '';
}

/**
 * How a computer introduces itself, the key to guessing what it answers; '' for people. `character` is the whole sentence,
 * `character-short` goes without the name where that stands beside it, `character-likes` is for small cards.
 */
export function characterWords(say: Say, players: Player[], seat: SeatView, form = 'character'): string {
  if (players[seat.seat]?.kind !== 'bot') return '';
  const [first = '', second = ''] = seat.character.likes;
  return say(form, {
    name: nameOf(say, players, seat.seat),
    first: say(`like-${first}`),
    second: say(`like-${second}`),
    third: say(`tire-${seat.character.tires}`),
  });
}

export function countOf(holdings: Record<string, number> | null): number {
  return Object.values(holdings ?? {}).reduce((sum, count) => sum + count, 0);
}
