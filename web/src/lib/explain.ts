/**
 * What a thing on the table is. Whatever has `data-explain="crystal"` is explained by hover, long press or focus, with the
 * texts of the game's locale: `explain-crystal` (its name), `explain-crystal-meaning`, and `explain-crystal-rule` (a
 * paragraph, "4.8"), where there are any. Numbers in the texts come from `data-explain-facts`, as JSON.
 */
import type { Say } from './board';

export interface Explanation {
  name: string;
  meaning: string;
  /** The paragraph of the rules; "" where none is meant. */
  rule: string;
}

type Facts = Record<string, string | number>;

export function explanationOf(say: Say, has: (key: string) => boolean, key: string, facts: Facts = {}): Explanation {
  const text = (name: string): string => (has(name) ? say(name, facts) : '');
  return {
    name: say(`explain-${key}`, facts),
    meaning: text(`explain-${key}-meaning`),
    rule: text(`explain-${key}-rule`),
  };
}

interface Point {
  x: number;
  y: number;
}

/** The nearest thing around a part of the page that can be explained, or what lies under a bare button there. */
export function explainable(
  part: EventTarget | null,
  at?: Point,
): { key: string; facts: Facts; node: HTMLElement } | null {
  const node =
    part instanceof Element ? ((isBare(part) ? beneath(part, at ?? middle(part)) : null) ?? around(part)) : null;
  if (!node?.dataset.explain) return null;
  const facts: unknown = node.dataset.explainFacts ? JSON.parse(node.dataset.explainFacts) : {};
  return { key: node.dataset.explain, facts: facts as Facts, node };
}

/** A button that draws nothing itself: it lies over what it stands for. */
export function isBare(part: Element): boolean {
  return part.childElementCount === 0 && part.textContent === '';
}

function around(part: Element): HTMLElement | null {
  return part.closest<HTMLElement>('[data-explain]');
}

function beneath(part: Element, { x, y }: Point): HTMLElement | null {
  const found = (document.elementsFromPoint?.(x, y) ?? []).filter((one) => one !== part);
  return found.map(around).find((node) => node !== null) ?? null;
}

function middle(part: Element): Point {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
