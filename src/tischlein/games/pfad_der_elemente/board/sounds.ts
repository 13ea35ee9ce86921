import type { EventSounds } from '$lib/sound';

/** Stones are turned and moved, tiles are of wood, gifts of paper. */
export const sounds: EventSounds = {
  chose: 'wood',
  draft: 'wood',
  built: 'wood',
  paths_lie: 'wood',
  placed: 'stone',
  moved: 'stone',
  swapped: 'stone',
  covered: 'stone',
  missed: 'stone',
  upgraded: 'paper',
  exchanged: 'paper',
  drew: 'reveal',
  revealed: 'reveal',
  third_revealed: 'reveal',
  uncovered: 'reveal',
};
