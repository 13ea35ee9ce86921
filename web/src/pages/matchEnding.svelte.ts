import { untrack } from 'svelte';
import { Ending } from '$lib/ending.svelte';
import type { Table } from '$lib/table.svelte';
import type { Update } from '$lib/wire';

/** So many lines of the log may be told: what the last move brought is told by the end itself, and read after it. */
export function linesTold({ stage, update, linesBeforeEnd }: Table, ending: Ending): number {
  return update?.result && !ending.isOver ? Math.min(stage.told, linesBeforeEnd) : stage.told;
}

/** What one sees now: the moment in which somebody acts, and nothing later than what the board draws. */
export function seenNow({ stage, drawn }: Table, update: Update): Update {
  const acting = stage.acting ?? update;
  return drawn && drawn.update.step < acting.step ? drawn.update : acting;
}

/** What the bar may ask, and of whom: my own question at once, that of others as long as one sees them act. */
export function askedNow(table: Table, update: Update): Update {
  const { isMyTurn } = table;
  const seen = seenNow(table, update);
  const isHeld = update.result || (!isMyTurn && (seen.question === null || seen.answered));
  return isHeld ? seen : update;
}

/** My last answer has ended the match, and that is still being shown: nothing is asked of me any more. */
export function isMyLast({ stage }: Table, { result }: Update): boolean {
  const { shown } = stage;
  return result !== null && !!shown && shown.result === null && shown.question !== null && !shown.answered;
}

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
