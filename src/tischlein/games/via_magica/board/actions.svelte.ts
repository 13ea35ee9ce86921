/**
 * What taps on spaces, crystals, the supply and gates mean. Everything is asked of the chooser; nothing is judged here.
 *
 * Two taps do everything, in either order: a crystal (or the supply) and a space. A second tap on the same space takes the
 * crystal from the supply.
 */
import type { Chooser, Named } from '$lib/chooser.svelte';

/** from: a crystal that can leave; to: a free space that can take one. */
export type Action = 'from' | 'to' | null;

export class Actions {
  #chooser: () => Chooser;

  constructor(chooser: () => Chooser) {
    this.#chooser = chooser;
  }

  at(spot: string, isFilled: boolean): Action {
    const chooser = this.#chooser();
    if (isFilled) return chooser.can({ at: spot }) ? 'from' : null;
    const { at, do: action } = chooser.picked;
    if (at !== undefined) return chooser.can({ at, to: spot }) ? 'to' : null;
    if (action === 'place') return chooser.can({ do: 'place', to: spot }) ? 'to' : null;
    return chooser.can({ to: spot }) ? 'to' : null;
  }

  isChosen(spot: string): boolean {
    const { at, to } = this.#chooser().picked;
    return at === spot || to === spot;
  }

  /** The answer that waits for a yes, or that the table keeps until all have answered. */
  get decided(): Named | null {
    return this.#chooser().pending ?? this.#chooser().sealed;
  }

  tap(spot: string, isFilled: boolean): void {
    const action = this.at(spot, isFilled);
    if (action === 'from') this.#tapCrystal(spot);
    else if (action === 'to') this.#tapSpace(spot);
    else this.#chooser().clear();
  }

  #tapCrystal(spot: string): void {
    const chooser = this.#chooser();
    const { at, to } = chooser.picked;
    if (at === spot) return chooser.clear();
    if (to !== undefined && chooser.can({ at: spot, to })) return chooser.name({ at: spot, to });
    chooser.clear();
    chooser.choose({ at: spot });
  }

  #tapSpace(spot: string): void {
    const chooser = this.#chooser();
    const { at, to, do: action } = chooser.picked;
    if (at !== undefined) return chooser.name({ at, to: spot });
    if (action === 'place' || to === spot) {
      if (chooser.can({ do: 'place', to: spot })) chooser.name({ do: 'place', to: spot });
      return;
    }
    chooser.clear();
    chooser.choose({ to: spot });
  }

  // The supply.

  get canUseSupply(): boolean {
    const chooser = this.#chooser();
    const { at } = chooser.picked;
    return at !== undefined ? chooser.can({ do: 'lift', at }) : chooser.can({ do: 'place' });
  }

  get isSupplyChosen(): boolean {
    const { do: action, to } = this.#chooser().picked;
    return action === 'place' && to === undefined;
  }

  tapSupply(): void {
    const chooser = this.#chooser();
    const { at, to } = chooser.picked;
    if (this.isSupplyChosen) return chooser.clear();
    if (at !== undefined && chooser.can({ do: 'lift', at })) return chooser.name({ do: 'lift', at });
    if (to !== undefined && chooser.can({ do: 'place', to })) return chooser.name({ do: 'place', to });
    if (!chooser.can({ do: 'place' })) return;
    chooser.clear();
    chooser.choose({ do: 'place' });
  }

  // Dragging: a place is a spot, or "" for the supply.

  canHold(place: string): boolean {
    return this.#chooser().can(sourceOf(place));
  }

  hold(place: string): void {
    this.#chooser().clear();
    this.#chooser().choose(sourceOf(place));
  }

  drop(from: string, to: string | null): void {
    const answer: Named = to === '' ? { do: 'lift', at: from } : { ...sourceOf(from), to: to ?? '' };
    if (to !== null && this.#chooser().can(answer)) this.#chooser().name(answer);
    else this.#chooser().clear();
  }

  // Gates: the first tap chooses, the second is the yes.

  canChoose(gate: string): boolean {
    return this.#chooser().can({ gate });
  }

  isGateChosen(gate: string): boolean {
    return this.#chooser().picked.gate === gate;
  }

  tapGate(gate: string): void {
    this.#chooser().pick('gate', gate);
  }

  /** Actions that need nothing but a button: pass, skip, claim, waive. */
  can(action: string): boolean {
    return this.#chooser().can({ do: action });
  }

  go(action: string): void {
    this.#chooser().name({ do: action });
  }
}

function sourceOf(place: string): Named {
  return place === '' ? { do: 'place' } : { at: place };
}
