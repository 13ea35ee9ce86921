/**
 * The end of a match is told, not printed: when the last position was looked at (`Stage.ended`), one source of points
 * after the other is counted, then what breaks a tie, and last who has won. Whoever taps has all of it at once.
 */
import { motionFactor } from './settings.svelte';
import type { ResultView } from './wire';

/** Seats with equal points that the rules still tell apart, and by what: the key of `ties`. */
export interface Tie {
  seats: number[];
  key: string;
}

/** Milliseconds: how long each beat stands before the next. */
const BEFORE_THE_FIRST = 700;
const SOURCE = 1300;
const TIE = 2600;
const CEREMONY = 1600;

/** What brought points, the one that parts the players most last; what brought nobody any is not told. */
export function sourcesTold(result: ResultView): string[] {
  const all = [...new Set(result.sources.flatMap((source) => Object.keys(source)))];
  const spread = (source: string): number => {
    const points = result.sources.map((one) => one[source] ?? 0);
    return Math.max(...points) - Math.min(...points);
  };
  const counted = all.filter((source) => result.sources.some((one) => (one[source] ?? 0) !== 0));
  return counted.sort((one, other) => spread(one) - spread(other));
}

export function tiesOf(result: ResultView): Tie[] {
  return [...new Set(result.scores)].flatMap((score) => {
    const level = result.scores.flatMap((one, seat) => (one === score ? [seat] : []));
    return brokenBy(result, level);
  });
}

/** By the first figure in which they differ; those who are level there too, by the next one. */
function brokenBy(result: ResultView, level: number[]): Tie[] {
  if (new Set(level.map((seat) => result.places[seat])).size < 2) return [];
  const of = (seat: number, key: string): number => result.ties[seat]?.[key] ?? 0;
  const keys = Object.keys(result.ties[level[0]!] ?? {});
  const key = keys.find((one) => new Set(level.map((seat) => of(seat, one))).size > 1);
  if (key === undefined) return [];
  const figures = [...new Set(level.map((seat) => of(seat, key)))];
  const rest = figures.map((figure) => level.filter((seat) => of(seat, key) === figure));
  return [{ seats: level, key }, ...rest.flatMap((seats) => brokenBy(result, seats))];
}

export class Ending {
  /** -1 while there is no end to tell; then how many beats are told. */
  told = $state(-1);
  sources = $state.raw<string[]>([]);
  ties = $state.raw<Tie[]>([]);
  /** Whether the result may be shown at all. */
  isOpen = $derived(this.told >= 0);
  /** The last beat: who has won. */
  isOver = $derived(this.told > this.sources.length + this.ties.length);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Only who saw the match go on is told the end; who comes later finds it told. */
  begin(result: ResultView, sawItEnd: boolean): void {
    this.stop();
    this.sources = sourcesTold(result);
    this.ties = tiesOf(result);
    if (!sawItEnd || motionFactor() === 0 || document.hidden) return this.skip();
    this.told = 0;
    this.#next(this.#pause());
  }

  /** A tap: everything is told. */
  skip(): void {
    this.stop();
    this.told = this.sources.length + this.ties.length + 1;
  }

  /** Nothing is told any more: another match has begun. */
  clear(): void {
    this.stop();
    this.told = -1;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The source that is counted now. */
  get source(): string {
    return this.sources[this.told - 1] ?? '';
  }

  /** The tie that is told now. */
  get tie(): Tie | undefined {
    return this.ties[this.told - 1 - this.sources.length];
  }

  #next(pause: number): void {
    this.#timer = setTimeout(() => {
      this.told += 1;
      if (!this.isOver) this.#next(this.#pause());
    }, pause * motionFactor());
  }

  #pause(): number {
    if (this.told === 0) return this.sources.length > 0 ? BEFORE_THE_FIRST : CEREMONY;
    if (this.tie) return TIE;
    // Before the last one is counted, and before the winner is named, one holds one's breath.
    return this.told >= this.sources.length - 1 ? SOURCE * 1.5 : SOURCE;
  }
}
