/** Every sign of the game. */
import type { LegendEntry } from '$lib/board';

export const legend: LegendEntry[] = [
  { key: 'cycle', art: { kind: 'cycle' } },
  ...['fire', 'wood', 'water'].map((up, index) => ({ key: up, art: { kind: 'disc', owner: index % 2, up } })),
  { key: 'under', art: { kind: 'under', owner: 0, up: 'fire', below: 'wood' } },
  { key: 'carrier', art: { kind: 'carrier', owner: 0, up: 'wood' } },
  { key: 'goal', art: { kind: 'goal' } },
  { key: 'frozen', art: { kind: 'frozen' } },
];
