import type { EventSounds } from '$lib/sound';

export const sounds: EventSounds = { lost: 'take', welcomed: 'reveal', scoring: 'reveal' };
