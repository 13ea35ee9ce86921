/** Where the notes of the first match point: what it is about, then the rest as it comes, whoever begins. */
import type { TourStop } from '$lib/board';

export const tour: TourStop[] = [
  { key: 'tour-1', target: '.stage' },
  { key: 'tour-2', target: ':is(.ways, .banner > .sign)' },
  { key: 'tour-3', target: '.choices' },
  { key: 'tour-4', target: '[data-home]' },
];
