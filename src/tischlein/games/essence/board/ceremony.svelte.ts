/**
 * The reveal as a small ceremony: three, two, one, all tips turn over together, each goes to its answer, coins travel.
 * For the eyes only; what is true stands in the view. Without motion everything lies there at once.
 */
import { untrack } from 'svelte';
import type { EssenceView, RevealView, SeatView } from './types';

/** count: face down; turn: turning over; sort: going to their answers; done: everything lies. */
export type Stage = 'count' | 'turn' | 'sort' | 'done';

export const COUNT_FROM = 3;
const BEAT_MS = 420;
const TURN_MS = 1000;
const SORT_MS = 600;
/** How long a shared screen keeps a reveal that nobody there can close, in milliseconds. */
const READING_MS = 7000;

export class Ceremony {
  stage = $state<Stage>('done');
  beat = $state(0);
  /** The last revealed turn is still to be looked at, though the next has begun. */
  isHeld = $state(false);
  #before = $state.raw<SeatView[] | null>(null);
  #last: EssenceView | null = null;
  #animate: () => number;
  #mayHold: (reveal: RevealView) => boolean;
  #isScreen: () => boolean;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    view: () => EssenceView,
    animate: () => number,
    isScreen: () => boolean,
    mayHold: (reveal: RevealView) => boolean,
  ) {
    this.#animate = animate;
    this.#isScreen = isScreen;
    this.#mayHold = mayHold;
    $effect.pre(() => {
      const now = view();
      untrack(() => this.#look(now));
    });
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  /** The piles as they were while the tips still lie face down: nothing may be told before. */
  seatsOf(view: EssenceView): SeatView[] {
    return this.#before && this.stage !== 'done' ? this.#before : view.seats;
  }

  close(): void {
    this.isHeld = false;
    if (this.stage !== 'done') this.#settle();
  }

  #look(now: EssenceView): void {
    const before = this.#last;
    this.#last = now;
    const isNews = before !== null && now.reveal !== null && now.reveal.turn === (before.reveal?.turn ?? 0) + 1;
    if (isNews && now.reveal) this.#begin(before, now.reveal);
  }

  #begin(before: EssenceView, reveal: RevealView): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.isHeld = this.#mayHold(reveal);
    if (this.#isScreen()) this.#after(READING_MS, () => (this.isHeld = false));
    const pace = this.#animate();
    if (pace === 0) return this.#settle();
    this.#before = before.seats;
    this.stage = 'count';
    this.beat = COUNT_FROM;
    for (let beat = 1; beat < COUNT_FROM; beat += 1) {
      this.#after(BEAT_MS * pace * beat, () => (this.beat = COUNT_FROM - beat));
    }
    const turned = BEAT_MS * COUNT_FROM * pace;
    this.#after(turned, () => (this.stage = 'turn'));
    this.#after(turned + TURN_MS * pace, () => (this.stage = 'sort'));
    this.#after(turned + (TURN_MS + SORT_MS) * pace, () => this.#settle());
  }

  #settle(): void {
    this.stage = 'done';
    this.#before = null;
  }

  #after(millis: number, action: () => void): void {
    this.#timers.push(setTimeout(action, millis));
  }
}
