/**
 * One WebSocket to one table: opens it, opens it again with growing pauses, and repeats what was not acknowledged.
 *
 * A phone that wakes up, gets its network back or shows the page again does not wait: a broken line is opened at once, and
 * one that only looks open (sleeping phones lose theirs without a word) must answer a small question or is opened anew.
 *
 * Every command has an id; the server answers a repeated id with the same answer, so repeating is always safe. An
 * unanswered command is sent again after 2.5 s and after every reconnect; a line on which two repetitions stay without
 * any answer is taken for dead and opened anew. Until it is answered, or as soon as the line is broken, it counts as not
 * sent yet, and the page says so.
 */
import type { Named } from './chooser.svelte';
import { newCommandId, Outbox } from './outbox';
import type { Because, Done, FromBrowser, Refused, FromServer } from './wire';

export const RESEND_AFTER = 2500;
const DEAD_AFTER = 3 * RESEND_AFTER;
/** Short: whoever looks at the page wants to be back in their seat within three seconds. */
const PAUSES = [300, 800, 1500, 2000];
/** How long a line that was asleep may take to answer, and an opening one to open, once somebody looks at the page. */
export const WAKE_PATIENCE = 1200;
const OPENING_PATIENCE = 8000;
/** A deed that is not acknowledged after so long is not sent yet, as far as anybody can tell. */
export const LATE_AFTER = 1000;
const WAKING = ['online', 'pageshow', 'focus'] as const;
/** Reasons after which coming back would only be turned away again. */
const FINAL = new Set([
  'no_such_table',
  'table_closed',
  'banned',
  'too_many_connections',
  'too_many_bot_matches',
  'foreign_origin',
]);

/** The first message of a new line has all that these ask for. */
const OF_THE_MOMENT = ['again', 'look', 'why', 'lead', 'stop_leading'];

type Without<Message> = Message extends FromBrowser ? Omit<Message, 'command'> : never;
export type Wish = Without<FromBrowser>;
export type LineState = 'connecting' | 'open' | 'broken' | 'closed';

export interface Listener {
  receive(message: FromServer): void;
  /** The server refused a command of ours. */
  refused(refusal: Refused, command: FromBrowser | undefined): void;
  /** The server says why something cannot be done. */
  explained?(because: Because): void;
  /** The server does not know this browser (any more): resolves when it does again. */
  introduce(): Promise<unknown>;
}

export class Connection {
  state = $state<LineState>('connecting');
  /** Why the server closed the line for good, as a refusal key. */
  reason = $state('');
  /** The device itself says that it has no network. */
  isOffline = $state(navigator.onLine === false);
  /** A deed of mine that the server has not got yet. */
  unsent = $state.raw<Named | null>(null);
  /** Counts the lines: whoever comes back has a new one. */
  line = 0;

