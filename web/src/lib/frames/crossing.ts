/** A piece goes from one part of the board to another in one unbroken way; where it is new there, it grows. */
import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';

export type Crossing = ReturnType<typeof crossfade>;

export function crossing(millis: () => number, start = 0.6): Crossing {
  return crossfade({
    duration: () => millis(),
    easing: cubicOut,
    fallback: (node) => scale(node, { start, duration: millis() * 0.6 }),
  });
}
