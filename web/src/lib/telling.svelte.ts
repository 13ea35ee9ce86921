/** Tells what happens one sentence after the other, each long enough to be read across the room. */
import { motionFactor } from './settings.svelte';

/** Milliseconds that a sentence stands at least; where others wait, it makes room sooner. */
export const SENTENCE_MS = 1300;
/** When more happens at once, only the last of it is told. */
const MOST = 3;

export class Telling {
  /** The sentence that is told, with a number that makes it another one even if the words are the same. */
  told = $state.raw<{ number: number; sentence: string }>({ number: 0, sentence: '' });
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What has just happened, in order. */
  tell(sentences: string[]): void {
    this.#waiting = [...this.#waiting, ...sentences].slice(-MOST);
    if (motionFactor() === 0) this.#waiting = this.#waiting.slice(-1);
    if (this.#timer === undefined) this.#next();
  }

  /** What waits is not told any more, and neither is what stands: the match is over, or nobody looks. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    if (this.told.sentence !== '') this.told = { number: this.told.number + 1, sentence: '' };
  }

  #next(): void {
    this.#timer = undefined;
    const sentence = this.#waiting.shift();
    if (sentence === undefined) return;
    this.told = { number: this.told.number + 1, sentence };
    const pause = (SENTENCE_MS * motionFactor()) / (1 + this.#waiting.length);
    this.#timer = setTimeout(() => this.#next(), pause);
  }
}
