import { describe, expect, it } from 'vitest';
import { Film } from '../pages/film';
import type { Replay } from '$lib/wire';

const PART = 100;
const MOMENTS = 250;

/** A server whose view of every moment is its number; it notes what it was asked. */
function server(): { asked: number[]; load: (seat: number | null, at: number) => Promise<Replay> } {
  const asked: number[] = [];
  return {
    asked,
    load: (_, at) => {
      asked.push(at);
      const first = at - (at % PART);
      const count = Math.min(PART, MOMENTS - first);
      return Promise.resolve({
        game: 'race',
        match: 1,
        seats: 2,
        players: ['Anna', 'Ben'],
        options: {},
        seed: '',
        frames: Array.from({ length: MOMENTS }, (_, step) => ({ step, seat: null, action: null, events: [] })),
        first_view: first,
        views: Array.from({ length: count }, (_, place) => first + place),
        result: null,
      });
    },
  };
}

describe('a film of a match', () => {
  it('asks nobody: what a seat was asked then is not in its view', async () => {
    const view = { ask: 'play', points: 3 };
    const load = (): Promise<Replay> =>
      server()
        .load(0, 0)
        .then((replay) => ({ ...replay, views: [view] }));
    const film = await Film.open(load, 0, 0);
    expect(film.view(0)).toEqual({ ask: '', points: 3 });
    expect(view.ask).toBe('play');
  });

  it('knows how long it is from its first part', async () => {
    const film = await Film.open(server().load, null, 0);
    expect(film.last).toBe(MOMENTS - 1);
    expect(film.view(99)).toBe(99);
    expect(film.has(100)).toBe(false);
  });

  it('shows any moment that it has reached', async () => {
    const film = await Film.open(server().load, 1, 120);
    for (const step of [120, 0, 249, 99]) {
      await film.reach(step);
      expect(film.view(step)).toBe(step);
    }
  });

  it('asks for what follows before it is needed, and once', async () => {
    const { asked, load } = server();
    const film = await Film.open(load, null, 0);
    for (let step = 0; step <= 100; step += 1) await film.reach(step);
    expect(asked).toEqual([0, 100]);
  });

  it('asks again for what did not come', async () => {
    const { load } = server();
    let isAway = false;
    const film = await Film.open((seat, at) => (isAway ? Promise.reject(new Error('away')) : load(seat, at)), null, 0);
    isAway = true;
    await expect(film.reach(200)).rejects.toThrow('away');
    isAway = false;
    await film.reach(200);
    expect(film.view(200)).toBe(200);
  });
});
