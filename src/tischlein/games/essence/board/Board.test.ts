import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Happened, Scene } from '$lib/board';
import type { Named } from '$lib/chooser.svelte';
import type { Stage } from '$lib/stage.svelte';
import type { Update } from '$lib/wire';
import { scenes } from './scenes';
import type { EssenceView } from './types';
import {
  CIRCLE,
  PICKS,
  SEATS,
  SEVENSTAR,
  TRIANGLE,
  VALUES,
  concept,
  holdings,
  lay,
  position,
  revealOf,
  say,
  seatOf,
  tipping,
} from './testing';

const GAINS = [{ seat: 1, kind: 'silver', count: 1, concept: null }];
const MATCH = revealOf(TRIANGLE, [1, 1, 3], { matching: [1], gains: GAINS });
const RICHER = [SEATS[0]!, seatOf(1, 5, { holdings: holdings({ silver: 1 }) }), SEATS[2]!];

const REVEALED: Happened[] = [
  { name: 'revealed', facts: { seat: 0, tips: [] } },
  { name: 'coins', facts: { seat: 1, kind: 'silver', count: 1 } },
];

function present(stage: Stage, view: EssenceView, planned: Scene[]): void {
  stage.present({ view, result: null } as unknown as Update, REVEALED.length, planned);
}

afterEach(() => vi.useRealTimers());

