// Generated from src/tischlein/games/elementos/views by `make types`. Change it there.

/**
 * A disc on the board. `id` is the number of its home square and so says nothing about its underside.
 *
 * There are many of them in every message, so what is nothing special about one is left out.
 *
 * down   the underside, where this seat may look at it now
 * seen   the underside, where the table marks undersides that everybody has seen (`show_seen_undersides`)
 */
export interface DiscView {
  id: number;
  at: string;
  owner: number;
  up: string;
  down?: string | null;
  wand?: boolean;
  frozen?: boolean;
  seen?: string | null;
}

/** A captured disc; both faces are shown to everybody (§A18), the one it showed last first. */
export interface CapturedView {
  id: number;
  owner: number;
  faces: string[];
}

/** How many own discs of a pair still wait to be laid. */
export interface SupplyView {
  disc: string;
  count: number;
}

/**
 * ask: "arrange", "confirm" or "play" when this seat decides, "" when it does not.
 *
 * discs          on the board; during a secret setup only the own ones
 * begins         the seat that plays first
 * to_move        whose ply it is, or who arranges in the open; nobody while both arrange in secret and after the end
 * idle_plies     plies in a row without progress; at `idle_limit` the match is a draw
 * repetitions    how often the present position has occurred, this time included
 * memory         whether players may not look at their own undersides
 */
export interface ElementosView {
  ask: string;
  seat: number | null;
  rows: number;
  phase: string;
  discs: DiscView[];
  captured: CapturedView[];
  supply: SupplyView[];
  ready: boolean[];
  begins: number;
  to_move: number | null;
  idle_plies: number;
  idle_limit: number;
  repetitions: number;
  winner: number | null;
  memory: boolean;
}
