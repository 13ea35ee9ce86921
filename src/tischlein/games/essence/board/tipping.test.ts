import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { CIRCLE, FIVESTAR, PICKS, SEVENSTAR, SWAPS, TRIANGLE, lay, position, say, tipping } from './testing';

describe('choosing a way card', () => {
  const actions = [
    { do: 'choose', way: 'W04' },
    { do: 'choose', way: 'W30' },
  ];

  it('the first tap takes it in hand, the second plays it', async () => {
    const { find, sent } = lay(position({ ask: 'choose' }), { actions });
    await fireEvent.click(find('[data-way="W04"]')!);
    expect(sent).toEqual([]);
    await fireEvent.click(find('[data-way="W04"]')!);
    expect(sent).toEqual([{ do: 'choose', way: 'W04' }]);
  });

  it('the bar says what the one in hand does, and its button plays it', async () => {
    const { find, sent, chooser } = lay(position({ ask: 'choose' }), { actions });
    expect(chooser.prompt).toBeNull();
    await fireEvent.click(find('[data-way="W30"]')!);
    expect(chooser.pending).toEqual({ do: 'choose', way: 'W30' });
    chooser.confirm();
    await tick();
    expect(sent).toEqual([{ do: 'choose', way: 'W30' }]);
    expect(chooser.prompt).toBeNull();
  });

  it('others read the name instead of "me", so that nobody answers for themselves', () => {
    const { container } = lay(position({ seat: 1 }));
    expect(container.textContent).toContain('Welcher dieser drei Werte leitet Anna am stärksten?');
  });
});

describe('a secret tip', () => {
  it('is a concept, by its word, also one that the table wrote itself', async () => {
    const { getByText, find, sent } = lay(tipping(TRIANGLE), { actions: PICKS });
    expect(getByText('Gerechtigkeit')).toBeTruthy();
    expect(getByText('Kaffee um drei')).toBeTruthy();
    await fireEvent.click(find('[data-tip="3"]')!);
    await fireEvent.click(find('[data-tip="3"]')!);
    expect(sent).toEqual([{ do: 'pick', place: '3' }]);
  });

  it('is a step with its label, a person with name and number', () => {
    const steps = ['1', '2', '3', '4', '5'].map((step) => ({ do: 'rate', step }));
    const scale = lay(tipping(FIVESTAR), { actions: steps });
    expect(scale.find('[data-tip="5"]')?.textContent).toContain('voll und ganz');
    const people = ['II', 'V', 'VII'].map((number) => ({ do: 'name', number }));
    const named = lay(tipping(SEVENSTAR), { actions: people });
    expect(named.find('[data-tip="V"]')?.textContent).toMatch(/V.*Ben/);
  });

  it('can be changed while the others think', async () => {
    const { find, sent, chooser, getByText } = lay(tipping(CIRCLE), { actions: PICKS });
    await fireEvent.click(find('[data-tip="1"]')!);
    await fireEvent.click(find('[data-tip="1"]')!);
    chooser.offer(PICKS);
    await tick();
    expect(getByText('Dein Tipp liegt: Gerechtigkeit')).toBeTruthy();
    await fireEvent.click(find('[data-tip="2"]')!);
    expect(chooser.prompt?.does).toBe(say('your-tip', { answer: 'Ehrlichkeit' }));
    await fireEvent.click(find('[data-tip="2"]')!);
    expect(sent).toEqual([
      { do: 'pick', place: '1' },
      { do: 'pick', place: '2' },
    ]);
  });

  it('needs no third tap where moves are confirmed: the second is the yes', async () => {
    const { find, sent } = lay(tipping(TRIANGLE), { actions: [...PICKS, ...SWAPS], mustConfirm: () => true });
    await fireEvent.click(find('[data-tip="2"]')!);
    await fireEvent.click(find('[data-tip="2"]')!);
    expect(sent).toEqual([{ do: 'pick', place: '2' }]);
  });

  it('another concept is asked for by two taps, and never by accident', async () => {
    const { find, sent } = lay(tipping(TRIANGLE), { actions: [...PICKS, ...SWAPS] });
    await fireEvent.click(find('[data-do="swap"]')!);
    expect(sent).toEqual([]);
    await fireEvent.click(find('[data-swap="2"]')!);
    expect(sent).toEqual([{ do: 'swap', place: '2' }]);
  });

  it('is asked of nobody who looks on', () => {
    const { find } = lay(tipping(TRIANGLE, { ask: '', seat: null }), { seat: null });
    expect(find('[data-tip]')).toBeNull();
  });

  it('is asked for in the words of whose answer it is', () => {
    expect(lay(tipping(TRIANGLE), { actions: PICKS }).chooser.prompt?.next).toBe(say('prompt-own-triangle'));
    const other = lay(tipping(TRIANGLE, { active: 1 }), { actions: PICKS });
    expect(other.chooser.prompt?.next).toBe(say('prompt-other-triangle', { name: 'Ben' }));
    expect(lay(tipping(CIRCLE), { actions: PICKS }).chooser.prompt).toBeNull();
  });
});
