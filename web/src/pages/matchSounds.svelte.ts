/** Tells by ear what happened, and calls when it is my turn. Never for anybody else's. */
import { nudge } from '$lib/attention';
import { winnersOf } from '$lib/question';
import { sound, soundOf, type EventSounds } from '$lib/sound';
import type { Table } from '$lib/table.svelte';
import { soundsOf } from '../boards';

export function matchSounds(tableOf: () => Table): void {
  let sounds: EventSounds = {};
  let wasMyTurn: boolean | null = null;
  let wasOver: boolean | null = null;
  const game = $derived(tableOf().state?.game ?? '');

  $effect(() => {
    // What could not be fetched only costs the difference between two sounds.
    void soundsOf(game).then(
      (found) => (sounds = found),
      () => {},
    );
  });

  $effect(() => {
    const happened = soundOf(tableOf().fresh, sounds);
    if (happened) sound(happened);
  });

  $effect(() => {
    const isMyTurn = tableOf().isMyTurn;
    if (isMyTurn && wasMyTurn === false) {
      sound('turn');
      nudge();
    }
    wasMyTurn = isMyTurn;
  });

  $effect(() => {
    const { update, state } = tableOf();
    const result = update?.result ?? null;
    const isOver = result !== null;
    const you = state?.you ?? null;
    if (result && wasOver === false && (you === null || winnersOf(result).includes(you))) sound('win');
    wasOver = isOver;
  });
}
