/**
 * What taps on cards, cells and gods mean. Everything is asked of the chooser; nothing is judged here.
 *
 * One way for everything: the first tap chooses, and the bar says what the second one does. A card is kept with a second
 * tap on it, placed with a second tap on its cell or with one on the card and one on the cell. A biome is activated and a
 * god called with a second tap on it; where a spore or an animal is wanted, that is the second tap. Buttons act at once.
 */
import type { Chooser, Named } from '$lib/chooser.svelte';

/** What a tap on a cell would do. */
export type Action = 'place' | 'spore' | 'activate' | 'sow' | 'target';

/** A card with a plan may go to the fields on it and nowhere else: this paragraph says so. */
const NEVER: Record<string, string> = { place: '4.9' };
const MIDDLE = '5';

export class Actions {
  #chooser: () => Chooser;
  #hand: () => string[];

  constructor(chooser: () => Chooser, hand: () => string[]) {
    this.#chooser = chooser;
    this.#hand = hand;
  }

  // Cards.

  canTake(card: string): boolean {
    return this.#chooser().can({ card });
  }

  isCardChosen(card: string): boolean {
    return this.#chooser().picked.card === card;
  }

  /** The card I have kept in secret; another one may still take its place. */
  get kept(): string | null {
    const { sealed } = this.#chooser();
    return sealed?.do === 'keep' ? String(sealed.card) : null;
  }

  tapCard(card: string): void {
    const chooser = this.#chooser();
    const { to } = chooser.picked;
    if (chooser.can({ do: 'keep', card })) return chooser.pick('card', card);
    if (!chooser.can({ do: 'place', card })) return;
    if (to !== undefined && chooser.can({ do: 'place', card, to })) return chooser.name({ do: 'place', card, to });
    chooser.clear();
    chooser.choose({ do: 'place', card });
  }

  // Cells.

  at(cell: string): Action | null {
    const chooser = this.#chooser();
    const { do: action, at } = chooser.picked;
    if (action === 'discard_for_spore') return chooser.can({ do: action, to: cell }) ? 'spore' : null;
    if (action === 'sow' && at !== undefined) return chooser.can({ do: action, at, to: cell }) ? 'target' : null;
    if (chooser.can({ do: 'place', to: cell })) return 'place';
    if (chooser.can({ do: 'activate', at: cell })) return 'activate';
    return chooser.can({ do: 'sow', at: cell }) ? 'sow' : null;
  }

  isCellChosen(cell: string): boolean {
    const { at, to } = this.#chooser().picked;
    return to === undefined ? at === cell : to === cell;
  }

  tapCell(cell: string): void {
    const action = this.at(cell);
    const chooser = this.#chooser();
    const { at } = chooser.picked;
    if (action === 'place') this.#tapPlace(cell);
    else if (action === 'spore') chooser.name({ do: 'discard_for_spore', to: cell });
    else if (action === 'activate') this.#again('at', cell);
    else if (action === 'target' && at !== undefined) chooser.name({ do: 'sow', at, to: cell });
    else if (action === 'sow') this.#begin({ do: 'sow', at: cell });
    else chooser.clear();
  }

  #tapPlace(cell: string): void {
    const { card, to } = this.#chooser().picked;
    const mine = card ?? this.#hand()[0];
    if (mine === undefined) return;
    if (card !== undefined || to === cell) this.#chooser().name({ do: 'place', card: mine, to: cell });
    else this.#begin({ do: 'place', to: cell });
  }

  // What cannot be done. A second tap on the same thing looks at it instead.

  /** Says why a cell cannot be used as it was meant; false where nothing was, or where that has just been said. */
  refuseCell(cell: string): boolean {
    return this.#refuse(this.#meantAt(cell));
  }

  refuseCard(card: string, cells: string[]): boolean {
    if (this.#isPlacing) return this.#refuse({ do: 'place', card, to: cells[0] ?? MIDDLE });
    return this.#refuse(this.#chooser().actions.length > 0 ? { do: 'keep', card } : null);
  }

  refuseGod(god: string): boolean {
    return this.#refuse(this.can('finish') ? { do: 'call', god } : null);
  }

  #refuse(meant: Named | null): boolean {
    if (meant === null || this.#chooser().hasExplained(meant)) return false;
    return this.#chooser().why(meant, NEVER[String(meant.do)]);
  }

  get #isPlacing(): boolean {
    return this.can('place') || this.can('discard_for_crystals');
  }

  #meantAt(cell: string): Named | null {
    const { do: action, at, card } = this.#chooser().picked;
    const mine = card ?? this.#hand()[0];
    if (action === 'discard_for_spore') return { do: action, to: cell };
    if (action === 'sow' && at !== undefined) return { do: action, at, to: cell };
    if (this.#isPlacing && mine !== undefined) return { do: 'place', card: mine, to: cell };
    return this.can('finish') ? { do: 'activate', at: cell } : null;
  }

  // Gods.

  canCall(god: string): boolean {
    return this.#chooser().can({ god });
  }

  isGodChosen(god: string): boolean {
    return this.#chooser().picked.god === god;
  }

  tapGod(god: string): void {
    const chooser = this.#chooser();
    if (chooser.can({ do: 'call', god })) this.#again('god', god);
    else if (chooser.can({ do: 'call_for', god })) this.#begin({ do: 'call_for', god });
  }

  /** The animals that the chosen god can count, in the order of the rules; empty while no such god is chosen. */
  get animals(): string[] {
    const chooser = this.#chooser();
    return chooser.picked.do === 'call_for' ? chooser.values('animal').map(String) : [];
  }

  tapAnimal(animal: string): void {
    const { god } = this.#chooser().picked;
    if (god !== undefined) this.#chooser().name({ do: 'call_for', god, animal });
  }

  // Buttons.

  can(action: string): boolean {
    return this.#chooser().can({ do: action });
  }

  /** An answer is on its way: nothing can be tapped, and nothing goes away yet. */
  get isSent(): boolean {
    return this.#chooser().actions.length === 0;
  }

  isChosen(action: string): boolean {
    return this.#chooser().picked.do === action;
  }

  /** An action that needs nothing more goes out; one that needs a cell lights the cells. A second tap takes that back. */
  go(action: string): void {
    this.#chooser().press(action);
  }

  /** A second tap on the same thing does it. */
  #again(field: string, value: string): void {
    const chooser = this.#chooser();
    if (chooser.picked[field] !== value) chooser.clear();
    chooser.pick(field, value);
  }

  #begin(parts: Named): void {
    const chooser = this.#chooser();
    chooser.clear();
    chooser.choose(parts);
  }
}
