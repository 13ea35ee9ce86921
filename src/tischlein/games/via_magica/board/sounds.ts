import type { EventSounds } from '$lib/sound';

/** Tokens in a bag, crystals that ring, gates on iron hinges. */
export const sounds: EventSounds = {
  caught: 'cloth',
  refilled: 'cloth',
  placed: 'glass',
  moved: 'glass',
  lifted: 'glass',
  gained: 'glass',
  opened: 'metal',
  rewarded: 'metal',
  took: 'wood',
  revealed: 'wood',
};
