import type { Player } from '$lib/board';
import type { Words } from '$lib/i18n.svelte';
import type { Replay } from '$lib/wire';
import { keyOf, toldPlayer, withNumbers } from '$lib/words';

/** A record may know no names: then a seat is called by its side. */
export function replayPlayers(replay: Replay, words: Words): Player[] {
  const players = Array.from({ length: replay.seats }, (_, seat) => {
    const player = toldPlayer(words, replay.players[seat] ?? '');
    if (player.name !== '') return player;
    const side = words.has(keyOf('seat', seat)) ? words.say(keyOf('seat', seat)) : '';
    return { ...player, name: side || words.say('seat-unnamed', { number: seat + 1 }) };
  });
  return withNumbers(players);
}
