/**
 * What happens is shown one scene after the other. The game says which scenes there are (`board/scenes.ts`); the stage
 * has the clock. While a scene that holds back runs, nothing else on the page tells what it is about to show: the log,
 * the bar, the seats' figures and the result show `shown` and the first `told` lines, never what is newer.
 *
 * The question to me is not held back: it comes from the newest update at once, and no scene lies over it. What others
 * did leaves the stage then; what was cut short can be looked at afterwards (`missed`, `since`).
 */
import type { Scene } from './board';
import { motionFactor } from './settings.svelte';

/** What the stage has to know of an update: whose eyes, what is asked of them, and whether all is over. */
export interface Moment {
  seat: number | null;
  question: string | null;
  answered: boolean;
  result: unknown;
}

/** Lines of the log, from the first to before the last. */
export interface Lines {
  from: number;
  to: number;
}

/** Is told which moment to draw: that of the scene that runs, never a later one before its own scenes. */
interface Board<Shown> {
  draw(update: Shown): void;
}

interface Planned<Shown> {
  scene: Scene;
  /** The lines of the log that it tells. */
  lines: Lines;
  /** What was to be seen before it, and the update that it belongs to. */
  before: Shown | null;
  update: Shown;
}

/** What waits longer than this altogether is played faster. */
const MOST_MS = 5000;
/** How long a picture stands for who wants no motion. */
const STILL_MS = 1200;
/** How long the last position is looked at before the result is told. */
const LAST_LOOK_MS = 1400;
/** So many scenes may be cut short without a word: the bar tells the last of it, the board shows the rest. */
const FEW = 1;

export class Stage<Shown extends Moment = Moment> {
  /** The scene that runs, and the lines of the log that it tells. */
  scene = $state.raw<Scene | null>(null);
  lines = $state.raw<Lines>({ from: 0, to: 0 });
  /** How many lines of the log may be read. */
  told = $state(0);
  /** Which of them were told last, while somebody looked on. */
  news = $state.raw<Lines>({ from: 0, to: 0 });
  /** The newest update that no scene holds back. */
  shown = $state.raw<Shown | null>(null);
  /** The same, but while somebody has the stage the moment in which they acted: whom one sees is whom the page names. */
  acting = $state.raw<Shown | null>(null);
  /** All is told, and the last position was looked at: the result may come. */
  ended = $state(false);
  /** Something happened behind my back: I was away, or a question to me cut it short. */
  missed = $state(false);
  /** The line of the log at which my last turn ended; null where I have not had one since the page was opened. */
  since = $state.raw<number | null>(null);
  /** The line of the log that tells what was taken from me since my last turn. */
  taken = $state.raw<number | null>(null);
  #waiting: Planned<Shown>[] = [];
  #running: Planned<Shown> | null = null;
  #newest: { update: Shown; lines: number } | null = null;
  #cut = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: ReturnType<typeof setTimeout> | undefined;
  #board: Board<Shown> | null;

  constructor(board: Board<Shown> | null = null) {
    this.#board = board;
  }

  get isBusy(): boolean {
    return this.scene !== null;
  }

  /** A new moment with what leads to it; `lines` is how long the log is then. Without scenes it is shown at once. */
  present(update: Shown, lines: number, scenes: Scene[] = []): void {
    const before = this.#newest;
    if (before && lines < before.lines) this.clear();
    this.#meet(update, lines);
    this.#noteTaken(update, lines, scenes);
    if (document.hidden) this.#miss(lines > (before?.lines ?? 0));
    else this.#plan(scenes, before?.update ?? null);
    if (isAsked(update)) this.#makeRoom();
    if (this.isBusy) this.#show();
    else this.#next();
  }

  /** The whole was sent again: what happened meanwhile is not played. */
  catchUp(update: Shown, lines: number): void {
    const before = this.#newest;
    if (before && lines === before.lines) return this.present(update, lines);
    this.#meet(update, lines);
    this.#miss(lines > this.told && !update.result);
    this.clear();
    this.news = { from: lines, to: lines };
    if (!before && update.result) this.#end();
  }

