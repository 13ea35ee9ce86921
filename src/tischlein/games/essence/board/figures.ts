/** What the rules show: cards and tips of an invented evening. */
import type { ConceptView, RevealView, SeatView } from './types';

export const SYMBOL_ORDER = ['triangle', 'fivestar', 'circle', 'sevenstar'];
export const COLOUR_OF: Record<string, string> = {
  triangle: 'red',
  fivestar: 'green',
  circle: 'blue',
  sevenstar: 'yellow',
};
export const COLOURS = ['yellow', 'green', 'blue', 'red', 'white'];
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
export const COINS = ['gold', 'silver', 'bronze'];

export const CONCEPTS: ConceptView[] = [concept('g092', 'green'), concept('g084', 'green'), concept('g100', 'green')];

function concept(id: string, colour: string): ConceptView {
  return { concept: id, colour, text: '' };
}

function seat(place: number, number: number, roman: string): SeatView {
  const character = { likes: [], tires: '' };
  return { seat: place, number, roman, holdings: null, points: null, cards: [], swaps: 0, done: false, character };
}

/** Four players with the numbers II, IV, V and VII. */
export const SEATS: SeatView[] = [seat(0, 2, 'II'), seat(1, 4, 'IV'), seat(2, 5, 'V'), seat(3, 7, 'VII')];
export const NAMES = ['Mara', 'Ben', 'Cleo', 'Dilan'];

const TRIANGLE = { way: 'W04', symbol: 'triangle', colour: 'green', question: 'triangle-green-0' };
const CIRCLE = { way: 'W27', symbol: 'circle', colour: 'green', question: 'circle-green-0' };

export const REVEALS: Record<string, RevealView> = {
  match: {
    turn: 1,
    active: 0,
    way: TRIANGLE,
    concepts: CONCEPTS,
    tips: [1, 1, 3, 1],
    majority: 0,
    matching: [1, 3],
    laurel: null,
    gains: [
      { seat: 0, kind: 'green', count: 1, concept: concept('g092', 'green') },
      { seat: 1, kind: 'silver', count: 1, concept: null },
      { seat: 3, kind: 'silver', count: 1, concept: null },
    ],
  },
  majority: {
    turn: 2,
    active: 1,
    way: CIRCLE,
    concepts: CONCEPTS,
    tips: [2, 2, 1, 3],
    majority: 2,
    matching: [0, 1],
    laurel: null,
    gains: [
      { seat: 0, kind: 'bronze', count: 1, concept: null },
      { seat: 1, kind: 'green', count: 1, concept: concept('g084', 'green') },
    ],
  },
};
