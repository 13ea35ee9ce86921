/** The positions that the rules show, on a piece of the board as large as needed. */
import type { DiscView } from './types';

export interface Arrow {
  from: string;
  to: string;
  /** go: this is possible; stop: this is not; wand: the wand goes there, the disc stays. */
  kind: 'go' | 'stop' | 'wand';
}

export interface Position {
  rows: number;
  discs: DiscView[];
  arrows: Arrow[];
}

type Sort = 'disc' | 'carrier' | 'frozen';

function disc(at: string, owner: number, up: DiscView['up'], sort: Sort = 'disc'): DiscView {
  const id = 'abc'.indexOf(at[0] as string) + 3 * Number(at.slice(1));
  return { id, at, owner, up, down: null, wand: sort === 'carrier', frozen: sort === 'frozen', seen: null };
}

function arrows(kind: Arrow['kind'], from: string, ...targets: string[]): Arrow[] {
  return targets.map((to) => ({ from, to, kind }));
}

export const POSITIONS: Record<string, Position> = {
  setup: {
    rows: 3,
    discs: [
      disc('a3', 0, 'fire'),
      disc('b3', 0, 'wood'),
      disc('c3', 0, 'water'),
      disc('a2', 0, 'water'),
      disc('b2', 0, 'fire', 'carrier'),
      disc('c2', 0, 'wood'),
      disc('a1', 0, 'wood'),
      disc('b1', 0, 'water'),
      disc('c1', 0, 'fire'),
    ],
    arrows: [],
  },
  move: {
    rows: 3,
    discs: [disc('b2', 0, 'wood')],
    arrows: [...arrows('go', 'b2', 'a3', 'b3', 'c3', 'a2', 'c2'), ...arrows('stop', 'b2', 'b1')],
  },
  capture: {
    rows: 2,
    discs: [disc('b1', 0, 'fire'), disc('a2', 1, 'wood'), disc('b2', 1, 'fire'), disc('c2', 1, 'water')],
    arrows: [...arrows('go', 'b1', 'a2'), ...arrows('stop', 'b1', 'b2', 'c2')],
  },
  wand: {
    rows: 3,
    discs: [
      disc('b2', 0, 'water', 'carrier'),
      disc('a3', 0, 'fire'),
      disc('b3', 0, 'wood'),
      disc('c2', 0, 'wood'),
      disc('a1', 0, 'fire'),
    ],
    arrows: [...arrows('wand', 'b2', 'a3', 'b3', 'c2'), ...arrows('stop', 'b2', 'a1')],
  },
  carrier: {
    rows: 2,
    discs: [disc('b1', 0, 'fire', 'carrier'), disc('c2', 1, 'wood'), disc('a1', 1, 'water')],
    arrows: [...arrows('go', 'b1', 'b2'), ...arrows('stop', 'b1', 'c2'), ...arrows('stop', 'a1', 'b1')],
  },
  standoff: {
    rows: 2,
    discs: [disc('b1', 0, 'fire', 'frozen'), disc('b2', 1, 'wood', 'frozen'), disc('c1', 0, 'water')],
    arrows: [],
  },
};
