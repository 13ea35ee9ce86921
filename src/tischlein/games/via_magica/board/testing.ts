/** What the tests of this board share: real German words, a small table of two, and a chooser that notes what goes out. */
import { render } from '@testing-library/svelte';
import type { Player } from '$lib/board';
import type { Named } from '$lib/chooser.svelte';
import { choosing, sayingIn } from '$lib/testing';
import { Stage } from '$lib/stage.svelte';
import german from '../locales/de.ftl?raw';
import Board from './Board.svelte';
import { REWARDS } from './figures';
import type { AreaView, FaceView, ViaMagicaView, ZoneGateView } from './types';

export { choosing };
export const say = sayingIn(german);

export const players: Player[] = [
  { name: 'Anna', kind: 'person', away: false },
  { name: 'Ben', kind: 'person', away: false },
];

const NO_EFFECT = { kind: 'none', animus: '', colour: '', count: 0, each: 0 };

export const FACES: Record<string, FaceView> = {
  V10: { colour: 'violet', spaces: ['air', 'water'], points: 3, effect: NO_EFFECT },
  V11: { colour: 'violet', spaces: ['air', 'air', 'air', 'water'], points: 6, effect: NO_EFFECT },
  G09: {
    colour: 'green',
    spaces: ['water', 'water', 'earth'],
    points: 0,
    effect: { kind: 'score_per_space', animus: 'air', colour: '', count: 0, each: 1 },
  },
  Y11: {
    colour: 'yellow',
    spaces: ['air', 'air', 'earth'],
    points: 3,
    effect: { kind: 'gain_crystals', animus: '', colour: '', count: 1, each: 0 },
  },
  B03: {
    colour: 'blue',
    spaces: ['life', 'life', 'fire', 'fire'],
    points: 6,
    effect: { kind: 'animus_is_wild', animus: 'life', colour: '', count: 0, each: 0 },
  },
};

export function gate(slot: string, id: string, filled: number[] = []): ZoneGateView {
  const spaces = FACES[id]?.spaces ?? [];
  return { slot, gate: id, crystals: spaces.map((_, place) => filled.includes(place + 1)), pending: false };
}

export function area(seat: number, more: Partial<AreaView> = {}): AreaView {
  const zone = [gate('a', 'V10', [2]), gate('b', 'V11', [1]), gate('c', 'G09')];
  const nothing = { seat, zone, room: 3, supply: 5, opened: [], rewards: [], wild: [], kept: 3, points: {} };
  return { ...nothing, ...more };
}

/** Anna has a crystal on water of her Garden Gate and one on air of her Seal of Winds; air has been caught. */
export function position(more: Partial<ViaMagicaView> = {}): ViaMagicaView {
  return {
    ask: 'place',
    seat: 0,
    phase: 'play',
    round: 3,
    token: 'air',
    drawn: ['air'],
    bag: [
      { animus: 'air', in_bag: 5, drawn: 1 },
      { animus: 'wild', in_bag: 2, drawn: 0 },
    ],
    catcher: 1,
    opening: null,
    display: ['Y11', 'B03'],
    deck: 40,
    discarded: 6,
    rewards: REWARDS,
    areas: [area(0), area(1)],
    hand: [],
    aside: [],
    quiet: 0,
    standstill: 60,
    faces: FACES,
    ...more,
  };
}

/** What Anna may answer there. */
export const PLACINGS: Named[] = [
  ...['a1', 'b2', 'b3'].flatMap((to): Named[] => [
    { do: 'place', to },
    { do: 'move', at: 'a2', to },
    { do: 'move', at: 'b1', to },
  ]),
  { do: 'pass' },
];

/** The whole board with this view, and ways to what the tests tap. */
export function lay(view: ViaMagicaView, actions: Named[] = [], seat: number | null = 0, mustConfirm = () => false) {
  const { chooser, sent } = choosing(actions, mustConfirm);
  const stage = new Stage();
  const props = { view, seat, chooser, players, animate: 0, say, events: [], stage };
  const shown = render(Board, { props });
  const spot = (at: string) => shown.container.querySelector<HTMLElement>(`[data-spot="${at}"]`)!;
  const supply = () => shown.container.querySelector<HTMLElement>('[data-supply]')!;
  return { ...shown, props, chooser, stage, sent, spot, supply };
}
