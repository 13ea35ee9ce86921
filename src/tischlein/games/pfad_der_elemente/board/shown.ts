/** Which path is shown large. */
import type { Actions } from './actions.svelte';
import type { PfadView } from './types';

/**
 * Whoever is asked to do something on a path sees a path where it can be done, unless they wish for another one; whoever
 * only looks on sees the path that gets the spirit. `wished` is what somebody tapped.
 */
export function shownSeat(view: PfadView, actions: Actions, wished: number | null): number {
  if (wished !== null) return wished;
  const aimed = view.areas.find((area) => actions.isAimed(area.seat));
  if (aimed) return aimed.seat;
  if (view.seat !== null) return view.seat;
  return view.receivers[0] ?? view.turn ?? view.winners[0] ?? 0;
}
