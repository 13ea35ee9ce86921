import type { Player } from '$lib/board';
import type { Words } from '$lib/i18n.svelte';
import type { Replay } from '$lib/wire';
import { keyOf, toldPlayer } from '$lib/words';

/**
 * A record may know no names: then a seat is called by its side. One that comes as a file does not know its table either:
 * then the seed says who the bots are.
 */
export function replayPlayers(replay: Replay, code: string, words: Words): Player[] {
  return Array.from({ length: replay.seats }, (_, seat) => {
    const player = toldPlayer(words, code || replay.seed, seat, replay.players[seat] ?? '');
    if (player.name !== '') return player;
    const side = words.has(keyOf('seat', seat)) ? words.say(keyOf('seat', seat)) : '';
    return { ...player, name: side || words.say('seat-unnamed', { number: seat + 1 }) };
  });
}
