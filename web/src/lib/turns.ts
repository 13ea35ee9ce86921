/** The log by turns: what one seat did before another did something, with all that followed from it. */
import type { Art, Happened, PictureOf } from './board';

export interface Turn {
  /** The place of its first line in the log: a turn is known by it. */
  first: number;
  /** Null where the table itself acts. */
  seat: number | null;
  events: Happened[];
}

export function turnsOf(log: Happened[]): Turn[] {
  const turns: Turn[] = [];
  log.forEach((happened, first) => {
    const seat = typeof happened.facts.seat === 'number' ? happened.facts.seat : null;
    const turn = turns[turns.length - 1];
    if (turn && (seat === null || seat === turn.seat)) turn.events.push(happened);
    else turns.push({ first, seat, events: [happened] });
  });
  return turns;
}

/** The pictures of a turn, each once. */
export function picturesOf(events: Happened[], pictureOf: PictureOf, most: number): Art[] {
  const found = new Map<string, Art>();
  for (const happened of events) {
    const art = pictureOf(happened);
    if (art) found.set(JSON.stringify(art), art);
  }
  return [...found.values()].slice(0, most);
}
