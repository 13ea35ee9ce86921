/** The one sentence of the question bar. */
import type { Player } from './board';
import type { Tie } from './ending.svelte';
import type { Named } from './chooser.svelte';
import type { Words } from './i18n.svelte';
import type { ResultView, Update } from './wire';
import { actionSentence, keyOf, listed, playerName } from './words';

export function askOf(view: unknown): string {
  if (typeof view !== 'object' || view === null || !('ask' in view)) return '';
  return typeof view.ask === 'string' ? view.ask : '';
}

/** The seats that share the first place, or none when everybody does. */
export function winnersOf(result: ResultView): number[] {
  const first = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === result.places.length ? [] : first;
}

/**
 * How many share the first place: all, several, or none but one. "broken": others have as many points, but the game's rule
 * for ties prefers the winner.
 */
function tieOf(result: ResultView): 'all' | 'several' | 'broken' | 'none' {
  const winners = winnersOf(result);
  if (winners.length !== 1) return winners.length === 0 ? 'all' : 'several';
  const most = Math.max(...result.scores);
  return result.scores.filter((score) => score === most).length > 1 ? 'broken' : 'none';
}

/** How the match ended: the winners' names are in it, or that of the one who gave up. */
export function reasonSentence(words: Words, result: ResultView, players: Player[], language: string): string {
  const last = Math.max(...result.places);
  const seats = result.reason === 'resigned' ? [result.places.indexOf(last)] : winnersOf(result);
  const names = seats.map((seat) => playerName(players, seat, words.say));
  return words.say(keyOf('reason', result.reason), { player: listed(names, language), tie: tieOf(result) });
}

/** What tells seats with equal points apart, with everybody's figure, the best first. */
export function tieSentence(
  words: Words,
  result: ResultView,
  players: Player[],
  { seats, key }: Tie,
  language: string,
): string {
  const figureOf = (seat: number): number => result.ties[seat]?.[key] ?? 0;
  const ranked = [...seats].sort((one, other) => figureOf(other) - figureOf(one));
  const names = ranked.map((seat) => playerName(players, seat, words.say));
  const figures = ranked.map((seat, place) => `${names[place]} ${figureOf(seat)}`).join(', ');
  return words.say('result-tie', { players: listed(names, language), what: words.say(keyOf('tie', key)), figures });
}

/** The headline of the end, as somebody who looks on would say it; to `mine`, when they have won, it says "you". */
export function resultTitle(
  words: Words,
  result: ResultView,
  players: Player[],
  language: string,
  mine: number | null = null,
): string {
  const winners = winnersOf(result);
  if (winners.length === 0) return words.say('result-draw');
  const others = winners.filter((seat) => seat !== mine).map((seat) => playerName(players, seat, words.say));
  const named = { players: listed(others, language), count: others.length };
  if (others.length === winners.length) return words.say('result-other', named);
  return words.say(others.length === 0 ? 'result-you' : 'result-you-shared', named);
}

/** A match that only has a winner needs no table of points. */
export function isScored(result: ResultView): boolean {
  return result.scores.some((score) => score > 1) || sourcesOf(result).length > 1;
}

/** What brought points to anybody, in the order in which it is told. */
export function sourcesOf(result: ResultView): string[] {
  return [...new Set(result.sources.flatMap((source) => Object.keys(source)))];
}

/** What a view asks of who sees it. */
export function askSentence(words: Words, view: unknown): string {
  const key = keyOf('ask', askOf(view) || 'something');
  return words.has(key) ? words.say(key) : words.say('ask-something');
}

export function questionSentence(words: Words, update: Update, players: Player[], language: string): string {
  if (update.result) return reasonSentence(words, update.result, players, language);
  if (update.question !== null && !update.answered) {
    return askSentence(words, update.view);
  }
  return waitingSentence(words, update, players, language);
}

/** What everybody may know of what is going on: the key of a sentence about those who are waited for. */
function awaitedOf(view: unknown): string {
  const { step = '', phase = '' } = (view ?? {}) as { step?: unknown; phase?: unknown };
  return keyOf('await', String(step || phase));
}

/** My answer has not reached the table yet. */
export function unsentSentence(words: Words, deed: Named): string {
  const isWorded = words.has(keyOf('action', deed.do ?? ''));
  return isWorded ? words.say('bar-unsent', { action: actionSentence(words, deed) }) : words.say('bar-unsent-deed');
}

function waitingSentence(words: Words, update: Update, players: Player[], language: string): string {
  const waiting = update.turn.waiting_for;
  const names = listed(
    waiting.map((seat) => playerName(players, seat, words.say)),
    language,
  );
  const count = waiting.length;
  const awaited = awaitedOf(update.view);
  if (!update.answered && waiting.length > 0 && words.has(awaited))
    return words.say(awaited, { players: names, count });
  if (update.answered) return words.say('bar-answered', { players: names, count });
  if (waiting.length > 0 && waiting.every((seat) => players[seat]?.kind === 'bot')) {
    return words.say('bar-bot-thinks', { players: names, count });
  }
  return words.say('bar-waiting', { players: names, count });
}
