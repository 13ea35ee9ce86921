/** A card goes from the hand to its cell in one unbroken way. */
import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';

export type Crossing = ReturnType<typeof crossfade>;

export function crossing(millis: () => number): Crossing {
  return crossfade({
    duration: () => millis(),
    easing: cubicOut,
    fallback: (node) => scale(node, { start: 0.7, duration: millis() * 0.6 }),
  });
}
