/**
 * My setup before it is finished: nobody else sees it, so it stays here, where discs can still be moved, swapped and turned
 * over. When I am ready the discs are laid on the table one after the other.
 */
import type { Chooser, Named } from '$lib/chooser.svelte';
import type { DiscView, ElementosView } from './types';

interface Laid {
  id: number;
  disc: string;
}

/** Numbers of discs on the table are those of their squares: ours are beyond. */
const FIRST_ID = 1000;

export function turnedOver(disc: string): string {
  return disc.split('/').reverse().join('/');
}

export class Draft {
  #view: () => ElementosView;
  #chooser: () => Chooser;
  #laid = $state.raw<Record<string, Laid>>({});
  #isSending = $state(false);
  #count = FIRST_ID;
  /** The square of a laid disc that is in hand. */
  lifted = $state('');

  constructor(view: () => ElementosView, chooser: () => Chooser) {
    this.#view = view;
    this.#chooser = chooser;
    $effect(() => this.#send());
  }

  /** In a lesson every disc is an answer of its own. */
  get isUsed(): boolean {
    return this.#view().phase === 'setup' && !this.#chooser().isPatient;
  }

  get isEmpty(): boolean {
    return this.#unsent.length === 0;
  }

  /** What the table does not know yet. */
  get #unsent(): [string, Laid][] {
    if (!this.isUsed) return [];
    const { discs } = this.#view();
    return Object.entries(this.#laid).filter(([at]) => !discs.some((disc) => disc.at === at));
  }

  get discs(): DiscView[] {
    const { seat } = this.#view();
    return this.#unsent.map(([at, { id, disc }]) => {
      const [up = '', down = ''] = disc.split('/');
      return { id, at, owner: seat ?? 0, up, down };
    });
  }

  countOf(pair: string): number {
    return this.#unsent.filter(([, { disc }]) => disc === pair || disc === turnedOver(pair)).length;
  }

  has(at: string): boolean {
    return this.#unsent.some(([square]) => square === at);
  }

  lay(at: string, disc: string): void {
    this.#laid = { ...this.#laid, [at]: { id: (this.#count += 1), disc } };
  }

  /** The first tap lifts a disc, the second one turns it over; on another one they change places. */
  tap(at: string): void {
    const [one, other] = [this.#laid[this.lifted], this.#laid[at]];
    if (other && !one) this.lifted = at;
    else if (at === this.lifted) this.turn();
    else if (one) this.#move(at, one, other);
  }

  lift(at: string): void {
    if (this.has(at)) this.lifted = at;
  }

  turn(): void {
    const lifted = this.#laid[this.lifted];
    if (lifted) this.#laid = { ...this.#laid, [this.lifted]: { ...lifted, disc: turnedOver(lifted.disc) } };
  }

  letGo(): void {
    this.lifted = '';
  }

  clear(): void {
    this.#laid = {};
    this.letGo();
  }

  finish(): void {
    this.letGo();
    this.#isSending = true;
  }

  #move(at: string, one: Laid, other: Laid | undefined): void {
    const { [this.lifted]: _left, ...rest } = this.#laid;
    this.#laid = other ? { ...rest, [at]: one, [this.lifted]: other } : { ...rest, [at]: one };
    this.letGo();
  }

  /** One answer at a time: the next one when the table has asked again. */
  #send(): void {
    const chooser = this.#chooser();
    if (!this.#isSending || chooser.actions.length === 0) return;
    const [next] = this.#unsent;
    const answer: Named = next ? { do: 'lay', at: next[0], disc: next[1].disc } : { do: 'ready' };
    if (!next) this.#isSending = false;
    if (!chooser.can(answer)) return this.#refuse(answer);
    chooser.choose(answer);
    if (chooser.pending) chooser.confirm();
  }

  /** The table wants it otherwise: three of each symbol, for example. */
  #refuse(answer: Named): void {
    this.#isSending = false;
    this.#chooser().why(answer);
  }
}
