/** Where squares lie on the screen. My side is at the bottom, so black sees the board turned by half. */

export const FILES = ['a', 'b', 'c'] as const;

export interface Place {
  /** 0 to 2, from the left of the screen. */
  column: number;
  /** 0 is the line at the top of the screen. */
  line: number;
}

export function isTurned(seat: number | null): boolean {
  return seat === 1;
}

export function placeOf(square: string, rows: number, turned: boolean): Place {
  const file = FILES.indexOf(square[0] as (typeof FILES)[number]);
  const row = Number(square.slice(1));
  if (turned) return { column: 2 - file, line: row - 1 };
  return { column: file, line: rows - row };
}

export function squareAt(place: Place, rows: number, turned: boolean): string | null {
  if (place.column < 0 || place.column > 2 || place.line < 0 || place.line >= rows) return null;
  const file = FILES[turned ? 2 - place.column : place.column];
  const row = turned ? place.line + 1 : rows - place.line;
  return `${file}${row}`;
}

/** All squares in reading order: the top line first, from left to right. */
export function readingOrder(rows: number, turned: boolean): string[] {
  const order: string[] = [];
  for (let line = 0; line < rows; line += 1) {
    for (let column = 0; column < 3; column += 1) order.push(squareAt({ column, line }, rows, turned) as string);
  }
  return order;
}

const ARROWS: Record<string, Place> = {
  ArrowLeft: { column: -1, line: 0 },
  ArrowRight: { column: 1, line: 0 },
  ArrowUp: { column: 0, line: -1 },
  ArrowDown: { column: 0, line: 1 },
};

/** The square that an arrow key leads to, the same one at the edge, or null when the key is no arrow. */
export function neighbour(square: string, key: string, rows: number, turned: boolean): string | null {
  const step = ARROWS[key];
  if (!step) return null;
  const place = placeOf(square, rows, turned);
  const next = { column: place.column + step.column, line: place.line + step.line };
  return squareAt(next, rows, turned) ?? square;
}

/** Whose wand wants to reach this square: white the last row, black the first (§16). */
export function goalOf(square: string, rows: number): number | null {
  const row = Number(square.slice(1));
  if (row === rows) return 0;
  return row === 1 ? 1 : null;
}
