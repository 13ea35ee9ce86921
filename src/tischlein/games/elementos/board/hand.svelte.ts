/** What a player has in hand while arranging: one kind of disc with one face up, always one that may be laid. */
import type { Chooser } from '$lib/chooser.svelte';
import { Draft, turnedOver } from './draft.svelte';
import type { DiscView, ElementosView } from './types';

export interface Stack {
  /** The kind as the supply names it, e.g. "fire/wood". */
  pair: string;
  /** The kind with the face up that it now shows, e.g. "wood/fire". */
  disc: string;
  count: number;
}

export class Hand {
  #view: () => ElementosView;
  #chooser: () => Chooser;
  #wanted = $state('');
  #turned = $state<Record<string, boolean>>({});
  /** What I have laid so far, where the table does not know it yet. */
  draft: Draft;

  constructor(view: () => ElementosView, chooser: () => Chooser) {
    this.#view = view;
    this.#chooser = chooser;
    this.draft = new Draft(view, chooser);
  }

  /** All that lies on the board for my eyes. */
  get discs(): DiscView[] {
    return [...this.#view().discs, ...this.draft.discs];
  }

  /** All nine lie, and so I can say that I am ready. */
  get isComplete(): boolean {
    if (this.draft.isEmpty) return this.#chooser().can({ do: 'ready' });
    return this.isAsked && this.stacks.every((stack) => stack.count === 0);
  }

  get isAsked(): boolean {
    return this.#chooser().can({ do: 'lay' });
  }

  get stacks(): Stack[] {
    return this.#view().supply.map(({ disc: pair, count }) => ({
      pair,
      disc: this.#turned[pair] ? turnedOver(pair) : pair,
      count: count - this.draft.countOf(pair),
    }));
  }

  /** The disc in hand: the wanted one while there is one, otherwise the first that may be laid. */
  get held(): string {
    if (!this.isAsked) return '';
    const open = this.stacks.filter((stack) => stack.count > 0);
    return (open.find((stack) => stack.pair === this.#wanted) ?? open[0])?.disc ?? '';
  }

  get isSetup(): boolean {
    return this.#view().phase === 'setup';
  }

  /** The disc in hand, or the one that would be if any could be laid. */
  get wanted(): string {
    return this.held || (this.stacks.find((stack) => stack.pair === this.#wanted) ?? this.stacks[0])?.disc || '';
  }

  /** Says why no disc of this kind can be laid. */
  refuse(disc: string): void {
    const { seat, rows } = this.#view();
    const at = this.#chooser().actions.find((action) => action.do === 'lay')?.at ?? (seat === 1 ? `a${rows}` : 'a1');
    this.#chooser().why({ do: 'lay', at, disc });
  }

  /** Takes a kind in hand, or turns it over when it is there already. */
  take(pair: string): void {
    this.draft.letGo();
    const held = this.held;
    if (held === pair || held === turnedOver(pair)) this.#turned[pair] = !this.#turned[pair];
    this.#wanted = pair;
  }

  /** Lays the disc in hand, or takes one that lies there. */
  tap(at: string): void {
    if (this.draft.isUsed) {
      if (this.draft.lifted || this.draft.has(at)) this.draft.tap(at);
      else this.draft.lay(at, this.held);
    } else this.#chooser().name({ do: 'lay', at, disc: this.held });
  }

  turn(): void {
    if (this.draft.lifted) return this.draft.turn();
    const stack = this.stacks.find((candidate) => candidate.disc === this.held);
    if (stack) this.take(stack.pair);
  }

  canLay(at: string): boolean {
    if (this.draft.lifted) return !this.draft.has(at) && this.#chooser().can({ do: 'lay', at });
    return this.held !== '' && !this.draft.has(at) && this.#chooser().can({ do: 'lay', at, disc: this.held });
  }

  asDisc(disc: string, id: number): DiscView {
    const [up = '', down = ''] = disc.split('/');
    const owner = this.#view().seat ?? 0;
    return { id, at: '', owner, up: up as DiscView['up'], down, wand: false, frozen: false, seen: null };
  }
}
