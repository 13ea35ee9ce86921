/** Tells by ear what happened, and calls when it is my turn. Never for anybody else's. */
import { untrack } from 'svelte';
import { nudge } from '$lib/attention';
import type { Happened } from '$lib/board';
import { winnersOf } from '$lib/question';
import { sound, soundOf, type EventSounds } from '$lib/sound';
import type { Table } from '$lib/table.svelte';
import { soundsOf } from '../boards';

/** The sounds of what is told: what a scene holds back is not heard before it. Also where there is no table. */
export function eventSounds(gameOf: () => string, newsOf: () => Happened[]): void {
  let sounds: EventSounds = {};
  const game = $derived(gameOf());

  $effect(() => {
    // What could not be fetched only costs the difference between two sounds.
    void soundsOf(game).then(
      (found) => (sounds = found),
      () => {},
    );
  });

  $effect(() => {
    const happened = soundOf(newsOf(), sounds);
    if (happened) sound(happened);
  });
}

/** `isTold` says whether the page has said by now who won. */
export function matchSounds(tableOf: () => Table, isTold: () => boolean): void {
  let wasMyTurn: boolean | null = null;
  let wasOver: boolean | null = null;
  eventSounds(
    () => tableOf().state?.game ?? '',
    () => {
      const { from, to } = tableOf().stage.news;
      return untrack(() => tableOf().log.slice(from, to));
    },
  );

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
    const result = isTold() ? (update?.result ?? null) : null;
    const isOver = result !== null;
    const you = state?.you ?? null;
    if (result && wasOver === false && (you === null || winnersOf(result).includes(you))) sound('win');
    wasOver = isOver;
  });
}
