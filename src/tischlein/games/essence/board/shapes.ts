/** Our own drawings of the game, each in a square from -50 to 50. */

/** A star with so many points; `inner` is how far the notches reach. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const reach = corner % 2 === 0 ? outer : inner;
    const angle = (corner * Math.PI) / points;
    return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

export function disc(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius} ${radius} ${radius} 0 1 1 0 ${-radius}Z`;
}

/** A drawing is filled, stroked, or both. */
export interface Drawing {
  fill?: string;
  stroke?: string;
}

const CRESCENT = 'M12-38A40 40 0 1 0 40 16 31 31 0 0 1 12-38Z';

/** How a way card is played. */
export const SYMBOLS: Record<string, string> = {
  triangle: 'M0-42 44 34H-44Z',
  fivestar: star(5, 47, 20),
  circle: disc(39),
  sevenstar: star(7, 47, 27),
};

/** What kind of concept it is: a property, a value, a source, an emotion, an archetype. */
export const MARKS: Record<string, Drawing> = {
  yellow: { fill: 'M0-44 11-11 44 0 11 11 0 44-11 11-44 0-11-11Z' },
  green: {
    stroke: 'M0-20V38M-34 6C-32 30-14 38 0 38 14 38 32 30 34 6M-16-6H16M0-20A10 10 0 1 1 .1-20Z',
  },
  blue: { fill: 'M0-44C14-16 31-2 31 16A31 31 0 0 1-31 16C-31-2-14-16 0-44Z' },
  red: { fill: 'M0 40C-36 11-44-6-38-22-31-38-8-38 0-18 8-38 31-38 38-22 44-6 36 11 0 40Z' },
  white: { fill: 'M-36 30-42-22-19 2 0-36 19 2 42-22 36 30Z' },
};

/** What is stamped on a coin. */
export const STAMPS: Record<string, Drawing> = {
  gold: { fill: star(8, 30, 15) },
  silver: { fill: 'M9-28A30 30 0 1 0 30 12 23 23 0 0 1 9-28Z' },
  bronze: { fill: `${disc(8)}M0-28A9 9 0 1 1 .1-28ZM25 17A9 9 0 1 1 25.1 17ZM-25 17A9 9 0 1 1-24.9 17Z` },
};

/** The seven sets of tip cards: flame, sun, star, leaf, wave, moon, feather. */
export const EMBLEMS: readonly Drawing[] = [
  { fill: 'M4-44C8-22 30-12 28 14 27 32 14 42 0 42-15 42-28 32-28 12-28 0-20-7-16-20-10-14-8-8-7-2-1-12 7-26 4-44Z' },
  {
    fill: `${disc(20)}`,
    stroke: 'M0-42V-30M0 30V42M-42 0H-30M30 0H42M-30-30-21-21M21 21 30 30M-30 30-21 21M21-21 30-30',
  },
  { fill: star(5, 44, 18) },
  { fill: 'M-26 30C-38-10-8-38 38-40 42 6 14 38-26 30Z', stroke: 'M-42 44-26 30' },
  { stroke: 'M-40-14Q-27-34-13-14T14-14T40-14M-40 16Q-27-4-13 16T14 16T40 16' },
  { fill: CRESCENT },
  { fill: 'M-24 18C-34-14-4-40 40-44 40-26 34-14 24-6L34-4C22 16 0 26-24 18Z', stroke: 'M-42 44-24 18' },
];

export const LAUREL =
  'M-10 40C-34 32-44 10-40-22M10 40C34 32 44 10 40-22M-40-22-28-32M-43 0-28-10M-36 20-21 10M-20 34-9 21M40-22 28-32M43 0 28-10M36 20 21 10M20 34 9 21';
