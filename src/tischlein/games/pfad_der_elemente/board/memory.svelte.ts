/**
 * What the eye still sees in the grid: a spirit that was covered again stays up for a beat, also without motion, so that
 * everybody has had the look that is theirs. The next spirit that is turned up ends it early. Truth stands in the view.
 */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Happened } from '$lib/board';
import type { PfadView } from './types';

export const BEAT_MS = 1600;

/** The places that were up, or were told of, and are face down now, with what they showed. */
export function covered(before: PfadView | null, now: PfadView, events: Happened[]): Map<string, string> {
  const seen = new Map<string, string>();
  for (const place of before?.grid ?? []) {
    if (place.state === 'up' && place.motif) seen.set(place.id, place.motif);
  }
  for (const { name, facts } of events) {
    if (name === 'revealed' || name === 'third_revealed') seen.set(String(facts.at), String(facts.motif));
  }
  const down = new Set(now.grid.filter((place) => place.state === 'down').map((place) => place.id));
  return new Map([...seen].filter(([id]) => down.has(id)));
}

export class Memory {
  /** Places that are still shown for a moment. */
  lingering = new SvelteMap<string, string>();
  #before: PfadView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: () => PfadView, events: () => Happened[]) {
    $effect.pre(() => {
      const now = view();
      const happened = events();
      untrack(() => this.#see(now, happened));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #see(now: PfadView, happened: Happened[]): void {
    if (now === this.#before) return;
    const fresh = covered(this.#before, now, happened);
    const isTurnedUp = now.grid.some((place) => place.state === 'up');
    this.#before = now;
    if (isTurnedUp || fresh.size > 0) this.#end();
    for (const [id, motif] of fresh) this.lingering.set(id, motif);
    if (fresh.size > 0) this.#timer = setTimeout(() => this.#end(), BEAT_MS);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.lingering.clear();
  }
}
