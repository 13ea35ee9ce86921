/** Cards are paper; when the tide turns, cloth goes over the table. */
import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = {
  dealt: 'paper',
  held: 'paper',
  played: 'paper',
  turned: 'cloth',
  kept: 'wood',
};
