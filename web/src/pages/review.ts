/** The coach's review of a match: asked for until it is there, and drawn as lines. */
import type { Review, ReviewedDecision, ReviewState, SeatReview } from '$lib/wire';

/** Milliseconds between two questions how far it is. */
const PAUSE = 1000;

/**
 * Asks until the review is made, and tells how many are made before it. Null when nobody waits for it any more.
 */
export async function awaitReview(
  ask: () => Promise<ReviewState>,
  tell: (place: number) => void,
  isWanted: () => boolean,
  pause = PAUSE,
): Promise<Review | null> {
  while (isWanted()) {
    const state = await ask();
    if (state.review) return state.review;
    tell(state.place);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}

/** What changed a chance: an own answer, the dealer, or all the rest. */
export type Cause = 'own' | 'dealer' | 'others';
export const CAUSES: Cause[] = ['own', 'dealer', 'others'];

export interface Point {
  step: number;
  chance: number;
}

export interface Piece {
  cause: Cause;
  from: Point;
  to: Point;
}

/** The way of a seat's chance through the match, in pieces that hang together. */
export function piecesOf(seat: SeatReview, steps: number): Piece[] {
  const pieces: Piece[] = [];
  seat.stretches.forEach((stretch, place) => {
    const end = seat.stretches[place + 1]?.step ?? steps;
    const before = { step: stretch.step, chance: stretch.before };
    const given = { step: stretch.step, chance: stretch.before + stretch.gain - stretch.loss };
    const dealt = { step: (stretch.step + end) / 2, chance: given.chance + stretch.dealer };
    pieces.push(
      { cause: 'own', from: before, to: given },
      { cause: 'dealer', from: given, to: dealt },
      { cause: 'others', from: dealt, to: { step: end, chance: stretch.after } },
    );
  });
  return pieces;
}

export function momentsOf(review: Review): ReviewedDecision[] {
  return review.moments.flatMap((place) => review.decisions[place] ?? []);
}

/** In hundredths of the win, as people say it. */
export function percent(share: number): number {
  return Math.round(100 * Math.max(0, Math.min(1, share)));
}

/** With its sign, for what was gained or lost: "+12", "−3", "0". */
export function signed(share: number): string {
  const hundredths = Math.round(100 * share);
  return hundredths > 0 ? `+${hundredths}` : hundredths < 0 ? `−${-hundredths}` : '0';
}
