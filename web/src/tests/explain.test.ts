/** What a thing is, by hover, by a long press, by a key; and the log, which finds its things on the board. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Explain from '$lib/Explain.svelte';
import Log from '$lib/Log.svelte';
import { picturesOf, turnsOf } from '$lib/turns';

const TEXTS: Record<string, string> = {
  'explain-crystal': 'Crystal',
  'explain-crystal-meaning': 'It lies on gates.',
  'explain-crystal-rule': '4.8',
};
const words = { has: (key: string) => key in TEXTS, say: (key: string) => TEXTS[key] ?? key };

function thing(explain: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.dataset.explain = explain;
  document.body.append(made);
  return made;
}

describe('an explanation', () => {
  const onrule = vi.fn();
  const shown = () => document.querySelector('[data-testid="explanation"]');

  beforeEach(() => {
    vi.useFakeTimers();
    onrule.mockReset();
    render(Explain, { words, rules: '/rules/a_game', onrule });
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    document.body.replaceChildren();
  });

  async function after(millis: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(millis);
  }

  it('comes when the pointer rests on a thing, and goes with Escape alone', async () => {
    const crystal = thing('crystal');
    await fireEvent.pointerOver(crystal, { pointerType: 'mouse' });
    expect(shown()).toBeNull();
    await after(500);
    expect(shown()?.textContent).toMatch(/Crystal\s*It lies on gates\.\s*§4\.8/);
    expect(crystal.getAttribute('aria-describedby')).toBe(shown()?.id);
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside, { once: true });
    await fireEvent.keyDown(crystal, { key: 'Escape' });
    expect(shown()).toBeNull();
    expect(outside).not.toHaveBeenCalled();
  });

  it('does not come for what a click has brought under the mouse, until the mouse moves', async () => {
    const crystal = thing('crystal');
    const at = { pointerType: 'mouse', clientX: 100, clientY: 100, buttons: 0 };
    await fireEvent.pointerDown(document.body, at);
    await fireEvent.pointerOver(crystal, at);
    await after(1000);
    expect(shown()).toBeNull();
    await fireEvent.pointerOver(crystal, { ...at, clientX: 140 });
    await after(500);
    expect(shown()?.textContent).toContain('Crystal');
  });

  it('does not come where nothing is known', async () => {
    await fireEvent.pointerOver(thing('riddle'), { pointerType: 'mouse' });
    await after(1000);
    expect(shown()).toBeNull();
  });

  it('comes by a long press, which then chooses nothing; a short tap does', async () => {
    const crystal = thing('crystal');
    const onclick = vi.fn();
    crystal.addEventListener('click', onclick);
    await fireEvent.pointerDown(crystal, { pointerType: 'touch' });
    await after(100);
    await fireEvent.pointerUp(crystal, { pointerType: 'touch' });
    await fireEvent.click(crystal);
    expect([onclick.mock.calls.length, shown()]).toEqual([1, null]);
    await fireEvent.pointerDown(crystal, { pointerType: 'touch' });
    await after(600);
    await fireEvent.pointerUp(crystal, { pointerType: 'touch' });
    await fireEvent.click(crystal);
    expect(onclick).toHaveBeenCalledTimes(1);
    expect(shown()).not.toBeNull();
  });

  it('comes by the key i, and the rule by the key i again', async () => {
    const crystal = thing('crystal');
    await fireEvent.keyDown(crystal, { key: 'i' });
    expect(shown()).not.toBeNull();
    await fireEvent.keyDown(crystal, { key: 'i' });
    expect(onrule).toHaveBeenCalledWith('4.8');
  });

  it('goes when its thing has gone', async () => {
    const crystal = thing('crystal');
    await fireEvent.keyDown(crystal, { key: 'i' });
    crystal.remove();
    await after(10);
    expect(shown()).toBeNull();
  });
});

const placed = (seat: number, at: string) => ({ name: 'placed', facts: { seat, at } });
const revealed = { name: 'revealed', facts: { card: 'sun' } };

describe('the log', () => {
  it('has one line for each turn, with what the table does because of it', () => {
    const turns = turnsOf([revealed, placed(0, 'a1'), placed(0, 'a2'), revealed, placed(1, 'b1')]);
    expect(turns.map(({ seat, first, events }) => [seat, first, events.length])).toEqual([
      [null, 0, 1],
      [0, 1, 3],
      [1, 4, 1],
    ]);
  });

  it('shows each picture of a turn once', () => {
    const pictureOf = ({ name }: { name: string }) => ({ kind: name });
    expect(picturesOf([revealed, revealed, placed(0, 'a1')], pictureOf, 4)).toEqual([
      { kind: 'revealed' },
      { kind: 'placed' },
    ]);
  });

  it('unfolds a turn, and lights what a line names on the board', async () => {
    const board = document.createElement('div');
    board.dataset.board = 'a_game';
    const square = document.createElement('i');
    square.dataset.square = 'a2';
    board.append(square);
    document.body.append(board);
    const log = [placed(0, 'a1'), placed(0, 'a2'), placed(1, 'b1')];
    const say = (key: string, variables: Record<string, unknown> = {}) => `${key} ${variables.at ?? ''}`;
    const list = render(Log, { log, players: [], words: { has: () => false, say } });
    expect(list.queryByText('event-placed a2')).toBeNull();
    await fireEvent.click(list.getByText('+1'));
    await fireEvent.click(list.getByText('event-placed a2'));
    expect(square.hasAttribute('data-lit-by-log')).toBe(true);
    board.remove();
  });
});
