import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '$lib/api';
import { wordsOf, type Words } from '$lib/i18n.svelte';
import { learntOf } from '$lib/learnt.svelte';
import { changeSetting } from '$lib/settings.svelte';
// Fetched when it is needed; here it is there from the start, as a busy machine takes its time.
import '$lib/PlainBoard.svelte';
import LearnLink from '../pages/LearnLink.svelte';
import LessonPage from '../pages/LessonPage.svelte';
import { lessonCard, lessonStand } from './fakeLesson';

const FLIP = { do: 'flip', at: 'a1' };
const PASS = { do: 'pass' };
const LESSONS = [lessonCard('first', ['note', 'task']), lessonCard('second', ['note'])];
const TEXTS: Record<string, string> = {
  title: 'A game',
  'lesson-first': 'The first',
  'lesson-second': 'The second',
  'say-0': 'This is a board.',
  'say-1': 'Flip it!',
  'say-1-otherwise': 'You may pass, but flip it now.',
  'ask-play': 'What do you do?',
  'action-flip': 'Flip the disc',
  'action-pass': 'Pass',
  'why-wet': 'It is wet.',
  'explain-discs': 'Discs',
};
let words: Words;

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const teacher = (): string => screen.getByTestId('teacher').textContent!;
const reason = (): string => screen.getByTestId('reason').textContent!;

async function inTheTask(): Promise<void> {
  render(LessonPage, { game: 'a_game', card: LESSONS[0]!, lessons: LESSONS, words });
  await vi.waitFor(() => expect(document.querySelector('.plain')).not.toBeNull());
  button('Next').click();
  await vi.waitFor(() => expect(teacher()).toBe('Flip it!'));
}

beforeEach(() => {
  localStorage.clear();
  changeSetting('language', 'en');
  const shell = wordsOf('nogame');
  words = { has: (key) => key in TEXTS || shell.has(key), say: (key, facts) => TEXTS[key] ?? shell.say(key, facts) };
  vi.spyOn(api, 'lesson').mockResolvedValue(lessonStand({ actions: [FLIP, PASS], model: FLIP }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the page of a lesson', () => {
  it('says its words and offers nothing before they are read; Enter goes on', async () => {
    render(LessonPage, { game: 'a_game', card: LESSONS[0]!, lessons: LESSONS, words });
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Next'));
    expect(teacher()).toBe('This is a board.');
    expect(screen.queryByRole('button', { name: 'Flip the disc' })).toBeNull();
    expect(screen.getByRole('link', { name: '§1.2' }).getAttribute('href')).toBe('/rules/a_game#1.2');
    expect(screen.getByRole('link', { name: 'The second' }).getAttribute('href')).toBe('/learn/a_game/second');
  });

  it('shows the figures of each seat with its name, and reads them out', async () => {
    await inTheTask();
    const seats = [...document.querySelectorAll<HTMLElement>('[data-sits]')];
    const figures = seats.map((seat) => seat.querySelector<HTMLElement>(`[data-tally="${seat.dataset.sits}-discs"]`)!);
    expect(figures.map((figure) => figure.querySelector('b')!.textContent)).toEqual(['play0', 'play1']);
    expect(figures.map((figure) => figure.dataset.explain)).toEqual(['discs', 'discs']);
    expect(figures[1]!.querySelector('.unseen')!.textContent).toBe('Discs: play1');
  });

  it('puts the task as a question, takes the answer, and praises', async () => {
    await inTheTask();
    expect(screen.getByTestId('question').textContent).toBe('What do you do?');
    button('Flip the disc').click();
    await vi.waitFor(() => expect(teacher()).toContain('Well done'));
    expect(api.lesson).toHaveBeenLastCalledWith('a_game', 'first', [FLIP], undefined);
    expect(screen.getByRole('link', { name: 'Next lesson' }).getAttribute('href')).toBe('/learn/a_game/second');
    expect(learntOf('a_game')).toContain('first');
  });

  it('explains another answer gently and asks again', async () => {
    await inTheTask();
    vi.mocked(api.lesson).mockRejectedValueOnce(new Refusal('not_the_task'));
    button('Pass').click();
    await vi.waitFor(() => expect(reason()).toContain('You may pass, but flip it now.'));
    expect(button('Flip the disc')).toBeTruthy();
  });

  it('shows how it is done, and does it after a yes', async () => {
    await inTheTask();
    button('Show me').click();
    await vi.waitFor(() => expect(screen.getByTestId('question').textContent).toContain('Flip the disc'));
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Do it')));
    button('Do it').click();
    await vi.waitFor(() => expect(teacher()).toContain('Well done'));
  });

  it('says when the server cannot be reached, and goes on from there', async () => {
    await inTheTask();
    vi.mocked(api.lesson).mockRejectedValueOnce(new Refusal('server_unreachable'));
    button('Flip the disc').click();
    await vi.waitFor(() => expect(reason()).toBe(words.say('refusal-server_unreachable')));
    button('Try again').click();
    await vi.waitFor(() => expect(teacher()).toContain('Well done'));
  });
});

describe('the way to the lessons', () => {
  const shown = (game: string): string => {
    const { container } = render(LearnLink, { game, lessons: LESSONS.map(({ name }) => name), words });
    return container.textContent!.trim();
  };

  it('tells how far this browser has come', () => {
    expect(shown('fresh_game')).toBe('Learn it in ten minutes');
    localStorage.setItem('tischlein.lessons.begun_game', '["first", "of another version"]');
    expect(shown('begun_game')).toContain('1 of 2');
    localStorage.setItem('tischlein.lessons.learnt_game', '["first", "second"]');
    expect(shown('learnt_game')).toContain('Learnt');
  });

  it('is not there where a game has none', () => {
    const { container } = render(LearnLink, { game: 'a_game', lessons: [], words });
    expect(container.textContent).toBe('');
  });
});
