/**
 * One device for several people. Only one seat is looked through at a time, and a curtain lies over the table while the
 * device goes from hand to hand: behind it the page has nothing but what everybody may see.
 *
 *   looking   the seat that this device looks through; null behind the curtain and while nobody here has to decide
 *   curtain   for whom the curtain waits, or null when it is up
 */
import type { Wish } from './connection.svelte';
import { isShared, nextHere } from './hands';
import { motionFactor } from './settings.svelte';
import type { TableState, Update } from './wire';

/** Whoever has just decided sees what came of it for this long. */
export const MOMENT_MS = 1400;

export interface Shown {
  readonly state: TableState | null;
  readonly update: Update | null;
  readonly connection: { send(wish: Wish): void };
  forget(): void;
}

export class Handover {
  looking = $state<number | null>(null);
  curtain = $state<number | null>(null);
  /** Who had the device last: they may have a second look, and take back from there. */
  before = $state<number | null>(null);
  #table: Shown;
  /** Somebody wants to look although another one has to decide: the curtain does not fall by itself. */
  #isHeld = false;
  #falling: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Shown) {
    this.#table = table;
  }

  get isShared(): boolean {
    return isShared(this.#table.state);
  }

  /** The seat of this device that has to decide, where it is not the one that looks. */
  get next(): number | null {
    const { state, update } = this.#table;
    if (!state || !update || !this.isShared) return null;
    const next = nextHere(state.mine, this.looking, update);
    return next === this.looking ? null : next;
  }

  /** An update of a seat that nobody here looks through is not ours to keep: it was on its way when the curtain fell. */
  isForUs(update: Update): boolean {
    return !this.isShared || update.seat === this.looking;
  }

  /** Something has changed: does the device have to go on? */
  consider(): void {
    if (!this.isShared) return this.#putAway();
    this.#leaveLostSeats();
    if (!this.#table.update) return;
    if (this.next === null) this.#isHeld = false;
    // The view that was asked for is there.
    if (this.curtain !== null && this.looking !== null) this.curtain = null;
    else if (this.curtain !== null) this.curtain = this.#isHeld ? this.curtain : this.next;
    else if (this.next !== null && !this.#isHeld) this.#fallSoon();
  }

  /** The device goes to this seat: the curtain falls, and what was to be seen is gone from the page. */
  handTo(seat: number): void {
    this.#isHeld = seat !== this.next;
    this.#fall(seat);
  }

  /** The one for whom the curtain waits says that they hold the device. */
  lift(): void {
    if (this.curtain !== null) this.#look(this.curtain);
  }

  /** The one who had the device before has not let go of it yet. */
  lookAgain(): void {
    if (this.before === null) return;
    this.#isHeld = true;
    this.curtain = this.before;
    this.#look(this.before);
  }

  #fallSoon(): void {
    clearTimeout(this.#falling);
    const moment = this.looking === null ? 0 : MOMENT_MS * motionFactor();
    const fall = (): void => {
      if (this.next !== null && this.curtain === null) this.#fall(this.next);
    };
    if (moment === 0) fall();
    else this.#falling = setTimeout(fall, moment);
  }

  #fall(seat: number): void {
    clearTimeout(this.#falling);
    this.curtain = seat;
    if (this.looking === null) return;
    this.before = this.looking;
    this.looking = null;
    this.#table.forget();
    this.#table.connection.send({ type: 'look', seat: null });
  }

  #look(seat: number): void {
    this.looking = seat;
    this.#table.forget();
    this.#table.connection.send({ type: 'look', seat });
  }

  /** A seat that moved to a phone of its own, or was left, is not looked through any more. */
  #leaveLostSeats(): void {
    const mine = this.#table.state?.mine ?? [];
    if (this.before !== null && !mine.includes(this.before)) this.before = null;
    if (this.looking === null || mine.includes(this.looking)) return;
    this.looking = null;
    this.#table.forget();
  }

  #putAway(): void {
    clearTimeout(this.#falling);
    this.looking = null;
    this.curtain = null;
    this.before = null;
    this.#isHeld = false;
  }
}
