/** The gates and rewards that the rules show. */
import type { EffectView, FaceView, RewardView } from './types';

const NOTHING: EffectView = { kind: 'none', animus: '', colour: '', count: 0, each: 0 };

function face(colour: string, spaces: string[], points: number, effect: Partial<EffectView> = {}): FaceView {
  return { colour, spaces, points, effect: { ...NOTHING, ...effect } };
}

export interface ShownGate {
  gate: string;
  face: FaceView;
  crystals: boolean[];
  /** Places that can take a crystal, and the place whose crystal is taken. */
  lit: number[];
  from: number | null;
}

function shown(gate: string, front: FaceView, more: Partial<Omit<ShownGate, 'gate' | 'face'>> = {}): ShownGate {
  return { gate, face: front, crystals: [], lit: [], from: null, ...more };
}

const GUST = face('yellow', ['air', 'air', 'air', 'life'], 3, { kind: 'place_crystals', animus: 'air', count: 2 });
const MOATED_CASTLE = face('violet', ['air', 'air', 'water', 'water', 'water'], 8);

export const GATES: Record<string, ShownGate> = {
  gate: shown('Y09', GUST, { crystals: [true, true] }),
  place: shown('V09', MOATED_CASTLE, { crystals: [true], lit: [2, 3, 4] }),
  move: shown('V09', MOATED_CASTLE, { crystals: [true, false, true], lit: [3, 4], from: 0 }),
  full: shown('Y09', GUST, { crystals: [true, true, true, true] }),
};

export const COLOURS = ['yellow', 'violet', 'green', 'blue'];

/** How many of each animus are in the bag at the start. */
export const BAG: [string, number][] = [
  ['air', 6],
  ['water', 5],
  ['earth', 4],
  ['life', 3],
  ['fire', 2],
  ['shadow', 1],
  ['wild', 2],
];

function reward(id: string, points: number, colour: string, opened: number): RewardView {
  return { reward: id, points, colour, opened, owner: null };
}

export const REWARDS: RewardView[] = [
  reward('yellow3', 2, 'yellow', 0),
  reward('violet3', 4, 'violet', 0),
  reward('green3', 6, 'green', 0),
  reward('blue3', 10, 'blue', 0),
  reward('all4', 8, '', 0),
  reward('count2', 2, '', 2),
  reward('count3', 4, '', 3),
  reward('count4', 6, '', 4),
  reward('count5', 8, '', 5),
  reward('count6', 10, '', 6),
];
