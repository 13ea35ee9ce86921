/** The seats of a table as boards show them. */
import type { Player, Say } from '../board';

/** Who has no name is called after the seat, in the words of the game. */
export function nameOf(say: Say, players: Player[], seat: number): string {
  return players[seat]?.name || say(`seat-${seat}`);
}
