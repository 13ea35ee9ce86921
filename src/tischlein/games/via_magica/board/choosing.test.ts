import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { rememberTour } from '$lib/learnt.svelte';
import { area, gate, lay, position } from './testing';
import type { ViaMagicaView } from './types';

function ask(view: ViaMagicaView, actions: Named[]) {
  const shown = lay(view, actions);
  const card = (id: string) => shown.container.querySelector<HTMLElement>(`.card[data-gate="${id}"]`)!;
  return { ...shown, card };
}

const HAND = position({
  ask: 'choose',
  phase: 'choose',
  token: '',
  hand: ['V10', 'V10', 'Y11'],
  areas: [area(0, { kept: 1, zone: [gate('a', 'B03'), gate('b', ''), gate('c', '')] }), area(1, { zone: [], kept: 2 })],
});
const KEEPS: Named[] = [
  { do: 'keep', gate: 'V10' },
  { do: 'keep', gate: 'Y11' },
];

describe('keeping three gates', () => {
  it('the first tap chooses, the second keeps', async () => {
    const { card, sent } = ask(HAND, KEEPS);
    await fireEvent.click(card('Y11'));
    expect(sent).toEqual([]);
    await fireEvent.click(card('Y11'));
    expect(sent).toEqual([{ do: 'keep', gate: 'Y11' }]);
  });

  it('of two equal gates only the tapped one is lit, and a tap on the other one moves the light', async () => {
    const { container, sent } = ask(HAND, KEEPS);
    const copies = [...container.querySelectorAll<HTMLElement>('.card[data-gate="V10"]')];
    const lit = (): boolean[] => copies.map((card) => card.getAttribute('aria-pressed') === 'true');
    await fireEvent.click(copies[0]!);
    expect(lit()).toEqual([true, false]);
    await fireEvent.click(copies[1]!);
    expect([lit(), sent]).toEqual([[false, true], []]);
    await fireEvent.click(copies[1]!);
    expect(sent).toEqual([{ do: 'keep', gate: 'V10' }]);
  });

  it('shows both copies of a kind', () => {
    expect(ask(HAND, KEEPS).container.querySelectorAll('.card[data-gate="V10"]').length).toBe(2);
  });

  it('the hand is seen in a replay too, until three are kept', () => {
    expect(ask({ ...HAND, ask: '' }, []).container.querySelectorAll('.card[data-gate]').length).toBe(4);
    const kept = area(0, { kept: 3, zone: [gate('a', 'B03'), gate('b', 'V10'), gate('c', 'Y11')] });
    const done = { ...HAND, ask: '', areas: [kept, area(1, { zone: [], kept: 2 })] };
    expect(ask(done, []).container.querySelectorAll('.card[data-gate]').length).toBe(0);
  });

  it('no card moves when one is kept: it stays where it was, and says so', () => {
    const order = (view: ViaMagicaView): (string | undefined)[] =>
      [...ask(view, KEEPS).container.querySelectorAll<HTMLElement>('.card')].map((card) => card.dataset.gate);
    const before = { ...HAND, hand: ['Y11', 'V10', 'B03', 'V10'], areas: [area(0, { kept: 0, zone: [] }), area(1)] };
    expect(order(HAND)).toEqual(order(before));
    expect(ask(HAND, KEEPS).card('B03').getAttribute('aria-label')).toContain('behalten');
  });

  describe('for the first time', () => {
    const none = [area(0, { kept: 0, zone: [] }), area(1)];
    const dealt = { ...HAND, hand: ['G09', 'B03', 'V10', 'Y11', 'V10'], areas: none };
    const every: Named[] = ['G09', 'B03', 'V10', 'Y11'].map((kept) => ({ do: 'keep', gate: kept }));
    const lit = (container: HTMLElement): (string | undefined)[] =>
      [...container.querySelectorAll<HTMLElement>('.advised')].map((card) => card.dataset.gate);

    afterEach(() => localStorage.clear());

    it('three different gates that fill soon are lit, and one tap keeps them one after the other', async () => {
      const { container, chooser, sent, rerender, props } = ask(dealt, every);
      const trio = lit(container);
      expect(new Set(trio).size).toBe(3);
      expect(trio).not.toContain('B03');
      await fireEvent.click(container.querySelector('.take-trio')!);
      const [first] = sent.map((answer) => String(answer.gate));
      expect(sent).toEqual([{ do: 'keep', gate: first }]);
      const kept = [area(0, { kept: 1, zone: [gate('a', first!)] }), area(1)];
      await rerender({ ...props, view: { ...dealt, hand: dealt.hand.filter((one) => one !== first), areas: kept } });
      chooser.unseal();
      chooser.offer(
        every.filter((answer) => answer.gate !== first),
        'next',
      );
      await tick();
      expect(sent).toHaveLength(2);
      expect(trio).toEqual(expect.arrayContaining(sent.map((answer) => answer.gate)));
      expect(lit(container)).toEqual(trio);
    });

    it('who knows the game is given no advice', () => {
      rememberTour('via_magica');
      expect(lit(ask(dealt, every).container)).toEqual([]);
    });
  });

  it('tells how far the others are, not what they keep', () => {
    const { container } = ask(HAND, KEEPS);
    const ben = container.querySelector('[data-seat="1"]')!;
    expect(ben.getAttribute('aria-label')).toBe('Ben hat 2 von 3 Toren gewählt');
    expect(ben.querySelector('[data-mini]')).toBeNull();
  });
});

