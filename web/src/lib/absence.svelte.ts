/** Who has kept the table waiting for long: the others are asked whether the computer shall play on for them. */
import type { Table } from './table.svelte';

export interface Absent {
  seat: number;
  minutes: number;
}

const TICK_MS = 1000;

export class Absence {
  #table: Table;
  #now = $state(Date.now());
  /** By seat: until how many seconds of absence nobody asks again. */
  #patience = $state.raw<Record<number, number>>({});

  constructor(table: Table) {
    this.#table = table;
  }

  /** Looks at the clock for as long as it is shown. */
  watch(): () => void {
    const clock = setInterval(() => (this.#now = Date.now()), TICK_MS);
    return () => clearInterval(clock);
  }

  /** Only for somebody who plays, and only while the match waits for the one who is away. */
  get asked(): Absent | null {
    const { state, update } = this.#table;
    if (!state || !update || update.result || state.phase !== 'playing' || state.mine.length === 0) return null;
    const seat = update.turn.waiting_for.find((one) => this.#seconds(one) >= this.#patienceWith(one));
    return seat === undefined ? null : { seat, minutes: Math.floor(this.#seconds(seat) / 60) };
  }

  /** As long once more. */
  wait(seat: number): void {
    const more = Math.max(60, this.#table.state?.ask_after ?? 0);
    this.#patience = { ...this.#patience, [seat]: this.#seconds(seat) + more };
  }

  #patienceWith(seat: number): number {
    return Math.max(this.#patience[seat] ?? 0, this.#table.state?.ask_after ?? Infinity);
  }

  #seconds(seat: number): number {
    const card = this.#table.state?.seats[seat];
    if (card?.kind !== 'person' || !card.away) return -1;
    return card.away_seconds + Math.max(0, this.#now - this.#table.seatsAt) / 1000;
  }
}
