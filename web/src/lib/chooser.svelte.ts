/**
 * Holds the legal answers and narrows them field by field. No rule lives here: what is not in the list is not offered.
 *
 *   tap a disc     chooser.pick('at', 'b4')       then light up chooser.values('to')
 *   tap a target   chooser.pick('to', 'b5')       one answer is left and wholly named: it goes out
 *   a button       chooser.pick('do', 'pass')     `do` is a field like any other
 *
 * An answer goes out only when it was really named: every field but `do` is picked, and either `do` too or two fields.
 * So the first tap on a disc that happens to have a single answer only chooses it; the second tap (on the target, on a
 * button, or on the same disc again) sends. With "confirm moves" it waits as `pending` for `confirm()` or a tap on the
 * same thing again.
 */

import type { Reason } from './reason';

export type Value = string | number;
export type Named = Record<string, Value>;

/** What the question bar says while something is being chosen. */
export interface Prompt {
  /** The next tap: "Tap again to place it", "Where does the spore go?", "2 of 3 kept". */
  next: string;
  /** What the selection does and costs: "−2 crystals, opens the gate". */
  does?: string;
  /** It asks for the yes itself, in better words than the answer's name has. */
  isWhole?: boolean;
}

export class Chooser {
  /** All legal answers. */
  actions = $state.raw<Named[]>([]);
  /** What was chosen so far, in the order of choosing. */
  picked = $state.raw<Named>({});
  /** An answer that is wholly named and waits for the player's yes. */
  pending = $state.raw<Named | null>(null);
  /** My answer that the table keeps secret until all have answered; another one may still replace it. */
  sealed = $state.raw<Named | null>(null);

  /** Why what was tried last cannot be done, until the next thing is tried. */
  reason = $state.raw<Reason | null>(null);

  /** A board's more exact question, in the place of the view's own; it sets it in an effect and takes it back there. */
  prompt = $state.raw<Prompt | null>(null);

  /** Nothing goes out by itself: somebody is learning. */
  isPatient = false;

  /** The question that is open here; none once an answer is on its way. */
  question = $state('');
  #deliver: (action: Named) => void;
  #mustConfirm: () => boolean;
  #ask: (action: Named) => string;
  /** What was asked about, under which id, and the reason where there is no such action at all. */
  #asked: { action: Named; id: string; never: Reason } | null = null;

  constructor(
    deliver: (action: Named) => void = () => {},
    mustConfirm: () => boolean = () => false,
    ask: (action: Named) => string = () => '',
  ) {
    this.#deliver = deliver;
    this.#mustConfirm = mustConfirm;
    this.#ask = ask;
  }

  /**
   * Somebody tried this, and it is not among the answers: the table is asked why, and the question bar says so. Where the
   * game has no such action at all, `rule` is the paragraph that says so and `never-<do>` its sentence.
   * False where there is nobody to ask: in a replay, on a shared screen.
   */
  why(action: Named, rule = ''): boolean {
    this.reason = null;
    const id = this.#ask(action);
    this.#asked = { action, id, never: { why: `never-${action.do}`, rule, facts: action } };
    return id !== '';
  }

