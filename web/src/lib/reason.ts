/** Why something cannot be done: its sentence, and what stands in the way on the board. */
import type { Fact, Happened, Player } from './board';
import type { Words } from './i18n.svelte';
import { keyOf, playerName, variablesOf } from './words';

export interface Reason {
  why: string;
  /** The paragraph of the rules that says so; empty where none does. */
  rule: string;
  facts: Record<string, Fact>;
}

/** Which fact names what: the data attributes by which boards mark their squares, cards, people and all the rest. */
const MARKS: Record<string, string[]> = {
  at: ['square', 'cell', 'spot', 'at'],
  to: ['square', 'cell', 'spot', 'at'],
  cells: ['at'],
  place: ['place'],
  wand: ['square'],
  line: ['cell'],
  card: ['card'],
  kept: ['card'],
  god: ['god'],
  element: ['element-board', 'stack'],
  left: ['left'],
  gifts: ['gifts'],
  path: ['path'],
  paths: ['path'],
  way: ['way'],
  display: ['way'],
  number: ['set', 'tip'],
  pay: ['pile'],
  get: ['pile'],
  gate: ['gate'],
  token: ['drawn'],
  reward: ['reward'],
  seat: ['seat'],
  seats: ['seat'],
  // What has to be done first, where nothing was named yet.
  do: ['asks'],
};
const SHOWN_MS = 4000;
const NO_SUCH_ACTION = new Set(['unknown_action', 'unknown_field', 'impossible_action']);

/** What was asked about is nothing that anybody can ever do. */
export function isNoSuchAction(refusal: string): boolean {
  return NO_SUCH_ACTION.has(refusal);
}

export function whySentence(words: Words, reason: Reason, players: Player[]): string {
  const variables = variablesOf(words, reason.facts);
  const { seat, seats } = reason.facts;
  const named = Array.isArray(seats) ? seats : [seat];
  variables.player = named
    .map((one) => (typeof one === 'number' ? playerName(players, one, words.say) : ''))
    .filter(Boolean)
    .join(', ');
  const keys = [keyOf('why', reason.why), reason.why, 'why-never'];
  const key = keys.find((one) => words.has(one)) ?? 'why-not_now';
  return words.say(key, variables);
}

/** Selectors of the elements of a board that these facts name. */
export function selectorsOf(facts: Record<string, Fact>): string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    (MARKS[name] ?? []).flatMap((mark) => [fact].flat().map((one) => `[data-${mark}="${CSS.escape(String(one))}"]`)),
  );
}

/** The elements of a board that the facts of a reason name. */
export function inTheWay(board: Element, facts: Record<string, Fact>): Element[] {
  const wanted = selectorsOf(facts);
  return wanted.length === 0 ? [] : [...board.querySelectorAll(wanted.join(','))];
}

/** Draws an outline round what stands in the way, for a moment. Nothing moves. */
export function pointAt(board: Element, reason: Reason): () => void {
  return mark(inTheWay(board, reason.facts), 'data-in-the-way');
}

/** Lights what lines of the log name, wherever it lies on the board, for a moment. */
export function light(events: Happened[]): () => void {
  const board = document.querySelector('[data-board]');
  if (!board) return () => {};
  return mark(
    events.flatMap((happened) =>
      inTheWay(board, places(happened.facts)).filter((element) => isMeant(element, happened)),
    ),
    'data-lit-by-log',
  );
}

/** Where several parts of a board have equal places, each says of which events (data-tells) and whose (data-of) its are. */
function isMeant(element: Element, { name, facts }: Happened): boolean {
  const { tells, of } = element.closest<HTMLElement>('[data-tells]')?.dataset ?? {};
  if (tells === undefined) return true;
  const whose = String(facts.path ?? facts.seat);
  return tells.split(' ').includes(name) && (of === undefined || of.split(' ').includes(whose));
}

export function namesAPlace(facts: Record<string, Fact>): boolean {
  return Object.keys(places(facts)).some((name) => name in MARKS);
}

/** Who did it is no place. */
function places({ seat: _, ...facts }: Record<string, Fact>): Record<string, Fact> {
  return facts;
}

function mark(found: Element[], attribute: string): () => void {
  const stop = (): void => found.forEach((element) => element.removeAttribute(attribute));
  for (const element of found) element.setAttribute(attribute, '');
  const timer = setTimeout(stop, SHOWN_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
