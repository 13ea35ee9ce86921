/** A revealed turn, put in order for the eye. Nothing is judged here: what counted stands in the view. */
import type { RevealView, SeatView } from './types';

/** All who gave the same answer. `number` is the place, the step or the player's number; 0 are those who gave none. */
export interface Answer {
  number: number;
  seats: number[];
  /** The active player gave it too. */
  isActives: boolean;
  /** It is the answer that brought something. */
  counts: boolean;
}

const STEPS = 5;

export function answersOf(reveal: RevealView, seats: SeatView[]): Answer[] {
  const numbers = numbersOf(reveal, seats);
  const given = [...numbers, 0].map((number) => answerOf(reveal, number));
  return given.filter(({ number, seats: tippers }) => tippers.length > 0 || (number > 0 && isAlwaysShown(reveal)));
}

/** The person with the most votes first; concepts and steps as they lie. */
function numbersOf(reveal: RevealView, seats: SeatView[]): number[] {
  const { symbol } = reveal.way;
  if (symbol === 'fivestar') return Array.from({ length: STEPS }, (_, step) => step + 1);
  if (symbol !== 'sevenstar') return reveal.concepts.map((_, place) => place + 1);
  const votes = (number: number): number => reveal.tips.filter((tip) => tip === number).length;
  return seats.map(({ number }) => number).sort((one, other) => votes(other) - votes(one) || one - other);
}

function answerOf(reveal: RevealView, number: number): Answer {
  const seats = reveal.tips.flatMap((tip, seat) => (tip === number ? [seat] : []));
  const counts = reveal.matching.some((seat) => reveal.tips[seat] === number) && number > 0;
  return { number, seats, isActives: number > 0 && reveal.tips[reveal.active] === number, counts };
}

function isAlwaysShown(reveal: RevealView): boolean {
  return reveal.way.symbol !== 'sevenstar';
}

/** The sentence under the tips: a key of the locale. */
export function verdictOf(reveal: RevealView): string {
  const isGuessed = reveal.way.symbol === 'triangle' || reveal.way.symbol === 'fivestar';
  if (isGuessed) return reveal.matching.length > 0 ? 'matched-by' : 'nobody-matched';
  if (reveal.majority === 0) return 'no-majority';
  return reveal.laurel === null ? 'majority-is' : 'most-votes';
}

/** Whether this seat is among those who are smiled at. */
export function isHit(reveal: RevealView, seat: number): boolean {
  return reveal.matching.includes(seat);
}

/** knows[guesser][active]: how often somebody said what the active player would say. */
export function whoKnewWhom(past: RevealView[], seats: number): number[][] {
  const knows = Array.from({ length: seats }, () => Array.from({ length: seats }, () => 0));
  for (const reveal of past) {
    if (reveal.way.symbol !== 'triangle' && reveal.way.symbol !== 'fivestar') continue;
    for (const seat of reveal.matching) knows[seat]![reveal.active]! += 1;
  }
  return knows;
}

export interface Pair {
  first: number;
  second: number;
  count: number;
}

/** The two who most often gave the same answer, or null where nobody ever did. */
export function closestPair(past: RevealView[], seats: number): Pair | null {
  let closest: Pair | null = null;
  for (let first = 0; first < seats; first += 1) {
    for (let second = first + 1; second < seats; second += 1) {
      const count = past.filter(({ tips }) => tips[first] !== 0 && tips[first] === tips[second]).length;
      if (count > (closest?.count ?? 0)) closest = { first, second, count };
    }
  }
  return closest;
}
