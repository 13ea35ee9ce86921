/** The key figures of a seat: its element, then how far its path is, then what its path is worth. */
import type { Tallies, Tally } from '$lib/board';
import type { PfadView } from './types';

const tally = (name: string, value: number | string, art: Tally['art']): Tally => ({ name, value, art });

export const tallies: Tallies<PfadView> = (view, seat) => {
  const area = view.areas[seat];
  if (!area?.element) return [];
  const { element } = area;
  const figures = [tally(`plays-${element}`, '', { kind: 'element', element })];
  if (view.phase === 'path') {
    return area.done ? [...figures, tally('ready', '', { kind: 'sign', sign: 'ready' })] : figures;
  }
  if (area.tiles.length === 0) return figures;
  return [
    ...figures,
    tally('points', area.points.total, { kind: 'points' }),
    tally('spirits', area.spirit_count, { kind: 'sign', sign: 'spirit' }),
    tally('gifts', area.gifts, { kind: 'gift' }),
  ];
};
