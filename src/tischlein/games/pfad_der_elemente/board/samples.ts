/** Small paths for the boards and the rules: each shows what tiles of its element like. */
import type { PatternView, SpiritView, TileView } from './types';

export interface Sample {
  tiles: TileView[];
  patterns: PatternView[];
  spirits?: SpiritView[];
}

export function tilesAt(element: string, cells: [number, number][]): TileView[] {
  return cells.map(([q, r]) => ({ id: `${q},${r}`, q, r, element }));
}

function pattern(kind: string, tiles: TileView[], points: number): PatternView {
  return { kind, element: tiles[0]?.element ?? '', tiles: tiles.map((tile) => tile.id), points };
}

const row = tilesAt('water', [[0, 0], [1, 0], [2, -1], [3, -1]]); // prettier-ignore
const fire = tilesAt('fire', [[0, 0], [1, 0], [0, 1], [1, -1]]); // prettier-ignore
const air = tilesAt('air', [
  [0, 0],
  [1, 0],
]);
const earth = tilesAt('earth', [
  [0, 0],
  [2, -1],
]);

/** The middle tile of another element shows that clearings need no room, only no earth beside them. */
export const SAMPLES: Record<string, Sample> = {
  water: { tiles: row, patterns: [pattern('row', row, 4)] },
  fire: {
    tiles: fire,
    patterns: [pattern('triangle', fire.slice(0, 3), 2), pattern('triangle', [fire[0]!, fire[1]!, fire[3]!], 2)],
  },
  air: { tiles: air, patterns: [pattern('pair', air, 2)] },
  earth: {
    tiles: [...earth, ...tilesAt('water', [[1, 0]])],
    patterns: earth.map((tile) => pattern('clearing', [tile], 1)),
  },
};
