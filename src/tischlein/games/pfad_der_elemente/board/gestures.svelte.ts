/** Fingers, mouse and wheel on the map: one pulls it, two pinch it. A press that has not moved is left to the button. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './hexes';

const MOVED_AFTER_PIXELS = 8;
const WHEEL = 0.0016;

export function gestures(camera: Camera): Attachment<HTMLElement> {
  return (node) => {
    const held = new Map<number, Point>();
    let start: Point | null = null;
    let hasMoved = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      // Only the first finger is primary: whatever was held before was let go where nobody saw it.
      if (event.isPrimary) held.clear();
      if (held.size === 0) {
        start = at(event);
        hasMoved = false;
      }
      held.set(event.pointerId, at(event));
    }

    function move(event: PointerEvent): void {
      const before = held.get(event.pointerId);
      if (!before || !start || event.buttons === 0) return;
      const now = at(event);
      if (!hasMoved && held.size === 1 && distance(now, start) < MOVED_AFTER_PIXELS) return;
      if (!hasMoved) node.setPointerCapture(event.pointerId);
      hasMoved = true;
      const other = [...held].find(([pointer]) => pointer !== event.pointerId)?.[1];
      held.set(event.pointerId, now);
      if (!other) return camera.pan(now.x - before.x, now.y - before.y);
      const box = node.getBoundingClientRect();
      const between = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      camera.zoom(distance(now, other) / Math.max(distance(before, other), 1), between);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent): void {
      held.delete(event.pointerId);
    }

    /** The map may have moved from under the finger: its end is heard wherever it is. */
    const ends = ['pointerup', 'pointercancel'] as const;

    /** The click that ends a pull means nothing. */
    function click(event: Event): void {
      if (!hasMoved) return;
      hasMoved = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const box = node.getBoundingClientRect();
      const point = { x: event.clientX - box.left, y: event.clientY - box.top };
      camera.zoom(Math.exp(-event.deltaY * WHEEL), point);
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    for (const end of ends) window.addEventListener(end, up);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      for (const end of ends) window.removeEventListener(end, up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    };
  };
}

function at(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
