/** What the tests of the whole board share: it is laid out with some answers, tapped, and what it sends is noted. */
import { fireEvent, render } from '@testing-library/svelte';
import type { Named } from '$lib/chooser.svelte';
import { Stage } from '$lib/stage.svelte';
import Board from './Board.svelte';
import { area, choosing, players, position, say, spirit, TILES } from './testing';
import type { PfadView } from './types';

export const LAYINGS: Named[] = [
  { do: 'lay', at: '0,-1', element: 'earth' },
  { do: 'lay', at: '0,-1', element: 'air' },
  { do: 'lay', at: '3,0', element: 'earth' },
  { do: 'lift', at: '2,0' },
];
export const MEANS = ['cover_own', 'swap_own', 'move_foreign'].map((action) => ({ action, cost: 1, ready: true }));
export const GIFTS: Named[] = [
  { do: 'reveal', at: '1' },
  { do: 'reveal', at: '2' },
  { do: 'cover_own', at: '1' },
  { do: 'swap_own', at: '1', to: '2' },
  { do: 'swap_own', at: '2', to: '4' },
  { do: 'move_foreign', path: 'water', at: '3', to: '4' },
];

export function lay(
  view: PfadView,
  actions: Named[] = [],
  seat: number | null = 0,
  screen = false,
  mustConfirm = () => false,
) {
  const { chooser, sent } = choosing(actions, mustConfirm);
  const props = { view, seat, chooser, players, animate: 0, say, events: [], stage: new Stage(), screen };
  const shown = render(Board, { props });
  const find = (selector: string) => shown.container.querySelector<HTMLElement>(selector)!;
  const all = (selector: string) => [...shown.container.querySelectorAll<HTMLElement>(selector)];
  const tap = (selector: string) => fireEvent.click(find(selector));
  const lit = () => all('[data-at][data-deed]').map((target) => `${target.dataset.at} ${target.dataset.deed}`);
  return { ...shown, props, chooser, sent, find, all, tap, lit };
}

export const spirited = (more: Partial<PfadView> = {}) =>
  position({
    means: MEANS,
    areas: [
      area(0, { tiles: TILES, spirits: [spirit('1', 'water'), spirit('2', 'mask'), spirit('4', 'earth')] }),
      area(1, { tiles: TILES, spirits: [spirit('3', 'fire')] }),
    ],
    ...more,
  });
