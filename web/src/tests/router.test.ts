import { describe, expect, it } from 'vitest';
import { go, place, readdress, routeOf } from '$lib/router.svelte';

describe('paths', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/t/K7QX2', { page: 'table', code: 'K7QX2' }],
    ['/t/K7QX2/', { page: 'table', code: 'K7QX2' }],
    ['/t/K7QX2/replay', { page: 'table-replay', code: 'K7QX2' }],
    ['/t/K7QX2/screen', { page: 'screen', code: 'K7QX2' }],
    ['/replay', { page: 'replay' }],
    ['/rules/a_game', { page: 'rules', game: 'a_game' }],
    ['/rules/..%2f', { page: 'lost' }],
    ['/learn/a_game', { page: 'learn', game: 'a_game', lesson: '' }],
    ['/learn/a_game/first', { page: 'learn', game: 'a_game', lesson: 'first' }],
    ['/learn/a_game/first/more', { page: 'lost' }],
    ['/learn/..%2f', { page: 'lost' }],
    ['/puzzles/a_game', { page: 'puzzles', game: 'a_game', puzzle: '' }],
    ['/puzzles/a_game/1f3a', { page: 'puzzles', game: 'a_game', puzzle: '1f3a' }],
    ['/puzzles/a_game/1f3a/more', { page: 'lost' }],
    ['/t', { page: 'lost' }],
    ['/t/a%20b', { page: 'lost' }],
    ['/t/K7QX2/elsewhere', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('goes to a page and changes an address without leaving it', () => {
    go('/t/ABC');
    expect(place.route).toEqual({ page: 'table', code: 'ABC' });
    readdress('/t/ABC/replay?step=3');
    expect(place.search).toBe('?step=3');
    expect(location.pathname).toBe('/t/ABC/replay');
  });
});
