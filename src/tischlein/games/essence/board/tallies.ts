/** The key figures of a player: points, the number that names them, and how much lies before them. */
import type { Tallies, Tally } from '$lib/board';
import { COINS } from './figures';
import type { EssenceView } from './types';

export const tallies: Tallies<EssenceView> = (view, at) => {
  const seat = view.seats[at];
  if (!seat) return [];
  const figures: Tally[] = [];
  if (seat.points) figures.push({ name: 'points', value: seat.points.points, art: { kind: 'points' } });
  if (seat.number > 0) figures.push({ name: 'emblem', value: seat.roman, art: { kind: 'emblem', roman: seat.roman } });
  if (!seat.holdings) return figures;
  const piles = Object.entries(seat.holdings);
  const count = (isCoin: boolean): number =>
    piles.reduce((sum, [kind, many]) => (COINS.includes(kind) === isCoin ? sum + many : sum), 0);
  return [
    ...figures,
    { name: 'coins', value: count(true), art: { kind: 'coins' } },
    { name: 'cards', value: count(false), art: { kind: 'cards' } },
  ];
};
