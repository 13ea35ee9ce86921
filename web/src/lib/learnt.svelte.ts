/** What was learnt and solved in this browser, by game, and whether somebody needs the notes of a first match. */
import { recall, remember } from './memory';

/** Names that are kept for each game. Whoever shows them notices a new one. */
class Kept {
  /** What came since the page was opened, with what was known before. */
  #games = $state.raw<Record<string, string[]>>({});

  constructor(readonly key: string) {}

  of(game: string): string[] {
    const found = this.#games[game] ?? recall(`${this.key}.${game}`);
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  }

  add(game: string, name: string): void {
    const names = [...new Set([...this.of(game), name])];
    this.#games = { ...this.#games, [game]: names };
    remember(`${this.key}.${game}`, names);
  }
}

const learnt = new Kept('tischlein.lessons');
const solved = new Kept('tischlein.puzzles');

export const learntOf = (game: string): string[] => learnt.of(game);
export const rememberLearnt = (game: string, lesson: string): void => learnt.add(game, lesson);
export const solvedOf = (game: string): string[] => solved.of(game);
export const rememberSolved = (game: string, puzzle: string): void => solved.add(game, puzzle);

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
