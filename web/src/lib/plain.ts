/**
 * What the plain board says. A game may word more in `board/plain.ts`:
 *
 *   seats      the parts of its view that are seats: there people are called by their names
 *   answer     what an answer costs and brings, and the heading under which it stands
 *   chapters   what there is to know of the view, in whole sentences
 *
 * A game without that file is told by its words alone: `action-…`, `kind-…`, `field-…`, `value-…`.
 */
import type { Player, Say } from './board';
import type { Named } from './chooser.svelte';
import type { Words } from './i18n.svelte';
import { actionSentence, keyOf, wordFor } from './words';

/** From where a view is told: by whom it is seen, and who sits where. */
export interface Told<View> {
  view: View;
  seat: number | null;
  players: Player[];
  say: Say;
}

/** Whatever is left out follows from the game's words. */
export interface AnswerWords {
  /** The heading, where answers of several kinds belong to one place: a gate, a field. */
  place?: string;
  /** What the answer is called. */
  name?: string;
  /** What it costs and brings. */
  does?: string;
  /** Under what it is folded where the heading has very many. */
  part?: string;
}

export interface Chapter {
  title: string;
  lines: string[];
}

export interface Plain<View> {
  seats: string[];
  answer?: (action: Named, told: Told<View>) => AnswerWords;
  chapters?: (told: Told<View>) => Chapter[];
}

export interface Answer {
  key: string;
  action: Named;
  name: string;
  does: string;
  part: string;
}

export interface AnswerGroup {
  name: string;
  answers: Answer[];
}

/** More answers than this in one group are folded by their first field. */
export const FOLD = 16;

function gather<One>(all: One[], nameOf: (one: One) => string): [string, One[]][] {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return [...groups];
}

function kindName(words: Words, kind: string): string {
  const key = keyOf('kind', kind);
  return words.has(key) ? words.say(key) : kind;
}

/** Two answers of one group that sound alike cannot be told apart by ear: then all their parts are read. */
function distinct(words: Words, answers: Answer[]): Answer[] {
  const count = new Map<string, number>();
  const heard = ({ name, does }: Answer): string => `${name} ${does}`;
  for (const one of answers) count.set(heard(one), (count.get(heard(one)) ?? 0) + 1);
  const parts = ({ do: _, ...rest }: Named): string =>
    Object.values(rest)
      .map((part) => wordFor(words, part))
      .join(', ');
  return answers.map((one) =>
    (count.get(heard(one)) ?? 0) > 1 ? { ...one, name: `${one.name} (${parts(one.action)})` } : one,
  );
}

export function groupsOf(words: Words, plain: Plain<unknown>, told: Told<unknown>, actions: Named[]): AnswerGroup[] {
  const worded = actions.map((action) => {
    const { place, name, does = '', part } = plain.answer?.(action, told) ?? {};
    const answer: Answer = {
      key: JSON.stringify(action),
      action,
      name: name ?? actionSentence(words, action),
      does,
      part: part ?? firstPart(words, action),
    };
    return { answer, place: place ?? kindName(words, String(action.do)) };
  });
  return gather(worded, ({ place }) => place).map(([name, members]) => ({
    name,
    answers: distinct(
      words,
      members.map(({ answer }) => answer),
    ),
  }));
}

function firstPart(words: Words, action: Named): string {
  const field = Object.keys(action).find((name) => name !== 'do');
  return String(field ? wordFor(words, action[field] ?? '') : '');
}

/** A long group in parts; a short one, or one that would fall into single answers, is one part without a name. */
export function foldsOf({ answers }: AnswerGroup): AnswerGroup[] {
  const parts = gather(answers, ({ part }) => part);
  if (answers.length <= FOLD || parts.length > answers.length / 2) return [{ name: '', answers }];
  return parts.map(([name, members]) => ({ name, answers: members }));
}

/** Who listens wants to know of their own things first; the others follow as they sit. */
export function mineFirst<Area extends { seat: number }>(areas: Area[], seat: number | null): Area[] {
  return [...areas.filter((area) => area.seat === seat), ...areas.filter((area) => area.seat !== seat)];
}

/** The answer that has the focus, and its place. */
export interface Cursor {
  key: string;
  group: string;
  at: number;
}

export function cursorAt(groups: AnswerGroup[], key: string): Cursor | null {
  for (const { name, answers } of groups) {
    const at = answers.findIndex((answer) => answer.key === key);
    if (at >= 0) return { key, group: name, at };
  }
  return null;
}

/**
 * Where the focus goes when the answers have changed: to the same answer, else to the one in its place in the same group;
 * null where that group is gone.
 */
export function nearestAnswer(groups: AnswerGroup[], was: Cursor): string | null {
  const all = groups.flatMap((group) => group.answers);
  if (all.some((answer) => answer.key === was.key)) return was.key;
  const answers = groups.find((group) => group.name === was.group)?.answers ?? [];
  return answers[Math.min(was.at, answers.length - 1)]?.key ?? null;
}
