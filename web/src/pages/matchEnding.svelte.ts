import { untrack } from 'svelte';
import { Ending } from '$lib/ending.svelte';
import type { Table } from '$lib/table.svelte';

/** Tells the end of whatever match is played at the table, as soon as its last position was looked at. */
export function matchEnding(tableOf: () => Table): Ending {
  const ending = new Ending();
  let sawItPlayed = 0;
  $effect(() => {
    const { update, stage } = tableOf();
    if (!update) return;
    const { match, result } = update;
    if (!result) sawItPlayed = match;
    if (result && stage.ended) untrack(() => ending.begin(result, sawItPlayed === match));
    else untrack(() => ending.clear());
  });
  $effect(() => () => ending.stop());
  return ending;
}
