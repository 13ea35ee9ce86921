/** The figure beside a name: points so far. */
import type { Tallies } from '$lib/board';
import type { SlackWaterView } from './types';

export const tallies: Tallies<SlackWaterView> = (view, at) => {
  const seat = view.seats[at];
  return seat ? [{ name: 'caught', value: seat.points, art: null }] : [];
};
