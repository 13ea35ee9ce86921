import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Happened } from '$lib/board';
import SinceTurn from '../pages/SinceTurn.svelte';
import Icon from '../lib/Icon.svelte';

const PICTURED = ['laid', 'gains'];
const words = { say: (key: string) => key, has: () => true };
const players = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'person' as const, away: false }));
const showing = {
  scenes: () => [],
  pictureOf: ({ name }: Happened) => (PICTURED.includes(name) ? { kind: name } : null),
  Art: Icon,
};

function turn(seat: number, ...names: string[]): Happened[] {
  return names.map((name) => ({ name, facts: { seat } }));
}

/** What is told since the last turn of the first seat, after a tap. */
async function pictures(log: Happened[], since: number): Promise<string[]> {
  const stage = { missed: true, since, catchUpIsSeen: () => {} };
  render(SinceTurn as never, { stage, log, you: 0, view: {}, players, words, showing } as never);
  screen.queryByText('since-turn')?.click();
  await tick();
  return screen.queryAllByRole('listitem').map((one) => one.textContent!.trim());
}

afterEach(cleanup);

describe('what happened since my last turn', () => {
  it('is told by what each turn began with, and no turn takes the place of another', async () => {
    const others = [1, 2, 1].flatMap((seat) => turn(seat, 'laid', 'gains', 'gains', 'gains'));
    const told = await pictures([...turn(0, 'laid', 'gains'), ...others], 2);
    expect(told).toEqual(['event-laid', 'event-laid', 'event-laid']);
  });

  it('has more pictures of a turn where there was only one', async () => {
    const told = await pictures([...turn(0, 'laid'), ...turn(1, 'laid', 'quiet', 'gains')], 1);
    expect(told).toEqual(['event-laid', 'event-gains']);
  });

  it('is five pictures at most, the last ones, and none of mine', async () => {
    const others = [1, 2, 1, 2, 1, 2, 1].flatMap((seat) => turn(seat, 'laid'));
    expect(await pictures([...others, ...turn(0, 'gains')], 0)).toHaveLength(0);
    cleanup();
    expect(await pictures([...turn(0, 'gains'), ...others], 1)).toHaveLength(5);
  });

  it('asks for no tap where a single thing happened: the bar tells it', async () => {
    expect(await pictures([...turn(0, 'laid'), ...turn(1, 'laid')], 1)).toEqual([]);
    expect(screen.queryByText('since-turn')).toBeNull();
  });
});
