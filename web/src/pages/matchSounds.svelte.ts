/** Tells by ear what happened, and calls when it is my turn. Never for anybody else's. */
import { nudge } from '$lib/attention';
import { winnersOf } from '$lib/question';
import { sound, soundOf } from '$lib/sound';
import type { Table } from '$lib/table.svelte';

export function matchSounds(tableOf: () => Table): void {
  let wasMyTurn: boolean | null = null;
  let wasOver: boolean | null = null;

  $effect(() => {
    const happened = soundOf(tableOf().fresh);
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
