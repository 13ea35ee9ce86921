/** The page of a table, and everything else that its first match needs: asked for before anybody goes there. */
import { loadWords } from '$lib/i18n.svelte';
import { boardOf } from '../boards';

export const tablePage = (): Promise<typeof import('./TablePage.svelte')> => import('./TablePage.svelte');

/** What does not come now is asked for again, and missed, when it is needed. */
export function fetchAhead(game: string): void {
  const parts = [tablePage(), boardOf(game), loadWords(game)];
  void Promise.allSettled(parts);
}
