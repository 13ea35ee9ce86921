/** What cannot be done is asked about, whatever it is and wherever it lies; the question bar tells the answer. */
import { fireEvent } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import {
  CIRCLE,
  FIVESTAR,
  PICKS,
  SEATS,
  SEVENSTAR,
  TRIANGLE,
  holdings,
  lay,
  position,
  revealOf,
  seatOf,
  tipping,
} from './testing';

type Table = Parameters<typeof lay>;

/** What the table is asked after a tap on this. */
async function askedBy(target: string, ...table: Table): Promise<unknown[]> {
  const { find, chooser, sent } = lay(...table);
  const why = vi.spyOn(chooser, 'why').mockReturnValue(true);
  await fireEvent.click(find(target)!);
  expect(sent).toEqual([]);
  return why.mock.calls[0] ?? [];
}

const STEPS: Named[] = ['1', '2', '3', '4', '5'].map((step) => ({ do: 'rate', step }));

describe('a tap in vain asks why', () => {
  it('on a set of guess cards that somebody has', async () => {
    const view = position({ phase: 'emblem', ask: 'emblem', seats: [seatOf(0, 0), SEATS[1]!, seatOf(2, 0)] });
    const asked = await askedBy('[data-set="V"]', view, { actions: [{ do: 'emblem', number: 'I' }] });
    expect(asked).toEqual([{ do: 'emblem', number: 'V' }, undefined]);
  });

  it('on a way card while somebody else chooses', async () => {
    expect(await askedBy('[data-way="W04"]', position({ seat: 1 }))).toEqual([{ do: 'choose', way: 'W04' }, undefined]);
  });

  it('on a word where a step is asked for', async () => {
    const asked = await askedBy('[data-word]', tipping(FIVESTAR), { actions: STEPS });
    expect(asked).toEqual([{ do: 'pick', place: '1' }, undefined]);
  });

  it('on oneself where nobody names themselves', async () => {
    const people = ['V', 'VII'].map((number) => ({ do: 'name', number }));
    const asked = await askedBy('[data-tip="II"]', tipping(SEVENSTAR), { actions: people });
    expect(asked).toEqual([{ do: 'name', number: 'II' }, undefined]);
  });

  it('on the wish for another concept when it is used up', async () => {
    const seats = [seatOf(0, 2, { swaps: 0 }), SEATS[1]!, SEATS[2]!];
    const asked = await askedBy('[data-do="swap"]', tipping(TRIANGLE, { seats }), { actions: PICKS });
    expect(asked).toEqual([{ do: 'swap', place: '1' }, undefined]);
  });

  it('on a pile that is too small to give two of it', async () => {
    const mine = seatOf(0, 2, { holdings: holdings({ silver: 2, bronze: 1 }) });
    const market = position({ phase: 'trade', ask: 'trade', seats: [mine, SEATS[1]!, SEATS[2]!] });
    const actions = [{ do: 'trade', pay: 'silver', get: 'gold' }];
    const asked = await askedBy('[data-pile="bronze"]', market, { actions });
    expect(asked).toEqual([{ do: 'trade', pay: 'bronze', get: 'gold' }, undefined]);
  });

  it('on an answer that lies open already', async () => {
    const view = position({ phase: 'talk', ask: 'next', reveal: revealOf(SEVENSTAR, [5, 5, 2], { majority: 5 }) });
    const asked = await askedBy('[data-answer="V"]', view, { actions: [{ do: 'next' }] });
    expect(asked).toEqual([{ do: 'name', number: 'V' }, undefined]);
  });
});

describe('a reveal that is only still shown', () => {
  it('says that its turn is over', async () => {
    const reveal = revealOf(TRIANGLE, [1, 1, 3], { active: 2 });
    const { rerender, props, find, chooser } = lay(tipping(TRIANGLE, { active: 2 }), { actions: PICKS });
    chooser.isPatient = true;
    await rerender({ ...props, view: tipping(CIRCLE, { turn: 2, reveal }) });
    const why = vi.spyOn(chooser, 'why').mockReturnValue(true);
    await fireEvent.click(find('[data-answer="1"]')!);
    expect(why).toHaveBeenCalledWith({ do: 'past' }, '28a');
  });
});

describe('where nobody sits', () => {
  it('no card of the table can be tapped', () => {
    const choosing = lay(position({ seat: null }), { seat: null });
    expect(choosing.find('button[data-way]')).toBeNull();
    const naming = lay(tipping(SEVENSTAR, { seat: null, ask: '' }), { seat: null });
    expect(naming.find('[data-tip], [data-word]')).toBeNull();
    expect(lay(position({ phase: 'emblem' }), { replay: true }).find('[data-set]')).toBeNull();
  });
});
