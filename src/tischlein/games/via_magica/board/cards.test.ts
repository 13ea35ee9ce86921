import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import GateFace from './GateFace.svelte';
import RewardTile from './RewardTile.svelte';
import { journeys } from './journeys';
import { FACES, area, gate, players, position, say } from './testing';
import type { EffectView, FaceView } from './types';
import { gateSentence } from './words';

const EVERY_EFFECT: EffectView[] = [
  { kind: 'score_per_gate', animus: '', colour: 'blue', count: 0, each: 4 },
  { kind: 'score_per_space', animus: 'shadow', colour: '', count: 0, each: 4 },
  { kind: 'place_crystals', animus: 'life', colour: '', count: 2, each: 0 },
  { kind: 'gain_crystals', animus: '', colour: '', count: 2, each: 0 },
  { kind: 'rearrange_crystals', animus: '', colour: '', count: 0, each: 0 },
  { kind: 'open_other_gate', animus: '', colour: '', count: 0, each: 0 },
  { kind: 'extra_gate', animus: '', colour: '', count: 0, each: 0 },
  { kind: 'animus_is_wild', animus: 'fire', colour: '', count: 0, each: 0 },
];

function withEffect(effect: EffectView): FaceView {
  return { colour: 'yellow', spaces: ['air'], points: 3, effect };
}

describe('a gate draws itself', () => {
  it.each(EVERY_EFFECT)('$kind has pictures and a sentence', (effect) => {
    const { container } = render(GateFace, { gate: 'Y11', face: withEffect(effect), say });
    expect(container.querySelector(`[data-effect="${effect.kind}"] svg`)).not.toBeNull();
    expect(container.querySelector('.sentence')?.textContent).not.toContain('{');
  });

  it('shows its points, or what each thing counts at the end', () => {
    const printed = render(GateFace, { gate: 'V10', face: FACES.V10!, say });
    const counted = render(GateFace, { gate: 'G09', face: FACES.G09!, say });
    expect(printed.container.querySelector('text.worth')?.textContent).toBe('3');
    expect(counted.container.querySelector('text.worth')?.textContent).toBe('1×');
  });

  it('tells itself in words', () => {
    expect(gateSentence(say, 'Y11', FACES.Y11!)).toBe(
      'Tropfstein, Gelb, 3 Punkte, Felder: Luft, Luft, Erde. Sofort: ein zusätzlicher Kristall, für immer.',
    );
  });

  it('carries letters for animus and colour', () => {
    const { container } = render(GateFace, { gate: 'G09', face: FACES.G09!, say });
    const letters = [...container.querySelectorAll('.letter')].map((letter) => letter.textContent?.trim());
    expect(letters).toEqual(['Gr', 'L', 'W', 'W', 'E']);
  });
});

describe('a reward', () => {
  it('says who has it', () => {
    const reward = { reward: 'count4', points: 6, colour: '', opened: 4, owner: 1 };
    const { container } = render(RewardTile, { reward, players, say });
    expect(container.querySelector('.unseen')?.textContent).toBe('vier offene Tore: 6 Punkte, hat Ben');
    expect(container.querySelector('.owner [data-shape="notched"]')).not.toBeNull();
  });
});

describe('ways of crystals', () => {
  it('from the supply to a space', () => {
    const after = position({ areas: [area(0, { supply: 4, zone: [gate('a', 'V10', [1, 2])] }), area(1)] });
    const before = position({ areas: [area(0, { zone: [gate('a', 'V10', [2])] }), area(1)] });
    expect(journeys(before, after)).toEqual([{ seat: 0, from: '', to: 'a1' }]);
  });

  it('from space to space', () => {
    const after = position({ areas: [area(0, { zone: [gate('a', 'V10', [1])] }), area(1)] });
    const before = position({ areas: [area(0, { zone: [gate('a', 'V10', [2])] }), area(1)] });
    expect(journeys(before, after)).toEqual([{ seat: 0, from: 'a2', to: 'a1' }]);
  });

  it('home when a gate has opened and another lies there', () => {
    const after = position({ areas: [area(0, { supply: 7, zone: [gate('a', 'Y11')] }), area(1)] });
    const before = position({ areas: [area(0, { zone: [gate('a', 'V10', [1, 2])] }), area(1)] });
    expect(journeys(before, after).map(({ from, to }) => `${from}-${to}`)).toEqual(['a1-', 'a2-']);
  });
});
