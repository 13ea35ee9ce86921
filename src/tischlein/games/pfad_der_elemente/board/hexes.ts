/**
 * Where hexagons lie on the paper: axial coordinates, corners up and down, the long radius is SIDE. For drawing only; what
 * may be laid where comes from the table.
 */
export const SIDE = 50;
export const WIDTH = Math.sqrt(3) * SIDE;
export const HEIGHT = 2 * SIDE;

export interface Cell {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the paper. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function centre({ q, r }: Cell): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIDE * r };
}

/** "-1,2" is how the table names a cell while a path is laid. */
export function cellOf(word: string): Cell {
  const [q = 0, r = 0] = word.split(',').map(Number);
  return { q, r };
}

/** The table reaches so many tiles from the middle in every direction (§9a). */
const REACH = 23;

export function isOnTable({ q, r }: Cell): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= REACH;
}

/** The cell under a point of the paper: the one whose middle is nearest. */
export function cellAt({ x, y }: Point): Cell {
  const r = y / (1.5 * SIDE);
  const q = x / WIDTH - r / 2;
  const rows = [Math.floor(r), Math.ceil(r)];
  const around = rows.flatMap((row) =>
    [Math.floor(q + (r - row) / 2), Math.ceil(q + (r - row) / 2)].map((column) => ({ q: column, r: row })),
  );
  const far = (cell: Cell): number => Math.hypot(centre(cell).x - x, centre(cell).y - y);
  return around.reduce((one, other) => (far(other) < far(one) ? other : one));
}

export function areNear(one: Cell, other: Cell): boolean {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

/** The corners of a hexagon around 0,0, as a path; `reach` is its long radius. */
export function outline(reach: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner * 60 - 90) * Math.PI) / 180;
    return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The smallest rectangle around these cells, or one around the middle when there are none. */
export function sheetAround(cells: Cell[], rim = 0): Sheet {
  const points = (cells.length > 0 ? cells : [{ q: 0, r: 0 }]).map(centre);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - WIDTH / 2 - rim;
  const y = Math.min(...ys) - SIDE - rim;
  return {
    x,
    y,
    width: Math.max(...xs) + WIDTH / 2 + rim - x,
    height: Math.max(...ys) + SIDE + rim - y,
  };
}

const AROUND: [number, number][] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]; // prettier-ignore

/** The cells of a path and all that touch it. */
export function withRim(cells: Cell[]): Cell[] {
  const inside = cells.length > 0 ? cells : [{ q: 0, r: 0 }];
  return [...inside, ...inside.flatMap(({ q, r }) => AROUND.map(([dq, dr]) => ({ q: q + dq, r: r + dr })))];
}

/** The cell that an arrow key leads to: the nearest one that lies more in this direction than beside it. */
export function neighbourBy<Place extends Cell>(key: string, from: Cell, places: Place[]): Place | null {
  const way = WAYS[key];
  if (!way) return null;
  const start = centre(from);
  let best: { place: Place; far: number } | null = null;
  for (const place of places) {
    const { x, y } = centre(place);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    if (along <= 1 || aside > along * 1.2) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { place, far };
  }
  return best?.place ?? null;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
