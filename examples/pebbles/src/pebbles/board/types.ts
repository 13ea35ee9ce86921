// Generated from pebbles.views.view by `tischlein build-board`. Change it there.

export interface PebblesView {
  ask: string;
  heap: number;
  taken: number[];
  mover: number;
}
