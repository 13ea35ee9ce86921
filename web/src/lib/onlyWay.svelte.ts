/**
 * Where there is only one answer, it goes out by itself after a moment in which one can see it. A game whose players
 * often have no choice asks for this in its board; the player may switch it off.
 */
import type { Chooser, Named } from './chooser.svelte';
import { settings } from './settings.svelte';

const MOMENT_MS = 1500;

export class OnlyWay {
  #chooser: () => Chooser;

  constructor(chooser: () => Chooser) {
    this.#chooser = chooser;
    $effect(() => {
      const answer = this.answer;
      if (!answer) return;
      const timer = setTimeout(() => this.#chooser().send(answer), MOMENT_MS);
      return () => clearTimeout(timer);
    });
  }

  /** The answer that is about to go out, or null. */
  get answer(): Named | null {
    const { actions, sealed, pending, isPatient } = this.#chooser();
    const only = actions.length === 1 ? actions[0] : undefined;
    return settings.onlyWay && !isPatient && only && !sealed && !pending ? only : null;
  }
}
