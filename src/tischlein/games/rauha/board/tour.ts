/** Where the notes of the first match point. */
import type { TourStop } from '$lib/board';

export const tour: TourStop[] = [
  { key: 'tour-1', target: '.mine .world', when: 'keep' },
  { key: 'tour-2', target: '.avatar', when: 'keep' },
  { key: 'tour-3', target: '.hand .row', when: 'keep' },
  { key: 'tour-4', target: '.gods', when: 'keep' },
  { key: 'tour-5', target: '.mine .cells', when: 'keep' },
];
