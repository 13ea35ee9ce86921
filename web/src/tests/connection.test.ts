import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, LATE_AFTER, RESEND_AFTER, WAKE_PATIENCE, type Listener } from '$lib/connection.svelte';
import type { Refused } from '$lib/wire';
import { connect, FakeSocket, latest } from './fakeSocket';

const heard: Refused[] = [];
const introduced = vi.fn(async () => {});
const listener: Listener = {
  receive: () => {},
  refused: (refusal) => heard.push(refusal),
  introduce: introduced,
};

let connection: Connection;

function dial(): void {
  connection = new Connection(() => 'ws://table/ws/ABC', 'ABC', listener, connect);
  connection.open();
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  FakeSocket.opened = [];
  heard.length = 0;
  introduced.mockClear();
  dial();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('the line to a table', () => {
  it('sends what was said before it was open', () => {
    connection.send({ type: 'start' });
    latest().accept();
    expect(latest().sent.map((message) => message.type)).toEqual(['start']);
  });

  it('repeats an unanswered command under the same id', () => {
    latest().accept();
    const id = connection.send({ type: 'start' });
    vi.advanceTimersByTime(RESEND_AFTER + 600);
    expect(latest().sent.map((message) => message.command)).toEqual([id, id]);
  });

  it('does not repeat what was acknowledged', () => {
    latest().accept();
    const id = connection.send({ type: 'start' });
    latest().say({ type: 'done', command: id });
    vi.advanceTimersByTime(3 * RESEND_AFTER);
    expect(latest().sent).toHaveLength(1);
    expect(connection.unanswered).toBe(0);
  });

  it('passes a refusal on and does not repeat the command', () => {
    latest().accept();
    const id = connection.send({ type: 'start' });
    latest().say({ type: 'refused', command: id, reason: 'seats_open', facts: {} });
    vi.advanceTimersByTime(3 * RESEND_AFTER);
    expect(heard.map((refusal) => refusal.reason)).toEqual(['seats_open']);
    expect(latest().sent).toHaveLength(1);
  });

  it('opens the line again after it broke, and repeats there', () => {
    latest().accept();
    const id = connection.send({ type: 'start' });
    latest().close();
    expect(connection.state).toBe('broken');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.opened).toHaveLength(2);
    latest().accept();
    expect(latest().sent.map((message) => message.command)).toEqual([id]);
    expect(connection.state).toBe('open');
  });

  it('waits longer after every failure', () => {
    latest().close();
    vi.advanceTimersByTime(500);
    latest().close();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.opened).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it('takes a line for dead on which repetitions stay without any answer', () => {
    latest().accept();
    connection.send({ type: 'start' });
    vi.advanceTimersByTime(4 * RESEND_AFTER);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
  });

  it('keeps unanswered commands over a reload of the page', () => {
    latest().accept();
    const id = connection.send({ type: 'start' });
    connection.close();
    dial();
    latest().accept();
    expect(latest().sent.map((message) => message.command)).toEqual([id]);
  });

  it('does not come back to a table that does not exist', () => {
    latest().accept();
    latest().say({ type: 'closing', reason: 'no_such_table' });
    latest().close();
    vi.advanceTimersByTime(60_000);
    expect(connection.state).toBe('closed');
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('introduces itself before it tries again where the server does not know it', async () => {
    latest().accept();
    latest().say({ type: 'closing', reason: 'no_session' });
    latest().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(introduced).toHaveBeenCalledOnce();
    expect(FakeSocket.opened).toHaveLength(2);
  });

  describe('of a phone that was asleep', () => {
    const wake = (sign: string): boolean => dispatchEvent(new Event(sign));

    it.each(['online', 'pageshow', 'focus'])('is opened at once by %s, without waiting for the pause', async (sign) => {
      latest().accept();
      latest().close();
      wake(sign);
      await Promise.resolve();
      expect(FakeSocket.opened).toHaveLength(2);
    });

    it('is opened at once when the page is seen again', async () => {
      latest().accept();
      latest().close();
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
      expect(FakeSocket.opened).toHaveLength(2);
    });

    it('must answer when it only looks open, or is opened anew', async () => {
      latest().accept();
      vi.advanceTimersByTime(60_000);
      wake('pageshow');
      expect(latest().sent.map((message) => message.type)).toEqual(['again']);
      await vi.advanceTimersByTimeAsync(WAKE_PATIENCE);
      expect(FakeSocket.opened).toHaveLength(2);
    });

    it('stays when it answers', async () => {
      latest().accept();
      vi.advanceTimersByTime(60_000);
      wake('pageshow');
      vi.advanceTimersByTime(100);
      latest().say({ type: 'done', command: latest().sent[0]!.command });
      await vi.advanceTimersByTimeAsync(WAKE_PATIENCE);
      expect(FakeSocket.opened).toHaveLength(1);
    });

    it('never waits longer than three seconds for the next try', () => {
      for (let tries = 1; tries < 12; tries += 1) {
        latest().close();
        vi.advanceTimersByTime(3000);
        expect(FakeSocket.opened).toHaveLength(tries + 1);
      }
    });
  });
});

describe('a phone without network', () => {
  const deed = { do: 'flip', at: 'a1' };
  const answer = (): string => connection.send({ type: 'do', deed, question: 'q', seat: 0 });

  afterEach(() => vi.unstubAllGlobals());

  function network(isThere: boolean): void {
    vi.stubGlobal('navigator', { onLine: isThere });
    dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  }

  it('says so within two seconds, and is back at once', () => {
    latest().accept();
    network(false);
    vi.advanceTimersByTime(WAKE_PATIENCE + 50);
    expect([connection.state === 'open', connection.isOffline]).toEqual([false, true]);
    vi.advanceTimersByTime(WAKE_PATIENCE + 50);
    network(true);
    latest().accept();
    expect([connection.state, connection.isOffline]).toEqual(['open', false]);
  });

  it('keeps an answer as not sent, and sends it once when the line is back', () => {
    latest().accept();
    latest().close();
    const id = answer();
    expect(connection.unsent).toEqual(deed);
    vi.advanceTimersByTime(1000);
    latest().accept();
    expect(latest().sent.filter((message) => message.command === id)).toHaveLength(1);
    latest().say({ type: 'done', command: id });
    expect(connection.unsent).toBeNull();
  });

  it('does not speak of an answer that is taken at once, but of one that takes long', () => {
    latest().accept();
    const id = answer();
    expect(connection.unsent).toBeNull();
    vi.advanceTimersByTime(LATE_AFTER + 600);
    expect(connection.unsent).toEqual(deed);
    latest().say({ type: 'done', command: id });
    expect(connection.unsent).toBeNull();
  });
});
