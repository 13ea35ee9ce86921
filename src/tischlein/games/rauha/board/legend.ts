/** Every symbol of Rauha. */
import type { LegendEntry } from '$lib/board';

const SIGNS = [
  'energy',
  'gem',
  'water',
  'spore',
  'crystal',
  'forest',
  'mushroom',
  'mountain',
  'desert',
  'flying',
  'land',
  'marine',
  'any',
  'moon',
  'star',
  'scoring',
];
const MORE = ['price', 'plan', 'nothing', 'avatar'];
const GODS = ['taivas', 'maa', 'meri', 'kiteet', 'metsat', 'sienet', 'vuori'];

export const legend: LegendEntry[] = [
  ...SIGNS.map((sign) => ({ key: sign, art: { kind: 'sign', sign } })),
  ...MORE.map((kind) => ({ key: kind, art: { kind } })),
  ...GODS.map((god) => ({ key: god, art: { kind: 'godsign', god } })),
];
