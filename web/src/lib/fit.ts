/**
 * Letters as large as their box allows: a sentence across the room is never cut and never runs over. The box has a
 * height of its own; `--fit` is the factor for the font size, from 1 down to `least`.
 */
const STEP = 0.05;

export function fit(least = 0.5): (box: HTMLElement) => () => void {
  return (box) => {
    let factor = 1;
    // Letters reach a little over their line; a line too many is much more than that.
    const isFull = (): boolean => {
      const spare = parseFloat(getComputedStyle(box).fontSize) * 0.25;
      return box.scrollHeight > box.clientHeight + spare || box.scrollWidth > box.clientWidth + 1;
    };
    const measure = (): void => {
      for (factor = 1; ; factor -= STEP) {
        box.style.setProperty('--fit', factor.toFixed(2));
        if (!isFull() || factor <= least) return;
      }
    };
    const sizes = new ResizeObserver(measure);
    const words = new MutationObserver(measure);
    sizes.observe(box);
    words.observe(box, { childList: true, characterData: true, subtree: true });
    measure();
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  };
}