  /** A tap: what runs is over now. */
  hurry(): void {
    clearTimeout(this.#timer);
    if (this.#running) this.#tell(Math.max(this.told, this.#running.lines.to));
    this.#next();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#running = null;
    this.scene = null;
  }

  /** All that waits is over now: somebody else looks, or another match begins. */
  clear(): void {
    this.#waiting = [];
    this.hurry();
  }

  /** What happened meanwhile was looked at. */
  catchUpIsSeen(): void {
    this.missed = false;
    this.#cut = 0;
  }

  /** Where my last question was answered, what led to it is over, and a new turn of the others begins. */
  #meet(update: Shown, lines: number): void {
    const before = this.#newest;
    this.#newest = { update, lines };
    const isOpen = isAsked(update) && update.question === before?.update.question;
    if (!before || !isAsked(before.update) || isOpen) return;
    this.#waiting = [];
    if (this.#running) this.#tell(Math.max(this.told, before.lines));
    this.#stop();
    this.since = Math.min(before.lines, lines);
    this.taken = null;
    this.catchUpIsSeen();
  }

  #noteTaken(update: Shown, lines: number, scenes: Scene[]): void {
    let at = lines - countOf(scenes);
    for (const scene of scenes) {
      at += scene.events;
      if (update.seat !== null && scene.from === update.seat) this.taken = at - 1;
    }
  }

  #miss(isNews: boolean): void {
    this.#waiting = [];
    if (isNews) this.missed = true;
    if (this.isBusy) this.clear();
  }

  #plan(scenes: Scene[], before: Shown | null): void {
    const { update, lines } = this.#newest!;
    const isStill = motionFactor() === 0;
    let from = lines - countOf(scenes);
    for (const scene of scenes) {
      const told = { from, to: (from += scene.events) };
      // Without motion there is nothing to hold back, and only pictures to look at.
      if (isStill && !isTheatre(scene, update.seat)) continue;
      this.#waiting.push({ scene: isStill ? { ...scene, holds: false } : scene, lines: told, before, update });
    }
    if (isStill) this.#tell(lines);
  }

  /** The others leave the stage: something is asked of me. What holds back stays, in its order, and what is new. */
  #makeRoom(): void {
    const { update } = this.#newest!;
    const isNew = (one: Planned<Shown>): boolean => one.update === update && !isTheatre(one.scene, update.seat);
    const stays = (one: Planned<Shown>): boolean => one.scene.holds || isNew(one);
    const running = this.#running;
    const kept = this.#waiting.filter(stays);
    this.#cut += this.#waiting.filter((one) => !stays(one) && isTheatre(one.scene, update.seat)).length;
    this.#waiting = kept;
    if (this.#cut > FEW) this.missed = true;
    if (running && !stays(running)) this.hurry();
  }

  #next(): void {
    const next = this.#waiting.shift() ?? null;
    this.#running = next;
    this.scene = next?.scene ?? null;
    if (!next) return this.#settle();
    this.lines = next.lines;
    this.#tell(Math.max(this.told, next.scene.holds ? next.lines.from : next.lines.to));
    this.#show();
    this.#timer = setTimeout(() => this.hurry(), this.#millisOf(next.scene));
  }

  #millisOf(scene: Scene): number {
    const factor = motionFactor();
    const millis = factor === 0 ? STILL_MS : scene.millis * factor;
    const all = this.#waiting.reduce((sum, other) => sum + other.scene.millis, scene.millis);
    return millis * Math.min(1, MOST_MS / all);
  }

  /** What is seen is what was before the first scene that holds back. */
  #show(): void {
    const all = this.#running ? [this.#running, ...this.#waiting] : this.#waiting;
    const holding = all.find(({ scene }) => scene.holds);
    this.shown = holding ? holding.before : (this.#newest?.update ?? null);
    const running = this.#running;
    const newest = this.#newest?.update;
    // What is asked of me is asked about what lies there now.
    const seen = running && !(newest && isAsked(newest)) ? running.update : newest;
    if (seen) this.#board?.draw(seen);
    this.acting = (running && isOfOthers(running) && running.before) || this.shown;
  }

  #tell(upTo: number): void {
    if (upTo === this.told) return;
    this.news = { from: Math.min(this.told, upTo), to: upTo };
    this.told = upTo;
  }

  /** In the end everything is told. */
  #settle(): void {
    const { update, lines } = this.#newest ?? { update: null, lines: 0 };
    this.#tell(lines);
    this.shown = this.acting = update;
    if (update) this.#board?.draw(update);
    clearTimeout(this.#last);
    if (!update?.result) this.ended = false;
    else if (document.hidden) this.#end();
    else if (!this.ended) this.#last = setTimeout(() => this.#end(), LAST_LOOK_MS * Math.max(motionFactor(), 0.5));
  }

  #end(): void {
    clearTimeout(this.#last);
    this.ended = true;
  }
}

/** Whether a scene is of somebody else and is drawn large by the shell. */
export function isTheatre(scene: Scene, seat: number | null): boolean {
  return scene.art !== null && scene.seat !== null && scene.seat !== seat;
}

/** Who only looks on sees others act also where the board draws the scene itself. */
function isOfOthers({ scene, update }: Planned<Moment>): boolean {
  return isTheatre(scene, update.seat) || (update.seat === null && scene.seat !== null);
}

function isAsked(update: Moment): boolean {
  return update.question !== null && !update.answered;
}

function countOf(scenes: Scene[]): number {
  return scenes.reduce((sum, scene) => sum + scene.events, 0);
}
