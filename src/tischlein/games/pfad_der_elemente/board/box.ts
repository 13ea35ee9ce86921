/**
 * What an owner of the box types: every value that we only assume (box.json, written by tests/printed.py).
 *
 * It exists in three forms with the same keys: as typed (Draft), as the text that is an option of the table (one line for
 * every value that differs from ours, see rules/box.py), and as a file with the rows of our own tables.
 */
import known from './box.json';
import { ELEMENTS } from './words';

export interface OmenDraft {
  /** A shape, or `tile` for one spirit on a tile. */
  shape: string;
  tile: string;
  /** As many as any shape has: a smaller one uses the first, so trying shapes loses nothing. */
  spirits: string[];
  points: string;
}

export interface Draft {
  counts: Record<string, string[]>;
  points: Record<string, string>;
  grids: Record<string, string>;
  omens: Record<string, OmenDraft>;
}

/** Something that does not fit: at which field, and which sentence says what would. */
export interface Problem {
  at: string;
  key: string;
  facts: Record<string, string | number>;
}

interface OmenRow {
  id: string;
  shape?: string;
  tile?: string;
  spirits: string[];
  points: number;
}

type Counts = Record<string, number>;
type Values = Record<string, string>;

export interface BoxFile {
  game: string;
  board: { element: string; taken: Counts; pool: Counts }[];
  pattern: { element: string; points: number }[];
  table: { seats: number; rows: number; columns: number }[];
  omen: OmenRow[];
}

export const TILE = 'tile';
export const SHAPES: { id: string; cells: number[][] }[] = known.shapes;
export const GRIDS: Record<string, string[]> = known.grids;
export const PRINTED: OmenRow[] = known.printed;
export const TILES = known.tiles;
const [LEAST = 1, MOST = 12] = known.points;
const MOST_SPIRITS = Math.max(...SHAPES.map((shape) => shape.cells.length));

export function spiritsOf(shape: string): number {
  return SHAPES.find((one) => one.id === shape)?.cells.length ?? 1;
}

export function cellsOf(shape: string): number[][] {
  return SHAPES.find((one) => one.id === shape)?.cells ?? [];
}

// Values by key, as the lines of the option have them.

function valuesOfFile(file: BoxFile): Values {
  const values: Values = {};
  for (const { element, taken, pool } of file.board) {
    values[`${element}-taken`] = ELEMENTS.map((word) => taken[word]).join(' ');
    values[`${element}-pool`] = ELEMENTS.map((word) => pool[word]).join(' ');
  }
  for (const { element, points } of file.pattern) values[`${element}-points`] = String(points);
  for (const { seats, rows, columns } of file.table) values[`grid-${seats}`] = `${rows}x${columns}`;
  for (const { id, shape, tile, spirits, points } of file.omen) {
    values[id] = [...(shape ? [shape] : [TILE, tile]), ...spirits, points].join(' ');
  }
  return values;
}

const OURS: Values = valuesOfFile(known.ours);
export const KEYS = Object.keys(OURS);

function draftOfOmen(value: string): OmenDraft {
  const [shape = '', ...words] = value.split(' ');
  const tile = shape === TILE ? (words.shift() ?? '') : 'earth';
  const points = words.pop() ?? '';
  const spare = Array.from({ length: MOST_SPIRITS }, () => 'earth');
  return { shape, tile, spirits: [...words, ...spare].slice(0, MOST_SPIRITS), points };
}

function draftOfValues(values: Values): Draft {
  const draft: Draft = { counts: {}, points: {}, grids: {}, omens: {} };
  for (const [key, value] of Object.entries({ ...OURS, ...values })) {
    if (/-(taken|pool)$/.test(key)) draft.counts[key] = value.split(' ');
    else if (key.endsWith('-points')) draft.points[key] = value;
    else if (key.startsWith('grid-')) draft.grids[key] = value;
    else draft.omens[key] = draftOfOmen(value);
  }
  return draft;
}

function valueOfOmen({ shape, tile, spirits, points }: OmenDraft): string {
  return [shape, ...(shape === TILE ? [tile] : []), ...spirits.slice(0, spiritsOf(shape)), points.trim()].join(' ');
}

/** With numbers as the table writes them: 03 is 3. */
function plain(number: string): string {
  return /^\d+$/.test(number.trim()) ? String(Number(number)) : number.trim();
}

export function valueOf(draft: Draft, key: string): string {
  const counts = draft.counts[key];
  if (counts) return counts.map(plain).join(' ');
  const omen = draft.omens[key];
  if (omen) return valueOfOmen({ ...omen, points: plain(omen.points) });
  return plain(draft.points[key] ?? draft.grids[key] ?? '');
}

export function ourDraft(): Draft {
  return draftOfValues({});
}

/** What is typed into the form from the option of the table. */
export function draftOfText(text: string): Draft {
  const lines = text.split('\n').filter(Boolean);
  return draftOfValues(Object.fromEntries(lines.map((line) => line.split(' = '))) as Values);
}

