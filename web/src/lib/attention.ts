/** On my turn, and only then: title, favicon and a short vibration. */
import { at } from './base';
import CALLING from './favicon-turn.svg?inline';

const CALM = at('/favicon.svg');

export function setTitle(title: string, isMyTurn: boolean): void {
  document.title = isMyTurn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isMyTurn ? CALLING : CALM;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

/** A desktop has no vibration, and a page that was never touched may not use it: both are fine. */
export function nudge(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
}
