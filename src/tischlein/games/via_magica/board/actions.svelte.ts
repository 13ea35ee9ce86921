/**
 * What taps on spaces, crystals, the supply and gates mean. Everything is asked of the chooser; nothing is judged here.
 *
 * Two taps do everything, in either order: a crystal (or the supply) and a space. A second tap on the same space takes the
 * crystal from the supply. What cannot be done is asked about, and the question bar says why.
 */
import type { Chooser, Named, Value } from '$lib/chooser.svelte';

/** from: a crystal that can leave; to: a free space that can take one. */
export type Action = 'from' | 'to' | null;

/** The paragraphs that say whose gates one builds on, and that rewards for colours come by themselves. */
const NEVER: Record<string, string> = { place: '4.2', claim: '7.4' };
/** Where nothing can be placed at all, one space is as good as another. */
const ANY_SPACE = 'a1';

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
    else this.#refuse(this.#meantAt(spot, isFilled));
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
    if (action !== 'place' && to !== spot) {
      chooser.clear();
      return chooser.choose({ to: spot });
    }
    const answer = { do: 'place', to: spot };
    if (chooser.can(answer)) chooser.name(answer);
    else chooser.why(answer);
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
    if (at !== undefined) {
      const answer = { do: 'lift', at };
      return chooser.can(answer) ? chooser.name(answer) : this.#refuse(answer);
    }
    if (to !== undefined && chooser.can({ do: 'place', to })) return chooser.name({ do: 'place', to });
    if (!chooser.can({ do: 'place' })) return this.#refuse({ do: 'place', to: to ?? this.#first('to') ?? ANY_SPACE });
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
    if (to === null) return this.#chooser().clear();
    const answer: Named = to === '' ? { do: 'lift', at: from } : { do: 'move', ...sourceOf(from), to };
    if (this.#chooser().can(answer)) this.#chooser().name(answer);
    else this.#refuse(answer);
  }

  // Gates: the first tap chooses, the second is the yes.

  canChoose(gate: string): boolean {
    return this.#chooser().can({ gate });
  }

  isGateChosen(gate: string): boolean {
    return this.#chooser().picked.gate === gate;
  }

  /** `action` is what a tap on this gate means: keep, take or open. */
  tapGate(action: string, gate: string): void {
    if (this.canChoose(gate)) this.#chooser().pick('gate', gate);
    else this.#refuse({ do: action, gate });
  }

  /** At once, without a second tap: three were taken together. */
  keep(gate: string): void {
    this.#chooser().send({ do: 'keep', gate });
  }

  // What cannot be done.

  /**
   * Says why something that can also be looked at cannot be done; false where nothing is asked, or where that has just
   * been said: then it is looked at.
   */
  refuse(meant: Named): boolean {
    const chooser = this.#chooser();
    if (chooser.actions.length === 0 || chooser.can(meant) || chooser.hasExplained(meant)) return false;
    return chooser.why(meant, NEVER[String(meant.do)]);
  }

  /** Lets go of what was chosen, and says why this cannot be done. */
  #refuse(meant: Named): void {
    this.#chooser().clear();
    this.#chooser().why(meant);
  }

  #meantAt(spot: string, isFilled: boolean): Named {
    const chooser = this.#chooser();
    const { at, to, do: action } = chooser.picked;
    const target = to ?? this.#first('to');
    if (isFilled && action !== 'place' && target !== undefined) return { do: 'move', at: spot, to: target };
    const source = at ?? (chooser.can({ do: 'place' }) ? undefined : this.#first('at'));
    return source === undefined ? { do: 'place', to: spot } : { do: 'move', at: source, to: spot };
  }

  /** The first space that some legal answer names in this field. */
  #first(field: string): Value | undefined {
    return this.#chooser().actions.find((action) => field in action)?.[field];
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
