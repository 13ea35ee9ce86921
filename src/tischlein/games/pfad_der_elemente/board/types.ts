// Generated from src/tischlein/games/pfad_der_elemente/views by `make types`. Change it there.

/**
 * A player's board (§4): tiles by element that its owner takes at once, and those for the common pool; points for
 * the smallest pattern of its element, and for each further tile.
 */
export interface BoardView {
  element: string;
  taken: Record<string, number>;
  pool: Record<string, number>;
  points: number;
  further: number;
}

/**
 * An omen that this seat may see.
 *
 * id         "earth-4"
 * shape      "pair", "line3" … "rhombus4" (omens.toml lists them); "" for one spirit on a tile
 * cells      [q, r] of the shape, in one of its orientations; [] without shape
 * spirits    the spirits it lists, in any order
 * tile       the element of the tile; null with a shape
 * points     for every time
 * source     "printed" in the rule book, "assumed" by us, or "table": read in its own box by somebody at the table
 * fulfilled  the sets of tiles (ids) that fulfil it now
 */
export interface OmenView {
  id: string;
  element: string;
  shape: string;
  cells: number[][];
  spirits: string[];
  tile: string | null;
  points: number;
  source: string;
  fulfilled: string[][];
}

/**
 * A place of the grid.
 *
 * id      "1" … "40", row by row: what `reveal` and `third_reveal` name
 * state   "down", "up" or "gone"
 * motif   of a face-up one; null otherwise
 * seen    with `memory_aid`: what this face-down one is, if it was revealed before; else null
 */
export interface PlaceView {
  id: string;
  row: number;
  column: number;
  state: string;
  motif: string | null;
  seen: string | null;
}

/**
 * A gift action or the power of a pair.
 *
 * action    the verb: "cover_own", "swap_own", …, "exchange_omen"
 * cost      gifts; 0 for a power
 * ready     there is something it can do now, and it can be paid
 */
export interface MeansView {
  action: string;
  cost: number;
  ready: boolean;
}

/**
 * A tile of a path.
 *
 * id       what actions name: its cell while the path is laid ("-1,2"), its number ("1" … "12") once all paths lie
 * q, r     axial coordinates; tiles touch when these differ by (1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1)
 * element  "earth", "air", "water", "fire"
 */
export interface TileView {
  id: string;
  q: number;
  r: number;
  element: string;
}

/**
 * Path points and where they come from.
 *
 * kind    "row" (water), "triangle" (fire), "pair" (air), "clearing" (earth)
 * tiles   ids of the tiles of this pattern
 * points  what it brings
 */
export interface PatternView {
  kind: string;
  element: string;
  tiles: string[];
  points: number;
}

/**
 * A spirit on a tile.
 *
 * tile     id of the tile it lies on
 * motif    what it is; null where this seat only remembers it (covered, on a foreign path)
 * covered  lies face down
 * gift     a gift lies on it
 * points   what its position brings now; 0 where the motif is null
 */
export interface SpiritView {
  tile: string;
  motif: string | null;
  covered: boolean;
  gift: boolean;
  points: number;
}

/** Points as they are now, by source: what this seat can see of them. `total` is their sum. */
export interface PointsView {
  rows: number;
  triangles: number;
  pairs: number;
  clearings: number;
  spirits: number;
  omens: number;
  total: number;
}

/**
 * What lies in front of one seat.
 *
 * element      of its board; null before it is chosen
 * gifts        left to spend
 * done         has confirmed its path
 * tiles        its path; [] for others until all have confirmed
 * supply       tiles to lay, by element; null where they are secret
 * lifts        how often it may still take up a tile; null where it is not its own path
 * patterns     where its path points come from
 * spirits      on its tiles; spirit_count: how many
 * omens        those in play that this seat may see; omen_count: how many are in play
 * stack        omens left in its stack; removed: how many were exchanged
 * points       by source, as this seat can see them now
 */
export interface AreaView {
  seat: number;
  element: string | null;
  gifts: number;
  done: boolean;
  tiles: TileView[];
  supply: Record<string, number> | null;
  lifts: number | null;
  patterns: PatternView[];
  spirits: SpiritView[];
  spirit_count: number;
  omens: OmenView[];
  omen_count: number;
  stack: number;
  removed: number;
  points: PointsView;
}

/**
 * ask: "" when this seat does not decide; else "element", "draft", "omens", "path", "reveal" (before the first
 * spirit), "second", "miss", "place_own", "place_foreign", "power", "after" or "gifts".
 *
 * seat       whose view this is; null is the public
 * phase      "element", "draft", "omens", "path", "spirits", "gifts", "over"
 * step       in the spirit phase "before", "second", "miss", "place_own", "place_foreign", "power", "after"; else ""
 * round      of the draft: 1, 2 …; else 0
 * turn       whose turn it is in phases of one seat; null elsewhere
 * first      begins the spirit phase; elements are chosen from this seat on
 * advanced   played with omens; omens_open: everybody sees them; memory_aid: the grid shows what was seen
 * choices    elements nobody has yet, while they are chosen
 * boards     all four while elements are chosen, those in play during the draft; [] at any other time
 * pack       the pack in my hands, by element; null when I hold none
 * offered    the omens I choose two of; [] at any other time
 * rows, columns, grid   the spirits in the middle
 * found      the motif of the pair that is being placed or used; else null
 * receivers  the seats whose path may get the spirit that is being placed
 * means      what gifts (or, in `power`, the pair) can do for the seat whose turn it is; for that seat only
 * areas      one per seat, in seat order
 * winners    after the end
 */
export interface PfadView {
  ask: string;
  seat: number | null;
  phase: string;
  step: string;
  round: number;
  turn: number | null;
  first: number;
  advanced: boolean;
  omens_open: boolean;
  memory_aid: boolean;
  choices: string[];
  boards: BoardView[];
  pack: Record<string, number> | null;
  offered: OmenView[];
  rows: number;
  columns: number;
  grid: PlaceView[];
  found: string | null;
  receivers: number[];
  means: MeansView[];
  areas: AreaView[];
  winners: number[];
}
