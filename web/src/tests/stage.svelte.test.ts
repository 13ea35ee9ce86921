/** The order in which things are told, and what waits for a scene. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '$lib/board';
import { Stage } from '$lib/stage.svelte';
import type { Update } from '$lib/wire';

const update = (number: number) => ({ number }) as Update;
const scene = (events: number, holds: boolean, millis = 100): Scene => ({
  name: 'test',
  seat: 0,
  art: null,
  events,
  millis,
  holds,
});

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows at once what has no scene', () => {
    const stage = new Stage();
    stage.present(update(1), 3);
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([false, 3, 1]);
  });

  it('tells nothing of a scene that holds back until it is over', () => {
    const stage = new Stage();
    stage.present(update(1), 3);
    stage.present(update(2), 5, [scene(2, true)]);
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([true, 3, 1]);
    vi.advanceTimersByTime(100);
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([false, 5, 2]);
  });

  it('tells what does not hold back as it begins, in the order in which it happened', () => {
    const stage = new Stage();
    stage.present(update(1), 0);
    stage.present(update(2), 3, [scene(1, false), scene(1, true), scene(1, false)]);
    expect(stage.told).toBe(1);
    vi.advanceTimersByTime(100);
    expect(stage.told).toBe(1);
    vi.advanceTimersByTime(100);
    expect([stage.told, stage.shown?.number]).toEqual([3, 1]);
    vi.advanceTimersByTime(100);
    expect([stage.told, stage.shown?.number]).toEqual([3, 2]);
  });

  it('queues what comes while a scene runs, and a tap hurries', () => {
    const stage = new Stage();
    stage.present(update(1), 0);
    stage.present(update(2), 1, [scene(1, true)]);
    stage.present(update(3), 2, [scene(1, true)]);
    expect(stage.told).toBe(0);
    stage.hurry();
    expect([stage.isBusy, stage.told]).toEqual([true, 1]);
    stage.hurry();
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([false, 2, 3]);
  });

  it('forgets what waits when all is cleared', () => {
    const stage = new Stage();
    stage.present(update(1), 0);
    stage.present(update(2), 2, [scene(1, true), scene(1, true)]);
    stage.clear();
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([false, 2, 2]);
  });
});
