/** A hint belongs to a question: it stays while others answer, and goes with the question. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { wordsOf } from '$lib/i18n.svelte';
import type { Table } from '$lib/table.svelte';
import type { Hint, TableState, Update } from '$lib/wire';
import Hints from '../pages/Hints.svelte';

const STEP = { seat: 0, action: { do: 'pass' } };
const HINT: Hint = {
  action: { do: 'flip', at: 'a1' },
  chance: 0.6,
  error: 0.02,
  instead: null,
  equals: 1,
  reason: null,
  line: [STEP, STEP, STEP],
};
const words = wordsOf('');
const propose = vi.fn();
const table = { isMyTurn: true, chooser: { propose } } as unknown as Table;
const here = { code: 'CODE', you: 0, hints_left: [3, 3] } as unknown as TableState;
const players = [{ seat: 0, name: 'Anna' }] as never;
const asked = (question: string, step: number): Update =>
  ({ question, step, result: null, actions: [{ do: 'pass' }, HINT.action] }) as unknown as Update;
const hint = (): HTMLElement => screen.getByTestId('hint');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** How to tell of a later update. */
async function opened(): Promise<(update: Update) => Promise<void>> {
  vi.spyOn(api, 'hint').mockResolvedValue({ place: 0, hint: HINT, left: 2 });
  const shown = render(Hints, { table, here, update: asked('1.0.0.0', 4), players, words });
  screen.getByTestId('ask-hint').click();
  await vi.waitFor(() => expect(hint().dataset.step).toBe('1'));
  return (update) => shown.rerender({ update });
}

it('stays open when somebody else answers, and goes with the question', async () => {
  const tell = await opened();
  await tell(asked('1.0.0.0', 5));
  expect(hint().dataset.step).toBe('1');
  await tell(asked('1.0.0.1', 6));
  expect(hint().dataset.step).toBe('0');
});

it('lays the answer out, and tells two steps of what is likely to follow', async () => {
  await opened();
  screen.getByRole('button', { name: 'What to do?' }).click();
  await vi.waitFor(() => expect(hint().dataset.step).toBe('2'));
  expect(propose).toHaveBeenCalledWith(HINT.action);
  screen.getByRole('button', { name: 'Why?' }).click();
  await vi.waitFor(() => expect(hint().dataset.step).toBe('3'));
  expect(hint().querySelectorAll('p')).toHaveLength(3);
});