export function isOurs(draft: Draft, key: string): boolean {
  return valueOf(draft, key) === OURS[key];
}

/** The option of the table: only what differs from ours. */
export function textOf(draft: Draft): string {
  return KEYS.filter((key) => !isOurs(draft, key))
    .map((key) => `${key} = ${valueOf(draft, key)}`)
    .join('\n');
}

// Files

function countsOf(draft: Draft, key: string): Counts {
  const counts = draft.counts[key] ?? [];
  return Object.fromEntries(ELEMENTS.map((element, at) => [element, Number(counts[at])]));
}

/** All values in the rows of our own tables, so that we can take them over. */
export function fileOf(draft: Draft): BoxFile {
  return {
    game: known.ours.game,
    board: known.ours.board.map(({ element }) => ({
      element,
      taken: countsOf(draft, `${element}-taken`),
      pool: countsOf(draft, `${element}-pool`),
    })),
    pattern: known.ours.pattern.map(({ element }) => ({ element, points: Number(draft.points[`${element}-points`]) })),
    table: known.ours.table.map(({ seats }) => {
      const [rows = 0, columns = 0] = (draft.grids[`grid-${seats}`] ?? '').split('x').map(Number);
      return { seats, rows, columns };
    }),
    omen: known.ours.omen.map(({ id }) => {
      const { shape, tile, spirits, points } = draft.omens[id]!;
      const where = shape === TILE ? { tile } : { shape };
      return { id, ...where, spirits: spirits.slice(0, spiritsOf(shape)), points: Number(points) };
    }),
  };
}

/** A file that somebody has saved, or null where it is something else. Wrong numbers are told beside their fields. */
export function readFile(text: string): Draft | null {
  try {
    const file = JSON.parse(text) as BoxFile;
    const values = valuesOfFile(file);
    if (file.game !== known.ours.game || Object.keys(values).some((key) => !(key in OURS))) return null;
    const draft = draftOfValues(values);
    return Object.entries(draft.omens).every(([, omen]) => isKnown(omen)) && hasGrids(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isKnown({ shape, tile, spirits }: OmenDraft): boolean {
  const words: string[] = ELEMENTS;
  const isShape = shape === TILE || SHAPES.some((one) => one.id === shape);
  return isShape && words.includes(tile) && spirits.every((spirit) => words.includes(spirit));
}

function hasGrids(draft: Draft): boolean {
  return Object.entries(GRIDS).every(([seats, valid]) => valid.includes(draft.grids[`grid-${seats}`] ?? ''));
}

// What does not fit. The server asks the same of the option; here it can be said beside the field.

function isNumber(typed: string, least: number, most: number): boolean {
  return /^\s*\d+\s*$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

function sum(counts: string[] | undefined): number {
  return (counts ?? []).reduce((total, count) => total + Number(count), 0);
}

export function problemsOf(draft: Draft): Problem[] {
  const cells = Object.entries(draft.counts).flatMap(([key, counts]) =>
    counts.flatMap((count, at) =>
      isNumber(count, 0, TILES)
        ? []
        : [{ at: `${key}-${ELEMENTS[at]}`, key: 'box-wrong-count', facts: { most: TILES } }],
    ),
  );
  const worth = [
    ...Object.entries(draft.points),
    ...Object.entries(draft.omens).map(([id, omen]): [string, string] => [id, omen.points]),
  ];
  const points = worth
    .filter(([, typed]) => !isNumber(typed, LEAST, MOST))
    .map(([at]) => ({ at, key: 'box-wrong-points', facts: { least: LEAST, most: MOST } }));
  return [...cells, ...(cells.length > 0 ? [] : sumProblems(draft)), ...points];
}

/** What each board has in all, and the packs and the supply that follow from all four. */
function sumProblems(draft: Draft): Problem[] {
  const boards = ELEMENTS.flatMap((element): Problem[] => {
    const whole = sum(draft.counts[`${element}-taken`]) + sum(draft.counts[`${element}-pool`]);
    if (whole === TILES) return [];
    const facts = { sum: whole, wanted: TILES, missing: Math.abs(TILES - whole) };
    return [{ at: `board-${element}`, key: whole < TILES ? 'box-wrong-board-less' : 'box-wrong-board-more', facts }];
  });
  if (boards.length > 0) return boards;
  const pools = ELEMENTS.map((element) => sum(draft.counts[`${element}-pool`]));
  const [first = 0] = pools;
  if (pools.some((pool) => pool !== first)) {
    return [{ at: 'boards', key: 'box-wrong-packs', facts: { pools: pools.join(', ') } }];
  }
  if (first < known.pack) return [{ at: 'boards', key: 'box-wrong-pack-size', facts: { least: known.pack } }];
  return ELEMENTS.flatMap((element, at) => {
    const tiles = sum(Object.values(draft.counts).map((counts) => counts[at] ?? ''));
    const facts = { element, sum: tiles, wanted: TILES };
    return tiles === TILES ? [] : [{ at: 'boards', key: 'box-wrong-supply', facts }];
  });
}
