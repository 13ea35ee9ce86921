/**
 * What taps mean. Everything is asked of the chooser; nothing is judged here.
 *
 * The first tap takes a card in hand, the second one (on the same card, or on the button in the question bar) lays it. A
 * tip that lies is the table's secret; another card taken in hand may still replace it.
 */
import type { Chooser, Named, Value } from '$lib/chooser.svelte';

/** The field of each action that is one card on the table. */
const FIELDS: Record<string, string> = {
  emblem: 'number',
  choose: 'way',
  pick: 'place',
  rate: 'step',
  name: 'number',
  take: 'what',
};
/** What a guess on each symbol is. */
const GUESSES: Record<string, string> = { triangle: 'pick', circle: 'pick', fivestar: 'rate', sevenstar: 'name' };
/** What the game has no action for: the paragraph that says so. */
const NEVER: Record<string, string> = { past: '28a' };

export class Actions {
  #chooser: () => Chooser;
  #isSeated: () => boolean;

  constructor(chooser: () => Chooser, isSeated: () => boolean) {
    this.#chooser = chooser;
    this.#isSeated = isSeated;
  }

  /** Whether there is somebody here whose taps mean something: nobody on a shared screen or in a replay. */
  get isSeated(): boolean {
    return this.#isSeated();
  }

  can(action: string, value?: Value): boolean {
    return this.#chooser().can(named(action, value));
  }

  /** In hand now. */
  isHeld(action: string, value: Value): boolean {
    const { picked } = this.#chooser();
    const field = FIELDS[action] ?? '';
    return picked[field] === value && (picked.do ?? action) === action;
  }

  /** Lies face down already. */
  isLaid(action: string, value: Value): boolean {
    const { sealed } = this.#chooser();
    return sealed?.do === action && sealed[FIELDS[action] ?? ''] === value;
  }

  /** My tip that lies face down, or null. */
  get laid(): Named | null {
    return this.#chooser().sealed;
  }

  /** In hand, and waits for the second tap. */
  get held(): Named | null {
    return this.#chooser().pending;
  }

  tap(action: string, value: Value): void {
    const chooser = this.#chooser();
    if (!this.can(action, value)) return this.refuse(named(action, value));
    if (this.isHeld(action, value)) return this.#send(named(action, value));
    chooser.propose(named(action, value));
  }

  /** Lets go of what is in hand, and the question bar says why this cannot be done. */
  refuse(meant: Named): void {
    const chooser = this.#chooser();
    chooser.clear();
    chooser.why(meant, NEVER[String(meant.do)]);
  }

  /** Actions that need nothing but a button: next, abstain, follow, finish. */
  go(action: string): void {
    if (this.can(action)) this.#send({ do: action });
  }

  // Another concept, please: first the wish, then which one.

  get isSwapping(): boolean {
    return this.#chooser().picked.do === 'swap';
  }

  wishSwap(): void {
    const chooser = this.#chooser();
    if (!this.can('swap')) return this.refuse({ do: 'swap', place: '1' });
    const wasSwapping = this.isSwapping;
    chooser.clear();
    if (!wasSwapping) chooser.choose({ do: 'swap' });
  }

  swap(place: Value): void {
    this.#send({ do: 'swap', place });
  }

  // Trading: two of these, one of those.

  get paying(): Value | null {
    return this.#chooser().picked.pay ?? null;
  }

  canPay(kind: string): boolean {
    return this.#chooser().can({ do: 'trade', pay: kind });
  }

  canGet(kind: string): boolean {
    return this.paying !== null && this.#chooser().can({ do: 'trade', pay: this.paying, get: kind });
  }

  /** `kinds` are all of this match: what one cannot give is refused against any other. */
  tapKind(kind: string, kinds: string[]): void {
    const chooser = this.#chooser();
    if (this.paying !== null && this.canGet(kind)) return this.#send({ do: 'trade', pay: this.paying, get: kind });
    if (!this.canPay(kind)) {
      return this.refuse({ do: 'trade', pay: kind, get: kinds.find((other) => other !== kind) ?? kind });
    }
    const wasPaying = this.paying === kind;
    chooser.clear();
    if (!wasPaying) chooser.choose({ pay: kind });
  }

  /** The second tap is the yes, also where moves are confirmed. */
  #send(action: Named): void {
    const chooser = this.#chooser();
    chooser.choose(action);
    if (chooser.pending) chooser.confirm();
  }
}

/** Whether it is laid with a card, by two taps. */
export function isCard(action: Named): boolean {
  return String(action.do) in FIELDS;
}

export function guessOn(symbol: string): string {
  return GUESSES[symbol] ?? 'pick';
}

function named(action: string, value?: Value): Named {
  return value === undefined ? { do: action } : { do: action, [FIELDS[action] ?? 'place']: value };
}
