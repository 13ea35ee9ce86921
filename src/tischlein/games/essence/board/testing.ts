/** What the tests of this board share: real German words, a table of three, and a chooser that notes what goes out. */
import { render } from '@testing-library/svelte';
import type { Player } from '$lib/board';
import type { Named } from '$lib/chooser.svelte';
import { choosing, sayingIn } from '$lib/testing';
import { Stage } from '$lib/stage.svelte';
import german from '../locales/de.ftl?raw';
import Board from './Board.svelte';
import { ROMAN } from './figures';
import type { ConceptView, EssenceView, RevealView, SeatView, WayView } from './types';

export const say = sayingIn(german);

export const players: Player[] = [
  { name: 'Anna', kind: 'person', away: false },
  { name: 'Ben', kind: 'person', away: false },
  { name: 'Funke', kind: 'bot', away: false },
];

export const KINDS = ['gold', 'silver', 'bronze', 'yellow', 'green', 'blue', 'red', 'white'];
export const TRIANGLE: WayView = { way: 'W04', symbol: 'triangle', colour: 'green', question: 'triangle-green-0' };
export const FIVESTAR: WayView = { way: 'W16', symbol: 'fivestar', colour: 'yellow', question: 'fivestar-yellow-0' };
export const CIRCLE: WayView = { way: 'W30', symbol: 'circle', colour: 'blue', question: 'circle-blue-0' };
export const SEVENSTAR: WayView = { way: 'W33', symbol: 'sevenstar', colour: 'yellow', question: 'sevenstar-yellow-0' };

export function concept(id: string, colour: string, text = ''): ConceptView {
  return { concept: id, colour, text };
}

/** Justice, honesty, and one that the table wrote itself. */
export const VALUES = [
  concept('g092', 'green'),
  concept('g093', 'green'),
  concept('own_green_1', 'green', 'Kaffee um drei'),
];

export function holdings(more: Record<string, number> = {}): Record<string, number> {
  return { ...Object.fromEntries(KINDS.map((kind) => [kind, 0])), ...more };
}

export function seatOf(seat: number, number: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    number,
    roman: ROMAN[number - 1] ?? '',
    holdings: holdings(),
    points: { coin_sets: 0, card_sets: 0, points: 0, leftover: 0 },
    cards: [],
    swaps: 1,
    done: false,
    character: { likes: ['calm', 'order'], tires: 'play' },
    ...more,
  };
}

/** Anna has II, Ben has V, Funke has VII. */
export const SEATS = [seatOf(0, 2), seatOf(1, 5), seatOf(2, 7)];

export function revealOf(way: WayView, tips: number[], more: Partial<RevealView> = {}): RevealView {
  const concepts = way.symbol === 'triangle' || way.symbol === 'circle' ? VALUES : VALUES.slice(0, 1);
  return { turn: 1, active: 0, way, concepts, tips, majority: 0, matching: [], laurel: null, gains: [], ...more };
}

export function position(more: Partial<EssenceView> = {}): EssenceView {
  return {
    ask: '',
    seat: 0,
    phase: 'choose',
    turn: 1,
    turns: 9,
    ways_left: 7,
    active: 0,
    display: [TRIANGLE, CIRCLE],
    way: null,
    concepts: [],
    reveal: null,
    seats: SEATS,
    kinds: KINDS,
    advice: null,
    trades: [],
    past: [],
    nature: null,
    ...more,
  };
}

export function tipping(way: WayView, more: Partial<EssenceView> = {}): EssenceView {
  const concepts = revealOf(way, []).concepts;
  return position({ ask: way.symbol, phase: 'tip', display: [CIRCLE], way, concepts, ...more });
}

export const PICKS: Named[] = ['1', '2', '3'].map((place) => ({ do: 'pick', place }));
export const SWAPS: Named[] = ['1', '2', '3'].map((place) => ({ do: 'swap', place }));

interface Laid {
  actions?: Named[];
  seat?: number | null;
  animate?: number;
  screen?: boolean;
  replay?: boolean;
  mustConfirm?: () => boolean;
}

/** The whole board with this view, and what went out of it. */
export function lay(
  view: EssenceView,
  { actions = [], seat = view.seat, animate = 0, screen = false, replay = false, mustConfirm }: Laid = {},
) {
  const { chooser, sent } = choosing(actions, mustConfirm);
  const props = { view, seat, chooser, players, animate, say, screen, replay, events: [], stage: new Stage() };
  const shown = render(Board, { props });
  const find = (selector: string) => shown.container.querySelector<HTMLElement>(selector);
  const stage = () => find('.essence')?.dataset.stage;
  return { ...shown, props, chooser, sent, find, stage };
}
