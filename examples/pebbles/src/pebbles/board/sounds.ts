/** Pebbles sound like what they are. */
import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = { taken: 'stone' };
