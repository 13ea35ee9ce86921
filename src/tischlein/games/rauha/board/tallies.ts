/** What stands beside a name: life energy, crystals and water sources. Spores and animals are seen in the world. */
import type { Tallies } from '$lib/board';
import type { RauhaView } from './types';

export const tallies: Tallies<RauhaView> = (view, seat) => {
  const area = view.areas[seat];
  if (!area) return [];
  const counts = { energy: area.energy, gem: area.crystals, water: area.water };
  return Object.entries(counts).map(([name, value]) => ({ name, value, art: { kind: 'sign', sign: name } }));
};
