/**
 * How each sign of Rauha is painted, in a square from -50 to 50. A sign is told by its colour, by the outline of its
 * frame, by the figure inside and, with letters on, by a letter: no single one of them is needed to know it.
 */
export interface Painting {
  frame: string;
  fill: string;
  edge: string;
  paint: string;
  /** Figures filled with the paint. */
  filled: string[];
  /** Lines drawn with the paint. */
  lines: string[];
  /** Figures in the frame's colour again, on top. */
  cut: string[];
}

function painting(parts: Partial<Painting> & Pick<Painting, 'frame' | 'fill' | 'edge'>): Painting {
  return { paint: '#fffaf0', filled: [], lines: [], cut: [], ...parts };
}

const CIRCLE = 'M0-44A44 44 0 1 1 0 44 44 44 0 1 1 0-44Z';
const DIAMOND = 'M0-48 42 0 0 48-42 0Z';
const LEAF = 'M0-48C44-24 44 20 0 46-44 20-44-24 0-48Z';
const DOME =
  'M-46 8C-46-28-26-46 0-46 26-46 46-28 46 8Q46 18 34 18H30V42Q30 46 26 46H-26Q-30 46-30 42V18H-34Q-46 18-46 8Z';
const TRIANGLE = 'M0-46 48 40H-48Z';
const OVAL = 'M0-32A48 32 0 1 1 0 32 48 32 0 1 1 0-32Z';
const CLOUD = 'M-26 32C-50 32-52 0-32-4-34-32 0-44 12-22 34-32 48-8 38 4 54 14 46 32 30 32Z';
const SQUARE = 'M-34-40H34Q40-40 40-34V34Q40 40 34 40H-34Q-40 40-40 34V-34Q-40-40-34-40Z';

/** The sign of each god, where no view is at hand to say it. */
export const GOD_SIGNS: Record<string, string> = {
  taivas: 'flying',
  maa: 'land',
  meri: 'marine',
  kiteet: 'crystal',
  metsat: 'forest',
  sienet: 'mushroom',
  vuori: 'mountain',
};

export const PAINTINGS: Record<string, Painting> = {
  crystal: painting({
    frame: DIAMOND,
    fill: '#7b5aa6',
    edge: '#3d2562',
    filled: ['M-10 22-16-6-8-24 0-6-2 22Z', 'M2 22 4-16 12-30 18-14 14 22Z', 'M-18 22-24 6-18 0-14 22Z'],
  }),
  forest: painting({
    frame: LEAF,
    fill: '#3f8238',
    edge: '#1d4519',
    filled: ['M0-32 18-8H9L22 12H5V28H-5V12H-22L-9-8H-18Z'],
  }),
  mushroom: painting({
    frame: DOME,
    fill: '#c0492f',
    edge: '#641d10',
    filled: ['M-8 4H8L11 36H-11Z', 'M-24-14A6 6 0 1 1-24-13Z', 'M-3-28A7 7 0 1 1-3-27Z', 'M16-12A6 6 0 1 1 16-11Z'],
  }),
  mountain: painting({
    frame: TRIANGLE,
    fill: '#567488',
    edge: '#26394a',
    filled: ['M0-30 14-4 6 1 0-6-7 2-14-4Z'],
    lines: ['M-22 28-6 6 4 18 12 8 24 28'],
  }),
  desert: painting({
    frame: OVAL,
    fill: '#fbeec6',
    edge: '#5a3d0c',
    paint: '#5a3d0c',
    lines: ['M-34 4C-22-10-10-10 0 0S22 10 34-4', 'M-22 18C-12 8-4 10 4 15S18 20 24 12'],
  }),
  flying: painting({
    frame: CLOUD,
    fill: '#bfe6ee',
    edge: '#2a6c78',
    paint: '#12444e',
    filled: ['M-30-2C-18-16-6-12 0 0 6-12 18-16 30-2 20-6 10-2 4 14Q0 22-4 14C-10-2-20-6-30-2Z'],
  }),
  land: painting({
    frame: SQUARE,
    fill: '#7a4712',
    edge: '#3d2305',
    filled: [
      'M0-2C12-2 22 10 20 20 18 30 8 24 0 24S-18 30-20 20C-22 10-12-2 0-2Z',
      'M-24-4A7 9 0 1 1-24-5Z',
      'M-10-18A7 9 0 1 1-10-19Z',
      'M24-18A7 9 0 1 1 24-19Z',
      'M38-4A7 9 0 1 1 38-5Z',
    ],
  }),
  marine: painting({
    frame: CIRCLE,
    fill: '#2563a8',
    edge: '#0f3562',
    filled: ['M-30 0C-18-20 8-20 18-2L34-16V16L18 2C8 20-18 20-30 0Z'],
    cut: ['M-14-4A4 4 0 1 1-14-3Z'],
  }),
  water: painting({
    frame: 'M0-48C14-24 36-8 36 14 36 34 20 46 0 46S-36 34-36 14C-36-8-14-24 0-48Z',
    fill: '#2c7fd0',
    edge: '#0f3a70',
    lines: ['M-20 16C-20 26-12 32-4 33'],
  }),
  gem: painting({
    frame: 'M-22-44H22L42-14 0 46-42-14Z',
    fill: '#7fdbe6',
    edge: '#14525d',
    paint: '#14525d',
    lines: ['M-42-14H42M-16-14 0 44 16-14M-16-14-22-42M16-14 22-42'],
  }),
  energy: painting({
    frame: 'M0-50C6-16 16-6 50 0 16 6 6 16 0 50-6 16-16 6-50 0-16-6-6-16 0-50Z',
    fill: '#ffc233',
    edge: '#7d4e03',
    paint: '#fff6d8',
    filled: ['M0-20C3-7 7-3 20 0 7 3 3 7 0 20-3 7-7 3-20 0-7-3-3-7 0-20Z'],
  }),
  spore: painting({
    frame: 'M0-44 14-34 31-31 34-14 44 0 34 14 31 31 14 34 0 44-14 34-31 31-34 14-44 0-34-14-31-31-14-34Z',
    fill: '#cbdc3f',
    edge: '#4c590a',
    paint: '#4c590a',
    filled: ['M-9-12A8 8 0 1 1-9-11Z', 'M20-6A7 7 0 1 1 20-5Z', 'M4 16A7 7 0 1 1 4 17Z', 'M-14 12A5 5 0 1 1-14 13Z'],
  }),
  moon: painting({
    frame: 'M12-44A44 44 0 1 0 34 34 36 36 0 0 1 12-44Z',
    fill: '#e8e4f4',
    edge: '#3a3560',
  }),
  star: painting({
    frame: 'M0-48 13-16 47-14 21 8 30 42 0 23-30 42-21 8-47-14-13-16Z',
    fill: '#ffe08a',
    edge: '#7d5a06',
  }),
  scoring: painting({
    frame: CIRCLE,
    fill: '#f7efdc',
    edge: '#5d4a28',
    paint: '#5d4a28',
    lines: ['M-22-6A23 23 0 0 1 18-16M20-30V-12H2M22 6A23 23 0 0 1-18 16M-20 30V12H-2'],
  }),
  any: painting({
    frame: CIRCLE,
    fill: '#f7efdc',
    edge: '#5d4a28',
    paint: '#5d4a28',
    lines: ['M-14-12C-14-34 18-32 16-10 14 2 0 2 0 14M0 28V30'],
  }),
};
