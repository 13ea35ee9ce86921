// Generated from src/tischlein/games/bids/views by `make types`. Change it there.

export interface SeatView {
  seat: number;
  cards_left: number;
  played: number[];
  won: number[];
}

export interface BidsView {
  ask: string;
  seat: number | null;
  hand: number[];
  offered: number[];
  seats: SeatView[];
}
