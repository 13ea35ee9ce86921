/**
 * Looks at a part of the paper. It fits everything by itself until somebody zooms or pans; then it stays where it was put
 * until it is told to fit again.
 */
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Point, Sheet } from './hexes';
import { SIDE, WIDTH } from './hexes';

export interface Gaze {
  /** The point of the paper in the middle of the window. */
  x: number;
  y: number;
  /** Pixels for one unit of the paper. */
  scale: number;
}

export interface Window {
  width: number;
  height: number;
}

/** A tile is never drawn wider than this by itself, and by hand between these. */
const WIDEST_TILE = 92;
const MOST_BY_HAND = 150;
const LEAST_BY_HAND = 18;
const FACTOR = 1.25;
const GLIDE_MS = 260;

/** Everything in sight, tiles at least so many pixels wide where they are to be tapped. */
export function gazeAt(sheet: Sheet, window: Window, leastTile: number, widestTile = WIDEST_TILE): Gaze {
  const fit = Math.min(window.width / sheet.width, window.height / sheet.height);
  const scale = Math.max(Math.min(fit, widestTile / WIDTH), leastTile / WIDTH);
  return { x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2, scale };
}

export class Camera {
  window = $state.raw<Window>({ width: 340, height: 300 });
  #sheet: () => Sheet;
  #leastTile: () => number;
  #byHand = $state.raw<Gaze | null>(null);
  /** Moved only to bring something into sight: it fits again as soon as the path changes. */
  #isNudged = false;
  #animate: () => number;
  #tween: Tween<Gaze>;

  constructor(sheet: () => Sheet, leastTile: () => number, animate: () => number) {
    this.#sheet = sheet;
    this.#leastTile = leastTile;
    this.#animate = animate;
    this.#tween = Tween.of(() => this.#wanted, {
      easing: cubicOut,
      duration: () => (this.#isStill ? 0 : GLIDE_MS * animate()),
    });
  }

  get fitting(): Gaze {
    return gazeAt(this.#sheet(), this.window, this.#leastTile());
  }

  /** What does not glide is there at once, not a frame after the tiles. */
  get gaze(): Gaze {
    return this.#isStill ? this.#wanted : this.#tween.current;
  }

  get isByHand(): boolean {
    return this.#byHand !== null;
  }

  /** Whether everything is in sight. */
  get isWhole(): boolean {
    const { width, height } = this.#sheet();
    const { scale } = this.fitting;
    return width * scale <= this.window.width + 1 && height * scale <= this.window.height + 1;
  }

  fit(): void {
    this.#byHand = null;
    this.#isNudged = false;
  }

  /** The path has changed: whoever looks closer stays where they look. */
  settle(): void {
    if (this.#isNudged) this.fit();
  }

  /** Where a point of the paper is in the window. */
  place({ x, y }: Point): Point {
    const { gaze, window } = this;
    return { x: (x - gaze.x) * gaze.scale + window.width / 2, y: (y - gaze.y) * gaze.scale + window.height / 2 };
  }

  /** Which point of the paper is there in the window. */
  pointAt({ x, y }: Point): Point {
    const { gaze, window } = this;
    return { x: (x - window.width / 2) / gaze.scale + gaze.x, y: (y - window.height / 2) / gaze.scale + gaze.y };
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.gaze;
    this.#look({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  zoomIn(): void {
    this.zoom(FACTOR);
  }

  zoomOut(): void {
    this.zoom(1 / FACTOR);
  }

  /** The point of the window that is held keeps its place. */
  zoom(factor: number, held: Point = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    const { x, y, scale } = this.gaze;
    const next = Math.max(LEAST_BY_HAND, Math.min(MOST_BY_HAND, scale * factor * WIDTH)) / WIDTH;
    const dx = held.x - this.window.width / 2;
    const dy = held.y - this.window.height / 2;
    this.#look({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next });
  }

  /** Brings a point into sight, with its tile, and leaves everything where it is when it is there already. */
  show(point: Point): void {
    const { x, y } = this.place(point);
    const rim = SIDE * this.gaze.scale;
    const dx = Math.max(0, rim - x) - Math.max(0, x + rim - this.window.width);
    const dy = Math.max(0, rim - y) - Math.max(0, y + rim - this.window.height);
    if (dx === 0 && dy === 0) return;
    const isFirst = this.#byHand === null;
    this.pan(dx, dy);
    this.#isNudged = isFirst;
  }

  get #wanted(): Gaze {
    return this.#byHand ?? this.fitting;
  }

  get #isStill(): boolean {
    return this.#byHand !== null || this.#animate() === 0;
  }

  /** The paper never leaves the window altogether. */
  #look(gaze: Gaze): void {
    const { x, y, width, height } = this.#sheet();
    this.#isNudged = false;
    this.#byHand = {
      x: Math.max(x, Math.min(x + width, gaze.x)),
      y: Math.max(y, Math.min(y + height, gaze.y)),
      scale: gaze.scale,
    };
  }
}
