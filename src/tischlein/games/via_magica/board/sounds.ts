import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = { took: 'take', opened: 'reveal', revealed: 'reveal' };
