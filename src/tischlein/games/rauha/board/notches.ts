/** Where the sixteen notches lie round the board, clockwise from above the first column. */

export interface NotchPlace {
  number: number;
  sign: 'moon' | 'star' | 'scoring';
  /** The place in a grid of five by five, of which the middle three by three are the cells. */
  row: number;
  column: number;
}

const AROUND: [row: number, column: number][] = [
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 5],
  [5, 4],
  [5, 3],
  [5, 2],
  [5, 1],
  [4, 1],
  [3, 1],
  [2, 1],
  [1, 1],
];
/** Every fourth is a scoring; between them moon and star take turns, as printed. */
const SIGNS: NotchPlace['sign'][] = ['moon', 'star', 'moon', 'scoring', 'star', 'moon', 'star', 'scoring'];

export const NOTCHES: NotchPlace[] = AROUND.map(([row, column], place) => ({
  number: place + 1,
  sign: SIGNS[place % SIGNS.length] as NotchPlace['sign'],
  row,
  column,
}));

/** The middle of a notch in shares of the board without its edge, and on which side of that it lies. */
export function middleOf(number: number): { across: number; down: number; side: number; below: number } {
  const { row, column } = NOTCHES[number - 1] ?? NOTCHES[0]!;
  return { across: share(column), down: share(row), side: edge(column), below: edge(row) };
}

function share(place: number): number {
  return place === 1 ? 0 : place === 5 ? 1 : (place - 1.5) / 3;
}

function edge(place: number): number {
  return place === 1 ? -0.5 : place === 5 ? 0.5 : 0;
}
