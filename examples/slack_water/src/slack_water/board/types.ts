// Generated from slack_water.views.view by `tischlein build-board`. Change it there.

/** A card that lies open: `id` is what boards follow with the eyes. */
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
