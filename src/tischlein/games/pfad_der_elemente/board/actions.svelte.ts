/**
 * What taps on tiles, cells, spirits and buttons mean. Everything is asked of the chooser; nothing is judged here.
 *
 * The first tap chooses, the second one on the same thing, or the bar's button, does it: an element, a tile of the draft, where
 * a spirit is placed, which one gets a gift. What has two parts needs no third tap: a tile of my supply and its cell, a spirit
 * and where it goes. A spirit of the grid turns up at once, and a tile that lies is taken up at once. What cannot be done is
 * asked about (refusals.ts).
 */
import { fits, type Chooser, type Named } from '$lib/chooser.svelte';
import { Refusals } from './refusals';
import type { PfadView } from './types';

/** What a tap on a tile or a cell would do. */
export type Action = 'lay' | 'lift' | 'choose' | 'held' | 'target';

/** Questions that leave only one thing to do with a tile: nobody has to name it first. */
const PLAIN_ASKS = ['place_own', 'place_foreign', 'power'];

interface Held {
  tile: string;
  seat: number;
  verb: string;
  actions: Named[];
}

export class Actions {
  #chooser: () => Chooser;
  #view: () => PfadView;
  /** The element of my supply that is being laid. */
  #element = $state<string | null>(null);
  #held = $state.raw<Held | null>(null);
  #kept = $state.raw<string[]>([]);
  refuse: Refusals;

  constructor(chooser: () => Chooser, view: () => PfadView) {
    this.#chooser = chooser;
    this.#view = view;
    this.refuse = new Refusals(chooser, view, this);
  }

  /** Whether something is to be decided here, also by who has answered in secret and changes their mind. */
  get isAsked(): boolean {
    const { actions, sealed, picked } = this.#chooser();
    return actions.length > 0 && (sealed === null || Object.keys(picked).length > 0);
  }

  /** The whole answer that waits for the second tap. */
  get named(): Named | null {
    return this.#chooser().pending;
  }

  // Elements and the draft.

  canTake(element: string): boolean {
    return this.#chooser().can({ do: 'choose', element }) || this.#chooser().can({ do: 'take', element });
  }

  isTaken(element: string): boolean {
    return this.#chooser().picked.element === element;
  }

  /** The tile I have kept in secret; another one may still take its place. */
  get sealed(): string | null {
    const { sealed } = this.#chooser();
    return sealed?.do === 'take' ? String(sealed.element) : null;
  }

  tapElement(element: string): void {
    if (this.canTake(element)) this.#chooser().pick('element', element);
    else this.refuse.element(element);
  }

  // Omens: two of seven; or one that is exchanged.

  get kept(): string[] {
    return this.#kept.filter((omen) => this.canKeep(omen));
  }

  canKeep(omen: string): boolean {
    const chooser = this.#chooser();
    return chooser.can({ do: 'keep', first: omen }) || chooser.can({ do: 'keep', second: omen });
  }

  /** A third one takes the place of the first. Two are an answer, which waits for the bar's button. */
  tapKeep(omen: string): void {
    const isKept = this.kept.includes(omen);
    this.#kept = isKept ? this.kept.filter((other) => other !== omen) : [...this.kept, omen].slice(-2);
    const [one, other] = this.#kept;
    const answer =
      one !== undefined && other !== undefined
        ? this.#either({ do: 'keep', first: one, second: other }, { do: 'keep', first: other, second: one })
        : null;
    if (answer) this.#chooser().propose(answer);
    else this.#chooser().clear();
  }

  /** The omens I have kept in secret while others still choose. */
  get sealedOmens(): string[] {
    const { sealed } = this.#chooser();
    return sealed?.do === 'keep' ? [String(sealed.first), String(sealed.second)] : [];
  }

  canExchange(omen: string): boolean {
    return this.verb === 'exchange_omen' && this.#chooser().can({ do: 'exchange_omen', omen });
  }

  exchange(omen: string): void {
    if (this.canExchange(omen)) this.#propose({ do: 'exchange_omen', omen });
  }

  isExchanged(omen: string): boolean {
    return this.#chooser().waitsWith({ do: 'exchange_omen', omen });
  }

  // My supply and the cells of my path.

  canHold(element: string): boolean {
    return this.#chooser().can({ do: 'lay', element });
  }

