import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Tour from '../pages/Tour.svelte';

const WORDS = { say: (key: string) => key, has: () => true };
const ASKED = { game: 'a_game', ask: 'element', question: '1', isChoosing: false, words: WORDS };
let looks = 0;

/** A page with a table that shows what the note points at; returns it. */
function page(): Element {
  const table = document.createElement('main');
  const board = document.createElement('div');
  const boards = Object.assign(document.createElement('div'), { className: 'boards', scrollIntoView: vi.fn() });
  board.dataset.board = '';
  board.append(boards);
  table.append(board);
  table.getBoundingClientRect = () => new DOMRect(0, 50, 360, 500);
  document.body.replaceChildren(table);
  looks = 0;
  const find = document.querySelectorAll.bind(document);
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
    looks += Number(selector.endsWith(' .boards'));
    return find(selector);
  });
  boards.getBoundingClientRect = () => new DOMRect(8, 110, 340, 120);
  return boards;
}

async function note() {
  const { container, rerender } = render(Tour, ASKED);
  await vi.waitFor(() => expect(container.querySelector('.note')).not.toBeNull());
  return { shown: container.querySelector('.note')!, rerender };
}

const ring = (): HTMLElement => document.querySelector('.ring')!;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a note of the guided start', () => {
  it('waits until what it points at lies on the table', async () => {
    const boards = page();
    boards.remove();
    const { container } = render(Tour, ASKED);
    await vi.waitFor(() => expect(looks).toBeGreaterThan(1));
    expect(container.querySelector('.note')).toBeNull();
    document.querySelector('[data-board]')!.append(boards);
    await vi.waitFor(() => expect(container.querySelector('.note')).not.toBeNull());
  });

  it('points at the first of its kind that is seen', async () => {
    page();
    const hidden = Object.assign(document.createElement('div'), { className: 'boards' });
    document.querySelector('[data-board]')!.prepend(hidden);
    await note();
    expect(ring().style.height).toBe('132px');
  });

  it('gives way to the buttons of what is being chosen, and keeps its room', async () => {
    page();
    const { shown, rerender } = await note();
    expect(shown.classList.contains('away')).toBe(false);
    await rerender({ isChoosing: true });
    expect(shown.isConnected && shown.classList.contains('away')).toBe(true);
  });

  it('leaves when its question is answered, and does not come again', async () => {
    page();
    const { shown, rerender } = await note();
    await rerender({ question: '1' });
    expect(shown.isConnected).toBe(true);
    await rerender({ question: '', ask: '' });
    expect(shown.isConnected).toBe(false);
    expect(localStorage.getItem('tischlein.tour.a_game')).toBe('true');
  });

  it('brings what it points at into sight, where the board has to be scrolled', async () => {
    const boards = page();
    document.querySelector('main')!.getBoundingClientRect = () => new DOMRect(0, 0, 360, 160);
    await note();
    expect(boards.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('leaves a board alone on which what it points at is seen', async () => {
    const boards = page();
    await note();
    expect(boards.scrollIntoView).not.toHaveBeenCalled();
  });
});
