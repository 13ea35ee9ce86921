/**
 * One lesson as it is learnt: its steps one after the other, the board as it stands, and the learner's answers so far. The
 * server keeps nothing: it is sent all answers each time, and says how the board stands then.
 */
import { Refusal } from './api';
import type { Happened } from './board';
import { Chooser, type Named } from './chooser.svelte';
import { isNoSuchAction } from './reason';
import { settings } from './settings.svelte';
import type { LessonCard, LessonStand, LessonStepCard } from './wire';
import { faded } from './words';

export type Ask = (answers: Named[], why?: Named) => Promise<LessonStand>;

export class Lesson {
  /** Which step is shown; one past the last when the lesson is over. */
  step = $state(0);
  stand = $state.raw<LessonStand | null>(null);
  /** What happened on the way to the present view; nothing where one came here by another way than an answer. */
  fresh = $state.raw<Happened[]>([]);
  /** The key of a gentle sentence about what was tried last. */
  aside = $state('');
  /** What could not be asked of the server; `tryAgain` asks again. */
  trouble = $state.raw<Refusal | null>(null);
  chooser: Chooser;
  #answers: Named[] = [];
  #ask: Ask;
  #failed: () => Promise<void> = () => this.begin();
  /** Counts what was asked: an answer to something older is not heard any more. */
  #asked = 0;

  constructor(
    readonly card: LessonCard,
    ask: Ask,
  ) {
    this.#ask = ask;
    this.chooser = new Chooser(
      (action) => void this.#answer(action),
      () => settings.confirm,
      (action) => this.#why(action),
    );
    this.chooser.isPatient = true;
  }

  /** What happened since the learner came. As at a table, what players have to remember is told once. */
  get log(): Happened[] {
    const { events, fresh } = this.stand ?? { events: [], fresh: 0 };
    return events.map((happened, place) => (place < fresh ? faded(happened) : happened));
  }

  /** The step that is shown, or nothing when the lesson is over. */
  get now(): LessonStepCard | undefined {
    return this.card.steps[this.step];
  }

  get isOver(): boolean {
    return this.step >= this.card.steps.length;
  }

  get isTask(): boolean {
    return isTask(this.now);
  }

  get isLast(): boolean {
    return this.step === this.card.steps.length - 1;
  }

  /** From the first step on. */
  begin(): Promise<void> {
    return this.#look(0, []);
  }

  /** On from a note; a task goes on by its answer. */
  next(): void {
    if (!this.isOver && !this.isTask && this.stand) this.#go(this.step + 1);
  }

  /** To the step before; where that was a task, its answer is taken back. */
  async back(): Promise<void> {
    if (this.step === 0) return;
    const before = this.step - 1;
    const answered = this.card.steps.slice(0, before).filter(isTask).length;
    if (answered === this.#answers.length) this.#go(before);
    else await this.#look(before, this.#answers.slice(0, answered));
  }

  /** Lays out the answer of the record, or this one, which then waits for the learner's yes. */
  showMe(answer: Named | null = this.stand?.model ?? null): void {
    this.aside = '';
    if (this.isTask && answer) this.chooser.propose(answer);
  }

  tryAgain(): Promise<void> {
    return this.#failed();
  }

  async #look(step: number, answers: Named[]): Promise<void> {
    const stand = await this.#hear(answers, () => this.#look(step, answers));
    if (!stand) return;
    this.#answers = answers;
    this.#lay(stand, []);
    this.#go(step);
  }

  async #answer(action: Named): Promise<void> {
    this.aside = '';
    const answers = [...this.#answers, action];
    const stand = await this.#hear(answers, () => this.#answer(action));
    if (!stand) return;
    this.#answers = answers;
    this.#lay(stand, stand.events.slice(stand.fresh));
    this.#go(this.step + 1);
  }

  /** How the board stands after these answers; nothing where the server refused, or something newer was asked. */
  async #hear(answers: Named[], again: () => Promise<void>): Promise<LessonStand | undefined> {
    const number = ++this.#asked;
    this.trouble = null;
    try {
      const stand = await this.#ask(answers);
      return number === this.#asked ? stand : undefined;
    } catch (error) {
      if (number !== this.#asked) return undefined;
      this.#refuse(error instanceof Refusal ? error : new Refusal('server_unreachable'), again);
      return undefined;
    }
  }

  #refuse(refusal: Refusal, again: () => Promise<void>): void {
    if (refusal.reason === 'not_the_task') {
      this.aside = this.now?.otherwise || 'learn-otherwise';
    } else {
      this.#failed = again;
      this.trouble = refusal;
    }
    this.#offer();
  }

  #lay(stand: LessonStand, fresh: Happened[]): void {
    this.stand = stand;
    this.fresh = fresh;
  }

  #go(step: number): void {
    this.step = step;
    this.aside = '';
    this.trouble = null;
    this.#offer();
  }

  /** While a note is read nothing is asked. */
  #offer(): void {
    this.chooser.unseal();
    if (this.isTask && this.stand) this.chooser.offer(this.stand.actions, String(this.stand.done));
    else this.chooser.offer([]);
  }

  /** Asks why this cannot be done now; the id of the question. */
  #why(action: Named): string {
    this.aside = '';
    if (!this.isTask) {
      this.aside = this.isOver ? '' : 'learn-read-on';
      return '';
    }
    const id = JSON.stringify(action);
    void this.#explain(id, action);
    return id;
  }

  async #explain(id: string, action: Named): Promise<void> {
    this.trouble = null;
    try {
      const { because } = await this.#ask(this.#answers, action);
      if (because) this.chooser.explain(id, { why: because.why, rule: because.rule, facts: because.facts });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('server_unreachable');
      if (isNoSuchAction(refusal.reason)) return this.chooser.explain(id);
      this.#failed = () => this.#explain(id, action);
      this.trouble = refusal;
    }
  }
}

function isTask(step: LessonStepCard | undefined): boolean {
  return step !== undefined && step.do.length > 0;
}
