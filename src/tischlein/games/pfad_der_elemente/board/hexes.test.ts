import { describe, expect, it } from 'vitest';
import { gazeAt } from './camera.svelte';
import {
  areNear,
  cellAt,
  cellOf,
  centre,
  HEIGHT,
  isOnTable,
  neighbourBy,
  outline,
  sheetAround,
  SIDE,
  WIDTH,
} from './hexes';
import { marksOf } from './marks';
import { tile } from './testing';

const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
].map(([q = 0, r = 0]) => ({ q, r }));

describe('hexagons on the paper', () => {
  it('all six neighbours are equally far, as wide as a tile', () => {
    for (const cell of AROUND) {
      const { x, y } = centre(cell);
      expect(Math.hypot(x, y)).toBeCloseTo(WIDTH);
      expect(areNear({ q: 0, r: 0 }, cell)).toBe(true);
    }
  });

  it('knows the cell under a finger, near its middle and near its rim', () => {
    for (const cell of [{ q: 0, r: 0 }, { q: -4, r: 3 }, ...AROUND]) {
      const { x, y } = centre(cell);
      for (const [dx, dy] of [
        [0, 0],
        [0, 40],
        [0, -40],
        [36, 14],
        [-36, -14],
      ] as const) {
        const { q, r } = cellAt({ x: x + dx, y: y + dy });
        expect(`${q},${r}`).toBe(`${cell.q},${cell.r}`);
      }
    }
  });

  it('the table ends somewhere', () => {
    expect(isOnTable({ q: -23, r: 0 })).toBe(true);
    expect(isOnTable({ q: 12, r: 12 })).toBe(false);
  });

  it('a corner is no contact', () => {
    expect(areNear({ q: 0, r: 0 }, { q: 1, r: 1 })).toBe(false);
    expect(areNear({ q: 0, r: 0 }, { q: 0, r: 0 })).toBe(false);
  });

  it('reads the names of cells, also left of the middle', () => {
    expect(cellOf('-1,2')).toEqual({ q: -1, r: 2 });
  });

  it('a hexagon stands on a corner', () => {
    expect(outline(10)).toMatch(/^M0 -10L8\.66 -5L/);
  });

  it('the sheet of one tile is the tile', () => {
    expect(sheetAround([{ q: 0, r: 0 }])).toEqual({ x: -WIDTH / 2, y: -SIDE, width: WIDTH, height: HEIGHT });
  });

  it('an arrow key leads to the nearest tile in its direction, or nowhere', () => {
    expect(neighbourBy('ArrowRight', { q: 0, r: 0 }, AROUND)).toEqual({ q: 1, r: 0 });
    expect(neighbourBy('ArrowUp', { q: 0, r: 0 }, AROUND)?.r).toBe(-1);
    expect(neighbourBy('ArrowDown', { q: 0, r: 1 }, AROUND)).toBeNull();
    expect(neighbourBy('x', { q: 0, r: 0 }, AROUND)).toBeNull();
  });
});

describe('the window', () => {
  const sheet = { x: 0, y: 0, width: 10 * WIDTH, height: 400 };

  it('shows everything where nothing is to be tapped', () => {
    const { scale } = gazeAt(sheet, { width: 300, height: 300 }, 0);
    expect(scale * sheet.width).toBeCloseTo(300);
  });

  it('keeps tiles large enough for a thumb where they are to be tapped', () => {
    const { scale } = gazeAt(sheet, { width: 300, height: 300 }, 44);
    expect(scale * WIDTH).toBeCloseTo(44);
  });

  it('does not blow up a single tile', () => {
    const { scale } = gazeAt(sheetAround([]), { width: 900, height: 900 }, 44);
    expect(scale * WIDTH).toBeLessThan(100);
  });
});

describe('patterns drawn on the tiles', () => {
  const row = [tile('a', 0, 0, 'water'), tile('b', 1, 0, 'water'), tile('c', 2, -1, 'water')];

  it('a river is a line from neighbour to neighbour, its points at the source', () => {
    const [mark] = marksOf(row, [{ kind: 'row', element: 'water', tiles: ['a', 'b', 'c'], points: 3 }]);
    expect(mark?.lines).toEqual([
      [centre(row[0]!), centre(row[1]!)],
      [centre(row[1]!), centre(row[2]!)],
    ]);
    expect(mark?.badge.x).toBeCloseTo(WIDTH / 2);
  });

  it('a triangle is an area with its points in the middle', () => {
    const three = [tile('a', 0, 0, 'fire'), tile('b', 1, 0, 'fire'), tile('c', 0, 1, 'fire')];
    const [mark] = marksOf(three, [{ kind: 'triangle', element: 'fire', tiles: ['a', 'b', 'c'], points: 2 }]);
    expect(mark?.area).toHaveLength(3);
    expect(mark?.badge).toEqual({ x: WIDTH / 2, y: SIDE / 2 });
  });

  it('a clearing has no lines', () => {
    const [mark] = marksOf(row, [{ kind: 'clearing', element: 'earth', tiles: ['a'], points: 1 }]);
    expect([mark?.lines, mark?.area]).toEqual([[], []]);
  });
});
