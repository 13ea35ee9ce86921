/**
 * How each element is painted, in a square from -50 to 50. An element is told by its colour, by the outline of its frame,
 * by the figure inside and, with letters on, by a letter: no single one of them is needed to know it.
 */
export type Element = 'fire' | 'water' | 'earth' | 'air' | 'wood' | 'shadow' | 'mask';

export const ELEMENTS: readonly Element[] = ['fire', 'water', 'earth', 'air', 'wood', 'shadow', 'mask'];

export interface Painting {
  /** The frame, filled with the element's colour. */
  frame: string;
  /** Figures filled with the paint that theme.css has for this element (--on-…). */
  filled: string[];
  /** Lines painted on the frame. */
  lines: string[];
  /** Figures in the element's own colour again, on top of the paint. */
  cut: string[];
  /** Lines in the element's own colour again, on top of the paint. */
  veins: string[];
}

const DOMINO =
  'M-44-16C-34-28-14-24 0-17 14-24 34-28 44-16 48 4 38 24 20 24 10 24 6 12 0 8-6 12-10 24-20 24-38 24-48 4-44-16Z';

export const PAINTINGS: Record<Element, Painting> = {
  fire: {
    frame: 'M0-39 41 33H-41Z',
    filled: ['M3-25C5-12 20-4 18 13 17 24 9 30 0 30-10 30-18 23-18 13-18 4-12 1-10-8-5-4-3 0-3 4 4-4 6-13 3-25Z'],
    lines: [],
    cut: ['M1 28C-7 27-9 20-5 13-3 17 0 16 2 10 8 16 10 26 1 28Z'],
    veins: [],
  },
  water: {
    frame: 'M0-42A42 42 0 1 1 0 42 42 42 0 1 1 0-42Z',
    filled: [],
    lines: [
      'M-31-13Q-23.2-26-15.5-13T0-13 15.5-13 31-13',
      'M-33 5Q-24.7-8-16.5 5T0 5 16.5 5 33 5',
      'M-24 23Q-18 11-12 23T0 23 12 23 24 23',
    ],
    cut: [],
    veins: [],
  },
  earth: {
    frame: 'M-37-37H37V37H-37Z',
    filled: ['M-35 25-9-23 4 0 13-13 35 25Z'],
    lines: [],
    cut: ['M-9-23-17-8-11-11-8-5-3-10 1-5Z'],
    veins: [],
  },
  air: {
    frame: 'M0-45 45 0 0 45-45 0Z',
    filled: [],
    lines: ['M-28-3H8C22-3 22-22 9-22 2-22 0-14 5-11', 'M-22 9H16C28 9 27 24 17 24 11 24 9 18 13 15'],
    cut: [],
    veins: [],
  },
  wood: {
    frame: 'M0-47C40-24 40 18 0 45-40 18-40-24 0-47Z',
    filled: ['M0-31C25-14 24 14 0 32-24 14-25-14 0-31Z'],
    lines: [],
    cut: [],
    veins: ['M0-18V38', 'M0-2 10-11', 'M0-2-10-11', 'M0 12 12 2', 'M0 12-12 2'],
  },
  shadow: {
    frame: 'M16-43A44 44 0 1 0 16 43 36 36 0 1 1 16-43Z',
    filled: ['M18-14 22-4 32 0 22 4 18 14 14 4 4 0 14-4Z'],
    lines: [],
    cut: [],
    veins: [],
  },
  mask: {
    frame: DOMINO,
    filled: ['M-32-4C-26-13-14-10-10-2-16 8-28 7-32-4Z', 'M32-4C26-13 14-10 10-2 16 8 28 7 32-4Z'],
    lines: [],
    cut: [],
    veins: [],
  },
};

/** The mask stands for every element, so its edge has a piece of each colour. */
export const RAINBOW: readonly string[] = [
  '--fire',
  '--earth',
  '--seat-4',
  '--wood',
  '--air',
  '--water',
  '--seat-5',
].map((name) => `var(${name})`);
