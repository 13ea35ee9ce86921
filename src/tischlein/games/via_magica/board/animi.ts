/** How the six animi, the wild token and the four colours are drawn. */
import type { Element } from '$lib/art/elements';

const ELEMENT_OF: Record<string, Element> = {
  air: 'air',
  water: 'water',
  earth: 'earth',
  life: 'wood',
  fire: 'fire',
  shadow: 'shadow',
};

/** The shared symbol of an animus; whatever stands for every animus is the mask. */
export function elementOf(animus: string): Element {
  return ELEMENT_OF[animus] ?? 'mask';
}

/** One sign for each colour, in a square from -50 to 50: lightning, crown, hourglass, infinity. */
export const SIGNS: Record<string, string> = {
  yellow: 'M10-48-30 8H-4L-12 48 30-14H4Z',
  violet: 'M-38 32-46-24-20-2 0-40 20-2 46-24 38 32Z',
  green: 'M-30-44H30V-36C30-16 9-9 9 0S30 16 30 36V44H-30V36C-30 16-9 9-9 0S-30-16-30-36Z',
  blue: 'M0 0C14-22 24-26 33-22 48-15 48 15 33 22 24 26 14 22 0 0-14-22-24-26-33-22-48-15-48 15-33 22-24 26-14 22 0 0Z',
};
