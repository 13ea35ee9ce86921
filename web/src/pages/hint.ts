/** A hint as it is told: where to look first, then what to answer, then why. */
import type { Player } from '$lib/board';
import type { Words } from '$lib/i18n.svelte';
import type { Hint, HintState, Named } from '$lib/wire';
import { actionSentence, keyOf, playerName } from '$lib/words';
import { groundsOf } from './grounds';
import { percent } from './review';

/** Milliseconds between two questions how far it is. */
const PAUSE = 400;
/** Of what is likely to follow. More would hide the board of a phone. */
const MOST_LINES = 2;

/** Asks until the hint is made, and tells how many are made before it. Null when nobody waits for it any more. */
export async function awaitHint(
  ask: () => Promise<HintState>,
  tell: (place: number) => void,
  isWanted: () => boolean,
  pause = PAUSE,
): Promise<Hint | null> {
  while (isWanted()) {
    const state = await ask();
    if (state.hint) return isWanted() ? state.hint : null;
    tell(state.place);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}

/** The one part of an answer at which to look first; nothing where it has no parts. */
export function placeOf({ do: _, ...parts }: Named): Named {
  return Object.fromEntries(Object.entries(parts).slice(0, 1));
}

/** Where to look, for who sees no mark: what kind of answer it is. */
export function kindSentence(words: Words, action: Named): string {
  const key = keyOf('kind', action.do ?? '');
  return words.say('hint-kind', { kind: words.has(key) ? words.say(key) : String(action.do) });
}

/** Why: by what it brings, else by what is likely to follow; and the chances. */
export function whySentences(words: Words, hint: Hint, players: Player[]): string[] {
  const grounds = groundsOf(words, hint.reason);
  return [...(grounds.length > 0 ? grounds : lineOf(words, hint, players)), chanceOf(words, hint)];
}

function lineOf(words: Words, { line }: Hint, players: Player[]): string[] {
  return line
    .slice(0, MOST_LINES)
    .map(({ seat, action }) =>
      words.say('hint-line', { player: playerName(players, seat, words.say), action: actionSentence(words, action) }),
    );
}

function chanceOf(words: Words, { chance, instead, equals }: Hint): string {
  if (chance === null) return words.say('hint-opinion');
  if (!instead) return words.say('hint-alike', { count: equals, best: percent(chance) });
  const other = { other: percent(instead.chance), action: actionSentence(words, instead.action) };
  return words.say('hint-chances', { best: percent(chance), ...other });
}
