import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = { captured: 'take', flipped: 'reveal', revealed: 'reveal' };
