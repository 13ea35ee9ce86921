/** A table as this browser knows it: who sits where, the match as my seat sees it, its log, and what is asked of me. */
import { api } from './api';
import { at } from './base';
import type { Fact, Happened, Scene, Scenes } from './board';
import { Chooser, type Named } from './chooser.svelte';
import { Connection, type Listener } from './connection.svelte';
import { Handover } from './handover.svelte';
import { isNoSuchAction } from './reason';
import { settings } from './settings.svelte';
import { Stage } from './stage.svelte';
import { faded } from './words';
import type { Because, FromBrowser, Refused, TableState, FromServer, Update } from './wire';

export interface Notice {
  reason: string;
  facts: Record<string, Fact>;
  /** Nothing went wrong; it is only good to know. */
  isFriendly?: boolean;
}

/** A moment with what happened on the way to it. */
export interface Told {
  update: Update;
  events: Happened[];
}

/** A shared screen shows what everybody may see, whoever opened it. */
export type Eyes = 'own' | 'screen';

export class Table implements Listener {
  state = $state.raw<TableState | null>(null);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Happened[]>([]);
  /** What happened on the way to the present view; empty when the whole was sent again. */
  fresh = $state.raw<Happened[]>([]);
  /** What the board draws, with what happened since it drew last: while I wait, the moment whose scene is shown. */
  drawn = $state.raw<Told | null>(null);
  /** What came since then and waits for its scenes. */
  #ahead: Told[] = [];
  /** How long the log was before the move that ended the match. */
  linesBeforeEnd = 0;
  /** The last refusal, until it is read or something succeeds. */
  notice = $state.raw<Notice | null>(null);
  /** When the present `state` came. */
  seatsAt = 0;
  chooser: Chooser;
  /** What is shown now of what happened. */
  stage = $state.raw(this.#newStage());
  /** How the game shows what happens; the page sets it as soon as it is known. */
  scenes: Scenes<unknown> = () => [];
  connection: Connection;
  handover: Handover;
  #isLeaving = false;
  /** The line on which I was last told who sits where. */
  #line = 0;
  /** The name under which I want to sit, wherever there is room; empty when I have not asked for that. */
  #joiningAs = '';

  #eyes: Eyes;

  constructor(code: string, eyes: Eyes = 'own', connect?: (url: string) => WebSocket) {
    this.#eyes = eyes;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const url = `${scheme}//${location.host}${at(`/ws/${encodeURIComponent(code)}`)}`;
    const look = (): string => (eyes === 'screen' ? 'screen' : String(this.handover.looking ?? ''));
    this.connection = new Connection(() => (look() === '' ? url : `${url}?look=${look()}`), code, this, connect);
    this.handover = new Handover(this);
    this.chooser = new Chooser(
      (action) => this.answer(action),
      () => settings.confirm,
      (action) => this.why(action),
    );
  }

  get isMyTurn(): boolean {
    return this.update !== null && this.update.question !== null && !this.update.answered;
  }

  answer(action: Named): void {
    this.notice = null;
    const { question = '', seat = null } = this.update ?? {};
    this.connection.send({ type: 'do', deed: action, question: question ?? '', seat });
  }

  /** A deed of the table: resign, offer_draw, take_back … */
  deed(name: string): void {
    this.notice = null;
    this.chooser.clear();
    this.connection.send({ type: 'do', deed: { do: name }, question: '', seat: this.update?.seat ?? null });
  }

  /** Asks why my seat cannot do this; the id of the question. Boards ask their chooser, which shows the answer. */
  why(action: Named): string {
    const seat = this.update?.seat ?? null;
    return seat === null ? '' : this.connection.send({ type: 'why', deed: action, seat });
  }

  sit(seat: number, name: string): void {
    this.connection.send({ type: 'sit', seat, name });
  }

  /** Sits down in the first free seat. Where somebody else was faster, in the next one. */
  join(name: string): void {
    const free = this.state?.seats.findIndex((seat) => seat.kind === 'empty') ?? -1;
    this.#joiningAs = free < 0 ? '' : name;
    if (free >= 0) this.sit(free, name);
  }

  /** Leaves one seat of mine, or all of them. */
  stand(seat: number | null = null): void {
    this.#isLeaving = true;
    this.connection.send({ type: 'stand', seat });
  }

  introduce(): Promise<unknown> {
    return api.me();
  }

  receive(message: FromServer): void {
    if (message.type === 'table') this.#seat(message);
    if (message.type === 'update' && this.handover.isForUs(message)) this.#advance(message);
    this.handover.consider();
  }

  explained({ command, why, rule, facts }: Because): void {
    this.chooser.explain(command, { why, rule, facts });
  }

  refused(refusal: Refused, command: FromBrowser | undefined): void {
    if (command?.type === 'why' && isNoSuchAction(refusal.reason)) return this.chooser.explain(command.command);
    const isLate = command?.type === 'sit' && refusal.reason === 'seat_taken' && this.#joiningAs !== '';
    if (isLate && this.state?.seats.some((seat) => seat.kind === 'empty')) return this.join(this.#joiningAs);
    this.notice = { reason: refusal.reason, facts: refusal.facts };
    if (command?.type === 'do') this.#offer();
  }

  /** Nothing of what was seen so far stays: the next one to look is somebody else. */
  forget(): void {
    this.update = null;
    this.log = [];
    this.linesBeforeEnd = 0;
    this.fresh = [];
    this.drawn = null;
    this.#ahead = [];
    this.stage = this.#newStage();
    this.chooser.offer([]);
    this.chooser.unseal();
  }

  #seat(state: TableState): void {
    const wasSeated = this.state !== null && this.state.mine.length > 0;
    const isLost = wasSeated && state.mine.length === 0 && !this.#isLeaving;
    const isKept = state.seats.some((seat) => seat.yours);
    if (isLost) this.notice = { reason: isKept ? 'seat_moved' : 'seat_lost', facts: {}, isFriendly: isKept };
    this.#isLeaving = false;
    if (state.mine.length > 0) this.#joiningAs = '';
    this.state = state;
    this.seatsAt = Date.now();
    this.#returnToMySeat(state);
    if (state.phase === 'lobby' && this.update !== null) this.forget();
  }

  /** I am back, and a bot has kept my seat meanwhile. */
  #returnToMySeat({ seats, mine }: TableState): void {
    const isBack = this.#line !== this.connection.line;
    this.#line = this.connection.line;
    const kept = seats.findIndex((seat) => seat.yours && seat.kind === 'bot');
    if (!isBack || kept < 0 || mine.length > 0 || this.#eyes === 'screen') return;
    this.notice = { reason: 'seat_kept', facts: {}, isFriendly: true };
    this.sit(kept, seats[kept]?.name ?? '');
  }

  /** Updates of one connection are numbered; the server starts again at each connection and after `again`. */
  #advance(update: Update): void {
    const isWhole = update.first_event === 0;
    const isGap =
      !isWhole && (update.number !== (this.update?.number ?? 0) + 1 || update.first_event > this.log.length);
    if (isGap) {
      // Kept aside, not shown: the whole comes in a moment and has everything.
      this.connection.send({ type: 'again' });
      return;
    }
    this.fresh = update.took_back ? [] : update.events.slice(this.#toldOf(update));
    this.log = [...this.log.slice(0, update.first_event).map(faded), ...update.events];
    const scenes = this.#scenesOf(update);
    this.update = update;
    if (!update.result) this.linesBeforeEnd = this.log.length;
    // Where the whole was sent again nothing leads from what is drawn to this: what waited is not drawn any more.
    if (update.took_back || (isWhole && this.fresh.length === 0)) this.#ahead = [];
    this.#ahead.push({ update, events: this.fresh });
    if (this.fresh.length > 0 || update.took_back) this.stage.present(update, this.log.length, scenes);
    else this.stage.catchUp(update, this.log.length);
    this.#offer();
  }

  #newStage(): Stage<Update> {
    return new Stage<Update>({ draw: (update) => this.#draw(update) });
  }

  /** Only ever forward: what has been drawn is not drawn again. */
  #draw(update: Update): void {
    const at = this.#ahead.findIndex((told) => told.update === update);
    if (at < 0) return;
    const passed = this.#ahead.splice(0, at + 1);
    this.drawn = { update, events: passed.flatMap(({ events }) => events) };
  }

  #scenesOf(update: Update): Scene[] {
    if (this.fresh.length === 0) return [];
    return this.scenes(this.fresh, this.update?.view ?? null, update.view, update.seat);
  }

  /** How many events of an update were told before: all where the whole was sent again, but not at the end. */
  #toldOf(update: Update): number {
    const isEnd = update.result !== null && this.update?.result === null;
    const goesOn = this.update?.match === update.match && (isEnd || update.first_event === this.log.length);
    return goesOn ? this.log.length - update.first_event : update.events.length;
  }

  #offer(): void {
    const update = this.update;
    if (!update?.answered) this.chooser.unseal();
    if (update) this.chooser.offer(update.question === null ? [] : update.actions, update.question ?? '');
  }
}
