/** The squares of the last ply, so that whoever looked away sees what happened. */
import type { Happened } from '$lib/board';

const PLIES = ['moved', 'captured', 'stepped', 'flipped', 'handed'];
const FORGETTING = ['revealed', 'took_back', 'back_agreed'];

/** The squares to mark after these events; null when they say nothing about it and the old marks stay. */
export function lastPly(events: Happened[]): string[] | null {
  for (const event of [...events].reverse()) {
    if (FORGETTING.includes(event.name)) return [];
    if (!PLIES.includes(event.name)) continue;
    return [event.facts.at, event.facts.to].filter((square) => typeof square === 'string');
  }
  return null;
}
