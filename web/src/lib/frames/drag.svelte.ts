/**
 * Dragging with mouse, pen or finger: an extra, never needed. A press that moves carries the piece; one that stays where it
 * is and lasts can be a closer look at it; a short one is left to the button's click.
 */
const CARRIED_AFTER_PIXELS = 8;
const CLICK_FOLLOWS_WITHIN_MILLIS = 80;

export interface Course {
  /** How long a press must last to be a look, in milliseconds; without it none is. */
  looksAfter?: number;
  /** Whether the piece of this place may be carried now. */
  canCarry(from: string): boolean;
  start(from: string): void;
  drop(from: string, to: string | null): void;
  placeUnder(x: number, y: number): string | null;
}

export class Drag {
  /** The place whose piece is being carried, and how far from its place it is. */
  from = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** Where the pointer that carries is, in pixels of the page. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** The place that a long press looks at. */
  looked = $state<string | null>(null);

  #course: Course;
  #pressed: { place: string; x: number; y: number; pointer: number } | null = null;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #swallowClick = false;

  constructor(course: Course) {
    this.#course = course;
  }

  press(place: string | null, event: PointerEvent): void {
    if (place === null || event.button !== 0) return;
    this.cancel();
    this.#swallowClick = false;
    this.#pressed = { place, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    const { looksAfter } = this.#course;
    if (looksAfter) this.#clock = setTimeout(() => (this.looked = place), looksAfter);
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    this.x = event.clientX - pressed.x;
    this.y = event.clientY - pressed.y;
    if (this.from !== null) this.at = { x: event.clientX, y: event.clientY };
    if (this.from !== null || Math.hypot(this.x, this.y) < CARRIED_AFTER_PIXELS) return;
    clearTimeout(this.#clock);
    this.looked = null;
    if (!this.#course.canCarry(pressed.place)) return;
    this.from = pressed.place;
    this.at = { x: event.clientX, y: event.clientY };
    this.#course.start(pressed.place);
  }

  release(event: PointerEvent): void {
    if (event.pointerId !== this.#pressed?.pointer) return;
    const from = this.from;
    this.cancel();
    if (from === null) return;
    this.#swallow();
    this.#course.drop(from, this.#course.placeUnder(event.clientX, event.clientY));
  }

  cancel(): void {
    clearTimeout(this.#clock);
    if (this.looked !== null) this.#swallow();
    this.#pressed = null;
    this.from = null;
    this.at = null;
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
}
