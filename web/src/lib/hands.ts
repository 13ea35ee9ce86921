/** Several people share this device: who of them has to decide, and so gets it into their hands. */
import type { TableState, Update } from './wire';

/** Whether somebody asks this seat for a draw or for taking back. */
function isAsked(update: Update, seat: number): boolean {
  const { draw, back_for, back } = update.asks;
  return (draw.length > 0 && !draw.includes(seat)) || (back_for !== null && !back.includes(seat));
}

/**
 * The seat of this device that has to decide now: the one that looks, if it is one of those, else the next clockwise.
 * Null when the table waits for nobody here. A request is answered before the match goes on.
 */
export function nextHere(mine: number[], looking: number | null, update: Update): number | null {
  if (update.result) return null;
  const asked = mine.filter((seat) => isAsked(update, seat));
  const due = asked.length > 0 ? asked : mine.filter((seat) => update.turn.waiting_for.includes(seat));
  if (looking === null || due.includes(looking)) return looking ?? due[0] ?? null;
  return due.find((seat) => seat > looking) ?? due[0] ?? null;
}

export function isShared(state: TableState | null): boolean {
  return state !== null && state.mine.length > 1;
}
