/** Arrow keys within a group of buttons: what the tab key passes over can be reached too. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }, buttons: string): void {
  const step = STEPS[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(buttons)];
  const here = all.findIndex((button) => button === document.activeElement);
  if (step === undefined || here < 0) return;
  event.preventDefault();
  all[(here + step + all.length) % all.length]?.focus();
}
