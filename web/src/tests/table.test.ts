import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ending } from '$lib/ending.svelte';
import { keepFirst, takeFirst } from '$lib/firstWords';
import { changeSetting } from '$lib/settings.svelte';
import { Table } from '$lib/table.svelte';
import { isMyLast, linesTold } from '../pages/matchEnding.svelte';
import { connect, FakeSocket, latest, table, update } from './fakeSocket';

let here: Table;
const names = (): string[] => here.log.map((event) => event.name);
const event = (name: string): { name: string; facts: Record<string, never> } => ({ name, facts: {} });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  changeSetting('motion', 'normal');
  FakeSocket.opened = [];
  here = new Table('ABC', 'own', connect);
  here.connection.open();
  latest().accept();
  latest().say(table());
});

afterEach(() => {
  here.connection.close();
  vi.useRealTimers();
});

describe('a table in the browser', () => {
  it('offers the answers of the update and sends the chosen one with its question', () => {
    latest().say(update());
    here.chooser.choose({ do: 'flip', at: 'a1' });
    expect(latest().sent[0]).toMatchObject({ type: 'do', deed: { do: 'flip', at: 'a1' }, question: '0.0.0' });
  });

  it('adds new events to the log and shows them as fresh', () => {
    latest().say(update({ events: [event('begins')] }));
    latest().say(update({ number: 2, first_event: 1, events: [event('moved')] }));
    expect(names()).toEqual(['begins', 'moved']);
    expect(here.fresh.map((one) => one.name)).toEqual(['moved']);
  });

  it('goes on from what came with its code, before there is a line', () => {
    keepFirst({ code: 'DEF', first: [table({ code: 'DEF' }), update({ events: [event('begins')] })] });
    const opened = new Table('DEF', 'own', connect);
    for (const message of takeFirst('DEF')) opened.receive(message);
    expect(takeFirst('DEF')).toEqual([]);
    opened.chooser.choose({ do: 'flip', at: 'a1' });
    opened.connection.open();
    latest().accept();
    expect(latest().sent[0]).toMatchObject({ type: 'do', question: '0.0.0' });
    latest().say(table({ code: 'DEF' }));
    latest().say(update({ events: [event('begins')] }));
    expect(opened.log).toHaveLength(1);
    expect([opened.fresh, opened.notice]).toEqual([[], null]);
    opened.connection.close();
  });

  it('keeps in mind what may be told before the end is', () => {
    const result = { scores: [1, 0], places: [1, 2], reason: 'wand', sources: [], ties: [] };
    const ending = { isOver: false } as Ending;
    latest().say(update({ events: [event('begins'), event('moved')] }));
    expect(linesTold(here, ending)).toBe(2);
    latest().say(update({ number: 2, first_event: 2, events: [event('won')], result }));
    expect(linesTold(here, ending)).toBe(2);
    // The whole sent again, after a break in the line, tells no more.
    latest().say(update({ number: 1, events: [event('begins'), event('moved'), event('won')], result }));
    expect(linesTold(here, ending)).toBe(2);
    expect(linesTold(here, { isOver: true } as Ending)).toBe(3);
  });

  it('asks nothing any more while the end that my last answer brought is shown', () => {
    const result = { scores: [1, 0], places: [1, 2], reason: 'wand', sources: [], ties: [] };
    here.scenes = () => [{ name: 'won', seat: 0, art: null, events: 1, millis: 1000, holds: true }];
    latest().say(update({ events: [event('begins')] }));
    expect(isMyLast(here, here.update!)).toBe(false);
    latest().say(update({ number: 2, first_event: 1, events: [event('won')], question: null, result }));
    expect(here.stage.shown?.result).toBeNull();
    expect(isMyLast(here, here.update!)).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(isMyLast(here, here.update!)).toBe(false);
  });

  describe('with events that fade', () => {
    const flipped = { name: 'flipped', facts: { seat: 0, up: 'fire' }, fades: ['up'] };
    const faded = { name: 'flipped', facts: { seat: 0 }, fades: ['up'] };

    beforeEach(() => {
      latest().say(update({ events: [event('begins')] }));
      latest().say(update({ number: 2, first_event: 1, events: [flipped] }));
    });

    it('tells them whole when they happen', () => {
      expect(here.log).toEqual([event('begins'), flipped]);
      expect(here.fresh).toEqual([flipped]);
    });

    it('keeps no more of them than a new log would have', () => {
      latest().say(update({ number: 3, first_event: 2, events: [event('moved')] }));
      expect(here.log).toEqual([event('begins'), faded, event('moved')]);
    });

    it('has the whole log at the end, and what is new in it as fresh', () => {
      const result = { scores: [1, 0], places: [1, 2], reason: 'wand', sources: [], ties: [] };
      latest().say(update({ number: 3, events: [event('begins'), flipped, event('won')], result }));
      expect(here.log).toEqual([event('begins'), flipped, event('won')]);
      expect(here.fresh).toEqual([event('won')]);
    });
  });

  it('asks for the whole when a number is missing, and shows nothing of the torn update', () => {
    latest().say(update({ events: [event('begins')] }));
    latest().say(update({ number: 3, step: 9, first_event: 1, events: [event('moved')] }));
    expect(latest().sent.map((message) => message.type)).toEqual(['again']);
    expect(here.update?.step).toBe(0);
  });

  it('replaces the log by a whole one', () => {
    latest().say(update({ events: [event('begins'), event('moved')] }));
    latest().say(update({ number: 9, events: [event('begins')] }));
    expect(names()).toEqual(['begins']);
    expect(here.fresh).toEqual([]);
  });

  it('offers the answers again when one was refused', () => {
    latest().say(update());
    here.chooser.choose({ do: 'flip', at: 'a1' });
    expect(here.chooser.candidates).toEqual([]);
    const { command } = latest().sent[0]!;
    latest().say({ type: 'refused', command, reason: 'illegal_action', facts: {} });
    expect(here.chooser.candidates).toHaveLength(1);
    expect(here.notice?.reason).toBe('illegal_action');
  });

  it('offers nothing when nothing is asked of me', () => {
    latest().say(update({ question: null, actions: [] }));
    expect(here.chooser.candidates).toEqual([]);
    expect(here.isMyTurn).toBe(false);
  });

  it('says in a friendly way that I go on playing on another device', () => {
    const [seat, bot] = table().seats;
    latest().say(table({ you: null, mine: [], seats: [{ ...seat!, yours: true }, bot!] }));
    expect(here.notice).toMatchObject({ reason: 'seat_moved', isFriendly: true });
  });

  it('gives me back a seat that a bot has kept, as soon as I am back, and only then', () => {
    const kept = table({ you: null, mine: [], seats: [{ ...table().seats[1]!, name: 'Anna', yours: true }] });
    latest().say(kept);
    expect(latest().sent.filter((message) => message.type === 'sit')).toEqual([]);
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().accept();
    latest().say(kept);
    expect(latest().sent).toMatchObject([{ type: 'sit', seat: 0, name: 'Anna' }]);
  });

  it('says when my seat was taken from me, but not when I stood up', () => {
    latest().say(table({ you: null, mine: [] }));
    expect(here.notice?.reason).toBe('seat_lost');
    latest().say(table());
    here.notice = null;
    here.stand();
    latest().say(table({ you: null, mine: [] }));
    expect(here.notice).toBeNull();
  });

  describe('while others act', () => {
    const waits = { question: null, actions: [] };
    const told = (): [number, string[]] => [here.drawn!.update.number, here.drawn!.events.map((one) => one.name)];

    beforeEach(() => {
      const scene = { name: 'seen', seat: 1, art: null, events: 1, millis: 100, holds: false };
      here.scenes = (events) => events.filter(({ name }) => name !== 'quiet').map(() => scene);
      latest().say(update({ events: [event('begins')], ...waits }));
      latest().say(update({ number: 2, first_event: 1, events: [event('moved')], ...waits }));
      latest().say(update({ number: 3, first_event: 2, events: [event('quiet')], ...waits }));
      latest().say(update({ number: 4, first_event: 3, events: [event('turned')], ...waits }));
    });

    it('draws no later moment before its own scenes, and leaves out nothing that happened', () => {
      expect([here.update!.number, told()]).toEqual([4, [2, ['moved']]]);
      vi.advanceTimersByTime(100);
      expect(told()).toEqual([4, ['quiet', 'turned']]);
    });

    it('draws at once what lies there when something is asked of me', () => {
      latest().say(update({ number: 5, first_event: 4, events: [event('drawn')] }));
      expect(told()).toEqual([5, ['quiet', 'turned', 'drawn']]);
    });

    it('draws nothing of before once the whole was sent again', () => {
      latest().say(update({ number: 9, events: [event('begins')], ...waits }));
      expect(told()).toEqual([9, []]);
    });

    it('draws nothing for the next eyes that others were shown', () => {
      here.forget();
      expect(here.drawn).toBeNull();
    });
  });
});
