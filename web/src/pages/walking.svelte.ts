/** Walking together through a match that is over: one leads, the others at the table follow if they like. */
import { api } from '$lib/api';
import { at } from '$lib/base';
import { Connection, type Listener } from '$lib/connection.svelte';
import type { FromServer, Walk } from '$lib/wire';

/** Milliseconds between two moments that are told: who drags the slider passes many. */
const PACE = 250;

export interface Moment {
  match: number;
  step: number;
  seat: number | null;
  moment: number | null;
}

export class Walking implements Listener {
  /** Where somebody leads; null where nobody does. */
  walk = $state.raw<Walk | null>(null);
  isOpen = $state(false);
  isFollowing = $state(false);
  isLeading = $state(false);
  #connection: Connection;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: Moment | null = null;

  constructor(code: string, connect?: (url: string) => WebSocket) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const url = `${scheme}//${location.host}${at(`/ws/${encodeURIComponent(code)}`)}`;
    this.#connection = new Connection(() => url, code, this, connect);
  }

  open(follows: boolean): void {
    if (!this.isOpen) this.#connection.open();
    this.isOpen = true;
    this.isFollowing = follows;
  }

  close(): void {
    if (!this.isOpen) return;
    if (this.isLeading) this.#connection.send({ type: 'stop_leading' });
    clearTimeout(this.#timer);
    this.#connection.close();
    [this.isOpen, this.isFollowing, this.isLeading, this.walk] = [false, false, false, null];
  }

  lead(): void {
    [this.isLeading, this.isFollowing] = [true, false];
  }

  follow(): void {
    if (this.isLeading) this.#connection.send({ type: 'stop_leading' });
    [this.isLeading, this.isFollowing] = [false, true];
  }

  /** I am at this moment. Tells the others, if I lead; not more often than they can follow. */
  show(moment: Moment): void {
    if (!this.isLeading) return;
    this.#next = moment;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.isLeading && this.#next) this.#connection.send({ type: 'lead', ...this.#next });
    }, PACE);
  }

  introduce(): Promise<unknown> {
    return api.me();
  }

  receive(message: FromServer): void {
    if (message.type !== 'table') return;
    this.walk = message.walk ?? null;
    // Somebody else has taken over.
    if (this.walk && !this.walk.mine && this.isLeading) [this.isLeading, this.isFollowing] = [false, true];
  }

  /** Who only watches, or where a new match has begun. */
  refused(): void {
    this.isLeading = false;
  }
}
