import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { Stage } from '$lib/stage.svelte';
import Board from './Board.svelte';
import { area, building, choosing, grid, players, position, say, spirit, TILES } from './testing';
import type { AreaView, PfadView } from './types';

/** Lays the board and taps what is named; what the table was asked about, and the paragraph for what is no action. */
async function asked(view: PfadView, actions: Named[], ...taps: string[]) {
  const { chooser, sent } = choosing(actions);
  const why = vi.spyOn(chooser, 'why').mockReturnValue(true);
  const props = { view, seat: view.seat, chooser, players, animate: 0, say, events: [], stage: new Stage() };
  const { container } = render(Board, { props });
  for (const target of taps) await fireEvent.click(container.querySelector<HTMLElement>(target)!);
  expect(sent).toEqual([]);
  return why.mock.calls;
}

const spirited = (ask: string, more: Partial<AreaView> = {}, other: Partial<AreaView> = {}) =>
  position({
    ask,
    step: ask === 'reveal' ? 'before' : ask,
    means: [{ action: 'swap_own', cost: 1, ready: true }],
    areas: [
      area(0, { tiles: TILES, spirits: [spirit('1', 'water'), spirit('2', 'mask', { covered: true })], ...more }),
      area(1, { tiles: TILES, spirits: [spirit('3', 'fire')], ...other }),
    ],
  });

describe('before the spirits are called', () => {
  it('an element that somebody has', async () => {
    const boards = [{ element: 'water', taken: { water: 3 }, pool: { fire: 2 }, points: 3, further: 1 }];
    const view = position({ ask: 'element', phase: 'element', boards });
    expect(await asked(view, [], '[data-element-board=water]')).toEqual([
      [{ do: 'choose', element: 'water' }, undefined],
    ]);
  });

  it('an empty stack, a tile that must stay, and a path that is not done', async () => {
    const lay = { do: 'lay', at: '3,0', element: 'earth' };
    const taps = ['[data-stack=water]', '[data-at="1,0"]', '[data-do=done]'];
    expect(await asked(building(), [lay], ...taps)).toEqual([
      [{ do: 'lay', at: '3,0', element: 'water' }, undefined],
      [{ do: 'lift', at: '1,0' }, undefined],
      [{ do: 'done' }, undefined],
    ]);
  });

  it('the free ground: with a tile in hand, with none, and with none left', async () => {
    const lay = { do: 'lay', at: '3,0', element: 'earth' };
    const other = { do: 'lay', at: '3,0', element: 'air' };
    const held = await asked(building(), [lay], '.map');
    expect(held[0]![0]).toMatchObject({ do: 'lay', element: 'earth' });
    const none = await asked(building(), [lay, other], '.map');
    expect(none[0]![0]).toEqual({ do: 'lay_nothing', left: 4 });
    expect(none[0]![1]).toBe('9');
    const empty = await asked(building({ supply: {} }), [], '.map');
    expect(empty[0]![0]).toEqual({ do: 'lay_no_more' });
  });
});

describe('the middle', () => {
  it('a spirit that lies open, and a place that is empty', async () => {
    const places = grid({ '1': { state: 'up', motif: 'fire' }, '2': { state: 'gone' } });
    const view = position({ ask: 'second', step: 'second', grid: places });
    expect(await asked(view, [{ do: 'reveal', at: '3' }], '[data-place="1"]', '[data-place="2"]')).toEqual([
      [{ do: 'reveal', at: '1' }, undefined],
      [{ do: 'reveal', at: '2' }, undefined],
    ]);
  });

  it('a third spirit that cannot be paid', async () => {
    const view = position({ ask: 'miss', step: 'miss' });
    const calls = await asked(view, [{ do: 'cover_up' }], '[data-place="3"]');
    expect(calls).toEqual([[{ do: 'third_reveal', at: '3' }, undefined]]);
  });

  it('gifts between two spirits, and gifts that can do nothing', async () => {
    const reveal = [{ do: 'reveal', at: '1' }];
    const between = await asked(spirited('second'), reveal, '[data-do=gifts]');
    expect(between).toEqual([[{ do: 'cover_own', at: '1' }, '24']]);
    const nothing = await asked(spirited('reveal'), reveal, '[data-do=gifts]');
    expect(nothing).toEqual([[{ do: 'spend_gift' }, '16']]);
  });
});

describe('tiles of a path', () => {
  it('a tile that is taken, and the wrong path', async () => {
    const view = spirited('place_own');
    const free = [{ do: 'place_own', at: '3' }];
    const calls = await asked(view, free, '[data-at="1"]', 'button[data-seat="1"]', '[data-at="4"]');
    expect(calls).toEqual([
      [{ do: 'place_own', at: '1' }, undefined],
      [{ do: 'place_foreign', path: 'water', at: '4' }, undefined],
    ]);
  });

  it('a spirit before one has said what the gift shall do', async () => {
    const calls = await asked(spirited('after'), [{ do: 'cover_own', at: '1' }], '[data-at="2"]', '[data-at="4"]');
    expect(calls).toEqual([
      [{ do: 'choose_gift', at: '2' }, '16'],
      [{ do: 'place_own', at: '4' }, undefined],
    ]);
  });

  it('a covered spirit that shall be swapped: with what would fit, or with what is held', async () => {
    const view = spirited('power', {
      spirits: [spirit('1', 'water'), spirit('2', 'mask', { covered: true }), spirit('3', 'air')],
    });
    const swaps = [{ do: 'swap_own', at: '1', to: '3' }];
    expect(await asked(view, swaps, '[data-at="2"]')).toEqual([[{ do: 'swap_own', at: '2', to: '1' }, '24']]);
    const held = await asked(view, swaps, '[data-at="1"]', '[data-at="2"]');
    expect(held).toEqual([[{ do: 'swap_own', at: '1', to: '2' }, '24']]);
  });

  it('what only works on the own path', async () => {
    const moves = [{ do: 'move_own', at: '1', to: '3' }];
    const calls = await asked(spirited('power'), moves, 'button[data-seat="1"]', '[data-at="3"]');
    expect(calls).toEqual([[{ do: 'move_own', path: 'water', at: '3' }, '24']]);
  });

  it('nobody is asked in a replay', () => {
    const { chooser } = choosing([]);
    const props = {
      view: spirited(''),
      seat: 0,
      chooser,
      players,
      animate: 0,
      say,
      events: [],
      stage: new Stage(),
      replay: true,
    };
    const { container } = render(Board, { props });
    expect(container.querySelectorAll('.map [data-at], button[data-place]')).toHaveLength(0);
  });
});
