/** A replay whose views come a part at a time, as they are watched. */
import type { LikelyAnswer, Replay } from '$lib/wire';

export type Load = (seat: number | null, at: number) => Promise<Replay>;

/** So many moments before the views run out, the next ones are asked for. */
const AHEAD = 20;

export class Film {
  private readonly views: unknown[] = [];
  private isAskingAhead = false;

  private constructor(
    private readonly load: Load,
    readonly replay: Replay,
    readonly seat: number | null,
  ) {
    this.keep(replay);
  }

  /** The match as this seat saw it, ready to show the moment `at`. */
  static async open(load: Load, seat: number | null, at: number): Promise<Film> {
    return new Film(load, await load(seat, at), seat);
  }

  /** What might have come instead from this moment on; it has no events. */
  instead(from: number, line: LikelyAnswer[]): Promise<Film> {
    const frames = line.map(({ seat, action }, place) => ({ step: from + place + 1, seat, action, events: [] }));
    const begun = { step: from, seat: null, action: null, events: [] };
    const views = [this.asking(from), ...line.map(({ view }) => view)];
    const replay = { ...this.replay, frames: [begun, ...frames], first_view: 0, views, result: null };
    return Film.open(() => Promise.resolve(replay), this.seat, 0);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  view(step: number): unknown {
    return asksNobody(this.views[step]);
  }

  /** With the question that was asked then: a board lays out an answer to it. */
  asking(step: number): unknown {
    return this.views[step];
  }

  /** Resolves when this moment can be shown, and asks in time for what follows. */
  async reach(step: number): Promise<void> {
    if (!this.has(step)) this.keep(await this.load(this.seat, step));
    void this.lookAhead(Math.min(step + AHEAD, this.last));
  }

  has(step: number): boolean {
    return step in this.views;
  }

  /** Whatever goes wrong here is seen when the moment itself is reached. */
  private async lookAhead(step: number): Promise<void> {
    if (this.isAskingAhead || this.has(step)) return;
    this.isAskingAhead = true;
    try {
      this.keep(await this.load(this.seat, step));
    } catch {
      // Asked again when it is needed.
    } finally {
      this.isAskingAhead = false;
    }
  }

  private keep(found: Replay): void {
    found.views.forEach((view, place) => (this.views[found.first_view + place] = view));
  }
}

/** What was asked then is decided: a board must not call for it again. */
function asksNobody(view: unknown): unknown {
  return typeof view === 'object' && view !== null && 'ask' in view ? { ...view, ask: '' } : view;
}
