/** How a game shows what happens: its scenes, the small pictures of its events, and what draws them. */
import type { Component } from 'svelte';
import type { ArtProps, PictureOf, Scenes } from '$lib/board';
import { artOf, scenesOf } from '../boards';

export class Showing {
  scenes = $state.raw<Scenes<unknown>>(() => []);
  pictureOf = $state.raw<PictureOf>(() => null);
  Art = $state.raw<Component<ArtProps<unknown>> | null>(null);
}

/** Until it has come, and where there is none, a match is only less of a show. */
export function showingOf(gameOf: () => string): Showing {
  const showing = new Showing();
  const game = $derived(gameOf());
  $effect(() => {
    void Promise.all([scenesOf(game), artOf(game)]).then(
      ([{ scenes, pictureOf }, Art]) => Object.assign(showing, { scenes, pictureOf, Art }),
      () => {},
    );
  });
  return showing;
}
