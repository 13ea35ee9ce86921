import { describe, expect, it } from 'vitest';
import { soundOf, type EventSounds } from '$lib/sound';

const files = import.meta.glob<{ sounds: EventSounds }>('../../../src/tischlein/games/*/board/sounds.ts', {
  eager: true,
});
const texts = import.meta.glob<string>('../../../src/tischlein/games/*/locales/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const told = (...names: string[]) => names.map((name) => ({ name, facts: {} }));

describe('sounds', () => {
  it('are silent when nothing happened, and a piece put down when nothing special did', () => {
    expect(soundOf([], {})).toBe(null);
    expect(soundOf(told('moved'), {})).toBe('place');
  });

  it('let the strongest event count', () => {
    const sounds: EventSounds = { flipped: 'reveal', captured: 'take' };
    expect(soundOf(told('moved', 'flipped'), sounds)).toBe('reveal');
    expect(soundOf(told('flipped', 'captured', 'moved'), sounds)).toBe('take');
  });

  it.each(Object.entries(files))('%s names only events of the game', (path, { sounds }) => {
    const events = texts[path.replace('board/sounds.ts', 'locales/en.ftl')] ?? '';
    const unknown = Object.keys(sounds).filter((name) => !events.includes(`\nevent-${name} =`));
    expect(unknown).toEqual([]);
  });
});
