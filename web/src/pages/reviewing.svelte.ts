/** The review of one match while its page is open: asked for once it is wanted, deeper on wish. */
import { Refusal } from '$lib/api';
import type { Review, ReviewedDecision, ReviewState } from '$lib/wire';
import { awaitMade, momentsOf } from './review';

/** How much work a review is worth, and what somebody may ask for beyond it. */
const USUAL = 1;
const DEEPER = 4;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  place = $state(0);
  done = $state(0);
  isMaking = $state(false);
  /** What was asked for last; a server whose rules are slow may do less. */
  depth = $state(0);
  isOpen = $state(false);
  /** Which of the moments that mattered is looked at on the board. */
  moment = $state<number | null>(null);
  #ask: (depth: number) => Promise<ReviewState>;

  constructor(ask: (depth: number) => Promise<ReviewState>, isOpen: boolean, moment: number | null) {
    this.#ask = ask;
    this.isOpen = isOpen && moment === null;
    this.moment = moment === null || moment < 1 ? null : moment - 1;
  }

  get isWanted(): boolean {
    return this.isOpen || this.moment !== null;
  }

  get moments(): ReviewedDecision[] {
    return this.review ? momentsOf(this.review) : [];
  }

  /** The moment that is looked at. */
  get decision(): ReviewedDecision | null {
    return this.moment === null ? null : (this.moments[this.moment] ?? null);
  }

  get mayGoDeeper(): boolean {
    return this.review !== null && !this.isMaking && this.depth < DEEPER;
  }

  open(): void {
    this.moment = null;
    this.isOpen = true;
  }

  look(moment: number): void {
    this.isOpen = false;
    this.moment = moment;
  }

  /** Asks until it is there. What is shown meanwhile stays. */
  begin(): Promise<void> {
    return this.review || this.isMaking ? Promise.resolve() : this.#make(USUAL);
  }

  deeper(): Promise<void> {
    return this.#make(DEEPER);
  }

  async #make(depth: number): Promise<void> {
    [this.isMaking, this.trouble, this.depth, this.place, this.done] = [true, null, depth, 0, 0];
    try {
      const found = await awaitMade(
        () => this.#ask(depth),
        (state) => state.review,
        (place, done) => ([this.place, this.done] = [place, done]),
        () => this.isWanted,
      );
      if (found) this.review = found;
    } catch (error) {
      this.trouble = error instanceof Refusal ? error : new Refusal('server_unreachable');
      if (this.review) this.depth = USUAL;
    } finally {
      this.isMaking = false;
    }
  }
}
