import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Fact, Happened } from '$lib/board';
import { explanationOf } from '$lib/explain';
import { faded } from '$lib/words';
import golden from '../golden.txt?raw';
import english from '../locales/en.ftl?raw';
import Art from './Art.svelte';
import { legend } from './legend';
import { pictureOf, scenes } from './scenes';
import { tallies } from './tallies';
import { area, building, position, say, spirit, TILES } from './testing';
import { worth } from './worth';

/** What fades in a match without any aid: rules/options.py. */
const FADES: Record<string, string[]> = {
  revealed: ['motif'],
  third_revealed: ['motif'],
  pair: ['motif'],
  placed: ['motif'],
  uncovered: ['motif'],
  moved: ['at', 'to'],
  swapped: ['at', 'to'],
  took_last: ['element'],
};

function factsOf(words: string): Record<string, Fact> {
  const found = [...words.matchAll(/(\w+)=("[^"]*"|\[[^\]]*\]|-?\d+)/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name!, JSON.parse(value!) as Fact]));
}

/** The events of a committed match, step by step. */
const steps: Happened[][] = golden.split(/\n\n(?=\d+\. )/).map((step) =>
  [...step.matchAll(/^ {2}told to [^:]+: (\w+)(.*)$/gm)].map(([, name, words]) => {
    return { name: name!, facts: factsOf(words!), ...(FADES[name!] ? { fades: FADES[name!] } : {}) };
  }),
);
const events = steps.flat();
const view = position({
  areas: [
    area(0, { element: 'air', tiles: TILES, spirits: [spirit('2', 'fire')] }),
    area(1, { element: 'water', tiles: TILES }),
  ],
});

describe('the scenes of a whole match', () => {
  it.each([null, 0, 1])('tell every event once, seen from %s', (seat) => {
    expect(events.length).toBeGreaterThan(80);
    for (const told of steps) {
      const planned = scenes(told, null, view, seat);
      const sum = planned.reduce((count, scene) => count + scene.events, 0);
      expect([0, told.length]).toContain(sum);
      if (planned.length > 0) expect(sum).toBe(told.length);
      for (const scene of planned) expect(scene.millis).toBeGreaterThan(0);
    }
  });

  it('are about others: of mine only what turns over', () => {
    const mine = steps.flatMap((told) => scenes(told, null, view, 0)).filter((scene) => scene.seat === 0);
    expect(new Set(mine.map((scene) => scene.name))).toEqual(new Set(['revealed']));
    const others = steps.flatMap((told) => scenes(told, null, view, 0)).filter((scene) => scene.seat === 1);
    expect(others.every((scene) => scene.art !== null)).toBe(true);
    expect(new Set(others.map((scene) => scene.name))).toContain('placed');
  });

  it('leave the middle free for who looks from across the room', () => {
    const art = (seat: number | null) =>
      scenes([events.find(({ name }) => name === 'revealed')!], null, view, seat)[0]!.art;
    expect([art(null), art(1)?.kind]).toEqual([null, 'spirit']);
  });

  it('hold back what they turn up, and who has won', () => {
    const held = steps.flatMap((told) => scenes(told, null, view, 1)).filter((scene) => scene.holds);
    expect(new Set(held.map((scene) => scene.name))).toEqual(new Set(['revealed', 'third_revealed', 'pair', 'scored']));
    const end = scenes(steps[steps.length - 1]!, null, view, null);
    expect(end.slice(-2)).toMatchObject([
      { name: 'scored', holds: true },
      { name: 'told', events: 2 },
    ]);
  });
});

describe('what others do on my path', () => {
  it('comes from me, so that the bar says it', () => {
    const moved = { name: 'moved', facts: { seat: 1, path: 'air', at: '2', to: '3' } };
    expect(scenes([moved], null, view, 0)[0]).toMatchObject({ seat: 1, from: 0 });
    const own = { name: 'moved', facts: { seat: 1, path: 'water', at: '2', to: '3' } };
    expect(scenes([own], null, view, 0)[0]).not.toHaveProperty('from');
  });
});

describe('what has to be remembered', () => {
  it('is in no picture once it has faded', () => {
    for (const happened of events) {
      const art = JSON.stringify(pictureOf(faded(happened)));
      expect(art).not.toContain('"motif"');
      if (happened.name === 'took_last') expect(art).toBe('null');
      if (happened.name === 'moved') expect(art).toBe('{"kind":"sign","sign":"move_own"}');
    }
  });

  it('is drawn from behind', () => {
    const draw = (happened: Happened) => {
      const art = pictureOf(happened)!;
      return render(Art, { props: { art, view, say } }).container.querySelectorAll('[data-element]').length;
    };
    const up = { name: 'revealed', facts: { seat: 1, at: '5', motif: 'mask' }, fades: ['motif'] };
    expect(draw(up)).toBe(1);
    expect(draw(faded(up))).toBe(0);
    const pair = { name: 'pair', facts: { seat: 1, motif: 'fire' }, fades: ['motif'] };
    expect([draw(pair), draw(faded(pair))]).toEqual([2, 0]);
  });

  it('a covered spirit of somebody else is drawn as the view has it', () => {
    const covered = position({
      areas: [area(0), area(1, { tiles: TILES, spirits: [spirit('3', null, { covered: true })] })],
    });
    const art = pictureOf({ name: 'covered', facts: { seat: 1, at: '3' } })!;
    const { container } = render(Art, { props: { art, view: covered, say } });
    expect(container.querySelectorAll('.shield')).toHaveLength(1);
    expect(container.querySelectorAll('.spirit [data-element]')).toHaveLength(0);
  });
});

describe('figures and explanations', () => {
  it('a seat has its element, then points, spirits and gifts', () => {
    const points = { ...view.areas[0]!.points, total: 7 };
    const now = position({ areas: [area(0, { tiles: TILES, points, spirit_count: 3, gifts: 4 }), area(1)] });
    expect(tallies(now, 0).map(({ name, value }) => `${name} ${value}`)).toEqual([
      'plays-earth ',
      'points 7',
      'spirits 3',
      'gifts 4',
    ]);
  });

  it('before the paths lie it is said who is done, and nothing of what they lay', () => {
    const laying = building();
    expect(tallies(laying, 0).map(({ name }) => name)).toEqual(['plays-earth']);
    const done = { ...laying, areas: [laying.areas[0]!, area(1, { done: true })] };
    expect(tallies(done, 1).map(({ name }) => name)).toEqual(['plays-water', 'ready']);
    expect(tallies(position({ areas: [area(0, { element: null }), area(1)] }), 0)).toEqual([]);
  });

  it('every entry of the legend can be drawn and has a name, a meaning and a paragraph', () => {
    for (const { key, art } of legend) {
      const { container } = render(Art, { props: { art, view: null, say } });
      expect(container.querySelector('svg')).not.toBeNull();
      const { name, meaning, rule } = explanationOf(say, () => true, key);
      expect(name && meaning && rule).toBeTruthy();
      expect(english).toContain(`explain-${key} = `);
    }
  });

  it('a spirit brings on a tile what §39 says', () => {
    expect([worth('air', 'earth', 'earth'), worth('air', 'earth', 'earth', true)]).toEqual([1, 2]);
    expect([worth('earth', 'earth', 'earth'), worth('earth', 'earth', 'earth', true)]).toEqual([2, 4]);
    expect([worth('air', 'air', 'water', true), worth('air', 'air', 'mask')]).toEqual([0, 0]);
  });
});
