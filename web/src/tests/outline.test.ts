import { describe, expect, it } from 'vitest';
import { columnsOf } from '../lib/outline';

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
