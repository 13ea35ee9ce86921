/** The mark of each seat: a colour, a shape and (with the name beside it) a letter. Drawn in a square from -50 to 50. */
export interface SeatMark {
  shape: 'circle' | 'notched' | 'triangle' | 'diamond' | 'hexagon' | 'star' | 'square' | 'drop';
  path: string;
  colour: string;
  edge: string;
  /** The colour of an outline or a letter that is read on the mark. */
  ink: string;
}

/** A disc whose edge has notches all around, so that a finger tells it from a smooth one. */
export function notchedRim(radius: number, notches: number): string {
  const depth = radius * 0.09;
  const points: string[] = [];
  for (let notch = 0; notch < notches; notch += 1) {
    for (const [share, reach] of [
      [0.16, radius],
      [0.84, radius],
      [1, radius - depth],
    ] as const) {
      const angle = ((notch + share) / notches) * 2 * Math.PI;
      points.push(`${(reach * Math.sin(angle)).toFixed(2)} ${(-reach * Math.cos(angle)).toFixed(2)}`);
    }
  }
  return `M${points.join('L')}Z`;
}

export function smoothRim(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius} ${radius} ${radius} 0 1 1 0 ${-radius}Z`;
}

const LIGHT = 'var(--paper)';
const DARK = 'var(--ink)';

const MARKS: readonly Omit<SeatMark, 'colour' | 'edge'>[] = [
  { shape: 'circle', path: smoothRim(42), ink: DARK },
  { shape: 'notched', path: notchedRim(44, 8), ink: LIGHT },
  { shape: 'triangle', path: 'M0-44 44 36H-44Z', ink: LIGHT },
  { shape: 'diamond', path: 'M0-46 46 0 0 46-46 0Z', ink: LIGHT },
  { shape: 'hexagon', path: 'M-24-42H24L46 0 24 42H-24L-46 0Z', ink: DARK },
  {
    shape: 'star',
    path: 'M0-46 13-16 45-14 20 7 28 39 0 21-28 39-20 7-45-14-13-16Z',
    ink: LIGHT,
  },
  { shape: 'square', path: 'M-38-38H38V38H-38Z', ink: LIGHT },
  { shape: 'drop', path: 'M0-48C12-28 38-12 38 12 38 32 20 44 0 44-20 44-38 32-38 12-38-12-12-28 0-48Z', ink: DARK },
];

export function seatMark(seat: number): SeatMark {
  const place = seat % MARKS.length;
  const mark = MARKS[place] as (typeof MARKS)[number];
  return { ...mark, colour: `var(--seat-${place})`, edge: `var(--seat-${place}-edge)` };
}
