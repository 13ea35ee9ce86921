/** What takes long to make is asked for until it is there. The coach's review of a match, drawn as lines. */
import { settings } from '$lib/settings.svelte';
import type { Review, ReviewedDecision, SeatReview } from '$lib/wire';

/** Milliseconds between two questions how far it is. */
const PAUSE = 1000;

/**
 * Asks until it is made, and tells how many are made before it and how much of it is. Null when nobody waits any more.
 */
export async function awaitMade<State extends { place: number; done: number }, Made>(
  ask: () => Promise<State>,
  madeIn: (state: State) => Made | null,
  tell: (place: number, done: number) => void,
  isWanted: () => boolean,
  pause = PAUSE,
): Promise<Made | null> {
  while (isWanted()) {
    const state = await ask();
    const made = madeIn(state);
    if (made) return made;
    tell(state.place, state.done);
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

/** Points as an estimate is told, to a tenth and without their sign; a text writes them as its language does: "1,5". */
export function points(gap: number): number {
  return Math.round(10 * Math.abs(gap)) / 10;
}

/** Hundredths with one decimal, as the reader's language writes it: "2.0", "2,0". */
export function tenths(share: number): string {
  const format = new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(100 * share);
}

/** What was given away in each third of the match, flagged or not: "3 · 0 · 12". */
export function driftOf(seat: SeatReview): string {
  return seat.drift.map((loss) => percent(loss)).join(' · ');
}

export interface Spread {
  least: number;
  low: number;
  middle: number;
  high: number;
  most: number;
}

/** How far some scores spread: half of them lie between `low` and `high`. */
export function spreadOf(scores: number[]): Spread {
  const sorted = [...scores].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { least: at(0), low: at(0.25), middle: at(0.5), high: at(0.75), most: at(1) };
}
