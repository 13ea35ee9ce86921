/** Every symbol of the game. */
import type { LegendEntry } from '$lib/board';
import { BAG, COLOURS } from './figures';

export const legend: LegendEntry[] = [
  ...COLOURS.map((colour) => ({ key: colour, art: { kind: 'door', colour } })),
  ...BAG.map(([animus]) => ({ key: animus, art: { kind: 'token', animus } })),
  { key: 'crystals', art: { kind: 'crystal' } },
  { key: 'opened', art: { kind: 'door', colour: 'any', open: 1 } },
  { key: 'points', art: { kind: 'points' } },
  { key: 'bag', art: { kind: 'bag' } },
  { key: 'colour-reward', art: { kind: 'reward', reward: 'violet3' } },
  { key: 'count-reward', art: { kind: 'reward', reward: 'count3' } },
];
