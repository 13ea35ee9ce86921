/** Where the notes of the first match point. */
import type { TourStop } from '$lib/board';

export const tour: TourStop[] = [
  { key: 'tour-1', target: '.boards', when: 'element' },
  { key: 'tour-2', target: '.map', when: 'path' },
  { key: 'tour-3', target: '.spirits', when: 'reveal' },
  { key: 'tour-4', target: '.map', when: 'place_own' },
  { key: 'tour-5', target: '.gifting', when: 'reveal' },
];
