/** What the tests of this board share: real German words, a small match of two, and a chooser that notes what goes out. */
import type { Player } from '$lib/board';
import { sayingIn } from '$lib/testing';
import german from '../locales/de.ftl?raw';
import { METSAT, SIDE_A } from './figures';
import type { AreaView, FaceView, GodView, RauhaView } from './types';

export { choosing } from '$lib/testing';
export const say = sayingIn(german);

export const players: Player[] = [
  { name: 'Anna', kind: 'person', away: false },
  { name: 'Ben', kind: 'bot', away: false },
];

/** A forest with a land animal, for 2 crystals: 1 energy per land animal. */
export const FOREST: FaceView = {
  age: 1,
  biomes: ['forest'],
  animals: ['land'],
  water: 0,
  price: 2,
  cells: [],
  effect: { kind: 'energy_per', amount: 0, pay: 0, each: 1, counts: 'land' },
};

/** A mountain with two drops, free, only in the first column. */
export const MOUNTAIN: FaceView = {
  ...FOREST,
  biomes: ['mountain'],
  animals: [],
  water: 2,
  price: 0,
  cells: ['1', '4', '7'],
  effect: { kind: 'none', amount: 0, pay: 0, each: 0, counts: '' },
};

export const SIENET: GodView = {
  id: 'sienet',
  face: {
    id: 'sienet',
    symbol: 'mushroom',
    on_welcome: true,
    on_scoring: true,
    effect: { kind: 'gain_crystals', amount: 3, pay: 0, each: 0, counts: '' },
  },
  holder: 1,
};

function area(seat: number, more: Partial<AreaView> = {}): AreaView {
  return {
    seat,
    energy: 0,
    crystals: 4,
    water: 1,
    water_energy: 0,
    spores: 0,
    animals: { flying: 0, land: 2, marine: 1 },
    earned: {},
    gods: [],
    cells: SIDE_A.map((_, place) => ({ id: String(place + 1), biome: `A${place + 1}`, spore: false })),
    holds_card: false,
    done: false,
    ...more,
  };
}

/** The first turn of two: Anna looks at a forest and a mountain. */
export function position(more: Partial<RauhaView> = {}): RauhaView {
  return {
    ask: 'keep',
    seat: 0,
    side: 'A',
    phase: 'keep',
    round: 1,
    turn: 1,
    notch: 1,
    line: ['1', '4', '7'],
    line_name: 'column1',
    satellite: 'moon',
    active: null,
    order: [],
    stack: [1, 0],
    areas: [area(0), area(1, { energy: 7 })],
    gods: [{ ...METSAT, holder: null }, SIENET],
    satellites: [],
    decks: [24, 40],
    hole: 0,
    hand: ['1-16', '1-30'],
    previews: [
      {
        id: '1-16',
        price: 2,
        payable: true,
        cells: ['2', '5'],
        energy: [3, 1],
        crystals: [0, -1],
        gods: [['metsat'], []],
      },
      { id: '1-30', price: 0, payable: true, cells: ['1'], energy: [0], crystals: [2], gods: [[]] },
    ],
    uses: [],
    best: null,
    faces: {
      ...Object.fromEntries(SIDE_A.map((face, place) => [`A${place + 1}`, face])),
      '1-16': FOREST,
      '1-30': MOUNTAIN,
    },
    ...more,
  };
}
