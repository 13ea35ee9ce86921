/** The page of a table, and everything else that its first match needs: asked for before anybody goes there. */
import { loadWords } from '$lib/i18n.svelte';
import type { Choice, GameCard } from '$lib/wire';
import { boardOf } from '../boards';

export const tablePage = (): Promise<typeof import('./TablePage.svelte')> => import('./TablePage.svelte');

export const tableLobby = (): Promise<typeof import('./TableLobby.svelte')> => import('./TableLobby.svelte');

/** What does not come now is asked for again, and missed, when it is needed. */
export function fetchAhead(game: string, isPlaying: boolean): void {
  const parts = [tablePage(), isPlaying ? boardOf(game) : tableLobby(), loadWords(game)];
  void Promise.allSettled(parts);
}

/** The options with which a game is best begun, where these are not those of the box. */
export function suggestedOf({ options }: GameCard): Record<string, Choice> {
  const other = options.filter((option) => option.suggested !== option.default);
  return Object.fromEntries(other.map((option) => [option.id, option.suggested]));
}
