/** Every symbol of the game, for who asks what it means. */
import type { LegendEntry } from '$lib/board';
import { ELEMENTS } from './words';

const GIFTS = [
  'cover_own',
  'swap_own',
  'move_own',
  'upgrade',
  'third_reveal',
  'uncover_foreign',
  'swap_foreign',
  'move_foreign',
  'exchange_omen',
];

export const legend: LegendEntry[] = [
  ...ELEMENTS.map((element) => ({ key: `tile-${element}`, art: { kind: 'tile', element } })),
  ...[...ELEMENTS, 'mask'].map((motif) => ({ key: `spirit-${motif}`, art: { kind: 'spirit', motif } })),
  { key: 'stone', art: { kind: 'spirit' } },
  { key: 'covered', art: { kind: 'covered' } },
  { key: 'upgraded', art: { kind: 'upgraded', motif: 'earth' } },
  { key: 'points', art: { kind: 'points' } },
  { key: 'spirits', art: { kind: 'sign', sign: 'spirit' } },
  { key: 'omen', art: { kind: 'omen' } },
  { key: 'gifts', art: { kind: 'gift' } },
  ...GIFTS.map((sign) => ({ key: sign, art: { kind: 'sign', sign } })),
];
