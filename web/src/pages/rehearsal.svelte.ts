/** The stage of a replay or a lesson: ceremonies as at a table. Nobody waits there, so nobody's doing fills the stage. */
import { untrack } from 'svelte';
import type { Happened, Scene } from '$lib/board';
import { isTheatre, Stage } from '$lib/stage.svelte';
import type { Showing } from './showing.svelte';

interface Page {
  seat: number | null;
  view: unknown;
  /** How long the log is. */
  lines: number;
  /** What leads here from the page before; nothing where one came by another way. */
  fresh: Happened[];
  result: unknown;
}

export function rehearsal(pageOf: () => Page | null, showing: Showing): Stage {
  const stage = new Stage();
  let before: unknown = null;
  $effect.pre(() => {
    const page = pageOf();
    untrack(() => {
      if (!page) return;
      turn(stage, page, page.fresh.length > 0 ? showing.scenes(page.fresh, before, page.view, page.seat) : []);
      before = page.view;
    });
  });
  $effect(() => () => stage.clear());
  return stage;
}

/** Who turns the page has seen enough of the one before. */
function turn(stage: Stage, { seat, lines, result, fresh }: Page, scenes: Scene[]): void {
  const moment = { seat, question: null, answered: false, result };
  stage.clear();
  if (fresh.length === 0) return stage.catchUp(moment, lines);
  const shorter = scenes.map((scene) => (isTheatre(scene, seat) && !scene.holds ? { ...scene, millis: 0 } : scene));
  stage.present(moment, lines, shorter);
}
