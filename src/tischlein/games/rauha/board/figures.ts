/** The biomes that the rules show. They are printed here as on the cards, so that a figure needs no match. */
import type { EffectView, FaceView, GodView } from './types';

function effect(kind: string, more: Partial<EffectView> = {}): EffectView {
  return { kind, amount: 0, pay: 0, each: 0, counts: '', ...more };
}

function face(biomes: string[], what: EffectView, more: Partial<FaceView> = {}): FaceView {
  return { age: 1, biomes, animals: [], water: 0, price: 0, cells: [], effect: what, ...more };
}

const crystals = (amount: number): EffectView => effect('gain_crystals', { amount });
const energy = (amount: number): EffectView => effect('gain_energy', { amount });
const per = (counts: string): EffectView => effect('energy_per', { each: 1, counts });
const spore = (pay: number): EffectView => effect('pay_for_spore', { pay, amount: 1 });
const none = effect('none');
const printed = { age: 0 };

/** Side A of the boards. */
export const SIDE_A: FaceView[] = [
  face(['desert'], crystals(1), printed),
  face(['forest'], energy(1), printed),
  face(['desert'], none, printed),
  face(['crystal'], crystals(1), printed),
  face(['desert'], crystals(1), printed),
  face(['mushroom'], spore(3), printed),
  face(['desert'], energy(1), printed),
  face(['mountain'], none, { ...printed, water: 1 }),
  face(['desert'], energy(1), printed),
];

export interface Shown {
  face: FaceView;
  spore?: boolean;
  /** The key of what stands below it. */
  note?: string;
}

/** Rows of cards with a word below each. */
export const ROWS: Record<string, Shown[]> = {
  card: [
    { face: face(['crystal'], per('flying'), { animals: ['flying'], price: 3 }), note: 'figure-price' },
    {
      face: face(['crystal'], crystals(3), { animals: ['land'], cells: ['1', '3', '7', '9'] }),
      note: 'figure-corners',
    },
    { face: face(['mountain'], energy(2), { water: 1 }), note: 'figure-free' },
  ],
  god: [
    { face: face(['forest'], energy(4)) },
    { face: face(['forest', 'mountain'], energy(2), { age: 2, animals: ['land'] }) },
    { face: face(['forest'], per('flying'), { animals: ['land'] }) },
  ],
  spore: [
    { face: face(['mushroom'], spore(2)), spore: true, note: 'figure-spore' },
    { face: face(['desert'], none, printed), spore: true, note: 'figure-spore-bare' },
  ],
};

export const METSAT: GodView = {
  id: 'metsat',
  face: {
    id: 'metsat',
    symbol: 'forest',
    on_welcome: true,
    on_scoring: true,
    effect: effect('energy_per_chosen_animal', { each: 1 }),
  },
  holder: null,
};

/** One of each kind, for the list of signs. */
export const EFFECTS: EffectView[] = [
  crystals(2),
  energy(2),
  effect('pay_for_energy', { pay: 3, amount: 5 }),
  spore(3),
  per('flying'),
  per('water'),
  effect('energy_per_chosen_animal', { each: 1 }),
  effect('passive_water', { amount: 2 }),
];

export const SIGNS = ['crystal', 'forest', 'mushroom', 'mountain', 'desert', 'flying', 'land', 'marine'];
