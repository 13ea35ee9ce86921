/**
 * Dragging with mouse, pen or finger: an extra, never needed. A press that stays where it is and lasts is a closer look at
 * the disc; one that moves carries the disc; a short one is left to the button's click.
 */
const CARRIED_AFTER_PIXELS = 8;
const LOOK_AFTER_MILLIS = 350;
const CLICK_FOLLOWS_WITHIN_MILLIS = 80;

export interface Course {
  /** Whether the piece on this square may be carried now. */
  canCarry(from: string): boolean;
  start(from: string): void;
  drop(from: string, to: string | null): void;
  squareUnder(x: number, y: number): string | null;
}

export class Drag {
  /** The square whose disc is being carried, and how far from its place it is. */
  from = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The square that a long press looks at. */
  looked = $state<string | null>(null);

  #course: Course;
  #pressed: { square: string; x: number; y: number; pointer: number } | null = null;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #swallowClick = false;

  constructor(course: Course) {
    this.#course = course;
  }

  press(square: string | null, event: PointerEvent): void {
    if (square === null || event.button !== 0) return;
    this.cancel();
    this.#swallowClick = false;
    this.#pressed = { square, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    this.#clock = setTimeout(() => this.#look(square), LOOK_AFTER_MILLIS);
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    this.x = event.clientX - pressed.x;
    this.y = event.clientY - pressed.y;
    if (this.from !== null || Math.hypot(this.x, this.y) < CARRIED_AFTER_PIXELS) return;
    clearTimeout(this.#clock);
    this.looked = null;
    if (!this.#course.canCarry(pressed.square)) return;
    this.from = pressed.square;
    this.#course.start(pressed.square);
  }

  release(event: PointerEvent): void {
    if (event.pointerId !== this.#pressed?.pointer) return;
    const from = this.from;
    this.cancel();
    if (from === null) return;
    this.#swallow();
    this.#course.drop(from, this.#course.squareUnder(event.clientX, event.clientY));
  }

  cancel(): void {
    clearTimeout(this.#clock);
    if (this.looked !== null) this.#swallow();
    this.#pressed = null;
    this.from = null;
    this.looked = null;
  }

  /** Whether the click that follows belongs to a drag or a long look and means nothing. */
  swallowsClick(): boolean {
    const swallowed = this.#swallowClick;
    this.#swallowClick = false;
    return swallowed;
  }

  /** The click comes right after the release, or never when it was let go elsewhere. */
  #swallow(): void {
    this.#swallowClick = true;
    setTimeout(() => (this.#swallowClick = false), CLICK_FOLLOWS_WITHIN_MILLIS);
  }

  #look(square: string): void {
    this.looked = square;
  }
}