describe('the reveal', () => {
  const open = position({ phase: 'talk', ask: 'next', display: [CIRCLE], reveal: MATCH, seats: RICHER });
  const next = [{ do: 'next' }];

  it('lies there at once without motion: who said what, who was right, what it brought', () => {
    const { find, container, getAllByRole } = lay(open, { actions: next });
    expect(find('.answers li.counts')?.textContent).toMatch(/Gerechtigkeit.*Anna.*Ben/s);
    expect(getAllByRole('img', { name: 'Treffer' })).toHaveLength(1);
    expect(container.textContent).toContain('Ein Treffer! Da kennt jemand Anna gut.');
    expect(find('[data-gains="1"]')?.textContent).toContain('Silbermünze');
  });

  it('with motion tells nothing before it has counted down: no tip, no coin; a tap turns all over', async () => {
    vi.useFakeTimers();
    const before = tipping(TRIANGLE, { seat: 1 });
    const after = { ...open, seat: 1, ask: '' };
    const { rerender, props, find, container } = lay(before, { animate: 1 });
    present(props.stage, before, []);
    present(props.stage, after, scenes(REVEALED, before, after, 1));
    await rerender({ ...props, view: after });
    expect(find('.count')?.textContent).toBe('3');
    expect(find('.answers')).toBeNull();
    expect(find('[data-home="1"] li:not(.none)')).toBeNull();
    expect(container.textContent).not.toContain('Treffer');
    await fireEvent.click(find('.row')!);
    expect(find('.answers')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(find('[data-home="1"] li:not(.none)')).not.toBeNull();
  });

  it('never covers the next question: it goes on in the line of the last turn, and tells nothing early there', async () => {
    vi.useFakeTimers();
    const before = tipping(TRIANGLE, { seat: 1 });
    const asked = tipping(CIRCLE, { seat: 1, turn: 2, reveal: MATCH });
    const { rerender, props, find, stage } = lay(before, { animate: 1 });
    present(props.stage, asked, scenes(REVEALED, before, { ...open, seat: 1 }, 1));
    await rerender({ ...props, view: asked });
    expect(stage()).toBe('tip');
    expect(find('[data-last]')?.textContent).not.toContain('Gerechtigkeit');
    await vi.advanceTimersByTimeAsync(4000);
    expect(find('[data-last]')?.textContent).toContain('Gerechtigkeit');
  });

  it('only the active player goes on', async () => {
    const { find, sent } = lay(open, { actions: next });
    await fireEvent.click(find('[data-do="next"]')!);
    expect(sent).toEqual(next);
    expect(lay({ ...open, seat: 1, ask: '' }).find('[data-do="next"], [data-close]')).toBeNull();
  });

  it('of a lesson stays until it is closed, since the others go on at once', async () => {
    const before = tipping(TRIANGLE, { active: 2 });
    const { rerender, props, find, stage, chooser } = lay(before, { actions: PICKS });
    chooser.isPatient = true;
    await rerender({ ...props, view: { ...open, active: 2, ask: '', reveal: { ...MATCH, active: 2 } } });
    await rerender({ ...props, view: tipping(CIRCLE, { turn: 2, reveal: { ...MATCH, active: 2 } }) });
    expect(stage()).toBe('reveal');
    await fireEvent.click(find('[data-close]')!);
    expect(stage()).toBe('tip');
  });

  it('of another turn gives way to the answer that a review lays out', async () => {
    const { rerender, props, stage, chooser } = lay(tipping(TRIANGLE, { active: 2 }), { actions: PICKS });
    chooser.isPatient = true;
    await rerender({ ...props, view: tipping(CIRCLE, { turn: 2, reveal: { ...MATCH, active: 2 } }) });
    expect(stage()).toBe('reveal');
    chooser.propose(PICKS[0]!);
    await tick();
    expect(stage()).toBe('tip');
  });

  it('of a replay waits for nobody, whoever went on then', async () => {
    const { rerender, props, find, stage, chooser } = lay(tipping(TRIANGLE, { active: 2, ask: '' }), { replay: true });
    chooser.isPatient = true;
    await rerender({ ...props, view: { ...open, active: 2, ask: '', reveal: { ...MATCH, active: 2 } } });
    expect(find('[data-close], [data-do]')).toBeNull();
    await rerender({ ...props, view: tipping(CIRCLE, { turn: 2, ask: '', reveal: { ...MATCH, active: 2 } }) });
    expect(stage()).toBe('tip');
  });

  it('goes away by itself when a person said next, and stays within reach in a line', async () => {
    const { rerender, props, find, stage, getByRole } = lay(open);
    await rerender({ ...props, view: tipping(CIRCLE, { turn: 2, active: 1, reveal: MATCH }) });
    expect(stage()).toBe('tip');
    await fireEvent.click(find('[data-last]')!);
    expect(getByRole('dialog', { name: 'Letzter Zug' }).textContent).toContain('Ein Treffer!');
  });

  it('of a circle offers coin or card to the active player alone', async () => {
    const won = revealOf(CIRCLE, [2, 2, 1], { majority: 2, matching: [0, 1] });
    const taking = position({ phase: 'take', ask: 'take', reveal: won });
    const actions = ['coin', 'card'].map((what) => ({ do: 'take', what }));
    const { find, sent } = lay(taking, { actions });
    await fireEvent.click(find('[data-take="card"]')!);
    await fireEvent.click(find('[data-take="card"]')!);
    expect(sent).toEqual([{ do: 'take', what: 'card' }]);
    expect(lay({ ...taking, seat: 1, ask: '' }).find('[data-take]')).toBeNull();
  });
});

describe('trading', () => {
  const mine = seatOf(0, 2, { holdings: holdings({ silver: 5, bronze: 1 }) });
  const advice = { points: 1, leftover: 0, trades: [{ pay: 'silver', get: 'gold' }] };
  const market = position({ phase: 'trade', ask: 'trade', seats: [mine, SEATS[1]!, SEATS[2]!], advice });
  const actions: Named[] = [
    { do: 'trade', pay: 'silver', get: 'gold' },
    { do: 'trade', pay: 'silver', get: 'blue' },
    { do: 'follow' },
    { do: 'finish' },
  ];

  it('is a tap on what one gives and a tap on what one takes', async () => {
    const { find, sent } = lay(market, { actions });
    expect(find('[data-pile="bronze"]')?.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(find('[data-pile="silver"]')!);
    await fireEvent.click(find('[data-pile="blue"]')!);
    expect(sent).toEqual([{ do: 'trade', pay: 'silver', get: 'blue' }]);
  });

  it('of a replay calls for nothing', () => {
    const asked = lay(market, { actions }).find('.hint');
    expect(asked?.textContent).toBe(say('pay-with'));
    expect(lay({ ...market, ask: '' }).find('.hint')).toBeNull();
  });

  it('the adviser says how far it goes and how, and is followed with one tap', async () => {
    const { find, sent, getByRole, container } = lay(market, { actions });
    expect(container.textContent).toContain('Mehr als 1 EP ist nicht drin.');
    expect(getByRole('img', { name: '2 × Silbermünze gegen 1 × Goldmünze' })).toBeTruthy();
    await fireEvent.click(find('[data-do="follow"]')!);
    expect(sent).toEqual([{ do: 'follow' }]);
  });
});

describe('players', () => {
  it('a computer introduces itself and is marked; a person is not described', async () => {
    const { find, getByRole } = lay(position());
    await fireEvent.click(find('[data-seat="2"]')!);
    const told = getByRole('dialog', { name: 'Funke' }).textContent;
    expect(told).toContain('Computer. Funke liebt Stille und Ordnung. Mit lauten Partys kann man Funke jagen.');
    await fireEvent.click(getByRole('button', { name: /close|schließen/i }));
    await fireEvent.click(find('[data-seat="1"]')!);
    expect(getByRole('dialog', { name: 'Ben' }).textContent).not.toContain('liebt');
  });

  it('that are computers say at the beginning who they are', () => {
    const view = position({ phase: 'emblem', ask: 'emblem', seats: [0, 1, 2].map((seat) => seatOf(seat, 0)) });
    const { getByRole } = lay(view, { actions: [{ do: 'emblem', number: 'I' }] });
    const told = getByRole('list', { name: 'Die Computer stellen sich vor' }).textContent;
    expect(told).toBe('Funke liebt Stille und Ordnung. Mit lauten Partys kann man Funke jagen.');
  });

  it('that are computers say so again beside every question about them', () => {
    const asked = lay(tipping(TRIANGLE, { active: 2 }), { actions: PICKS });
    expect(asked.find('.banner')?.textContent).toContain('Liebt Stille und Ordnung, hält nichts von lauten Partys.');
    const named = lay(tipping(SEVENSTAR), { actions: [{ do: 'name', number: 'VII' }] });
    expect(named.find('[data-tip="VII"]')?.textContent).toContain('Liebt Stille und Ordnung');
    expect(lay(tipping(TRIANGLE), { actions: PICKS }).find('[data-about]')).toBeNull();
    expect(lay(tipping(CIRCLE, { active: 2 }), { actions: PICKS }).find('[data-about]')).toBeNull();
  });

  it('keep their piles covered where the table wants it so', () => {
    const hidden = seatOf(1, 5, { holdings: null, points: null });
    const { find } = lay(position({ seats: [SEATS[0]!, hidden, SEATS[2]!] }));
    expect(find('[data-home="1"]')?.textContent).toContain('verdeckt');
  });
});

describe('the shared screen', () => {
  it('has nothing to tap and reads the question as it is asked', () => {
    const { find, container } = lay(tipping(TRIANGLE, { ask: '', seat: null }), { screen: true });
    expect(find('button')).toBeNull();
    expect(container.textContent).toContain('Anna fragt');
    expect(container.textContent).toContain('Welcher dieser drei Werte leitet mich am stärksten?');
  });

  it('keeps a reveal for a while when a computer has gone on at once, and has no second list of names', async () => {
    vi.useFakeTimers();
    const watching = { seat: null, ask: '' };
    const before = tipping(TRIANGLE, { ...watching, active: 2 });
    const { rerender, props, stage, find, chooser } = lay(before, { screen: true });
    const after = tipping(CIRCLE, { ...watching, turn: 2, reveal: { ...MATCH, active: 2 } });
    present(props.stage, after, scenes(REVEALED, before, after, null));
    await rerender({ ...props, view: after });
    expect(stage()).toBe('reveal');
    expect(find('.seats')).toBeNull();
    // Until all are turned over, nobody on this screen waits for the last guess any more.
    expect(chooser.prompt?.next).toBe('Die Tipps werden aufgedeckt …');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(chooser.prompt).toBeNull();
    expect(stage()).toBe('tip');
  });
});

describe('the end', () => {
  it('tells who knew whom, and which words one takes home', () => {
    const mine = seatOf(0, 2, { cards: [VALUES[0]!, concept('own_red_1', 'red', 'Montagsblues')] });
    const over = position({ phase: 'over', seats: [mine, SEATS[1]!, SEATS[2]!], past: [MATCH], reveal: MATCH });
    const { getByRole, container } = lay(over);
    const rows = getByRole('table').querySelectorAll('tbody tr');
    expect(rows[1]?.textContent).toMatch(/Ben\s*1/);
    expect(container.textContent).toContain('Anna und Ben lagen am häufigsten beieinander: einmal.');
    expect(container.textContent).toContain('Montagsblues');
  });
});
