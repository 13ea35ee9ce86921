/** Where the notes of the first match point. */
import type { TourStop } from '$lib/board';

export const tour: TourStop[] = [
  { key: 'tour-1', target: '.choice', when: 'choose' },
  { key: 'tour-2', target: '.choice', when: 'choose' },
  { key: 'tour-3', target: '.choice', when: 'choose' },
  { key: 'tour-4', target: '.centre', when: 'place' },
  { key: 'tour-5', target: '.my-gates', when: 'place' },
  { key: 'tour-6', target: '.my-gates', when: 'place' },
  { key: 'tour-7', target: '.rewards', when: 'place' },
];
