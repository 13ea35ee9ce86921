import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { Chooser } from '$lib/chooser.svelte';
import { wordsOf } from '$lib/i18n.svelte';
import PlainBoard from '$lib/PlainBoard.svelte';
import { isScored, questionSentence, reasonSentence, winnersOf } from '$lib/question';
import { changeSetting } from '$lib/settings.svelte';
import type { Words } from '$lib/i18n.svelte';
import OptionsForm from '../pages/OptionsForm.svelte';
import { update } from './fakeSocket';

const players = [
  { name: 'Anna', kind: 'person' as const, away: false },
  { name: 'Adela', kind: 'bot' as const, away: false },
];
const texts: Record<string, string> = {
  'action-flip': 'Flip',
  'kind-flip': 'Flipping',
  'ask-play': 'Play!',
  'reason-resigned': 'gave up:',
  'reason-goal': 'won:',
  'source-gates': 'Gates',
  'source-gods': 'Gods',
};
let words: Words;

beforeEach(() => {
  vi.spyOn(api, 'games').mockResolvedValue([]);
  changeSetting('language', 'en');
  changeSetting('motion', 'off');
  const shell = wordsOf('nogame');
  words = {
    has: (key) => key in texts || shell.has(key),
    say: (key, variables = {}) =>
      key in texts ? [texts[key], ...Object.values(variables)].join(' ') : shell.say(key, variables),
  };
});
afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

describe('the plain board', () => {
  it('words every legal answer as a button and sends the one that is pressed', () => {
    const sent = vi.fn();
    const chooser = new Chooser(sent);
    chooser.offer([
      { do: 'flip', at: 'a1' },
      { do: 'flip', at: 'b1' },
    ]);
    render(PlainBoard, { view: { ask: 'play', points: [3, 4] }, chooser, words });
    screen.getByRole('heading', { name: 'Flipping' });
    screen.getByRole('button', { name: 'Flip flip b1' }).click();
    expect(sent).toHaveBeenCalledWith({ do: 'flip', at: 'b1' });
  });

  it('folds a long list by its first field', () => {
    const chooser = new Chooser();
    const columns = ['a', 'b', 'c'];
    chooser.offer(columns.flatMap((at) => [1, 2, 3, 4, 5, 6, 7].map((to) => ({ do: 'flip', at, to }))));
    const { container } = render(PlainBoard, { view: {}, chooser, words });
    expect(container.querySelectorAll('details')).toHaveLength(3);
  });

  it('shows many things of a kind as a table', () => {
    const view = {
      discs: [
        { at: 'a1', up: 'fire' },
        { at: 'b1', up: 'water' },
      ],
    };
    render(PlainBoard, { view, chooser: new Chooser(), words });
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  });
});

describe('the options form', () => {
  const options = [
    { id: 'memory', values: [false, true], default: false, shown: true, lines: 0, length: 0, suggested: false },
    { id: 'rows', values: [8, 7], default: 8, shown: true, lines: 0, length: 0, suggested: 8 },
    { id: 'limit', values: [60, 0, 40, 80, 100], default: 60, shown: true, lines: 0, length: 0, suggested: 60 },
    { id: 'starts', values: ['', 'white'], default: '', shown: false, lines: 0, length: 0, suggested: '' },
  ];

  it('makes a switch, buttons and a list from the types, and hides what only a rematch sets', () => {
    const { container } = render(OptionsForm, {
      game: '',
      options,
      chosen: {},
      canEdit: true,
      words,
      onchoose: () => {},
    });
    expect(container.querySelectorAll('[role=switch]')).toHaveLength(1);
    expect(container.querySelectorAll('[type=radio]')).toHaveLength(2);
    expect(container.querySelectorAll('select')).toHaveLength(1);
    expect(container.textContent).not.toContain('starts');
  });

  it('lets nobody but the host choose', () => {
    const { container } = render(OptionsForm, {
      game: '',
      options,
      chosen: {},
      canEdit: false,
      words,
      onchoose: () => {},
    });
    expect(container.querySelectorAll('fieldset:disabled, input[role=switch]:disabled, select:disabled')).toHaveLength(
      3,
    );
  });

  it('keeps the type of a chosen number', () => {
    const chosen = vi.fn();
    const { container } = render(OptionsForm, {
      game: '',
      options,
      chosen: {},
      canEdit: true,
      words,
      onchoose: chosen,
    });
    const list = container.querySelector('select')!;
    list.value = '2';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    expect(chosen).toHaveBeenCalledWith('limit', 40);
  });

  it('takes a text of the table as it was written', async () => {
    const chosen = vi.fn();
    const own = [{ id: 'own', values: [''], default: '', shown: true, lines: 20, length: 40, suggested: '' }];
    const { container } = render(OptionsForm, {
      game: '',
      options: own,
      chosen: {},
      canEdit: true,
      words,
      onchoose: chosen,
    });
    const text = await vi.waitUntil(() => container.querySelector('textarea'));
    expect(text.maxLength).toBe(820);
    text.value = 'giggly\ncurious';
    text.dispatchEvent(new Event('change', { bubbles: true }));
    expect(chosen).toHaveBeenCalledWith('own', 'giggly\ncurious');
  });
});

describe('the question bar', () => {
  const result = { scores: [1, 0], places: [1, 2], reason: 'goal', sources: [], ties: [] };

  it('says what is asked of me', () => {
    expect(questionSentence(words, update(), players, 'en')).toBe('Play!');
  });

  it('says whom we wait for', () => {
    const other = { mode: 'of', seats: [0], waiting_for: [0] };
    const waiting = update({ question: null, turn: other });
    expect(questionSentence(words, waiting, players, 'en')).toBe('Waiting for Anna.');
  });

  it('says that a bot is thinking', () => {
    const waiting = update({ question: null, turn: { mode: 'of', seats: [1], waiting_for: [1] } });
    expect(questionSentence(words, waiting, players, 'en')).toBe('Adela is thinking …');
  });

  it('says that my secret answer may still be changed', () => {
    const waiting = update({ answered: true, turn: { mode: 'together', seats: [0, 1], waiting_for: [1] } });
    expect(questionSentence(words, waiting, players, 'en')).toContain('Adela');
  });

  it('names the winner at the end, or the one who gave up', () => {
    expect(reasonSentence(words, result, players, 'en')).toBe('won: Anna none');
    expect(reasonSentence(words, { ...result, reason: 'resigned' }, players, 'en')).toMatch(/^gave up: Adela/);
  });

  it('tells a shared victory from one that only the rule for ties has decided', () => {
    const even = { ...result, scores: [4, 4, 1], places: [1, 1, 3] };
    const three = [...players, { name: 'Ben', kind: 'person' as const, away: false }];
    expect(reasonSentence(words, even, three, 'en')).toBe('won: Anna and Adela several');
    expect(reasonSentence(words, { ...even, places: [2, 1, 3] }, three, 'en')).toBe('won: Adela broken');
    expect(reasonSentence(words, { ...even, scores: [4, 4, 4], places: [1, 1, 1] }, three, 'en')).toBe('won:  all');
  });

  it('shows the points of a match that is scored, even if nobody got any', () => {
    const nothing = { coins: 0, cards: 0 };
    expect(isScored({ ...result, scores: [0, 0], sources: [nothing, nothing] })).toBe(true);
    expect(isScored({ ...result, sources: [{ wand: 1 }, { wand: 0 }] })).toBe(false);
  });

  it('knows no winner when all share the first place', () => {
    expect(winnersOf({ ...result, places: [1, 1] })).toEqual([]);
  });
});
