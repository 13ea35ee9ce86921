/** Where the notes of the first match point. */
import type { TourStop } from '$lib/board';

export const tour: TourStop[] = [
  { key: 'tour-1', target: '.squares > :nth-child(2)' },
  { key: 'tour-2', target: '.squares > :nth-last-child(8)' },
  { key: 'tour-3', target: '.middle' },
  { key: 'tour-4', target: '.thumb' },
  { key: 'tour-5', target: '.squares > :nth-last-child(5)' },
];
