/** The key figures of a side: how far its wand still has to go, and how many discs it has taken. */
import type { Tallies, Tally } from '$lib/board';
import type { ElementosView } from './types';

export const tallies: Tallies<ElementosView> = (view, seat) => {
  const carrier = view.discs.find((disc) => disc.wand && disc.owner === seat);
  const taken = view.captured.filter((disc) => disc.owner !== seat).length;
  const way: Tally[] = carrier
    ? [{ name: 'way', value: rowsToGoal(carrier.at, view.rows, seat), art: { kind: 'wand', owner: seat } }]
    : [];
  if (view.phase === 'setup') return [];
  return [...way, { name: 'taken', value: taken, art: { kind: 'disc', owner: 1 - seat, up: '' } }];
};

function rowsToGoal(at: string, rows: number, seat: number): number {
  const row = Number(at.slice(1));
  return seat === 0 ? rows - row : row - 1;
}