describe('taking a gate', () => {
  const view = position({ ask: 'take_gate', opening: { seat: 0, gate: '', left: 0, reward: '' } });

  it('a gate that may not be taken is told so and does nothing', async () => {
    const { card, sent } = ask(view, [{ do: 'take', gate: 'Y11' }]);
    expect(card('B03').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(card('B03'));
    await fireEvent.click(card('B03'));
    expect(sent).toEqual([]);
  });

  it('takes with two taps', async () => {
    const { card, sent } = ask(view, [
      { do: 'take', gate: 'Y11' },
      { do: 'take', gate: 'B03' },
    ]);
    await fireEvent.click(card('Y11'));
    await fireEvent.click(card('B03'));
    await fireEvent.click(card('B03'));
    expect(sent).toEqual([{ do: 'take', gate: 'B03' }]);
  });

  it('an extra gate can be declined', async () => {
    const { getByRole, sent } = ask(position({ ask: 'extra_gate' }), [{ do: 'skip' }, { do: 'take', gate: 'Y11' }]);
    await fireEvent.click(getByRole('button', { name: 'Das genügt' }));
    expect(sent).toEqual([{ do: 'skip' }]);
  });
});

describe('other decisions of an opening', () => {
  it('opens another gate with two taps on it', async () => {
    const view = position({ ask: 'open_other' });
    const { getByRole, sent } = ask(view, [{ do: 'skip' }, { do: 'open', gate: 'V11' }, { do: 'open', gate: 'G09' }]);
    await fireEvent.click(getByRole('button', { name: 'Windsiegel öffnen' }));
    await fireEvent.click(getByRole('button', { name: 'Windsiegel: noch einmal tippen' }));
    expect(sent).toEqual([{ do: 'open', gate: 'V11' }]);
  });

  it('marks the reward that is offered and takes it or not', async () => {
    const view = position({ ask: 'claim_count', opening: { seat: 0, gate: '', left: 0, reward: 'count3' } });
    const { container, getByRole, sent } = ask(view, [{ do: 'claim' }, { do: 'waive' }]);
    expect(container.querySelector<HTMLElement>('.offered')?.dataset.reward).toBe('count3');
    await fireEvent.click(getByRole('button', { name: 'Auf eine höhere hoffen' }));
    expect(sent).toEqual([{ do: 'waive' }]);
  });
});