  #socket: WebSocket | null = null;
  #outbox: Outbox;
  /** When each unanswered command went out on this line: the first time and the last. */
  #sent = new Map<string, { first: number; last: number }>();
  #heardAt = 0;
  #dialledAt = 0;
  #asked: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly url: () => string,
    code: string,
    private readonly listener: Listener,
    private readonly connect: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#outbox = new Outbox(code);
  }

  open(): void {
    this.#dial();
    this.#watch = setInterval(() => {
      this.#repeat();
      this.#noteUnsent();
    }, 500);
    for (const sign of WAKING) addEventListener(sign, this.hurry);
    addEventListener('offline', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    clearTimeout(this.#asked);
    for (const sign of WAKING) removeEventListener(sign, this.hurry);
    removeEventListener('offline', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.state = 'closed';
    this.#hangUp();
  }

  /** Sends a wish under a new id, now or as soon as there is a line. */
  send(wish: Wish): string {
    const message = { ...wish, command: newCommandId() } as FromBrowser;
    this.#outbox.keep(message);
    this.#transmit(message);
    this.#noteUnsent();
    return message.command;
  }

  get unanswered(): number {
    return this.#outbox.all.length;
  }

  /** Does not wait for the pause to pass: the network has gone or come, or the person looks at the page again. */
  hurry = (): void => {
    this.isOffline = navigator.onLine === false;
    if (this.state === 'closed' || document.visibilityState === 'hidden') return;
    const isStuck = this.state === 'connecting' && Date.now() - this.#dialledAt > WAKE_PATIENCE;
    if (this.state === 'broken' || isStuck) return this.#dialAgain();
    if (this.state === 'open') this.#askWhetherAwake();
  };

  #dialAgain(): void {
    clearTimeout(this.#retry);
    void this.#again();
  }

  #askWhetherAwake(): void {
    if (this.#asked !== undefined) return;
    this.send({ type: 'again' });
    const heardAt = this.#heardAt;
    this.#asked = setTimeout(() => {
      this.#asked = undefined;
      if (this.state === 'open' && this.#heardAt === heardAt) this.#dialAgain();
    }, WAKE_PATIENCE);
  }

  #dial(): void {
    this.#hangUp();
    this.#outbox.drop(OF_THE_MOMENT);
    this.state = 'connecting';
    this.#dialledAt = Date.now();
    const socket = this.connect(this.url());
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#hear(socket, event.data);
    socket.onclose = () => this.#lost(socket);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.state = 'open';
    this.line += 1;
    this.#heardAt = Date.now();
    this.#sent.clear();
    for (const message of this.#outbox.all) this.#transmit(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.state === 'closed') return;
    this.#socket = null;
    if (FINAL.has(this.reason)) return this.close();
    this.state = 'broken';
    this.#noteUnsent();
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)]!;
    this.#failures += 1;
    // The spread keeps a whole family from knocking at the same instant after a restart.
    this.#retry = setTimeout(() => void this.#again(), pause * (0.8 + Math.random() * 0.4));
  }

  async #again(): Promise<void> {
    if (this.reason === 'no_session') await this.listener.introduce().catch(() => {});
    this.reason = '';
    if (this.state !== 'closed') this.#dial();
  }

  #hear(socket: WebSocket, text: unknown): void {
    if (socket !== this.#socket || typeof text !== 'string') return;
    const message = JSON.parse(text) as FromServer;
    this.#heardAt = Date.now();
    this.#failures = 0;
    if (message.type === 'closing') this.reason = message.reason;
    if (message.type === 'done' || message.type === 'refused' || message.type === 'because') this.#settle(message);
    else this.listener.receive(message);
  }

  #settle(message: Done | Refused | Because): void {
    const command = this.#outbox.settle(message.command);
    this.#sent.delete(message.command);
    this.#noteUnsent();
    if (message.type === 'refused') this.listener.refused(message, command);
    if (message.type === 'because') this.listener.explained?.(message);
  }

  #transmit(message: FromBrowser): void {
    if (this.#socket?.readyState !== 1) return;
    const now = Date.now();
    this.#sent.set(message.command, { first: this.#sent.get(message.command)?.first ?? now, last: now });
    this.#socket.send(JSON.stringify(message));
  }

  #noteUnsent(): void {
    const waiting = this.#outbox.all.find((message) => message.type === 'do');
    const first = waiting && this.#sent.get(waiting.command)?.first;
    const isLate = this.state !== 'open' || first === undefined || Date.now() - first > LATE_AFTER;
    this.unsent = waiting?.type === 'do' && isLate ? waiting.deed : null;
  }

  #repeat(): void {
    const socket = this.#socket;
    const now = Date.now();
    if (this.state === 'connecting' && socket && now - this.#dialledAt > OPENING_PATIENCE) {
      this.#lost(socket);
      return socket.close();
    }
    if (this.state !== 'open' || !socket) return;
    const times = [...this.#sent.values()];
    const isDead = times.some((time) => now - time.first > DEAD_AFTER) && now - this.#heardAt > DEAD_AFTER;
    if (isDead) {
      this.#lost(socket);
      return socket.close();
    }
    for (const message of this.#outbox.all) {
      if (now - (this.#sent.get(message.command)?.last ?? 0) >= RESEND_AFTER) this.#transmit(message);
    }
  }
}
