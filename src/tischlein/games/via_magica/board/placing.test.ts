import { fireEvent } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { Actions } from './actions.svelte';
import { PLACINGS, choosing, lay, position } from './testing';

function lit(container: Element, action: string): string[] {
  const spots = [...container.querySelectorAll<HTMLElement>(`[data-spot][data-deed="${action}"]`)];
  return spots.map((spot) => spot.dataset.spot as string).sort();
}

describe('placing a crystal', () => {
  it('lights the spaces that can take one and the crystals that can leave, and nothing else', () => {
    const { container } = lay(position(), PLACINGS);
    expect(lit(container, 'to')).toEqual(['a1', 'b2', 'b3']);
    expect(lit(container, 'from')).toEqual(['a2', 'b1']);
  });

  it('lights nothing while nothing is asked', () => {
    const { container } = lay(position({ ask: '' }));
    expect(container.querySelector('[data-spot][data-deed]')).toBeNull();
  });

  it('one tap only chooses; a second tap on the same space places from the supply', async () => {
    const { spot, sent } = lay(position(), PLACINGS);
    await fireEvent.click(spot('b2'));
    expect(sent).toEqual([]);
    await fireEvent.click(spot('b2'));
    expect(sent).toEqual([{ do: 'place', to: 'b2' }]);
  });

  it('the supply and then a space is the same', async () => {
    const { spot, supply, sent } = lay(position(), PLACINGS);
    await fireEvent.click(supply());
    await fireEvent.click(spot('a1'));
    expect(sent).toEqual([{ do: 'place', to: 'a1' }]);
  });

  it('moves a crystal with two taps', async () => {
    const { spot, sent } = lay(position(), PLACINGS);
    await fireEvent.click(spot('a2'));
    await fireEvent.click(spot('b3'));
    expect(sent).toEqual([{ do: 'move', at: 'a2', to: 'b3' }]);
  });

  it('moves a crystal when its new space was tapped first', async () => {
    const { spot, sent } = lay(position(), PLACINGS);
    await fireEvent.click(spot('b3'));
    await fireEvent.click(spot('a2'));
    expect(sent).toEqual([{ do: 'move', at: 'a2', to: 'b3' }]);
  });

  it('a second tap on a crystal lets it go', async () => {
    const { spot, chooser, sent } = lay(position(), PLACINGS);
    await fireEvent.click(spot('a2'));
    await fireEvent.click(spot('a2'));
    expect(chooser.picked).toEqual({});
    expect(sent).toEqual([]);
  });

  it('without a crystal in the supply a second tap on the space waits for a crystal', async () => {
    const moves = PLACINGS.filter((placing) => placing.do !== 'place');
    const { spot, sent } = lay(position(), moves);
    await fireEvent.click(spot('b2'));
    await fireEvent.click(spot('b2'));
    expect(sent).toEqual([]);
  });

  it('passes with one button', async () => {
    const { getByRole, sent } = lay(position(), PLACINGS);
    await fireEvent.click(getByRole('button', { name: 'Diesmal nichts setzen' }));
    expect(sent).toEqual([{ do: 'pass' }]);
  });

  it('waits for a yes where moves are confirmed', async () => {
    const { spot, sent } = lay(position(), PLACINGS, 0, () => true);
    await fireEvent.click(spot('a2'));
    await fireEvent.click(spot('b3'));
    expect(sent).toEqual([]);
    await fireEvent.click(spot('b3'));
    expect(sent).toEqual([{ do: 'move', at: 'a2', to: 'b3' }]);
  });

  it('shows my secret choice until all have chosen', async () => {
    const { spot, chooser } = lay(position(), PLACINGS);
    await fireEvent.click(spot('b2'));
    await fireEvent.click(spot('b2'));
    chooser.offer(PLACINGS, 'q');
    await fireEvent.focus(spot('b2'));
    expect(spot('b2').getAttribute('aria-label')).toContain('deine Wahl');
  });

  it('tells what lies on a space and what a tap does', () => {
    const { spot } = lay(position(), PLACINGS);
    expect(spot('a2').getAttribute('aria-label')).toBe(
      'Gartenpforte, Feld 2: Wasser, mit Kristall, diesen Kristall nehmen',
    );
    expect(spot('b2').getAttribute('aria-label')).toBe('Windsiegel, Feld 2: Luft, frei, hierher setzen');
  });

  it('lit spaces and the first one of each gate are in the tab order, arrows go to all', async () => {
    const { container, spot } = lay(position(), PLACINGS);
    const reachable = [...container.querySelectorAll<HTMLElement>('[data-spot][tabindex="0"]')];
    expect(reachable.map((spot) => spot.dataset.spot).sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c1']);
    spot('b3').focus();
    await fireEvent.keyDown(spot('b3'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(spot('b4'));
    await fireEvent.keyDown(spot('b4'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(spot('b3'));
  });
});

describe('dragging a crystal', () => {
  it('from space to space is a move', () => {
    const { chooser, sent } = choosing(PLACINGS);
    new Actions(() => chooser).drop('a2', 'b3');
    expect(sent).toEqual([{ do: 'move', at: 'a2', to: 'b3' }]);
  });

  it('from the supply is a placement', () => {
    const { chooser, sent } = choosing(PLACINGS);
    new Actions(() => chooser).drop('', 'b3');
    expect(sent).toEqual([{ do: 'place', to: 'b3' }]);
  });

  it('to where it cannot lie does nothing', () => {
    const { chooser, sent } = choosing(PLACINGS);
    const actions = new Actions(() => chooser);
    actions.hold('a2');
    actions.drop('a2', 'c1');
    expect([sent, chooser.picked]).toEqual([[], {}]);
  });
});

describe('rearranging', () => {
  const STEPS: Named[] = [
    { do: 'skip' },
    { do: 'lift', at: 'a2' },
    { do: 'move', at: 'a2', to: 'c1' },
    { do: 'lift', at: 'b1' },
    { do: 'move', at: 'b1', to: 'c1' },
  ];
  const view = position({ ask: 'rearrange', opening: { seat: 0, gate: '', left: 2, reward: '' } });

  it('puts the chosen crystal back when the supply is tapped', async () => {
    const { spot, supply, sent } = lay(view, STEPS);
    await fireEvent.click(spot('a2'));
    await fireEvent.click(supply());
    expect(sent).toEqual([{ do: 'lift', at: 'a2' }]);
  });

  it('takes nothing out of the supply', async () => {
    const { supply, chooser } = lay(view, STEPS);
    await fireEvent.click(supply());
    expect(chooser.picked).toEqual({});
  });

  it('says how many steps are left', () => {
    expect(lay(view, STEPS).chooser.prompt?.next).toContain('noch 2 Züge');
  });
});
