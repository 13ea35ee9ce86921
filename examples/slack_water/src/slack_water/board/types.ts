// Generated from src/tischlein/games/slack_water/views by `make types`. Change it there.

export interface CardView {
  id: number;
  suit: string;
  value: number;
}

export interface PlayedView {
  seat: number;
  card: CardView;
  takes: boolean;
}

export interface SeatView {
  seat: number;
  cards_left: number;
  points: number;
  dry: string[];
  caught: CardView[];
}

export interface SlackWaterView {
  ask: string;
  seat: number | null;
  mover: number | null;
  tide: string;
  deal: number;
  deals: number;
  trick: PlayedView[];
  hand: CardView[];
  seats: SeatView[];
  washed: CardView[];
}
