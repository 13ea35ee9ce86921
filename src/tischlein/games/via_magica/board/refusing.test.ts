import { fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { Actions } from './actions.svelte';
import { PLACINGS, area, choosing, gate, lay, position } from './testing';
import type { ViaMagicaView } from './types';

const MOVES = PLACINGS.filter((placing) => placing.do !== 'place');

/** The board, and what it asks about. */
function ask(view: ViaMagicaView, actions: Named[]) {
  const shown = lay(view, actions);
  const asked: Named[] = [];
  vi.spyOn(shown.chooser, 'why').mockImplementation((action) => asked.push(action) > 0);
  const part = (selector: string) => shown.container.querySelector<HTMLElement>(selector)!;
  return { ...shown, asked, part };
}

const WHAT_LIES_THERE = document.elementsFromPoint;

function lieUnderTheFinger(part: Element): void {
  document.elementsFromPoint = () => [part];
}

// Other files share this document.
afterEach(() => void (document.elementsFromPoint = WHAT_LIES_THERE));

describe('a space that cannot be used', () => {
  it('is asked about as a placement', async () => {
    const { spot, asked } = ask(position(), PLACINGS);
    await fireEvent.click(spot('c1'));
    expect(asked).toEqual([{ do: 'place', to: 'c1' }]);
  });

  it('is asked about as a move when a crystal was chosen, which is let go', async () => {
    const { spot, asked, chooser } = ask(position(), PLACINGS);
    await fireEvent.click(spot('a2'));
    await fireEvent.click(spot('c1'));
    expect(asked).toEqual([{ do: 'move', at: 'a2', to: 'c1' }]);
    expect(chooser.picked).toEqual({});
  });

  it('is asked about as a move while nothing can come from the supply', async () => {
    const { spot, asked } = ask(position(), MOVES);
    await fireEvent.click(spot('c1'));
    expect(asked).toEqual([{ do: 'move', at: 'a2', to: 'c1' }]);
  });

  it('tapped twice without a supply, is asked about and stays chosen', async () => {
    const { spot, asked, chooser } = ask(position(), MOVES);
    await fireEvent.click(spot('b2'));
    await fireEvent.click(spot('b2'));
    expect(asked).toEqual([{ do: 'place', to: 'b2' }]);
    expect(chooser.picked).toEqual({ to: 'b2' });
  });

  it('with a crystal that cannot leave, is asked about as its move', async () => {
    const { spot, asked } = ask(position(), [{ do: 'place', to: 'b2' }, { do: 'pass' }]);
    await fireEvent.click(spot('a2'));
    expect(asked).toEqual([{ do: 'move', at: 'a2', to: 'b2' }]);
  });

  it('answers too while nothing is asked', async () => {
    const { spot, asked } = ask(position({ ask: '' }), []);
    await fireEvent.click(spot('a2'));
    await fireEvent.click(spot('c1'));
    expect(asked.map(({ to }) => to)).toEqual(['a2', 'c1']);
  });
});

describe('the supply that cannot be used', () => {
  it('is asked about where it is empty', async () => {
    const { supply, asked } = ask(position(), MOVES);
    await fireEvent.click(supply());
    expect(asked).toEqual([{ do: 'place', to: 'a1' }]);
  });

  it('takes no crystal back, and says why', async () => {
    const { spot, supply, asked } = ask(position(), PLACINGS);
    await fireEvent.click(spot('b1'));
    await fireEvent.click(supply());
    expect(asked).toEqual([{ do: 'lift', at: 'b1' }]);
  });
});

describe('a crystal that is dropped where it cannot lie', () => {
  it('is asked about', () => {
    const { chooser } = choosing(PLACINGS);
    const why = vi.spyOn(chooser, 'why');
    const actions = new Actions(() => chooser);
    actions.drop('a2', 'c1');
    actions.drop('', 'c1');
    actions.drop('a2', '');
    actions.drop('a2', null);
    expect(why.mock.calls.map(([action]) => action)).toEqual([
      { do: 'move', at: 'a2', to: 'c1' },
      { do: 'place', to: 'c1' },
      { do: 'lift', at: 'a2' },
    ]);
  });
});

describe('gates and rewards that cannot be had', () => {
  it('a gate of the hand is asked about', async () => {
    const zone = [gate('a', 'V10'), gate('b', ''), gate('c', '')];
    const areas = [area(0, { kept: 1, zone }), area(1)];
    const view = position({ ask: 'choose', phase: 'choose', token: '', hand: ['V10', 'Y11'], areas });
    const { part, asked } = ask(view, [{ do: 'keep', gate: 'Y11' }]);
    await fireEvent.click(part('.card[data-gate="V10"]'));
    expect(asked).toEqual([{ do: 'keep', gate: 'V10' }]);
  });

  it('a gate of the display is asked about first and looked at with the second tap', async () => {
    const { getByRole, asked, chooser } = ask(position(), PLACINGS);
    const tropfstein = getByRole('button', { name: /^Tropfstein/ });
    await fireEvent.click(tropfstein);
    expect(asked).toEqual([{ do: 'take', gate: 'Y11' }]);
    vi.spyOn(chooser, 'hasExplained').mockReturnValue(true);
    await fireEvent.click(tropfstein);
    expect(getByRole('dialog', { name: 'Tropfstein' })).toBeTruthy();
    expect(asked.length).toBe(1);
  });

  it('a gate of mine is asked about as an opening', async () => {
    const { part, asked } = ask(position(), PLACINGS);
    await fireEvent.click(part('[data-slot="b"] .more'));
    expect(asked).toEqual([{ do: 'open', gate: 'V11' }]);
  });

  it('a gate of somebody else is asked about with its owner', async () => {
    const { part, asked } = ask(position(), PLACINGS);
    await fireEvent.click(part('[data-mini="1c"]'));
    expect(asked).toEqual([{ do: 'place', seat: 1, gate: 'G09' }]);
  });

  it('while nothing is asked a gate is looked at at once', async () => {
    const { getByRole, part, asked } = ask(position({ ask: '' }), []);
    await fireEvent.click(part('[data-mini="1c"]'));
    expect(getByRole('dialog', { name: 'Ben' })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('a reward for colours is asked about by its name, one for the number of gates as a claim', async () => {
    const { getByRole, part, asked } = ask(position(), PLACINGS);
    const rewards = getByRole('button', { name: 'Belohnungen ansehen' });
    lieUnderTheFinger(part('[data-reward="violet3"]'));
    await fireEvent.click(rewards);
    lieUnderTheFinger(part('[data-reward="count3"]'));
    await fireEvent.click(rewards);
    expect(asked).toEqual([{ do: 'claim', reward: 'violet3' }, { do: 'claim' }]);
  });

  it('while a reward is offered all of them can be looked at', async () => {
    const view = position({ ask: 'claim_count', opening: { seat: 0, gate: '', left: 0, reward: 'count3' } });
    const { getByRole, part, asked } = ask(view, [{ do: 'claim' }, { do: 'waive' }]);
    lieUnderTheFinger(part('[data-reward="count3"]'));
    await fireEvent.click(getByRole('button', { name: 'Belohnungen ansehen' }));
    expect(getByRole('dialog', { name: 'Belohnungen' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
