/** Where the notes of the first match point. */
import type { TourStop } from '$lib/board';

export const tour: TourStop[] = [
  { key: 'tour-1', target: '.ways', when: 'choose' },
  { key: 'tour-2', target: '.choices', when: 'triangle' },
  { key: 'tour-3', target: '.seats' },
];
