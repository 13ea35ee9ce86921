/** The key figures of a seat: points as of now, opened gates, crystals in the supply; while choosing, the gates kept. */
import type { Tallies, Tally } from '$lib/board';
import type { ViaMagicaView } from './types';
import { sumOf } from './words';

export const tallies: Tallies<ViaMagicaView> = (view, seat): Tally[] => {
  const area = view.areas[seat];
  if (!area) return [];
  if (view.phase === 'choose') {
    return [{ name: 'kept', value: `${area.kept}/${area.room}`, art: { kind: 'door', colour: 'any' } }];
  }
  return [
    { name: 'points', value: sumOf(area.points), art: { kind: 'points' } },
    { name: 'opened', value: area.opened.length, art: { kind: 'door', colour: 'any', open: 1 } },
    { name: 'crystals', value: area.supply, art: { kind: 'crystal' } },
  ];
};
