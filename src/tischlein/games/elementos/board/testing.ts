/** What the tests of this board share: real German words, a small position, and a chooser that notes what goes out. */
import type { Player } from '$lib/board';
import type { Named } from '$lib/chooser.svelte';
import { sayingIn } from '$lib/testing';
import german from '../locales/de.ftl?raw';
import type { DiscView, ElementosView } from './types';

export { choosing } from '$lib/testing';
export const say = sayingIn(german);

export const players: Player[] = [
  { name: 'Anna', kind: 'person', away: false },
  { name: 'Ben', kind: 'person', away: false },
];

export function disc(at: string, owner: number, up: DiscView['up'], more: Partial<DiscView> = {}): DiscView {
  const id = 3 * (Number(at.slice(1)) - 1) + 'abc'.indexOf(at[0] as string);
  return { id, at, owner, up, down: null, wand: false, frozen: false, seen: null, ...more };
}

/** Four discs in the middle of a match: white's carrier on b4, white fire on a5, black wood on a6, black's carrier on c8. */
export function position(more: Partial<ElementosView> = {}): ElementosView {
  return {
    ask: 'play',
    seat: 0,
    rows: 8,
    phase: 'play',
    discs: [
      disc('b4', 0, 'wood', { wand: true, down: 'water' }),
      disc('a5', 0, 'fire', { down: 'wood' }),
      disc('a6', 1, 'wood'),
      disc('c8', 1, 'fire', { wand: true }),
    ],
    captured: [],
    supply: [],
    ready: [true, true],
    begins: 0,
    to_move: 0,
    idle_plies: 0,
    idle_limit: 60,
    repetitions: 1,
    winner: null,
    memory: false,
    ...more,
  };
}

export const PLIES: Named[] = [
  { do: 'move', at: 'b4', to: 'b5' },
  { do: 'wand', at: 'b4', to: 'a5' },
  { do: 'flip', at: 'b4' },
  { do: 'move', at: 'a5', to: 'a6' },
  { do: 'move', at: 'a5', to: 'b5' },
  { do: 'flip', at: 'a5' },
];
