/** Every symbol stands out on every ground of the table, and its figure on the symbol, by day and by night. */
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast } from '$lib/testing';
import theme from '../theme.css?raw';
import art from './art.css?raw';
import { ELEMENTS } from './elements';

/** What WCAG asks of graphics. */
const ENOUGH = 3;
const GROUNDS = ['--ground', '--panel', '--panel-raised', '--timber', '--maple-face', '--walnut-face', '--oak'];
const COLOURS = coloursOf(theme + art);
const THEMES = [0, 1] as const;

function colour(name: string, at: 0 | 1): string {
  const found = COLOURS[name]?.[at];
  if (!found) throw new Error(`no colour ${name}`);
  return found;
}

describe.each(ELEMENTS)('the symbol of %s', (element) => {
  it.each(GROUNDS)('is seen on %s: by its rim, its edge or its face', (ground) => {
    for (const at of THEMES) {
      const parts = ['--mask', `--${element}-deep`, `--${element}`].map((name) => colour(name, at));
      const best = Math.max(...parts.map((part) => contrast(part, colour(ground, at))));
      expect(best, `${ground} in theme ${at}`).toBeGreaterThanOrEqual(ENOUGH);
    }
  });

  it('shows its figure', () => {
    for (const at of THEMES) {
      expect(contrast(colour(`--${element}`, at), colour(`--on-${element}`, at))).toBeGreaterThanOrEqual(ENOUGH);
    }
  });

  it('has an edge that is darker than its face and its rim', () => {
    expect(contrast(colour(`--${element}-deep`, 0), colour('--mask', 0))).toBeGreaterThanOrEqual(ENOUGH);
  });
});

describe('what a table says by colour', () => {
  it.each([
    ['--lit', '--panel'],
    ['--lit', '--ground'],
    ['--chosen', '--panel'],
    ['--focus', '--ground'],
    ['--focus', '--panel-raised'],
    ['--line-strong', '--panel'],
    ['--accent', '--panel'],
  ])('%s stands out on %s', (sign, ground) => {
    for (const at of THEMES) {
      expect(contrast(colour(sign, at), colour(ground, at)), `theme ${at}`).toBeGreaterThanOrEqual(ENOUGH);
    }
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('the token of seat %i stands out by its rim, its edge or its face', (seat) => {
    for (const at of THEMES) {
      const parts = ['--mask', `--seat-${seat}`, `--seat-${seat}-edge`].map((name) => colour(name, at));
      for (const ground of ['--panel', '--panel-raised']) {
        const best = Math.max(...parts.map((part) => contrast(part, colour(ground, at))));
        expect(best, `${ground} in theme ${at}`).toBeGreaterThanOrEqual(ENOUGH);
      }
    }
  });
});
