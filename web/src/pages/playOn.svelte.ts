/** The way to a table of one's own that begins at a moment of a match that is over. */
import { Refusal } from '$lib/api';
import type { Words } from '$lib/i18n.svelte';
import { person } from '$lib/person.svelte';
import { go } from '$lib/router.svelte';
import type { Opened } from '$lib/wire';

export class PlayOn {
  trouble = $state.raw<Refusal | null>(null);
  isOpening = $state(false);

  /** A table wants a name for everybody: whoever gave none is called a guest. */
  async open(ask: () => Promise<Opened>, words: Words): Promise<void> {
    this.isOpening = true;
    this.trouble = null;
    try {
      await person.meet();
      if (person.name === '') await person.rename(words.say('guest'));
      go(`/t/${(await ask()).code}`);
    } catch (error) {
      this.trouble = error instanceof Refusal ? error : new Refusal('server_unreachable');
    } finally {
      this.isOpening = false;
    }
  }
}
