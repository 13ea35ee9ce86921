import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = { drew: 'reveal', revealed: 'reveal', uncovered: 'reveal' };
