import type { Player } from '$lib/board';
import type { Words } from '$lib/i18n.svelte';
import type { Replay } from '$lib/wire';
import { botName, keyOf } from '$lib/words';

/** A record knows no names: then a seat is called by its side. Bots are told by their key and named in our language. */
export function replayPlayers(replay: Replay, words: Words): Player[] {
  return Array.from({ length: replay.seats }, (_, seat) => {
    const told = replay.players[seat] ?? '';
    const side = words.has(keyOf('seat', seat)) ? words.say(keyOf('seat', seat)) : '';
    const isBot = words.has(keyOf('bot', told));
    const name = isBot ? botName(words, told) : told || side || words.say('seat-unnamed', { number: seat + 1 });
    return { name, kind: isBot ? 'bot' : 'person', away: false };
  });
}
