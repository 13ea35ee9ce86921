/** What the tests of this board share: real German words, a small match of two, and a chooser that notes what goes out. */
import type { Player } from '$lib/board';
import { sayingIn } from '$lib/testing';
import german from '../locales/de.ftl?raw';
import type { AreaView, PfadView, PlaceView, SpiritView, TileView } from './types';

export { choosing } from '$lib/testing';
export const say = sayingIn(german);

export const players: Player[] = [
  { name: 'Anna', kind: 'person', away: false },
  { name: 'Ben', kind: 'bot', away: false },
];

export function tile(id: string, q: number, r: number, element: string): TileView {
  return { id, q, r, element };
}

/** A finished path of four tiles, numbered row by row. */
export const TILES = [
  tile('1', 0, 0, 'water'),
  tile('2', 1, 0, 'fire'),
  tile('3', 0, 1, 'air'),
  tile('4', 1, 1, 'earth'),
];

export function spirit(at: string, motif: string | null, more: Partial<SpiritView> = {}): SpiritView {
  return { tile: at, motif, covered: false, gift: false, points: 0, ...more };
}

export function area(seat: number, more: Partial<AreaView> = {}): AreaView {
  return {
    seat,
    element: seat === 0 ? 'earth' : 'water',
    gifts: 10,
    done: false,
    tiles: [],
    supply: null,
    lifts: null,
    patterns: [],
    spirits: [],
    spirit_count: 0,
    omens: [],
    omen_count: 0,
    stack: 0,
    removed: 0,
    points: { rows: 0, triangles: 0, pairs: 0, clearings: 0, spirits: 0, omens: 0, total: 0 },
    ...more,
  };
}

export function grid(more: Record<string, Partial<PlaceView>> = {}): PlaceView[] {
  return Array.from({ length: 20 }, (_, at) => ({
    id: String(at + 1),
    row: Math.floor(at / 5),
    column: at % 5,
    state: 'down',
    motif: null,
    seen: null,
    ...more[String(at + 1)],
  }));
}

/** Anna begins the spirit phase; both paths lie. */
export function position(more: Partial<PfadView> = {}): PfadView {
  return {
    ask: 'reveal',
    seat: 0,
    phase: 'spirits',
    step: 'before',
    round: 0,
    turn: 0,
    first: 0,
    advanced: false,
    omens_open: false,
    memory_aid: false,
    choices: [],
    boards: [],
    pack: null,
    offered: [],
    rows: 4,
    columns: 5,
    grid: grid(),
    found: null,
    receivers: [],
    means: [],
    areas: [area(0, { tiles: TILES }), area(1, { tiles: TILES })],
    winners: [],
    ...more,
  };
}

/** Anna lays her path: three tiles lie, four are left. */
export function building(more: Partial<AreaView> = {}): PfadView {
  const tiles = [tile('0,0', 0, 0, 'water'), tile('1,0', 1, 0, 'water'), tile('2,0', 2, 0, 'water')];
  const patterns = [{ kind: 'row', element: 'water', tiles: ['0,0', '1,0', '2,0'], points: 3 }];
  const supply = { earth: 2, air: 1, water: 0, fire: 1 };
  const mine = area(0, { tiles, patterns, supply, lifts: 48, ...more });
  return position({ ask: 'path', phase: 'path', step: '', turn: null, areas: [mine, area(1)] });
}
