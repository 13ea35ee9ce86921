/** Where the notes of the first match point. */
import type { TourStop } from '$lib/board';

export const tour: TourStop[] = [
  { key: 'tour-1', target: '.squares > :nth-child(2)', when: 'play' },
  { key: 'tour-2', target: '.squares > :nth-last-child(8)', when: 'play' },
  { key: 'tour-3', target: '.middle', when: 'play' },
  { key: 'tour-4', target: '.squares > :nth-last-child(7)', when: 'play' },
  { key: 'tour-5', target: '.squares > :nth-last-child(5)', when: 'play' },
];
