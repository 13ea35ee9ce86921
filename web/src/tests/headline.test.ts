import { describe, expect, it } from 'vitest';
import type { Player } from '$lib/board';
import { wordsOf } from '$lib/i18n.svelte';
import { resultTitle } from '$lib/question';
import type { ResultView } from '$lib/wire';

const players: Player[] = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'person', away: false }));
const words = wordsOf('');

function titleOf(places: number[], mine: number | null): string {
  const result: ResultView = { scores: [0, 0, 0], places, reason: 'goal', sources: [{}, {}, {}], ties: [{}, {}, {}] };
  return resultTitle(words, result, players, 'en', mine);
}

describe('the headline of the end', () => {
  it('says "you" to who has won alone', () => {
    expect(titleOf([1, 2, 3], 0)).toBe('You have won!');
    expect(titleOf([1, 2, 3], 1)).toBe('Anna has won');
  });

  it('names those with whom a victory is shared', () => {
    expect(titleOf([1, 1, 3], 1)).toBe('A shared victory: you and Anna!');
    expect(titleOf([1, 1, 3], null)).toBe('Anna and Ben have won');
  });

  it('calls it a draw where everybody is level', () => {
    expect(titleOf([1, 1, 1], 0)).toBe('A draw');
  });
});
