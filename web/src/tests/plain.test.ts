import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcement, Breath, MOST_TOLD, QUIET_MS } from '$lib/announcing';
import { Chooser, type Named } from '$lib/chooser.svelte';
import { wordsOf, type Words } from '$lib/i18n.svelte';
import { FOLD, foldsOf, groupsOf, nearestAnswer, type Plain } from '$lib/plain';
import PlainBoard from '$lib/PlainBoard.svelte';
import { changeSetting } from '$lib/settings.svelte';
import { variablesOf } from '$lib/words';

const players = [
  { name: 'Anna', kind: 'person' as const, away: false },
  { name: 'Ben', kind: 'person' as const, away: false },
];
const texts: Record<string, string> = { 'action-place': 'Place', 'action-pass': 'Pass', 'kind-pass': 'Passing' };
const byGate: Plain<unknown> = {
  seats: ['holder'],
  answer: ({ to = '', at = '' }) =>
    to === '' ? {} : { place: `Gate ${String(to)[0]}`, name: `On ${to}`, does: 'Costs one', part: `from ${at}` },
};
let words: Words;

beforeEach(() => {
  changeSetting('language', 'en');
  const shell = wordsOf('nogame');
  words = {
    has: (key) => key in texts || shell.has(key),
    say: (key, variables = {}) => texts[key] ?? shell.say(key, variables),
  };
});
afterEach(cleanup);

const place = (to: string, at = ''): Named => ({ do: 'place', to, ...(at ? { at } : {}) });
const grouped = (actions: Named[], plain = byGate) =>
  groupsOf(words, plain, { view: {}, seat: 0, players, say: words.say }, actions);

describe('the groups of the plain board', () => {
  it('stand under their place, whatever is done there, and else under their kind', () => {
    const groups = grouped([place('a1'), place('b2'), { do: 'pass' }, place('a3')]);
    expect(groups.map(({ name, answers }) => [name, answers.length])).toEqual([
      ['Gate a', 2],
      ['Gate b', 1],
      ['Passing', 1],
    ]);
    expect(groups[0]!.answers[0]).toMatchObject({ name: 'On a1', does: 'Costs one' });
  });

  it('never have two answers that sound the same', () => {
    const [group] = grouped([place('a1', 'b1'), place('a1', 'b2')]);
    expect(new Set(group!.answers.map(({ name }) => name)).size).toBe(2);
  });

  it('fold in parts where there are very many', () => {
    const many = Array.from({ length: FOLD + 1 }, (_, n) => place(`a${n}`, n % 2 ? 'odd' : 'even'));
    expect(foldsOf(grouped(many)[0]!).map(({ name }) => name)).toEqual(['from even', 'from odd']);
    expect(foldsOf(grouped(many.slice(1))[0]!)).toHaveLength(1);
    const single = Array.from({ length: FOLD + 1 }, (_, n) => place(`a${n}`, String(n)));
    expect(foldsOf(grouped(single)[0]!), 'a fold for each answer would help nobody').toHaveLength(1);
  });
});

describe('the place of the cursor', () => {
  const was = { key: JSON.stringify(place('a1')), group: 'Gate a', at: 1 };

  it('is the same answer, else the one in its place, else nowhere', () => {
    expect(nearestAnswer(grouped([place('a2'), place('a1')]), was)).toBe(was.key);
    expect(nearestAnswer(grouped([place('a2'), place('a3'), place('a4')]), was)).toBe(JSON.stringify(place('a3')));
    expect(nearestAnswer(grouped([place('b1')]), was)).toBeNull();
  });

  it('stays on the page after an answer, and goes on when the next question comes', async () => {
    const chooser = new Chooser();
    chooser.offer([place('a1'), place('a2')], 'q1');
    render(PlainBoard, { view: { ask: 'play' }, chooser, words, players, plain: byGate });
    const button = screen.getByRole('button', { name: /On a2/ });
    button.focus();
    button.click();
    await tick();
    await tick();
    expect(document.activeElement?.tagName).toBe('H2');
    chooser.offer([place('a3'), place('a4')], 'q2');
    await tick();
    await tick();
    expect(document.activeElement?.textContent).toContain('On a4');
  });
});

describe('the plain board', () => {
  it('calls people by their names', () => {
    render(PlainBoard, { view: { holder: 1 }, chooser: new Chooser(), words, players, plain: byGate });
    expect(within(screen.getByRole('region', { name: 'What you see' })).getByText('Ben')).toBeTruthy();
  });

  it('puts everybody in an area of their own, and cards into a row that can be counted', () => {
    const card = (value: number) => ({ id: value, suit: 'crab', value });
    const seats = [0, 1].map((seat) => ({ seat, caught: [card(seat + 1), card(seat + 3)] }));
    render(PlainBoard, { view: { seats }, chooser: new Chooser(), words, players });
    const told = within(screen.getByRole('region', { name: 'What you see' }));
    const area = told.getByText('Ben').closest('li')!;
    expect(
      within(area)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['crab 2', 'crab 4']);
  });

  it('shows cards to choose from by their own names, and tells who listens the whole answer', () => {
    const chooser = new Chooser();
    chooser.offer(
      [1, 2].map((value) => ({ do: 'pass', suit: 'crab', value })),
      'q1',
    );
    texts['action-pass'] = 'Pass this card';
    render(PlainBoard, { view: { ask: 'play' }, chooser, words, players });
    const heard = screen.getAllByRole('button', { name: /Pass this card/ });
    expect(heard.map((button) => button.textContent)).toEqual(['crab 1', 'crab 2']);
  });
});

describe('a card that an event names', () => {
  it('is called by the word of its suit, also among others', () => {
    const said = variablesOf(
      { ...words, has: (key) => key === 'word-crab', say: () => 'Krebs' },
      { cards: ['crab 2', 'b4 7'] },
    );
    expect(said).toEqual({ cards: 'Krebs 2, b4 7' });
  });
});

describe('the voice of a match', () => {
  it('tells the last events and then the question, and only counts what was before', () => {
    const many = Array.from({ length: MOST_TOLD + 2 }, (_, n) => `${n}.`);
    const told = announcement(many, 'And you?', (count) => `${count} more.`);
    expect(told).toBe('2 more. 2. 3. 4. 5. And you?');
  });

  it('speaks once after a burst, and does not wait for ever', () => {
    vi.useFakeTimers();
    const speak = vi.fn();
    const breath = new Breath(speak);
    for (let n = 0; n < 3; n += 1) breath.hear();
    vi.advanceTimersByTime(QUIET_MS);
    expect(speak).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 20; n += 1) {
      breath.hear();
      vi.advanceTimersByTime(QUIET_MS / 2);
    }
    expect(speak.mock.calls.length).toBeGreaterThan(1);
    vi.useRealTimers();
  });
});
