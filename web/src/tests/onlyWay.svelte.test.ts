import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { Chooser, type Named } from '$lib/chooser.svelte';
import { OnlyWay } from '$lib/onlyWay.svelte';
import { settings } from '$lib/settings.svelte';

function watched(actions: Named[]) {
  const sent: Named[] = [];
  const chooser = new Chooser((action) => sent.push(action));
  chooser.offer(actions, 'q');
  let way: OnlyWay | undefined;
  const stop = $effect.root(() => {
    way = new OnlyWay(() => chooser);
  });
  flushSync();
  return { chooser, sent, way: way as OnlyWay, stop };
}

describe('the only answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.onlyWay = true;
  });

  it('can be seen for a moment, then goes out once', () => {
    const { sent, way, stop } = watched([{ do: 'place', to: 'a1' }]);
    expect(way.answer).toEqual({ do: 'place', to: 'a1' });
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([{ do: 'place', to: 'a1' }]);
    stop();
  });

  it('stays with the player where there are two', () => {
    const { sent, stop } = watched([{ do: 'place', to: 'a1' }, { do: 'pass' }]);
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
    stop();
  });

  it('is not given again while the table keeps it', () => {
    const { chooser, sent, stop } = watched([{ do: 'place', to: 'a1' }]);
    vi.advanceTimersByTime(2000);
    chooser.offer([{ do: 'place', to: 'a1' }], 'q');
    flushSync();
    vi.advanceTimersByTime(10_000);
    expect(sent.length).toBe(1);
    stop();
  });

  it('waits for a tap when the player wants it so', () => {
    settings.onlyWay = false;
    const { sent, stop } = watched([{ do: 'place', to: 'a1' }]);
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
    stop();
  });
});