  /** The table's answer to `why`; without a reason there is no such action. */
  explain(id: string, reason?: Reason): void {
    if (id !== '' && this.#asked?.id === id) this.reason = reason ?? this.#asked.never;
  }

  /** Whether the reason that is shown is that of this action. */
  hasExplained(action: Named): boolean {
    return this.reason !== null && this.#asked !== null && equal(action, this.#asked.action);
  }

  /** The answers that fit everything picked so far. */
  get candidates(): Named[] {
    return this.actions.filter((action) => fits(action, this.picked));
  }

  /** The table's new question. Picks survive an update that asks the same question again. */
  offer(actions: Named[], question = ''): void {
    const isSame = question !== '' && question === this.question;
    this.question = question;
    this.actions = actions;
    if (!isSame || this.candidates.length === 0) this.clear();
    if (this.pending && !actions.some((action) => equal(action, this.pending))) this.pending = null;
  }

  /** The values of a field that are open now, given the other picks: a pick of the same field may be changed. */
  values(field: string): Value[] {
    const others = without(this.picked, field);
    const found = new Set<Value>();
    for (const action of this.actions) {
      const value = action[field];
      if (value !== undefined && fits(action, others)) found.add(value);
    }
    return [...found];
  }

  offers(field: string, value: Value): boolean {
    const wanted = { ...without(this.picked, field), [field]: value };
    return this.can(wanted);
  }

  /** Whether some legal answer has all these parts, whatever was picked: can({ do: 'flip', at: 'b4' }). */
  can(parts: Named): boolean {
    return this.actions.some((action) => fits(action, parts));
  }

  /** Chooses one part. Earlier picks that no longer fit are dropped; a value that nothing has changes nothing. */
  pick(field: string, value: Value): void {
    if (this.picked[field] === value && this.candidates.length === 1) return this.confirm();
    this.choose({ [field]: value });
  }

  /** Chooses several parts at once: choose({ do: 'flip', at: 'b4' }) is the whole answer. */
  choose(parts: Named): void {
    if (!this.can(parts)) return;
    this.forgetReason();
    const kept: Named = {};
    for (const [field, value] of Object.entries(this.picked)) {
      if (!(field in parts) && this.can({ ...kept, [field]: value, ...parts })) kept[field] = value;
    }
    this.picked = { ...kept, ...parts };
    this.pending = null;
    const only = this.candidates.length === 1 ? this.candidates[0] : undefined;
    if (only && isNamed(only, this.picked)) this.#gate(only);
  }

  /** Names an answer; naming the one that waits for a yes again is the yes. */
  name(answer: Named): void {
    if (this.waitsWith(answer)) this.confirm();
    else this.choose(answer);
  }

  /** An action that needs nothing more goes out; one that needs more waits for it. A second tap takes that back. */
  press(action: string): void {
    if (this.waitsWith({ do: action })) return this.confirm();
    const isAgain = this.picked.do === action;
    this.clear();
    if (!isAgain) this.choose({ do: action });
  }

  /** Whether an answer with these parts waits for the player's yes. */
  waitsWith(parts: Named): boolean {
    return this.pending !== null && fits(this.pending, parts);
  }

  /** A whole answer at once, as the plain board's buttons and drag and drop do. Obeys "confirm moves". */
  send(action: Named): void {
    if (!this.can(action)) return;
    this.picked = { ...action };
    this.#gate(action);
  }

  /** Lays out a whole answer that somebody else names: it waits for the player's yes, whatever the settings. */
  propose(action: Named): void {
    if (!this.can(action)) return;
    this.forgetReason();
    this.picked = { ...action };
    this.pending = action;
  }

  /** The player's yes to the pending answer, or to the only one left. */
  confirm(): void {
    const only = this.candidates.length === 1 ? this.candidates[0] : undefined;
    const action = this.pending ?? only;
    if (action) this.#out(action);
  }

  /** The table keeps no answer of mine: it was used, taken back or refused. */
  unseal(): void {
    this.sealed = null;
  }

  clear(): void {
    this.picked = {};
    this.pending = null;
    this.forgetReason();
  }

  /** Something else is tried that is not yet an answer. */
  forgetReason(): void {
    this.reason = null;
    this.#asked = null;
  }

  #gate(action: Named): void {
    if (this.#mustConfirm()) this.pending = action;
    else this.#out(action);
  }

  /** Nothing is offered until the table answers, so that one decision is never sent twice. */
  #out(action: Named): void {
    this.clear();
    this.actions = [];
    this.question = '';
    this.sealed = action;
    this.#deliver(action);
  }
}

export function fits(action: Named, parts: Named): boolean {
  return Object.entries(parts).every(([field, value]) => action[field] === value);
}

function without(parts: Named, field: string): Named {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => name !== field));
}

function equal(one: Named, other: Named | null): boolean {
  return other !== null && Object.keys(one).length === Object.keys(other).length && fits(one, other);
}

function isNamed(action: Named, picked: Named): boolean {
  const fields = Object.keys(action).filter((field) => field !== 'do');
  const isDoPicked = 'do' in picked;
  return fields.every((field) => field in picked) && (isDoPicked || fields.length >= 2);
}
