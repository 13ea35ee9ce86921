import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOMENT_MS } from '$lib/handover.svelte';
import { nextHere } from '$lib/hands';
import { changeSetting } from '$lib/settings.svelte';
import { Table } from '$lib/table.svelte';
import type { TurnView, Update } from '$lib/wire';
import { connect, FakeSocket, latest, table, update } from './fakeSocket';

const of = (...waiting_for: number[]): TurnView => ({ mode: 'of', seats: waiting_for, waiting_for });
const secret = { ask: 'play', hand: ['ace'] };
let number = 0;

/** What the server tells: everybody's view, or that of one seat. */
function told(seat: number | null, turn: TurnView, parts: Partial<Update> = {}): Update {
  number += 1;
  const view = seat === null ? { ask: '' } : { ...secret, seat };
  return update({ number, seat, turn, view, question: seat === null ? null : '1.0.0.0', ...parts });
}

describe('who of several at a device gets it next', () => {
  it('stays with whoever has to decide', () => {
    expect(nextHere([0, 1], 1, told(1, of(0, 1)))).toBe(1);
  });

  it('goes clockwise', () => {
    expect(nextHere([0, 1, 3], 1, told(1, of(0, 3)))).toBe(3);
    expect(nextHere([0, 1, 3], 3, told(3, of(0, 1)))).toBe(0);
  });

  it('goes to nobody while the table waits for others, or when it is over', () => {
    expect(nextHere([0, 1], 0, told(0, of(2)))).toBeNull();
    const result = { scores: [1, 0], places: [1, 2], reason: 'goal', sources: [], ties: [] };
    expect(nextHere([0, 1], 0, told(0, of(1), { result }))).toBeNull();
  });

  it('answers a request before it plays on', () => {
    const asks = { draw: [0], back_for: null, back: [] };
    expect(nextHere([0, 1], 0, told(0, of(0), { asks }))).toBe(1);
  });
});

describe('a device that several people share', () => {
  let here: Table;
  const looks = (): unknown[] => latest().sent.flatMap((message) => (message.type === 'look' ? [message.seat] : []));

  beforeEach(() => {
    vi.useFakeTimers();
    changeSetting('motion', 'normal');
    sessionStorage.clear();
    FakeSocket.opened = [];
    number = 0;
    here = new Table('ABC', 'own', connect);
    here.connection.open();
    latest().accept();
    latest().say(table({ you: null, mine: [0, 1] }));
    latest().say(told(null, of(0)));
  });

  afterEach(() => {
    here.connection.close();
    vi.useRealTimers();
  });

  function lift(seat: number, turn: TurnView): void {
    here.handover.handTo(seat);
    here.handover.lift();
    latest().say(table({ you: seat, mine: [0, 1] }));
    latest().say(told(seat, turn));
  }

  it('begins behind the curtain and asks for no seat', () => {
    expect(here.handover.curtain).toBe(0);
    expect(looks()).toEqual([]);
  });

  it('shows a seat only when its view has come', () => {
    here.handover.lift();
    expect(looks()).toEqual([0]);
    expect(here.handover.curtain).toBe(0);
    expect(here.update).toBeNull();
    latest().say(told(0, of(0)));
    expect(here.handover.curtain).toBeNull();
    expect(here.update?.view).toMatchObject(secret);
  });

  it('leaves a moment to see what came of it, then forgets the view and waits for the next', () => {
    lift(0, of(0));
    latest().say(told(0, of(1)));
    expect(here.handover.curtain).toBeNull();
    vi.advanceTimersByTime(MOMENT_MS);
    expect(here.handover.curtain).toBe(1);
    expect([here.update, here.log, here.chooser.actions]).toEqual([null, [], []]);
    expect(looks()).toEqual([0, null]);
  });

  it('takes no update of a seat that nobody here looks through', () => {
    lift(0, of(0));
    latest().say(told(0, of(1)));
    vi.advanceTimersByTime(MOMENT_MS);
    latest().say(told(0, of(1)));
    expect(here.update).toBeNull();
    latest().say(told(null, of(1)));
    expect(here.update?.seat).toBeNull();
  });

  it('lets the one before look once more without the curtain falling again', () => {
    lift(0, of(0));
    latest().say(told(0, of(1)));
    vi.advanceTimersByTime(MOMENT_MS);
    latest().say(told(null, of(1)));
    here.handover.lookAgain();
    latest().say(told(0, of(1)));
    vi.advanceTimersByTime(2 * MOMENT_MS);
    expect(here.handover.curtain).toBeNull();
    expect(here.handover.next).toBe(1);
    here.handover.handTo(1);
    expect(here.handover.curtain).toBe(1);
  });

  it('names its seat with every answer', () => {
    lift(1, of(1));
    here.chooser.choose({ do: 'flip', at: 'a1' });
    expect(latest().sent.at(-1)).toMatchObject({ type: 'do', seat: 1 });
  });

  it('comes back to the same eyes after a broken line, but behind the curtain after a reload', () => {
    lift(1, of(1));
    latest().close();
    vi.advanceTimersByTime(500);
    expect(latest().url).toMatch(/\?look=1$/);
    here.connection.close();
    here = new Table('ABC', 'own', connect);
    here.connection.open();
    latest().accept();
    expect(latest().url).not.toContain('look');
    expect(looks()).toEqual([]);
  });

  it('has no curtain any more when the other seat has moved to its own phone', () => {
    lift(1, of(1));
    latest().say(table({ you: 0, mine: [0] }));
    latest().say(told(0, of(1)));
    expect(here.handover.curtain).toBeNull();
    expect(here.update?.seat).toBe(0);
  });
});

describe('a shared screen', () => {
  it('says so when it opens its line', () => {
    FakeSocket.opened = [];
    const screen = new Table('ABC', 'screen', connect);
    screen.connection.open();
    expect(latest().url).toMatch(/\/ws\/ABC\?look=screen$/);
    screen.connection.close();
  });
});