  /** The element in my hand: the one I took, or the only one that is left. */
  get element(): string | null {
    const open = [
      ...new Set(
        this.#chooser()
          .actions.filter((one) => one.do === 'lay')
          .map((one) => one.element),
      ),
    ];
    if (this.#element !== null && open.includes(this.#element)) return this.#element;
    return open.length === 1 ? String(open[0]) : null;
  }

  hold(element: string): void {
    if (!this.canHold(element)) return this.refuse.stack(element);
    this.#chooser().forgetReason();
    this.#element = this.#element === element ? null : element;
  }

  atCell(cell: string): Action | null {
    const chooser = this.#chooser();
    const { element } = this;
    if (element !== null && chooser.can({ do: 'lay', at: cell, element })) return 'lay';
    return chooser.can({ do: 'lift', at: cell }) ? 'lift' : null;
  }

  /** The cells where what I hold can lie. */
  get cells(): string[] {
    const { element } = this;
    return this.#chooser()
      .actions.filter((action) => action.do === 'lay' && action.element === element)
      .map((action) => String(action.at));
  }

  /** `element` of the tile that lies there: whoever takes it up has it in hand. */
  tapCell(cell: string, element: string | null): void {
    const action = this.atCell(cell);
    if (action === null) return this.refuse.cell(cell);
    if (action === 'lay' && this.element) this.#name({ do: 'lay', at: cell, element: this.element });
    if (action !== 'lift') return;
    this.#element = element;
    this.#name({ do: 'lift', at: cell });
  }

  // The grid.

  atPlace(place: string): string | null {
    const chooser = this.#chooser();
    const { do: picked } = chooser.picked;
    if (picked === undefined || picked === 'reveal') return chooser.can({ do: 'reveal', at: place }) ? 'reveal' : null;
    return picked === 'third_reveal' && chooser.can({ do: picked, at: place }) ? picked : null;
  }

  tapPlace(place: string): void {
    const verb = this.atPlace(place);
    if (verb) this.#name({ do: verb, at: place });
    else this.refuse.place(place);
  }

  // Spirits on paths.

  /** What is being done to spirits: chosen in the menu, or the only thing that the question leaves. */
  get verb(): string | null {
    const { picked, actions } = this.#chooser();
    if (picked.do !== undefined) return String(picked.do);
    if (!PLAIN_ASKS.includes(this.#view().ask)) return null;
    const only = actions.find((action) => 'at' in action);
    return only ? String(only.do) : null;
  }

  /** Whether something can be done on this seat's path now. */
  isAimed(seat: number): boolean {
    return this.#base(seat) !== null;
  }

  get held(): Held | null {
    const { verb } = this;
    const held = this.#held;
    const { actions, picked } = this.#chooser();
    return held && held.actions === actions && picked.do === held.verb && held.verb === verb ? held : null;
  }

  atTile(seat: number, tile: string): Action | null {
    const base = this.#base(seat);
    if (!base) return null;
    const { held } = this;
    if (this.#chooser().waitsWith({ ...base, at: tile })) return 'held';
    if (held?.seat === seat) {
      if (held.tile === tile) return 'held';
      return this.#between(base, held.tile, tile) ? 'target' : null;
    }
    const chooser = this.#chooser();
    const isEither = String(base.do).startsWith('swap') && chooser.can({ ...base, to: tile });
    return isEither || chooser.can({ ...base, at: tile }) ? 'choose' : null;
  }

  tapTile(seat: number, tile: string): void {
    const action = this.atTile(seat, tile);
    const base = this.#base(seat);
    if (!action || !base) return this.refuse.tile(seat, tile);
    this.#chooser().forgetReason();
    if (action === 'held' && this.#chooser().waitsWith({ ...base, at: tile })) this.#chooser().confirm();
    else if (action === 'held') this.#held = null;
    else if (action === 'target') this.#tapTarget(base, tile);
    else this.#tapFirst(base, seat, tile);
  }

  #tapFirst(base: Named, seat: number, tile: string): void {
    const chooser = this.#chooser();
    const whole = chooser.actions.find((action) => fits(action, { ...base, at: tile }) && !('to' in action));
    if (whole) return this.#propose(whole);
    // So that the bar can let go of it, also where the question leaves nothing else to do.
    if (chooser.picked.do !== base.do) chooser.choose({ do: base.do! });
    this.#held = { tile, seat, verb: String(base.do), actions: chooser.actions };
  }

  #tapTarget(base: Named, tile: string): void {
    const answer = this.held && this.#between(base, this.held.tile, tile);
    if (answer) this.#name(answer);
  }

  /** From one tile to the other; a swap is offered in one of the two orders. */
  #between(base: Named, from: string, to: string): Named | null {
    const back = String(base.do).startsWith('swap') ? { ...base, at: to, to: from } : null;
    return this.#either({ ...base, at: from, to }, back);
  }

  #either(one: Named, other: Named | null): Named | null {
    const chooser = this.#chooser();
    if (chooser.can(one)) return one;
    return other && chooser.can(other) ? other : null;
  }

  /** The parts of an answer that are settled once a path is: what is done, and on whose path. */
  #base(seat: number): Named | null {
    const { verb } = this;
    const { areas, seat: me } = this.#view();
    const chooser = this.#chooser();
    const needed = chooser.actions.find((action) => action.do === verb);
    if (!verb || !needed || !('at' in needed) || verb === 'reveal' || verb === 'third_reveal') return null;
    if (!('path' in needed)) return seat === me ? { do: verb } : null;
    const base = { do: verb, path: areas[seat]?.element ?? '' };
    return chooser.can(base) ? base : null;
  }

  // Buttons.

  can(action: string): boolean {
    return this.#chooser().can({ do: action });
  }

  isChosen(action: string): boolean {
    return this.#chooser().picked.do === action;
  }

  /** An action that needs nothing more goes out; one that needs a spirit lights them. A second tap takes that back. */
  go(action: string): void {
    if (!this.can(action)) return this.refuse.button(action);
    // What was aimed at is let go together with the gift.
    if (this.isChosen(action) && this.named && Object.keys(this.named).length > 1) return this.#chooser().clear();
    if (!this.isChosen(action)) this.#held = null;
    this.#chooser().press(action);
  }

  /** The first tap on what needs no second part: it waits for the second. */
  #propose(answer: Named): void {
    const chooser = this.#chooser();
    if (chooser.waitsWith(answer)) chooser.confirm();
    else chooser.propose(answer);
  }

  /** Names a whole answer; naming the same one again is the yes to it where moves are confirmed. */
  #name(answer: Named): void {
    const chooser = this.#chooser();
    if (chooser.waitsWith(answer)) chooser.confirm();
    else chooser.send(answer);
  }
}
