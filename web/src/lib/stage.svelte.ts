/**
 * What happens is shown one scene after the other. The game says which scenes there are (`board/scenes.ts`); the stage
 * has the clock. While a scene that holds back runs, nothing else on the page tells what it is about to show: the log,
 * the bar, the seats' figures and the result show `shown` and the first `told` lines, never what is newer.
 *
 * The question to me is not held back: it comes from the newest update at once, and no scene lies over it.
 */
import type { Scene } from './board';
import { motionFactor } from './settings.svelte';
import type { Update } from './wire';

interface Planned {
  scene: Scene;
  /** How many lines of the log are told when it is over. */
  upTo: number;
}

export class Stage {
  /** The scene that runs. */
  scene = $state.raw<Scene | null>(null);
  /** How many lines of the log may be read. */
  told = $state(0);
  /** The newest update that no scene holds back. */
  shown = $state.raw<Update | null>(null);
  #waiting: Planned[] = [];
  #newest: { update: Update; lines: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isBusy(): boolean {
    return this.scene !== null;
  }

  /** A new moment with what leads to it; `lines` is how long the log is then. Without scenes it is shown at once. */
  present(update: Update, lines: number, scenes: Scene[] = []): void {
    this.#newest = { update, lines };
    if (motionFactor() > 0 && !document.hidden) this.#plan(scenes, lines);
    if (!this.isBusy) this.#next();
  }

  /** A tap: what runs is over now. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** All that waits is over now: somebody else looks, or the whole was sent again. */
  clear(): void {
    this.#waiting = [];
    this.hurry();
  }

  #plan(scenes: Scene[], lines: number): void {
    const all = scenes.reduce((sum, scene) => sum + scene.events, 0);
    let upTo = lines - all;
    for (const scene of scenes) this.#waiting.push({ scene, upTo: (upTo += scene.events) });
  }

  #next(): void {
    const next = this.#waiting.shift();
    this.scene = next?.scene ?? null;
    if (!next) return this.#settle();
    const before = next.upTo - next.scene.events;
    this.told = Math.max(this.told, next.scene.holds ? before : next.upTo);
    this.#timer = setTimeout(() => {
      this.told = Math.max(this.told, next.upTo);
      this.#next();
    }, next.scene.millis * motionFactor());
  }

  /** In the end everything is told. */
  #settle(): void {
    this.told = this.#newest?.lines ?? 0;
    this.shown = this.#newest?.update ?? null;
  }
}
