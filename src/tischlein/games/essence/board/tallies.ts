/** The key figures of a player: points, and the number that names them. */
import type { Tallies, Tally } from '$lib/board';
import type { EssenceView } from './types';

export const tallies: Tallies<EssenceView> = (view, at) => {
  const seat = view.seats[at];
  if (!seat) return [];
  const figures: Tally[] = [];
  if (seat.points) figures.push({ name: 'points', value: seat.points.points, art: { kind: 'points' } });
  if (seat.number > 0) figures.push({ name: 'emblem', value: seat.roman, art: { kind: 'emblem', roman: seat.roman } });
  return figures;
};
