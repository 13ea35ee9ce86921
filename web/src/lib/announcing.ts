/** What a screen reader is told of a match: what has happened, in a few sentences, and then what is asked. */

/** So many events are told; of more, only how many there were before. The log has them all. */
export const MOST_TOLD = 4;
/** So long nothing new must happen before it is told, and so long at most: quick bots would interrupt every sentence. */
export const QUIET_MS = 400;
const LATEST_MS = 2000;

export function announcement(fresh: string[], question: string, more: (count: number) => string): string {
  const left = fresh.length - MOST_TOLD;
  return [...(left > 0 ? [more(left)] : []), ...fresh.slice(-MOST_TOLD), question].filter(Boolean).join(' ');
}

/** Calls `speak` once when a burst is over. */
export class Breath {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  constructor(private readonly speak: () => void) {}

  hear(): void {
    const now = Date.now();
    if (this.#timer === undefined) this.#since = now;
    clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(QUIET_MS, this.#since + LATEST_MS - now));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.speak();
    }, wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
