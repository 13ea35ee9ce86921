/**
 * What somebody meant who tapped what cannot be done: the table is asked why not, and the question bar says it. What is no
 * action of the game at all has its sentence here, `never-<do>`, and the paragraph that says so.
 */
import type { Chooser, Named } from '$lib/chooser.svelte';
import type { Actions } from './actions.svelte';
import { areNear, cellOf, isOnTable } from './hexes';
import type { AreaView, PfadView } from './types';
import { ELEMENTS } from './words';

const NEVER: Record<string, string> = {
  lay_nothing: '9',
  lay_no_more: '9',
  lay_outside: '9a',
  choose_gift: '16',
  spend_gift: '16',
  cover_own: '24',
  swap_own: '24',
  move_own: '24',
  upgrade: '24',
};
const NEEDS_TWO_TILES = ['swap_own', 'move_own', 'swap_foreign', 'move_foreign'];
const OWN = ['cover_own', 'swap_own', 'move_own', 'upgrade'];
const FOREIGN = ['uncover_foreign', 'swap_foreign', 'move_foreign'];
const MIDDLE = '0,0';

export class Refusals {
  #chooser: () => Chooser;
  #view: () => PfadView;
  #actions: Actions;

  constructor(chooser: () => Chooser, view: () => PfadView, actions: Actions) {
    this.#chooser = chooser;
    this.#view = view;
    this.#actions = actions;
  }

  button(action: string): void {
    this.#why({ do: action });
  }

  element(element: string): void {
    this.#why({ do: this.#view().phase === 'element' ? 'choose' : 'take', element });
  }

  /** A stack of my supply that is empty, or whose tiles cannot be laid now. */
  stack(element: string): void {
    this.#why({ do: 'lay', at: this.#cellBeside(), element });
  }

  /** A cell of my path while it is laid. */
  cell(cell: string): void {
    const { element } = this.#actions;
    const mine = this.#mine;
    if (mine?.tiles.some((tile) => tile.id === cell)) return this.#why({ do: 'lift', at: cell });
    if (!isOnTable(cellOf(cell))) return this.#why({ do: 'lay_outside', at: cell });
    if (element !== null || this.#view().ask === '') {
      return this.#why({ do: 'lay', at: cell, element: element ?? 'earth' });
    }
    const left = ELEMENTS.reduce((sum, one) => sum + (mine?.supply?.[one] ?? 0), 0);
    this.#why(left > 0 ? { do: 'lay_nothing', left } : { do: 'lay_no_more' });
  }

  /** A spirit of the grid, or a place where none is left. */
  place(place: string): void {
    const { picked } = this.#chooser();
    const isThird = picked.do === 'third_reveal' || (this.#view().ask === 'miss' && !this.#actions.can('third_reveal'));
    this.#why({ do: isThird ? 'third_reveal' : 'reveal', at: place });
  }

  /** My gifts, when they can do nothing. */
  gifts(): void {
    const { ask } = this.#view();
    const gifts = this.#mine?.gifts ?? 0;
    this.#why(ask === 'second' || gifts === 0 ? { do: 'cover_own', at: '1' } : { do: 'spend_gift' });
  }

  /** A tile of a path that lies. */
  tile(seat: number, tile: string): void {
    const { areas, seat: me } = this.#view();
    const area = areas[seat];
    if (area) this.#why(this.#meantAt(area, seat === me, tile));
  }

  #meantAt(area: AreaView, isMine: boolean, at: string): Named {
    const verb = this.#actions.verb ?? '';
    const path = area.element ?? '';
    const two = NEEDS_TWO_TILES.includes(verb) ? this.#twoTiles(area, verb, at) : { at };
    if (OWN.includes(verb)) return isMine ? { do: verb, ...two } : { do: verb, path, at };
    if (FOREIGN.includes(verb)) return { do: verb, path, ...two };
    const spirit = area.spirits.find((one) => one.tile === at);
    if (!spirit || verb.startsWith('place')) {
      return isMine ? { do: 'place_own', at } : { do: 'place_foreign', path, at };
    }
    if (this.#canSpend) return { do: 'choose_gift', at };
    return isMine ? { do: 'cover_own', at } : { do: 'uncover_foreign', path, at };
  }

  /** From what is held to this tile; or from this tile to the neighbour that would do best. */
  #twoTiles(area: AreaView, verb: string, at: string): { at: string; to: string } {
    const { held } = this.#actions;
    if (held?.seat === area.seat) return { at: held.tile, to: at };
    const here = area.tiles.find((tile) => tile.id === at);
    const beside = area.tiles.filter((tile) => here && areNear(tile, here)).map((tile) => tile.id);
    const fitting = beside.find((tile) => {
      const spirit = area.spirits.find((one) => one.tile === tile);
      return verb.startsWith('swap') ? spirit && !spirit.covered : !spirit;
    });
    return { at, to: fitting ?? beside[0] ?? at };
  }

  /** Whether a gift could do something to a spirit now, had one said what. */
  get #canSpend(): boolean {
    return [...OWN, ...FOREIGN].some((gift) => this.#actions.can(gift));
  }

  get #mine(): AreaView | undefined {
    const { areas, seat } = this.#view();
    return seat === null ? undefined : areas[seat];
  }

  /** A cell where a tile could lie, were there one to lay. */
  #cellBeside(): string {
    const open = this.#chooser().actions.find((action) => action.do === 'lay')?.at;
    const tiles = this.#mine?.tiles ?? [];
    const right = tiles.reduce((one, other) => (one.q >= other.q ? one : other), tiles[0] ?? { q: -1, r: 0 });
    return String(open ?? (tiles.length > 0 ? `${right.q + 1},${right.r}` : MIDDLE));
  }

  #why(meant: Named): void {
    this.#chooser().why(meant, NEVER[String(meant.do)]);
  }
}
