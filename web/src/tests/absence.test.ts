import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsOf } from '$lib/i18n.svelte';
import { changeSetting } from '$lib/settings.svelte';
import { Table } from '$lib/table.svelte';
import type { TableState, Update } from '$lib/wire';
import Requests from '../pages/Requests.svelte';
import { connect, FakeSocket, latest, table as seats, update as moment } from './fakeSocket';

const players = ['Anna', 'Ben'].map((name) => ({ name, kind: 'person' as const, away: false }));
let here: Table;

function told(away: number, parts: Partial<Update> = {}, state: Partial<TableState> = {}): void {
  const [anna] = seats().seats;
  const ben = { ...anna!, name: 'Ben', away: away > 0, away_seconds: away };
  latest().say(seats({ seats: [anna!, ben], ...state }));
  latest().say(moment({ question: null, turn: { mode: 'of', seats: [1], waiting_for: [1] }, ...parts }));
  const words = wordsOf('nogame');
  render(Requests, { table: here, update: here.update!, you: 0, players, bots: ['level1', 'level2', 'level3'], words });
}

const question = (): HTMLElement | null => screen.queryByText(/Ben has been away/);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  changeSetting('language', 'en');
  FakeSocket.opened = [];
  here = new Table('ABC', 'own', connect);
  here.connection.open();
  latest().accept();
});

afterEach(() => {
  cleanup();
  here.connection.close();
  vi.useRealTimers();
});

describe('somebody is away while the table waits for them', () => {
  it('is asked about after a while, and the computer plays on if I say so', async () => {
    told(100);
    expect(question()).toBeNull();
    vi.advanceTimersByTime(81_000);
    await tick();
    expect(question()?.textContent).toContain('3 minutes');
    screen.getByRole('button', { name: 'Yes, play on' }).click();
    expect(latest().sent.find((message) => message.type === 'bot')).toMatchObject({ seat: 1, bot: 'level2' });
  });

  it('is not asked about again for as long, if I keep waiting', async () => {
    told(200);
    screen.getByRole('button', { name: 'Keep waiting' }).click();
    await tick();
    expect(question()).toBeNull();
    vi.advanceTimersByTime(181_000);
    await tick();
    expect(question()).not.toBeNull();
  });

  it.each([
    ['the match does not wait for them', { turn: { mode: 'of', seats: [0], waiting_for: [0] } }, {}],
    ['it is over', { result: { scores: [], places: [], reason: '', sources: [], ties: [] } }, {}],
    ['I only look on', {}, { you: null, mine: [] }],
  ])('is not asked about where %s', (_, parts, state) => {
    told(500, parts, state);
    expect(question()).toBeNull();
  });
});
