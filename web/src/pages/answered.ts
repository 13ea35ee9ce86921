import type { TurnView } from '$lib/wire';

/** Whether this seat has decided while others still think: in secret, or side by side. What it decided is nobody's to know. */
export function hasAnswered(turn: TurnView, seat: number): boolean {
  const isTogether = turn.mode === 'together' && turn.seats.includes(seat);
  return (isTogether || turn.mode === 'each') && !turn.waiting_for.includes(seat);
}
