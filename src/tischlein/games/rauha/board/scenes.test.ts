/** Every event of a whole match is told by exactly one scene, and what a scoring or a god brings is not told before. */
import { describe, expect, it } from 'vitest';
import type { Happened, Scene } from '$lib/board';
import golden from '../golden.txt?raw';
import { legend } from './legend';
import { pictureOf, scenes } from './scenes';
import { PAINTINGS } from './symbols';
import { tallies } from './tallies';
import { position, say } from './testing';

/** What was told to all, moment by moment. */
function momentsOf(transcript: string): Happened[][] {
  const moments: Happened[][] = [];
  let isFollowing = false;
  for (const line of transcript.split('\n')) {
    const told = /^ {2}told to all: (\w+)(.*)$/.exec(line);
    if (told) {
      if (!isFollowing) moments.push([]);
      moments.at(-1)!.push({ name: told[1]!, facts: factsOf(told[2]!) });
    }
    isFollowing = told !== null;
  }
  return moments;
}

function factsOf(text: string): Happened['facts'] {
  const pairs = [...text.matchAll(/ (\w+)=("[^"]*"|-?\d+)/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, JSON.parse(value!) as number | string]));
}

const MOMENTS = momentsOf(golden);
const told = (name: string, facts: Happened['facts'] = {}): Happened => ({ name, facts });
const played = (events: Happened[], seat: number | null = 0): Scene[] => scenes(events, null, position(), seat);

describe('the scenes of a whole match', () => {
  it.each([0, 1, null])('tell every event once, for seat %s', (seat) => {
    expect(MOMENTS.length).toBeGreaterThan(50);
    for (const events of MOMENTS) {
      const found = played(events, seat);
      const count = found.reduce((sum, scene) => sum + scene.events, 0);
      expect(found.length === 0 ? events.length : count, JSON.stringify(events)).toBe(events.length);
    }
  });

  it('show whatever somebody lays, welcomes or gains', () => {
    const shown = MOMENTS.flatMap((events) => played(events, null));
    const count = (name: string): number => shown.filter((scene) => scene.name === name).length;
    const events = MOMENTS.flat();
    const named = (...names: string[]): number => events.filter(({ name }) => names.includes(name)).length;
    expect(count('laid')).toBe(named('placed', 'discarded', 'discarded_for_spore'));
    expect(count('god')).toBe(named('welcomed'));
    expect(count('scored')).toBe(named('watered'));
    expect(count('scoring')).toBe(named('scoring'));
  });

  it('of one update take a few seconds at most', () => {
    for (const events of MOMENTS) {
      expect(played(events).reduce((sum, { millis }) => sum + millis, 0)).toBeLessThanOrEqual(4500);
    }
  });
});

describe('a god that is taken from me', () => {
  const events = [
    told('placed', { seat: 1, card: '1-16', to: '2', paid: 2 }),
    told('lost', { seat: 0, god: 'sienet' }),
    told('welcomed', { seat: 1, god: 'sienet' }),
  ];
  const found = played(events);

  it('travels from me to them, and the bar can say that I lost it', () => {
    const god = found.find(({ name }) => name === 'god');
    expect(god).toMatchObject({ seat: 1, from: 0, holds: true, art: { kind: 'god', god: 'sienet', from: 0, to: 1 } });
    const upTo = found.slice(0, found.indexOf(god!) + 1).reduce((sum, scene) => sum + scene.events, 0);
    expect(events[upTo - 1]?.name).toBe('lost');
  });

  it('comes after the card that called it', () => {
    expect(found.map(({ name }) => name)).toEqual(['laid', 'god', 'told']);
    expect(found[0]?.art).toEqual({ kind: 'placed', card: '1-16', to: '2', paid: 2 });
  });
});

describe('a scoring', () => {
  const events = [
    told('scoring', { round: 4 }),
    told('first', { seat: 1 }),
    told('energy', { seat: 1, by: 'cell2', energy: 4 }),
    told('crystals', { seat: 1, by: 'sienet', crystals: 3 }),
    told('watered', { seat: 1, water: 3, lowest: 1, energy: 3 }),
    told('watered', { seat: 0, water: 1, lowest: 1, energy: 0 }),
    told('won', { seat: 1, energy: 40, winners: 1 }),
  ];
  const found = played(events);

  it('is announced, then each seat has one scene with its water', () => {
    expect(found.map(({ name, seat, events: many }) => [name, seat, many])).toEqual([
      ['scoring', null, 2],
      ['scored', 1, 3],
      ['scored', 0, 2],
    ]);
    expect(found[1]?.art).toMatchObject({ biomes: ['A2'], gods: ['sienet'], energy: 7, crystals: 3, water: 3 });
  });

  it('holds back all it is about to show, and the winner to the last', () => {
    expect(found.every(({ holds }) => holds)).toBe(true);
  });
});

describe('pictures and figures', () => {
  it('every event that has a picture has one that can be drawn', () => {
    for (const art of MOMENTS.flat().map(pictureOf)) {
      if (!art) continue;
      if (art.kind === 'sign') expect(PAINTINGS).toHaveProperty(String(art.sign));
      else expect(['card', 'godsign']).toContain(art.kind);
    }
  });

  it('a seat has its energy, its crystals and its water beside its name', () => {
    expect(tallies(position(), 1).map(({ name, value }) => [name, value])).toEqual([
      ['energy', 7],
      ['gem', 4],
      ['water', 1],
    ]);
  });

  it('every symbol of the legend says what it is, and in which paragraph', () => {
    for (const { key } of legend) {
      expect(say(`explain-${key}`)).not.toBe('');
      expect(say(`explain-${key}-meaning`)).not.toBe('');
      expect(say(`explain-${key}-rule`)).toMatch(/^\d+(\.\d+[a-z]?)?$/);
    }
  });
});
