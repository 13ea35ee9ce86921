/**
 * A card goes from my hand to its cell in one piece: it has its new shape from the first moment, so that nothing is
 * squashed, and what lies below stays to be seen until it has landed.
 */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export class Arrivals {
  #millis: () => number;
  #spots = new Map<string, DOMRect>();

  constructor(millis: () => number) {
    this.#millis = millis;
  }

  /** Where the cards of the hand lie now, before anything changes. */
  note(hand: ParentNode | undefined): void {
    for (const card of hand?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      this.#spots.set(card.dataset.card ?? '', card.getBoundingClientRect());
    }
  }

  get millis(): number {
    return this.#millis();
  }

  /** From where the card lay to where it lies; where it never lay in my hand, it comes from above. */
  land = (node: HTMLElement, card: string): TransitionConfig => {
    const [from, to] = [this.#spots.get(card), node.getBoundingClientRect()];
    this.#spots.delete(card);
    if (!from || from.width === 0 || to.width === 0) return { duration: 0 };
    const across = from.left + from.width / 2 - to.left - to.width / 2;
    const down = from.top + from.height / 2 - to.top - to.height / 2;
    const size = from.height / to.height;
    return {
      duration: this.#millis(),
      easing: cubicOut,
      css: (_, left) => `transform: translate(${across * left}px, ${down * left}px) scale(${1 + (size - 1) * left})`,
    };
  };

  /** What is covered stays below until then. */
  stay = (_node: HTMLElement): TransitionConfig => ({ duration: this.#millis(), css: () => 'z-index: -1' });
}
