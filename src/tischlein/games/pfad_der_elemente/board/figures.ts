/** The drawings of the rules, as small paths and omens. */
import { SAMPLES, tilesAt, type Sample } from './samples';
import type { OmenView, SpiritView } from './types';

function spirit(tile: string, motif: string | null, more: Partial<SpiritView> = {}): SpiritView {
  return { tile, motif, covered: false, gift: false, points: 0, ...more };
}

const spread = tilesAt('fire', [[0, 0], [1, 0], [0, 1], [1, -1], [2, -1]]); // prettier-ignore

/** Each with the key of what stands below it. */
export interface Shown extends Sample {
  note: string;
}

export const ROWS: Record<string, Shown[]> = {
  patterns: [
    { ...SAMPLES.water!, note: 'figure-row' },
    { ...SAMPLES.fire!, note: 'figure-triangle' },
    { ...SAMPLES.air!, note: 'figure-pair' },
    { ...SAMPLES.earth!, note: 'figure-clearing' },
  ],
  nothing: [
    { tiles: tilesAt('water', [[0, 0], [1, 0], [0, 1]]), patterns: [], note: 'figure-no-row' }, // prettier-ignore
    { tiles: tilesAt('fire', [[0, 0], [1, 0], [2, 0]]), patterns: [], note: 'figure-no-triangle' }, // prettier-ignore
    { tiles: tilesAt('air', [[0, 0], [1, 0], [2, -1]]), patterns: [], note: 'figure-no-pair' }, // prettier-ignore
    { tiles: tilesAt('earth', [[0, 0], [1, 0]]), patterns: [], note: 'figure-no-clearing' }, // prettier-ignore
  ],
  position: [
    { ...lone('earth', spirit('0,0', 'earth', { points: 1 })), note: 'figure-match' },
    { ...lone('earth', spirit('0,0', 'earth', { points: 2, gift: true })), note: 'figure-match-gift' },
    { ...lone('earth', spirit('0,0', 'earth', { points: 4, gift: true })), note: 'figure-match-own' },
    { ...lone('air', spirit('0,0', 'water')), note: 'figure-no-match' },
  ],
  covered: [
    { ...lone('fire', spirit('0,0', 'fire', { points: 1 })), note: 'figure-open' },
    { ...lone('fire', spirit('0,0', 'fire', { covered: true, points: 1 })), note: 'figure-covered-mine' },
    { ...lone('fire', spirit('0,0', null, { covered: true })), note: 'figure-covered-other' },
  ],
  mask: [
    {
      tiles: [...tilesAt('water', [[0, 0], [2, 0]]), ...tilesAt('fire', [[1, 0]])], // prettier-ignore
      patterns: [],
      spirits: [spirit('0,0', 'mask'), spirit('1,0', 'air'), spirit('2,0', 'earth')],
      note: 'figure-mask',
    },
  ],
};

function lone(element: string, standing: SpiritView): Sample {
  return { tiles: tilesAt(element, [[0, 0]]), patterns: [], spirits: [standing] };
}

function omen(id: string, shape: string, cells: number[][], spirits: string[], points: number): OmenView {
  return { id, element: 'earth', shape, cells, spirits, tile: null, points, source: 'assumed', fulfilled: [] };
}

export const OMENS: OmenView[] = [
  omen('earth-1', 'pair', [[0, 0], [1, 0]], ['earth', 'air'], 1), // prettier-ignore
  omen('earth-4', 'line3', [[-1, 0], [0, 0], [1, 0]], ['earth', 'air', 'water'], 2), // prettier-ignore
  omen('earth-5', 'bend3', [[1, 0], [0, 0], [0, -1]], ['earth', 'earth', 'fire'], 2), // prettier-ignore
  omen('earth-6', 'tri3', [[0, 0], [1, 0], [0, 1]], ['earth', 'water', 'fire'], 3), // prettier-ignore
  { ...omen('earth-7', '', [], ['air'], 1), tile: 'earth' },
];

export const SPREADING: Sample = {
  tiles: spread,
  patterns: [
    [0, 1, 2],
    [0, 1, 3],
    [1, 3, 4],
  ].map((members) => ({
    kind: 'triangle',
    element: 'fire',
    tiles: members.map((at) => spread[at]!.id),
    points: 2,
  })),
};

export const MOTIFS = ['earth', 'air', 'water', 'fire', 'mask'];
