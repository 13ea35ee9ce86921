import { describe, expect, it } from 'vitest';
import { journeys } from './journeys';
import { covered } from './memory.svelte';
import { area, grid, position, spirit, TILES } from './testing';

const up = (motif: string) => ({ state: 'up', motif });

describe('what the eye still sees', () => {
  it('two different spirits that are covered again are remembered for a beat', () => {
    const before = position({ grid: grid({ '3': up('fire'), '7': up('mask') }) });
    expect([...covered(before, position(), [])]).toEqual([
      ['3', 'fire'],
      ['7', 'mask'],
    ]);
  });

  it('a spirit that was only told of is shown too', () => {
    const told = [{ name: 'revealed', facts: { seat: 1, at: '9', motif: 'air' } }];
    expect([...covered(null, position(), told)]).toEqual([['9', 'air']]);
  });

  it('a spirit that lies open or has left is not', () => {
    const before = position({ grid: grid({ '3': up('fire'), '7': up('fire') }) });
    const now = position({ grid: grid({ '3': { state: 'gone' }, '7': up('fire') }) });
    expect(covered(before, now, []).size).toBe(0);
  });
});

describe('spirits on their way', () => {
  const before = position({ grid: grid({ '3': up('fire'), '7': up('fire') }) });

  it('a placed spirit comes from the place that is empty now', () => {
    const now = position({ grid: grid({ '3': { state: 'gone' }, '7': up('fire') }) });
    const told = [{ name: 'placed', facts: { seat: 0, path: 'water', at: '2', motif: 'fire' } }];
    expect(journeys(before, now, told)).toEqual([{ from: 'grid 3', to: '1 2', motif: 'fire' }]);
  });

  it('swapped spirits pass each other, and a covered one keeps its secret', () => {
    const spirits = [spirit('1', 'air'), spirit('2', null, { covered: true })];
    const now = position({ areas: [area(0, { tiles: TILES }), area(1, { tiles: TILES, spirits })] });
    const told = [{ name: 'swapped', facts: { seat: 0, path: 'water', at: '1', to: '2' } }];
    expect(journeys(before, now, told)).toEqual([
      { from: '1 1', to: '1 2', motif: null },
      { from: '1 2', to: '1 1', motif: 'air' },
    ]);
  });

  it('other news move nothing', () => {
    const told = [{ name: 'upgraded', facts: { seat: 0, at: '1' } }];
    expect(journeys(before, before, told)).toEqual([]);
  });
});
