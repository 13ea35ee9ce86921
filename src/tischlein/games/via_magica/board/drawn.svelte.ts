/**
 * The token that lies beside the bag. While scenes run it is the one that was drawn in them; as soon as something is asked of
 * me it is the one that I must answer, whatever else is still being shown.
 */
import { untrack } from 'svelte';
import type { Stage } from '$lib/stage.svelte';
import type { ViaMagicaView } from './types';

export class Drawn {
  animus = $state.raw('');
  /** Counts the draws seen, so that two equal tokens in a row are still two. */
  number = $state.raw(0);
  /** The round or the scene of this token. */
  #of: unknown;

  constructor(view: () => ViaMagicaView, stage: () => Stage, isAsked: () => boolean) {
    this.animus = view().token;
    this.#of = view().round;
    $effect(() => {
      const { token, round } = view();
      const { scene } = stage();
      const asked = isAsked();
      untrack(() => {
        if (asked) this.#show(token, round);
        else if (scene?.name === 'drawn') this.#show(String(scene.art?.animus), scene);
        else if (!scene && this.animus !== token) this.#show(token, round);
      });
    });
  }

  #show(animus: string, of: unknown): void {
    if (this.#of === of) return;
    this.#of = of;
    this.animus = animus;
    this.number += 1;
  }
}
