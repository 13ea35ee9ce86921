import type { Table } from '$lib/table.svelte';
import { scenesOf } from '../boards';

/** Tells the table how its game shows what happens. Without its scenes a match is only less of a show. */
export function matchScenes(tableOf: () => Table): void {
  const game = $derived(tableOf().state?.game ?? '');
  $effect(() => {
    const table = tableOf();
    if (game === '') return;
    void scenesOf(game).then(
      (found) => (table.scenes = found.scenes),
      () => {},
    );
  });
}
