import { describe, expect, it } from 'vitest';
import { goalOf, neighbour, placeOf, readingOrder, squareAt } from './squares';

describe('places on the screen', () => {
  it.each([7, 8])('every square of %i rows finds its way there and back, turned or not', (rows) => {
    for (const turned of [false, true]) {
      for (const square of readingOrder(rows, turned)) {
        expect(squareAt(placeOf(square, rows, turned), rows, turned)).toBe(square);
      }
    }
  });

  it('white sees a8 at the top left, black sees c1 there', () => {
    expect(readingOrder(8, false)[0]).toBe('a8');
    expect(readingOrder(8, true)[0]).toBe('c1');
  });

  it('an arrow key at the edge stays, another key leads nowhere', () => {
    expect(neighbour('a8', 'ArrowUp', 8, false)).toBe('a8');
    expect(neighbour('a8', 'x', 8, false)).toBeNull();
  });

  it('the last row is the goal of white, the first of black', () => {
    expect([goalOf('b7', 7), goalOf('b1', 7), goalOf('b7', 8)]).toEqual([0, 1, null]);
  });
});
