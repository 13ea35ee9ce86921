/** Cards are paper, coins are metal. */
import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = {
  emblem: 'paper',
  way_shown: 'paper',
  way_chosen: 'paper',
  drawn: 'paper',
  swapped: 'paper',
  card: 'paper',
  coins: 'metal',
  revealed: 'reveal',
};
