/** A line that a test holds in its hand: what was sent, and what the server says. */
import type { FromBrowser, FromServer, TableState, Update } from '$lib/wire';

export class FakeSocket {
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: FromBrowser[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const connect = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket;
export const latest = (): FakeSocket => FakeSocket.opened[FakeSocket.opened.length - 1]!;

export function table(parts: Partial<TableState> = {}): TableState {
  const seat = { kind: 'person', name: 'Anna', bot: '', away: false, away_seconds: 0, yours: false };
  return {
    type: 'table',
    code: 'ABC',
    game: 'a_game',
    version: 1,
    options: {},
    seats: [seat, { ...seat, kind: 'bot', name: '', bot: 'level1' }],
    you: 0,
    mine: [0],
    host: true,
    phase: 'playing',
    match: 1,
    rematch: [],
    watching: 0,
    hints: 0,
    hints_left: [],
    ask_after: 180,
    link: 'http://table/t/ABC',
    walk: null,
    mistake: null,
    ...parts,
  };
}

export function update(parts: Partial<Update> = {}): Update {
  return {
    type: 'update',
    number: 1,
    match: 1,
    seat: 0,
    step: 0,
    view: { ask: 'play' },
    first_event: 0,
    events: [],
    turn: { mode: 'of', seats: [0], waiting_for: [0] },
    question: '0.0.0',
    actions: [{ do: 'flip', at: 'a1' }],
    answered: false,
    deeds: [],
    asks: { draw: [], back_for: null, back: [] },
    took_back: false,
    luck: 'hash',
    result: null,
    ...parts,
  };
}
