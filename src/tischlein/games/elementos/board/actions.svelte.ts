/** What taps and keys on squares mean. Everything is asked of the chooser; nothing is judged here. */
import type { Chooser, Named } from '$lib/chooser.svelte';
import type { Hand } from './hand.svelte';
import type { Action } from './labels';
import type { DiscView } from './types';

/** The paragraphs that say where no disc ever lies, goes or hands its wand. */
const NEVER: Record<string, string> = { lay: '5', move: '9', wand: '13' };

export class Actions {
  #chooser: () => Chooser;
  #hand: Hand;
  #discs: () => DiscView[];

  constructor(chooser: () => Chooser, hand: Hand, discs: () => DiscView[]) {
    this.#chooser = chooser;
    this.#hand = hand;
    this.#discs = discs;
  }

  disc(square: string): DiscView | undefined {
    return this.#discs().find((disc) => disc.at === square);
  }

  get chosen(): string | null {
    if (this.#hand.draft.lifted) return this.#hand.draft.lifted;
    const at = this.#chooser().picked.at;
    return typeof at === 'string' && this.disc(at) ? at : null;
  }

  /** The squares of an answer that waits for the player's yes. */
  get waiting(): string[] {
    const pending = this.#chooser().pending;
    return pending ? [pending.at, pending.to].filter((square) => typeof square === 'string') : [];
  }

  get canFlip(): boolean {
    return this.chosen !== null && this.#chooser().can({ do: 'flip', at: this.chosen });
  }

  get canGo(): boolean {
    return this.chosen !== null && this.#chooser().can({ do: 'move', at: this.chosen });
  }

  get canHand(): boolean {
    return this.chosen !== null && this.#chooser().can({ do: 'wand', at: this.chosen });
  }

  get canPass(): boolean {
    return this.#chooser().can({ do: 'pass' });
  }

  /** Whether the chosen disc or its wand can go there. */
  leadsTo(square: string): boolean {
    return ['move', 'capture', 'wand'].includes(this.at(square) ?? '');
  }

  at(square: string): Action {
    if (this.#hand.canLay(square)) return 'lay';
    if (this.#hand.draft.has(square)) return square === this.#hand.draft.lifted ? 'flip' : 'choose';
    const chosen = this.chosen;
    if (square === chosen) return this.canFlip ? 'flip' : 'choose';
    if (chosen !== null) {
      const answer = this.#chooser().actions.find((action) => action.at === chosen && action.to === square);
      if (answer?.do === 'wand') return 'wand';
      if (answer) return this.disc(square) ? 'capture' : 'move';
    }
    return this.disc(square) && this.#chooser().can({ at: square }) ? 'choose' : null;
  }

  tap(square: string): void {
    const action = this.at(square);
    if (action === 'lay' || this.#hand.draft.has(square)) return this.#hand.tap(square);
    if (action === 'flip') return this.flip(square);
    if (action === 'choose' && square !== this.chosen) return this.choose(square);
    if (action === null || action === 'choose') return this.refuse(square);
    this.#chooser().name({ at: this.chosen as string, to: square });
  }

  /** Lets go of the disc, and says why what was meant cannot be done. */
  refuse(square: string): void {
    const meant = this.#meant(square);
    this.#chooser().clear();
    this.#chooser().why(meant, NEVER[String(meant.do)]);
  }

  #meant(square: string): Named {
    const chosen = this.chosen;
    if (this.#hand.isSetup) return { do: 'lay', at: square, disc: this.#hand.wanted };
    if (chosen === null || chosen === square) return { do: 'flip', at: square };
    const [mine, there] = [this.disc(chosen), this.disc(square)];
    return { do: mine?.wand && there?.owner === mine.owner ? 'wand' : 'move', at: chosen, to: square };
  }

  choose(square: string): void {
    this.#chooser().clear();
    this.#chooser().choose({ at: square });
  }

  flip(square: string | null = this.chosen): void {
    if (square === null) return;
    const flip = { do: 'flip', at: square };
    if (this.#chooser().can(flip)) this.#chooser().name(flip);
    else this.#chooser().why(flip);
  }

  pass(): void {
    this.#chooser().pick('do', 'pass');
  }
}
