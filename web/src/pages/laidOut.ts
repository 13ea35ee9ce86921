/** The answer that a review lays out on the board: on a small screen it may lie below. */
export function comeIntoSight(): void {
  document.querySelector('[data-board] [aria-pressed=true]')?.scrollIntoView?.({ block: 'nearest' });
}
