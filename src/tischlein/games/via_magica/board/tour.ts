/** Where the notes of the first match point. */
import type { TourStop } from '$lib/board';

export const tour: TourStop[] = [
  { key: 'tour-1', target: '.my-gates', when: 'place' },
  { key: 'tour-2', target: '.centre', when: 'place' },
  { key: 'tour-3', target: '.my-gates', when: 'place' },
  { key: 'tour-4', target: '[data-slot="a"]', when: 'place' },
  { key: 'tour-5', target: '.rewards', when: 'place' },
];
