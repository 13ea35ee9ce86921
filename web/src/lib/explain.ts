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

/** The nearest thing around a part of the page that can be explained. */
export function explainable(part: EventTarget | null): { key: string; facts: Facts; node: HTMLElement } | null {
  const node = part instanceof Element ? part.closest<HTMLElement>('[data-explain]') : null;
  if (!node?.dataset.explain) return null;
  const facts: unknown = node.dataset.explainFacts ? JSON.parse(node.dataset.explainFacts) : {};
  return { key: node.dataset.explain, facts: facts as Facts, node };
}
