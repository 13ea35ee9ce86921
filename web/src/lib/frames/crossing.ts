/**
 * A piece goes from one part of the board to another in one unbroken way; where it is new there, it grows. Its shape stays:
 * it is never squashed, and where one of the two places has no size, it is there at once.
 */
import { cubicOut } from 'svelte/easing';
import { scale, type TransitionConfig } from 'svelte/transition';

type Cross = (node: Element, key: { key: string | number }) => () => TransitionConfig;
/** What leaves, and what comes. */
export type Crossing = [Cross, Cross];

export function crossing(millis: () => number, start = 0.6): Crossing {
  const leaving = new Map<string | number, Element>();
  const coming = new Map<string | number, Element>();

  function cross(here: Map<string | number, Element>, there: Map<string | number, Element>): Cross {
    return (node, { key }) => {
      here.set(key, node);
      return () => {
        const other = there.get(key);
        there.delete(key);
        if (other) return journey(other, node, millis());
        here.delete(key);
        return scale(node, { start, duration: millis() * 0.6 });
      };
    };
  }

  return [cross(leaving, coming), cross(coming, leaving)];
}

function journey(from: Element, to: Element, duration: number): TransitionConfig {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (start.width === 0 || end.width === 0 || start.height === 0 || end.height === 0) return { duration: 0 };
  const { transform, opacity } = getComputedStyle(to);
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const size = Math.min(start.width / end.width, start.height / end.height);
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `
      opacity: ${t * Number(opacity)};
      transform-origin: 50% 50%;
      transform: translate(${u * x}px, ${u * y}px) ${transform === 'none' ? '' : transform} scale(${t + u * size});`,
  };
}
