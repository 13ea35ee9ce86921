/** Discs and wands are wood; the curtain and the cord are cloth. */
import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = {
  moved: 'wood',
  stepped: 'wood',
  handed: 'wood',
  flipped: 'wood',
  captured: 'take',
  froze: 'cloth',
  revealed: 'cloth',
};
