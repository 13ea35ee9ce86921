import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords, wordsOf } from '$lib/i18n.svelte';
import { changeSetting } from '$lib/settings.svelte';
import Tour from '../pages/Tour.svelte';

const GAME = 'pfad_der_elemente';
let height = 0;
let looks = 0;

/** A page of this size with a board whose four boards are so high. */
function page(width: number, tall: number): void {
  height = tall;
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', 740);
  const board = document.createElement('div');
  board.dataset.board = '';
  board.append(Object.assign(document.createElement('div'), { className: 'boards' }));
  document.body.replaceChildren(board);
  looks = 0;
  const find = document.querySelectorAll.bind(document);
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
    looks += Number(selector === '[data-board] .boards');
    return find(selector);
  });
  const boards = document.querySelector('.boards')!;
  boards.getBoundingClientRect = () => new DOMRect(8, 110, 340, height);
}

async function note(): Promise<Element> {
  const { container } = render(Tour, { game: GAME, ask: 'element', words: wordsOf(GAME) });
  await vi.waitFor(() => expect(container.querySelector('.note')).not.toBeNull());
  await vi.waitFor(() => expect(container.querySelector('.ring')).not.toBeNull());
  return container.querySelector('.note')!;
}

const ring = (): HTMLElement => document.querySelector('.ring')!;

beforeEach(async () => {
  localStorage.clear();
  changeSetting('language', 'en');
  await loadWords(GAME);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a note of the guided start', () => {
  it('takes the place of the question where a phone has no room beside its target, and keeps it when there is some', async () => {
    page(360, 400);
    const shown = await note();
    await vi.waitFor(() => expect(shown.classList.contains('inside')).toBe(true));
    height = 200;
    await vi.waitFor(() => expect(ring().style.height).toBe('212px'));
    expect(shown.classList.contains('inside')).toBe(true);
  });

  it('waits until what it points at lies on the table', async () => {
    page(360, 120);
    const boards = document.querySelector('.boards')!;
    boards.remove();
    const { container } = render(Tour, { game: GAME, ask: 'element', words: wordsOf(GAME) });
    await vi.waitFor(() => expect(looks).toBeGreaterThan(1));
    expect(container.querySelector('.note')).toBeNull();
    document.querySelector('[data-board]')!.append(boards);
    await vi.waitFor(() => expect(container.querySelector('.note')).not.toBeNull());
  });

  it('points at the first of its kind that is seen', async () => {
    page(360, 120);
    const hidden = Object.assign(document.createElement('div'), { className: 'boards' });
    document.querySelector('[data-board]')!.prepend(hidden);
    await note();
    expect(ring().style.height).toBe('132px');
  });

  it('lies above or below a small target', async () => {
    page(360, 120);
    expect((await note()).classList.contains('inside')).toBe(false);
  });

  it('stands beside the target on a wide page', async () => {
    page(1280, 500);
    const shown = await note();
    expect(shown.classList.contains('beside')).toBe(true);
    expect(shown.classList.contains('inside')).toBe(false);
  });
});
