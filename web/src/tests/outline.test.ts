import { describe, expect, it } from 'vitest';
import { areAreas, cardText, colourOfPart, colourOfThing, isCard } from '../lib/hints';
import type { Words } from '../lib/i18n.svelte';
import { columnsOf, isRows } from '../lib/outline';

describe('the plain board', () => {
  it('has a column for what only later things have: discs of others say nothing of their undersides', () => {
    const discs = [
      { id: 0, at: 'a1', up: 'fire' },
      { id: 9, at: 'a8', up: 'wood', down: 'water' },
      { id: 10, at: 'b8', up: 'fire', down: 'wood', wand: true },
    ];
    expect(columnsOf(discs)).toEqual(['at', 'up', 'down', 'wand']);
  });

  it('needs nothing where there is nothing', () => {
    expect(columnsOf([])).toEqual([]);
  });
});

describe('the hints in a view', () => {
  const texts: Record<string, string> = { 'word-crab': 'Krebs', 'colour-crab': 'red' };
  const words: Words = { has: (key) => key in texts, say: (key) => texts[key] ?? key };

  it('make a card of what has a suit and a value, and of nothing that says more', () => {
    expect(isCard({ id: 7, suit: 'crab', value: 3 })).toBe(true);
    expect(isCard({ suit: 'crab', value: 3, owner: 1 })).toBe(false);
    expect(cardText(words, { suit: 'crab', value: 3 })).toBe('Krebs 3');
  });

  it('colour a suit by the word of the game, and a colour by its own name', () => {
    expect(colourOfThing(words, { suit: 'crab', value: 3 })).toBe('red');
    expect(colourOfPart(words, 'colour', 'blue')).toBe('blue');
    expect(colourOfPart(words, 'tide', 'blue')).toBe('');
    expect(colourOfThing(words, { suit: 'fish', value: 3 })).toBe('');
  });

  it('set the areas of people side by side, and nothing that a seat has twice', () => {
    expect(areAreas([{ seat: 0 }, { seat: 1 }])).toBe(true);
    expect(areAreas([{ seat: 0 }, { seat: 0 }])).toBe(false);
  });

  it('keep cards in the cells of a table', () => {
    expect(isRows([{ seat: 0, card: { suit: 'crab', value: 3 }, caught: [{ suit: 'fish', value: 1 }] }])).toBe(true);
  });
});
