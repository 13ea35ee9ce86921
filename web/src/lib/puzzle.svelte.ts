/**
 * One puzzle as it is solved: a lesson of one task that every accepted answer does. What the solution is, the page does not
 * know before somebody has answered rightly, or wrongly twice, or asks to be shown.
 */
import { Refusal } from './api';
import type { Named } from './chooser.svelte';
import { Lesson, type Ask } from './lesson.svelte';
import type { PuzzleCard, PuzzleSolution } from './wire';

/** So many wrong answers, then the solution is shown. */
const TRIES = 2;

export class Puzzle {
  lesson: Lesson;
  /** The answers that were wrong, in order. */
  wrong = $state.raw<Named[]>([]);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** Whether the solution was shown before it was found. */
  isShown = $state(false);
  /** Why the solution could not be fetched. */
  trouble = $state.raw<Refusal | null>(null);
  #fetch: () => Promise<PuzzleSolution>;

  constructor(card: PuzzleCard, ask: Ask, fetch: () => Promise<PuzzleSolution>) {
    this.#fetch = fetch;
    const steps = [{ say: 'puzzle-task', at: [], do: [{}], otherwise: 'puzzle-wrong', rules: [] }];
    this.lesson = new Lesson({ name: card.name, seat: card.seat, open: false, steps }, (answers, why) =>
      this.#answer(ask, answers, why),
    );
  }

  get isOver(): boolean {
    return this.lesson.isOver;
  }

  /** Whether somebody found it without being shown. */
  get isSolved(): boolean {
    return this.isOver && !this.isShown;
  }

  begin(): Promise<void> {
    this.wrong = [];
    this.isShown = false;
    return this.lesson.begin();
  }

  /** Lays out the best answer, which then waits for a yes: so one sees what comes of it. */
  async show(): Promise<void> {
    await this.#learnSolution();
    const best = this.solution?.accepted[0];
    if (!best || this.isOver) return;
    this.isShown = true;
    this.lesson.showMe(best.action);
  }

  tryAgain(): Promise<void> {
    if (!this.trouble) return this.lesson.tryAgain();
    return this.isOver ? this.#learnSolution() : this.show();
  }

  async #answer(ask: Ask, answers: Named[], why?: Named): Promise<Awaited<ReturnType<Ask>>> {
    try {
      const stand = await ask(answers, why);
      if (stand.done > 0 && !why) await this.#learnSolution();
      return stand;
    } catch (error) {
      const given = answers[answers.length - 1];
      if (error instanceof Refusal && error.reason === 'not_the_task' && given) this.#miss(given);
      throw error;
    }
  }

  #miss(given: Named): void {
    this.wrong = [...this.wrong, given];
    // The lesson first hears that the answer was none, and offers the question anew.
    if (this.wrong.length >= TRIES) setTimeout(() => void this.show());
  }

  async #learnSolution(): Promise<void> {
    this.trouble = null;
    try {
      this.solution ??= await this.#fetch();
    } catch (error) {
      this.trouble = error instanceof Refusal ? error : new Refusal('server_unreachable');
    }
  }
}
