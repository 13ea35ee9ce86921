/** A captured disc goes from the board to the tray (and back when a ply is taken back) in one unbroken way. */
import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';

export type Crossing = ReturnType<typeof crossfade>;

export function crossing(millis: () => number): Crossing {
  return crossfade({
    duration: () => millis(),
    easing: cubicOut,
    fallback: (node) => scale(node, { start: 0.6, duration: millis() * 0.6 }),
  });
}
