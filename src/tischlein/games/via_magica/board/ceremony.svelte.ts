/**
 * What is shown for a moment when something has happened: tokens that come out of the bag one after the other, and gates
 * that open. For the eyes only; what is true stands in the view.
 */
import { untrack } from 'svelte';
import type { Happened } from '$lib/board';

export interface Drawn {
  animus: string;
  /** Counts the draws seen, so that two equal tokens in a row are still two. */
  number: number;
}

export interface Cry {
  seat: number;
  gate: string;
  number: number;
}

const TOKEN_MS = 900;
const CRY_MS = 1500;

export class Ceremony {
  drawn = $state.raw<Drawn>({ animus: '', number: 0 });
  cry = $state.raw<Cry | null>(null);
  #token: () => string;
  #animate: () => number;
  #draws = 0;
  #cries = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  /** When the last token and the last cry that are planned have had their moment. */
  #busyUntil = { token: 0, cry: 0 };

  constructor(token: () => string, events: () => Happened[], animate: () => number) {
    this.#token = token;
    this.#animate = animate;
    this.drawn = { animus: token(), number: 0 };
    $effect(() => {
      const happened = events();
      token();
      untrack(() => this.#hear(happened));
    });
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  #hear(happened: Happened[]): void {
    for (const { name, facts } of happened) {
      if (name === 'caught') this.#plan('token', TOKEN_MS * this.#animate(), () => this.#draw(String(facts.animus)));
      if (name === 'opened') {
        const cry = { seat: Number(facts.seat), gate: String(facts.gate) };
        this.#plan('cry', CRY_MS, () => (this.cry = { ...cry, number: (this.#cries += 1) }));
      }
    }
    if (this.#busyUntil.token <= Date.now()) this.#settle();
    else this.#later(this.#busyUntil.token, () => this.#settle());
    this.#later(this.#busyUntil.cry, () => this.#hush());
  }

  /** Each has its moment, the first at once. */
  #plan(stage: 'token' | 'cry', millis: number, show: () => void): void {
    const at = Math.max(Date.now(), this.#busyUntil[stage]);
    this.#busyUntil[stage] = at + millis;
    this.#later(at, show);
  }

  #later(at: number, action: () => void): void {
    const wait = at - Date.now();
    if (wait <= 0) return action();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, wait);
    this.#timers.add(timer);
  }

  #draw(animus: string): void {
    this.#draws += 1;
    this.drawn = { animus, number: this.#draws };
  }

  /** In the end the view is right, whatever was shown on the way. */
  #settle(): void {
    if (Date.now() >= this.#busyUntil.token && this.drawn.animus !== this.#token()) this.#draw(this.#token());
  }

  #hush(): void {
    if (Date.now() >= this.#busyUntil.cry) this.cry = null;
  }
}
