/** The way from the last lesson to a real table, where the match goes on from the lesson's position. */
import { Refusal } from '$lib/api';
import type { Words } from '$lib/i18n.svelte';
import { rememberLearnt, rememberTour } from '$lib/learnt.svelte';
import { person } from '$lib/person.svelte';
import { go } from '$lib/router.svelte';

export class LessonTable {
  trouble = $state.raw<Refusal | null>(null);
  isOpening = $state(false);

  async open(game: string, lesson: string, words: Words): Promise<void> {
    this.isOpening = true;
    this.trouble = null;
    try {
      const code = await person.openTable({ game, bots: [], lesson }, words.say('guest'));
      rememberLearnt(game, lesson);
      // Who comes from the lessons needs no notes of a first match.
      rememberTour(game);
      go(`/t/${code}`);
    } catch (error) {
      this.trouble = error instanceof Refusal ? error : new Refusal('server_unreachable');
    } finally {
      this.isOpening = false;
    }
  }
}
