/** Every event of a whole match is told by exactly one scene, in its order; figures stand with the seat they belong to. */
import { describe, expect, it } from 'vitest';
import type { Happened, Scene } from '$lib/board';
import golden from '../golden.txt?raw';
import { giftsOf } from './gifts';
import { heraldOf } from './herald';
import { legend } from './legend';
import { pictureOf, scenes } from './scenes';
import { tallies } from './tallies';
import { area, position, say } from './testing';

/** What was told to all, answer by answer. */
function momentsOf(transcript: string): Happened[][] {
  const moments: Happened[][] = [[]];
  for (const line of transcript.split('\n')) {
    const told = /^ {2}told to all: (\w+)(.*)$/.exec(line);
    if (told) moments.at(-1)!.push({ name: told[1]!, facts: factsOf(told[2]!) });
    else if (!line.startsWith(' ')) moments.push([]);
  }
  return moments.filter((events) => events.length > 0);
}

function factsOf(text: string): Happened['facts'] {
  const pairs = [...text.matchAll(/ (\w+)=("[^"]*"|-?\d+)/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, JSON.parse(value!) as number | string]));
}

const MOMENTS = momentsOf(golden);
const IDLE = position({ ask: '' });
const played = (events: Happened[], seat: number | null = 0, after = IDLE): Scene[] =>
  scenes(events, null, after, seat);
const told = (name: string, facts: Happened['facts'] = {}): Happened => ({ name, facts });
const names = (all: Scene[]): string[] => all.map((scene) => scene.name);

describe('the scenes of a whole match', () => {
  it.each([0, 1, null])('tell every event once, for seat %s', (seat) => {
    expect(MOMENTS.length).toBeGreaterThan(40);
    for (const events of MOMENTS) {
      const count = played(events, seat).reduce((sum, scene) => sum + scene.events, 0);
      expect(count, JSON.stringify(events)).toBe(events.length);
    }
  });

  it('hold back every token, gate and reward, and who has won', () => {
    const shown = MOMENTS.flatMap((events) => played(events));
    const held = new Set(shown.filter((scene) => scene.holds).map((scene) => scene.name));
    expect([...held].sort()).toEqual(expect.arrayContaining(['drawn', 'ended', 'opened', 'rewarded', 'seventh']));
  });

  it('have a picture wherever somebody has the stage', () => {
    const shown = MOMENTS.flatMap((events) => played(events, null));
    const acting = shown.filter((scene) => scene.seat !== null);
    expect(acting.length).toBeGreaterThan(20);
    expect(acting.filter((scene) => scene.art === null)).toEqual([]);
    expect(acting.filter((scene) => heraldOf(scene, ['Anna', 'Ben'], say) === null)).toEqual([]);
  });
});

describe('scenes', () => {
  const ROUND = [
    told('placed', { seat: 0, animus: 'air' }),
    told('placed', { seat: 1, animus: 'air' }),
    told('opened', { seat: 1, gate: 'Y11' }),
    told('gained', { seat: 1, crystals: 1 }),
    told('took', { seat: 1, gate: 'B03' }),
    told('revealed', { gate: 'V10' }),
    told('caught', { seat: 1, animus: 'fire' }),
  ];

  it('come in the order in which things happened', () => {
    expect(names(played(ROUND))).toEqual(['crystals', 'opened', 'took', 'drawn']);
    expect(played(ROUND).map((scene) => scene.events)).toEqual([2, 2, 2, 1]);
  });

  it('are shorter while something is asked of me', () => {
    const time = (all: Scene[]): number => all.reduce((sum, scene) => sum + scene.millis, 0);
    expect(time(played(ROUND, 0, position()))).toBeLessThan(time(played(ROUND)));
  });

  it('of a long absence are merged, but for the last five pictures', () => {
    const rounds = Array.from({ length: 9 }, () => told('caught', { seat: 1, animus: 'air' }));
    expect(names(played(rounds))).toEqual(['before', 'drawn', 'drawn', 'drawn', 'drawn', 'drawn']);
    expect(played(rounds)[0]?.events).toBe(4);
  });

  it('make no fuss about the gate that I have just taken', () => {
    const [mine] = played([told('took', { seat: 0, gate: 'B03' })]);
    expect([mine?.art, mine?.holds]).toEqual([null, false]);
  });

  it('send what a gate and a reward bring to the counters of who gets it', () => {
    const [opened, rewarded] = played([
      told('opened', { seat: 1, gate: 'Y11' }),
      told('rewarded', { seat: 1, reward: 'count2' }),
    ]);
    expect(giftsOf(opened!, 0).map(({ to }) => to)).toEqual(['[data-tally="1-opened"]', '[data-tally="1-points"]']);
    expect(giftsOf(rewarded!, 0)[0]?.from[0]).toBe('[data-reward="count2"]');
  });
});

describe('key figures', () => {
  const figures = (view = position(), seat = 1) => tallies(view, seat).map(({ name, value }) => [name, value]);

  it('are those of the seat', () => {
    const opened = [{ gate: 'Y11', points: 3 }];
    const areas = [area(0), area(1, { opened, points: { yellow: 3, colour_rewards: 2 }, supply: 4 })];
    expect(figures(position({ areas }))).toEqual([
      ['points', 5],
      ['opened', 1],
      ['crystals', 4],
    ]);
  });

  it('while choosing are the gates kept', () => {
    const areas = [area(0), area(1, { kept: 2 })];
    expect(figures(position({ phase: 'choose', areas }))).toEqual([['kept', '2/3']]);
  });
});

describe('explanations', () => {
  const FACTS = { gate: 'Tropfstein', told: 'Ein Tor.', when: 'wirkt', reward: 'zwei Tore', points: 2 };

  it('exist for every symbol and every figure', () => {
    const keys = [
      ...legend.map(({ key }) => key),
      'kept',
      'catcher',
      'gate',
      'others',
      'deck',
      'tile-count',
      'tile-colours',
    ];
    for (const key of keys) {
      expect(say(`explain-${key}`, FACTS)).toBeTruthy();
      expect(say(`explain-${key}-meaning`, FACTS)).toBeTruthy();
      expect(say(`explain-${key}-rule`)).toMatch(/^\d+(\.\d+)?[a-f]?$/);
    }
  });

  it('have pictures for everything that the log tells of a thing', () => {
    expect(pictureOf(told('opened', { gate: 'Y11' }))).toEqual({ kind: 'gate', gate: 'Y11', open: 1 });
    expect(pictureOf(told('caught', { animus: 'air' }))).toEqual({ kind: 'token', animus: 'air' });
    expect(pictureOf(told('passed'))).toBeNull();
  });
});
