/** Which lessons of a game were learnt in this browser, and whether somebody needs the notes of a first match. */
import { recall, remember } from './memory';

const keyOf = (game: string): string => `tischlein.lessons.${game}`;

class Learnt {
  /** What was learnt since the page was opened, with what was known before: whoever shows it notices. */
  games = $state.raw<Record<string, string[]>>({});
}

const learnt = new Learnt();

export function learntOf(game: string): string[] {
  const found = learnt.games[game] ?? recall(keyOf(game));
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
}

export function rememberLearnt(game: string, lesson: string): void {
  const names = [...new Set([...learntOf(game), lesson])];
  learnt.games = { ...learnt.games, [game]: names };
  remember(keyOf(game), names);
}

/** Whether somebody has read the notes of the first match, or needs none. */
export function knowsTour(game: string): boolean {
  return recall(`tischlein.tour.${game}`) === true;
}

export function rememberTour(game: string): void {
  remember(`tischlein.tour.${game}`, true);
}

/** Where to go on: the first lesson that was not learnt, or the first of all for who has learnt them all. */
export function nextLesson(lessons: string[], learnt: string[]): string | undefined {
  return lessons.find((name) => !learnt.includes(name)) ?? lessons[0];
}
