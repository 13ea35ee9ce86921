/** A puzzle: any accepted answer counts, a wrong one gets a second try, and nothing is told before somebody answered. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '$lib/api';
import type { Named } from '$lib/chooser.svelte';
import { wordsOf, type Words } from '$lib/i18n.svelte';
import { rememberSolved, solvedOf } from '$lib/learnt.svelte';
import { changeSetting } from '$lib/settings.svelte';
import type { PuzzleCard, PuzzleSolution } from '$lib/wire';
import '$lib/PlainBoard.svelte';
import PuzzleChain from '../pages/PuzzleChain.svelte';
import PuzzleOfDay from '../pages/PuzzleOfDay.svelte';
import PuzzlePage from '../pages/PuzzlePage.svelte';
import { lessonStand } from './fakeLesson';

const FLIP: Named = { do: 'flip', at: 'a1' };
const TURN: Named = { do: 'turn' };
const PASS: Named = { do: 'pass' };
const PUZZLES: PuzzleCard[] = [
  { name: 'one', seat: 0, seats: 2, part: 0 },
  { name: 'two', seat: 1, seats: 2, part: 2 },
];
const SOLUTION: PuzzleSolution = {
  accepted: [
    { action: FLIP, chance: 0.72, error: 0.01 },
    { action: TURN, chance: 0.71, error: 0.01 },
  ],
  others: [{ action: PASS, chance: 0.4, error: 0.02 }],
  missed: { action: PASS, chance: 0.4, error: 0.02 },
  reason: { sources: { stones: 4.2 }, terms: { wand: -2 } },
};
const TEXTS: Record<string, string> = {
  title: 'A game',
  'ask-play': 'What do you do?',
  'action-flip': 'Flip the disc',
  'action-pass': 'Pass',
  'action-turn': 'Turn it',
  'source-stones': 'stones',
  'term-wand-less': 'Your wand stands worse.',
};
let words: Words;

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const said = (): string => screen.getByTestId('teacher').textContent!;

function answerWith(accepted: Named[]): void {
  vi.spyOn(api, 'puzzle').mockImplementation((_game, _name, answers) => {
    const last = answers[answers.length - 1];
    if (last && !accepted.some((one) => JSON.stringify(one) === JSON.stringify(last))) {
      return Promise.reject(new Refusal('not_the_task'));
    }
    return Promise.resolve(lessonStand({ actions: last ? [] : [FLIP, TURN, PASS], done: answers.length }));
  });
}

/** On the plain board, which takes an answer at once. */
async function give(name: string): Promise<void> {
  await vi.waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeNull());
  button(name).click();
}

beforeEach(() => {
  localStorage.clear();
  changeSetting('language', 'en');
  const shell = wordsOf('nogame');
  words = { has: (key) => key in TEXTS || shell.has(key), say: (key, facts) => TEXTS[key] ?? shell.say(key, facts) };
  vi.spyOn(api, 'puzzleSolution').mockResolvedValue(SOLUTION);
  answerWith([FLIP, TURN]);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function opened(card = PUZZLES[0]!, game = `game_${card.name}`): Promise<void> {
  render(PuzzlePage, { game, card, puzzles: PUZZLES, words });
  await vi.waitFor(() => expect(document.querySelector('.plain')).not.toBeNull());
}

describe('a puzzle', () => {
  it('says what to look for, and does not ask for the solution', async () => {
    await opened();
    expect(said()).toMatch(/far better/);
    expect(api.puzzleSolution).not.toHaveBeenCalled();
  });

  it('is solved by any accepted answer, which tells the chances and the reason', async () => {
    await opened(PUZZLES[0], 'solved_game');
    await give('Turn it');
    await vi.waitFor(() => expect(said()).toBe('You found it!'));
    const told = screen.getByTestId('solution').textContent!;
    expect(told).toContain('72\u00a0%');
    expect(told).toContain('One other answer is just as good.');
    expect(told).toContain('Level 2 plays “Pass”: about 40\u00a0%.');
    expect(told).toContain('It brings about 4.2 more from stones');
    expect(told).toContain('Your wand stands worse.');
    expect(solvedOf('solved_game')).toEqual(['one']);
  });

  it('has a kind word for a wrong answer, then shows the solution, and does not call that solved', async () => {
    await opened(PUZZLES[0], 'missed_game');
    await give('Pass');
    await vi.waitFor(() => expect(said()).toMatch(/^“Pass”: a fair try/));
    expect(screen.queryByTestId('solution')).toBeNull();
    expect(api.puzzleSolution).not.toHaveBeenCalled();
    await give('Pass');
    await vi.waitFor(() => expect(said()).toMatch(/This would be best: Flip the disc/));
    button('Do it').click();
    await vi.waitFor(() => expect(screen.queryByTestId('solution')).not.toBeNull());
    expect(solvedOf('missed_game')).toEqual([]);
  });

  it('shows the solution to who asks, also when it could not be fetched at first', async () => {
    vi.spyOn(api, 'puzzleSolution').mockRejectedValueOnce(new Refusal('server_unreachable'));
    await opened();
    button('Show the solution').click();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull());
    button('Try again').click();
    await vi.waitFor(() => expect(said()).toMatch(/This would be best/));
  });
});

describe('the puzzles of a game', () => {
  it('are numbered, and those that were solved are marked', () => {
    rememberSolved('some_game', 'two');
    render(PuzzleChain, { game: 'some_game', puzzles: PUZZLES, words });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Puzzle 1',
      'Puzzle 2, solved',
    ]);
  });

  it('are led to by the puzzle of the day, which knows that it was solved', () => {
    rememberSolved('day_game', 'two');
    render(PuzzleOfDay, { puzzle: { game: 'day_game', name: 'two' } });
    expect(screen.getByRole('link', { name: 'Solved' }).getAttribute('href')).toBe('/puzzles/day_game/two');
  });
});
