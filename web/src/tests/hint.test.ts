import { expect, test } from 'vitest';
import type { Hint, HintState } from '$lib/wire';
import { awaitHint, placeOf } from '../pages/hint';

const HINT: Hint = {
  action: { do: 'move', at: 'b4', to: 'b5' },
  chance: 0.6,
  error: 0.02,
  instead: null,
  equals: 2,
  reason: null,
  line: [],
};

function server(...states: (Hint | number)[]): () => Promise<HintState> {
  return () => {
    const next = states.shift() ?? HINT;
    return Promise.resolve(
      typeof next === 'number' ? { place: next, hint: null, left: 3 } : { place: 0, hint: next, left: 2 },
    );
  };
}

test('a hint is asked for until it is made, and who waits hears the place', async () => {
  const places: number[] = [];
  const found = await awaitHint(
    server(2, 0, HINT),
    (place) => places.push(place),
    () => true,
    0,
  );
  expect(found).toBe(HINT);
  expect(places).toEqual([2, 0]);
});

test('a hint for a question that is answered is not shown', async () => {
  let isOpen = true;
  const close = (): void => void (isOpen = false);
  expect(await awaitHint(server(0, HINT), close, () => isOpen, 0)).toBeNull();
});

test('where to look first is one part of the answer, and not what to do there', () => {
  expect(placeOf(HINT.action)).toEqual({ at: 'b4' });
  expect(placeOf({ do: 'pass' })).toEqual({});
});
