/** Dragging a crystal from the supply or a space: the same two taps in one movement. Never needed. */
import type { Actions } from './actions.svelte';

const BEGINS_AFTER_PX = 8;

export class Drag {
  /** Where the crystal in hand is, in pixels of the page; nothing while none is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #actions: Actions;
  #source: { place: string; x: number; y: number } | null = null;

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  down = (event: PointerEvent): void => {
    const place = placeAt(event.target);
    const isSource = place !== null && event.isPrimary && event.button === 0 && this.#actions.canHold(place);
    this.#source = isSource ? { place, x: event.clientX, y: event.clientY } : null;
  };

  move = (event: PointerEvent): void => {
    const source = this.#source;
    if (!source) return;
    const way = Math.hypot(event.clientX - source.x, event.clientY - source.y);
    if (!this.at && way < BEGINS_AFTER_PX) return;
    if (!this.at) this.#actions.hold(source.place);
    this.at = { x: event.clientX, y: event.clientY };
  };

  up = (event: PointerEvent): void => {
    const source = this.#source;
    this.#source = null;
    if (!this.at || !source) return;
    const target = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    this.#actions.drop(source.place, target === source.place ? null : target);
    // The click that the browser makes of this movement comes first, and means nothing.
    setTimeout(() => (this.at = null));
  };

  cancel = (): void => {
    this.#source = null;
    this.at = null;
  };

  /** Swallows the click that ends a drag. */
  click = (event: MouseEvent): void => {
    if (this.at) event.stopPropagation();
  };
}

/** The spot under a part of the page, "" for the supply. */
function placeAt(part: EventTarget | null): string | null {
  const found = part instanceof Element ? part.closest<HTMLElement>('[data-spot], [data-supply]') : null;
  return found ? (found.dataset.spot ?? '') : null;
}
