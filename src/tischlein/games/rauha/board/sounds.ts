/** Cards are paper, crystals glass, life energy metal; a god is a reveal, and one that is taken is heard as such. */
import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = {
  turn: 'paper',
  placed: 'paper',
  discarded: 'glass',
  crystals: 'glass',
  energy: 'metal',
  traded: 'metal',
  named: 'metal',
  watered: 'glass',
  lost: 'take',
  welcomed: 'reveal',
  scoring: 'reveal',
};
