import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '$lib/copy';
import { changeSetting } from '$lib/settings.svelte';
import { Table } from '$lib/table.svelte';
import { SENTENCE_MS, Telling } from '$lib/telling.svelte';
import { hasAnswered } from '../pages/answered';
import { connect, FakeSocket, latest, table } from './fakeSocket';

beforeEach(() => {
  vi.useFakeTimers();
  changeSetting('motion', 'normal');
});
afterEach(() => void vi.useRealTimers());

describe('who has answered', () => {
  it('is known of a secret turn, and of nobody whom the turn does not ask', () => {
    const turn = { mode: 'together', seats: [0, 1], waiting_for: [1] };
    expect([0, 1, 2].map((seat) => hasAnswered(turn, seat))).toEqual([true, false, false]);
  });

  it('is nobody in a turn of one', () => {
    expect(hasAnswered({ mode: 'of', seats: [0], waiting_for: [0] }, 1)).toBe(false);
  });
});

describe('telling across the room', () => {
  it('tells one sentence after the other', () => {
    const telling = new Telling();
    telling.tell(['one', 'two']);
    expect(telling.told.sentence).toBe('one');
    vi.advanceTimersByTime(SENTENCE_MS);
    expect(telling.told.sentence).toBe('two');
  });

  it('skips to the last ones when too much happens', () => {
    const telling = new Telling();
    telling.tell(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(telling.told.sentence).toBe('d');
    telling.stop();
  });

  it('is at the end at once where nothing moves', () => {
    changeSetting('motion', 'off');
    const telling = new Telling();
    telling.tell(['one', 'two']);
    expect(telling.told.sentence).toBe('two');
    telling.stop();
  });
});

describe('joining with one tap', () => {
  const person = { kind: 'person', name: 'Anna', bot: '', away: false, away_seconds: 0, yours: false };
  const free = { ...person, kind: 'empty', name: '' };
  const lobby = { phase: 'lobby', match: 0, you: null, mine: [] };
  let here: Table;

  beforeEach(() => {
    sessionStorage.clear();
    FakeSocket.opened = [];
    here = new Table('ABC', 'own', connect);
    here.connection.open();
    latest().accept();
    latest().say(table({ ...lobby, seats: [person, free, free] }));
  });
  afterEach(() => here.connection.close());

  it('takes the first free seat', () => {
    here.join('Ben');
    expect(latest().sent.at(-1)).toMatchObject({ type: 'sit', seat: 1, name: 'Ben' });
  });

  it('takes the next one when somebody else was faster', () => {
    here.join('Ben');
    const { command } = latest().sent.at(-1)!;
    latest().say(table({ ...lobby, seats: [person, person, free] }));
    latest().say({ type: 'refused', command, reason: 'seat_taken', facts: {} });
    expect(latest().sent.at(-1)).toMatchObject({ type: 'sit', seat: 2, name: 'Ben' });
    expect(here.notice).toBeNull();
  });

  it('says so when there is no seat left', () => {
    here.join('Ben');
    const { command } = latest().sent.at(-1)!;
    latest().say(table({ ...lobby, seats: [person, person, person] }));
    latest().say({ type: 'refused', command, reason: 'seat_taken', facts: {} });
    expect(here.notice?.reason).toBe('seat_taken');
  });
});

describe('copying over plain http, where browsers hide the clipboard', () => {
  it('takes the old way, and says when there is none', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    document.execCommand = vi.fn(() => true);
    expect(await copyText('http://table/t/ABC')).toBe(true);
    document.execCommand = vi.fn(() => false);
    expect(await copyText('http://table/t/ABC')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
    vi.unstubAllGlobals();
  });
});
