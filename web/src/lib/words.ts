/** Sentences for what comes over the wire: events, answers, refusals and names. */
import type { Fact, Happened, Player, Say } from './board';
import type { Named } from './chooser.svelte';
import type { Words } from './i18n.svelte';
import { BOT_NAMES, type TableState } from './wire';

type Variables = Record<string, string | number>;

/** Fluent keys have letters, digits, dashes and underscores: "fire/wood" is found as word-fire-wood. */
export function keyOf(prefix: string, value: string | number | boolean): string {
  return `${prefix}-${String(value).replace(/[^A-Za-z0-9_]+/g, '-')}`;
}

export function wordFor(words: Words, value: string | number): string | number {
  if (typeof value === 'number') return value;
  const key = keyOf('word', value);
  if (words.has(key)) return words.say(key);
  // A card as `tischlein.kit.cards` names it, "crab 2": its suit has a word.
  const [, suit, number] = /^(\w+) (\d+)$/.exec(value) ?? [];
  return suit !== undefined && words.has(keyOf('word', suit)) ? `${words.say(keyOf('word', suit))} ${number}` : value;
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

/** White, black. Where sides are only counted there is nothing to tell, and no number stands beside a name. */
export function sideName(words: Words, seat: number): string {
  const key = keyOf('seat', seat);
  const side = words.has(key) ? words.say(key) : '';
  return /\d$/.test(side) ? '' : side;
}

export function eventSentence(words: Words, happened: Happened, players: Player[]): string {
  const { name, facts } = happened;
  const variables = variablesOf(words, facts);
  if (typeof facts.seat === 'number') variables.player = playerName(players, facts.seat, words.say);
  return words.say(keyOf('event', name) + (hasFaded(happened) ? '-faded' : ''), variables);
}

export function hasFaded({ facts, fades = [] }: Happened): boolean {
  return fades.some((fact) => !(fact in facts));
}

/** An event as the log tells it afterwards: without what players have to remember. */
export function faded(happened: Happened): Happened {
  const { facts, fades } = happened;
  if (fades === undefined) return happened;
  const lasting = Object.entries(facts).filter(([name]) => !fades.includes(name));
  return { ...happened, facts: Object.fromEntries(lasting) };
}

export function actionSentence(words: Words, action: Named): string {
  return words.say(keyOf('action', action.do ?? ''), variablesOf(words, action));
}

export function refusalSentence(words: Words, reason: string, facts: Record<string, Fact>): string {
  const key = keyOf('refusal', reason);
  if (!words.has(key)) return words.say('refusal-unknown', { reason });
  return words.say(key, variablesOf(words, facts));
}

/** Whoever has been forgotten is a guest. */
export function playersOf({ code, seats }: Pick<TableState, 'code' | 'seats'>, words: Words): Player[] {
  return seats.map((card, seat): Player => {
    const kind = card.kind === 'bot' || card.kind === 'person' ? card.kind : 'empty';
    if (kind === 'bot') return botAt(code, seat, words, card.bot);
    return { name: kind === 'person' ? card.name || words.say('guest') : '', kind, away: card.away };
  });
}

/** In a lesson the others do as in its record. They too have names, the same in every language. */
export function lessonPlayers(words: Words, lesson: string, seats: number, mine: number, name: string): Player[] {
  const me: Player = { name: name || words.say('guest'), kind: 'person', away: false };
  const other = (seat: number): Player => ({ name: nameOfBot(lesson, seat), kind: 'bot', away: false });
  return Array.from({ length: seats }, (_, seat) => (seat === mine ? me : other(seat)));
}

/** From one seat to the next: no divisor of how many names there are, so that every seat has another one. */
const STRIDE = 7;

/** The same name for everybody at the table, in every language. */
export function nameOfBot(code: string, seat: number): string {
  let first = 0;
  for (const letter of code) first = (first * 31 + letter.charCodeAt(0)) % BOT_NAMES.length;
  return BOT_NAMES[(first + STRIDE * seat) % BOT_NAMES.length] ?? '';
}

function botAt(code: string, seat: number, words: Words, bot: string): Player {
  const player: Player = { name: nameOfBot(code, seat), kind: 'bot', away: false, level: levelOf(words, bot) };
  const level = bot === 'random' ? '0' : /^level(\d)$/.exec(bot)?.[1];
  return level === undefined ? player : { ...player, strength: Number(level) };
}

export function levelOf(words: Words, bot: string): string {
  const key = keyOf('bot', bot);
  return words.has(key) ? words.say(key) : bot;
}

/** "Anna", and "Adela · Level 2": where one reads who plays. */
export function nameAndLevel(player: Player): string {
  return player.level ? `${player.name} · ${player.level}` : player.name;
}

/** The bots that have words for people; a game's baselines are for research. */
export function offeredBots(words: Words, bots: string[]): string[] {
  const named = bots.filter((bot) => words.has(keyOf('bot', bot)));
  return named.length > 0 ? named : bots;
}

/** A player as a table card or a record tells it: a name, or `bot:level1`. */
export function toldPlayer(words: Words, code: string, seat: number, told: string): Player {
  const bot = /^bot:(.+)$/.exec(told)?.[1];
  return bot === undefined ? { name: told, kind: 'person', away: false } : botAt(code, seat, words, bot);
}

/** Our English is that of London. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** "Anna", "Anna and Ben", "Anna, Ben and Cleo". */
export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}
