/** A piece on its way over the page. Sky.svelte flies it. */
export interface Flight {
  /** Where it is awaited; "" where nobody waits. */
  spot: string;
  /** Milliseconds until it sets off. */
  delay: number;
}

/** The middle of a piece over the middle of a place, seen from the corner of the layer. */
export function over(place: DOMRect, corner: DOMRect, scale: number, lift = 0): Keyframe {
  const x = place.left + place.width / 2 - corner.left;
  const y = place.top + place.height / 2 - corner.top - lift;
  return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})` };
}

/** Whether a place has a size, and its middle is on the page. */
export function isSeen({ left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && height > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}
