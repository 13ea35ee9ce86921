/** The order in which things are told, and what waits for a scene. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '$lib/board';
import { changeSetting } from '$lib/settings.svelte';
import { Stage } from '$lib/stage.svelte';
import type { Update } from '$lib/wire';

const update = (number: number, told: Partial<Update> = {}) =>
  ({ number, seat: 1, question: null, answered: false, result: null, ...told }) as Update;
const art = { kind: 'piece' };
const scene = (events: number, holds: boolean, millis = 100): Scene => ({
  name: 'test',
  seat: 0,
  art: null,
  events,
  millis,
  holds,
});

describe('the stage', () => {
  beforeEach(() => {
    changeSetting('motion', 'normal');
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('shows at once what has no scene', () => {
    const stage = new Stage<Update>();
    stage.present(update(1), 3);
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([false, 3, 1]);
  });

  it('tells nothing of a scene that holds back until it is over', () => {
    const stage = new Stage<Update>();
    stage.present(update(1), 3);
    stage.present(update(2), 5, [scene(2, true)]);
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([true, 3, 1]);
    vi.advanceTimersByTime(100);
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([false, 5, 2]);
  });

  it('tells what does not hold back as it begins, in the order in which it happened', () => {
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2), 3, [scene(1, false), scene(1, true), scene(1, false)]);
    expect(stage.told).toBe(1);
    vi.advanceTimersByTime(100);
    expect(stage.told).toBe(1);
    vi.advanceTimersByTime(100);
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([true, 3, 2]);
  });

  it('names whom one sees: while others have the stage, the moment in which they acted', () => {
    const stage = new Stage<Update>();
    const theatre = { ...scene(1, false), art };
    stage.present(update(1), 0);
    stage.present(update(2), 1, [theatre]);
    stage.present(update(3, { result: {} as Update['result'] }), 2, [theatre]);
    expect([stage.shown?.number, stage.acting?.number]).toEqual([3, 1]);
    vi.advanceTimersByTime(100);
    expect([stage.shown?.number, stage.acting?.number, stage.acting?.result]).toEqual([3, 2, null]);
    vi.advanceTimersByTime(100);
    expect([stage.isBusy, stage.acting?.number]).toEqual([false, 3]);
  });

  it('names for who looks on whom one sees in a scene that the board draws, but not what the table does', () => {
    const stage = new Stage<Update>();
    stage.present(update(1, { seat: null }), 0);
    stage.present(update(2, { seat: null, result: {} as Update['result'] }), 1, [scene(1, false)]);
    expect([stage.shown?.number, stage.acting?.number]).toEqual([2, 1]);
    vi.advanceTimersByTime(100);
    stage.present(update(3, { seat: null }), 2, [{ ...scene(1, false), seat: null }]);
    expect([stage.isBusy, stage.acting?.number]).toEqual([true, 3]);
  });

  it('queues what comes while a scene runs, and a tap hurries', () => {
    const stage = new Stage<Update>();
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
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2), 2, [scene(1, true), scene(1, true)]);
    stage.clear();
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([false, 2, 2]);
  });

  it('shows at once what nothing holds back, while others act on the stage', () => {
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2), 1, [{ ...scene(1, false), art }]);
    expect([stage.isBusy, stage.told, stage.shown?.number]).toEqual([true, 1, 2]);
    stage.present(update(3), 2, [scene(1, true)]);
    expect([stage.told, stage.shown?.number]).toEqual([1, 2]);
  });

  it('makes room for a question to me, but still shows what holds back', () => {
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2), 3, [{ ...scene(1, false), art }, { ...scene(1, false), art }, scene(1, true)]);
    stage.present(update(3, { question: 'q' }), 4, [{ ...scene(1, false), art }]);
    expect([stage.scene?.holds, stage.told, stage.missed]).toEqual([true, 2, true]);
    vi.advanceTimersByTime(100);
    expect([stage.isBusy, stage.told]).toEqual([false, 4]);
    stage.present(update(4, { question: 'q', answered: true }), 4);
    expect([stage.missed, stage.since]).toEqual([false, 4]);
  });

  it('does not speak of a single scene that was cut short', () => {
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2, { question: 'q' }), 1, [{ ...scene(1, false), art }]);
    expect([stage.isBusy, stage.missed]).toEqual([false, false]);
  });

  it('remembers what was taken from me until I have answered', () => {
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2, { question: 'q' }), 3, [scene(1, false), { ...scene(1, false), from: 1 }, scene(1, false)]);
    expect(stage.taken).toBe(1);
    stage.present(update(3), 3);
    expect(stage.taken).toBe(null);
  });

  it('queues nothing where nobody looks, and says so', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2), 1, [scene(1, true)]);
    hidden.mockRestore();
    expect([stage.isBusy, stage.told, stage.missed]).toEqual([false, 1, true]);
  });

  it('plays nothing of what was sent again', () => {
    const stage = new Stage<Update>();
    stage.catchUp(update(1), 4);
    expect([stage.told, stage.missed, stage.news]).toEqual([4, true, { from: 4, to: 4 }]);
  });

  it('lets the last position be seen before the end, but not twice', () => {
    const over = { result: {} } as Partial<Update>;
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2, over), 1, [scene(1, true)]);
    vi.advanceTimersByTime(100);
    expect([stage.isBusy, stage.ended]).toEqual([false, false]);
    vi.advanceTimersByTime(1500);
    expect(stage.ended).toBe(true);
    const again = new Stage<Update>();
    again.catchUp(update(2, over), 1);
    expect(again.ended).toBe(true);
  });

  it('hurries what has waited too long', () => {
    const stage = new Stage<Update>();
    stage.present(update(1), 0);
    stage.present(update(2), 2, [scene(1, true, 10_000), scene(1, true, 10_000)]);
    vi.advanceTimersByTime(2600);
    expect(stage.told).toBe(1);
    vi.advanceTimersByTime(5100);
    expect(stage.isBusy).toBe(false);
  });
});
