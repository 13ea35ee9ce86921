/** Calls back when a finger rests on something; the tap that ends it then means nothing more. */
import type { Attachment } from 'svelte/attachments';

const REST_MS = 450;

export function longPress(onrest: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let hasRested = false;

    function down(event: PointerEvent): void {
      hasRested = false;
      if (event.pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        hasRested = true;
        onrest();
      }, REST_MS);
    }
    function up(): void {
      window.clearTimeout(timer);
    }
    function click(event: Event): void {
      if (!hasRested) return;
      hasRested = false;
      event.stopImmediatePropagation();
    }
    function menu(event: Event): void {
      event.preventDefault();
      if (!hasRested) onrest();
    }

    const heard: [string, (event: never) => void, boolean][] = [
      ['pointerdown', down, false],
      ['pointerup', up, false],
      ['pointercancel', up, false],
      ['pointerleave', up, false],
      ['contextmenu', menu, false],
      ['click', click, true],
    ];
    for (const [name, listener, capture] of heard) node.addEventListener(name, listener as EventListener, capture);
    return () => {
      up();
      for (const [name, listener, capture] of heard) node.removeEventListener(name, listener as EventListener, capture);
    };
  };
}
