/** Sentences for what comes over the wire: events, answers, refusals and names. */
import type { Fact, Happened, Player, Say } from './board';
import type { Named } from './chooser.svelte';
import type { Words } from './i18n.svelte';
import type { SeatCard } from './wire';

type Variables = Record<string, string | number>;

/** Fluent keys have letters, digits, dashes and underscores: "fire/wood" is found as word-fire-wood. */
export function keyOf(prefix: string, value: string | number | boolean): string {
  return `${prefix}-${String(value).replace(/[^A-Za-z0-9_]+/g, '-')}`;
}

export function wordFor(words: Words, value: string | number): string | number {
  if (typeof value === 'number') return value;
  const key = keyOf('word', value);
  return words.has(key) ? words.say(key) : value;
}

export function variablesOf(words: Words, facts: Record<string, Fact>): Variables {
  const variables: Variables = {};
  for (const [name, fact] of Object.entries(facts)) {
    variables[name] = Array.isArray(fact) ? fact.map((one) => wordFor(words, one)).join(', ') : wordFor(words, fact);
  }
  return variables;
}

export function playerName(players: Player[], seat: number | null | undefined, say: Say): string {
  if (seat === null || seat === undefined) return '';
  return players[seat]?.name || say('seat-unnamed', { number: seat + 1 });
}

export function eventSentence(words: Words, happened: Happened, players: Player[]): string {
  const variables = variablesOf(words, happened.facts);
  const seat = happened.facts.seat;
  if (typeof seat === 'number') variables.player = playerName(players, seat, words.say);
  return words.say(keyOf('event', happened.name), variables);
}

export function actionSentence(words: Words, action: Named): string {
  return words.say(keyOf('action', action.do ?? ''), variablesOf(words, action));
}

export function refusalSentence(words: Words, reason: string, facts: Record<string, Fact>): string {
  const key = keyOf('refusal', reason);
  if (!words.has(key)) return words.say('refusal-unknown', { reason });
  return words.say(key, variablesOf(words, facts));
}

/** A bot is called by its level in the reader's language, and whoever has been forgotten is a guest. */
export function playersOf(seats: SeatCard[], words: Words): Player[] {
  const players = seats.map((seat): Player => {
    const kind = seat.kind === 'bot' || seat.kind === 'person' ? seat.kind : 'empty';
    if (kind === 'bot') return { name: botName(words, seat.bot), kind, away: false };
    return { name: kind === 'person' ? seat.name || words.say('guest') : '', kind, away: seat.away };
  });
  return withNumbers(players);
}

/** In a lesson the table itself plays all others. */
export function lessonPlayers(words: Words, seats: number, mine: number, name: string): Player[] {
  const me: Player = { name: name || words.say('guest'), kind: 'person', away: false };
  const other: Player = { name: botName(words, 'level1'), kind: 'bot', away: false };
  return withNumbers(Array.from({ length: seats }, (_, seat) => (seat === mine ? me : other)));
}

/** The second bot of a kind gets a number, and keeps it on its line. */
export function withNumbers(players: Player[]): Player[] {
  const met = new Map<string, number>();
  return players.map((player) => {
    if (player.kind !== 'bot') return player;
    const count = (met.get(player.name) ?? 0) + 1;
    met.set(player.name, count);
    return count > 1 ? { ...player, name: `${player.name}\u00a0${count}` } : player;
  });
}

export function botName(words: Words, bot: string): string {
  const key = keyOf('bot', bot);
  return words.has(key) ? words.say(key) : bot;
}

/** The bots that have a name for people; a game's baselines are for research. */
export function offeredBots(words: Words, bots: string[]): string[] {
  const named = bots.filter((bot) => words.has(keyOf('bot', bot)));
  return named.length > 0 ? named : bots;
}

/** A player as a table card or a record tells it: a name, or `bot:level1`. */
export function toldPlayer(words: Words, told: string): Player {
  const bot = /^bot:(.+)$/.exec(told)?.[1];
  if (bot !== undefined) return { name: botName(words, bot), kind: 'bot', away: false };
  return { name: told, kind: 'person', away: false };
}

/** "Anna", "Anna and Ben", "Anna, Ben and Cleo". */
export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
