import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { Stage } from '$lib/stage.svelte';
import Board from './Board.svelte';
import { choosing, disc, players, position, say } from './testing';

const LAYINGS: Named[] = [
  { do: 'preset' },
  ...['b1', 'c1'].flatMap((at) =>
    ['fire/wood', 'wood/fire', 'water/fire'].map((kind) => ({ do: 'lay', at, disc: kind })),
  ),
];

function arrange(actions: Named[] = LAYINGS, seat: number | null = 0, to_move: number | null = null, isLesson = false) {
  const { chooser, sent } = choosing(actions);
  chooser.isPatient = isLesson;
  const view = position({
    seat,
    ask: 'arrange',
    phase: 'setup',
    to_move,
    ready: [false, true],
    discs: seat === null ? [] : [disc('a1', 0, 'wood', { down: 'water' })],
    supply:
      seat === null
        ? []
        : [
            { disc: 'fire/wood', count: 2 },
            { disc: 'water/fire', count: 1 },
          ],
  });
  const shown = render(Board, {
    props: { view, seat, chooser, players, animate: 0, say, events: [], stage: new Stage() },
  });
  const square = (at: string) => shown.container.querySelector<HTMLElement>(`[data-square="${at}"]`)!;
  const stack = (kind: string) => shown.container.querySelector<HTMLElement>(`[data-supply="${kind}"]`)!;
  /** What is seen on a square, by the words for those who cannot see it. */
  const lies = (at: string) => square(at).getAttribute('aria-label') ?? '';
  return { ...shown, view, chooser, sent, square, stack, lies };
}

describe('arranging', () => {
  it('lays the disc in hand on a tapped home square, and tells nobody yet', async () => {
    const { square, lies, sent } = arrange();
    await fireEvent.click(square('b1'));
    expect(lies('b1')).toContain('Feuer');
    expect(sent).toEqual([]);
  });

  it('in a lesson sends each disc at once', async () => {
    const { square, sent } = arrange(LAYINGS, 0, null, true);
    await fireEvent.click(square('b1'));
    expect(sent).toEqual([{ do: 'lay', at: 'b1', disc: 'fire/wood' }]);
  });

  it('a tap on the disc in hand turns it over', async () => {
    const { square, stack, lies } = arrange();
    await fireEvent.click(stack('fire/wood'));
    await fireEvent.click(square('c1'));
    expect(lies('c1')).toMatch(/Holz.*Feuer/);
  });

  it('a tap on another kind takes it in hand as it lies', async () => {
    const { square, stack, lies } = arrange();
    await fireEvent.click(stack('water/fire'));
    await fireEvent.click(square('c1'));
    expect(lies('c1')).toMatch(/Wasser.*Feuer/);
  });

  it('a laid disc can be moved, turned over, and change places with another, also by keys', async () => {
    const { square, stack, lies } = arrange();
    await fireEvent.click(square('b1'));
    await fireEvent.click(square('b1'));
    await fireEvent.click(square('c1'));
    expect([lies('b1'), lies('c1')]).toEqual([expect.stringContaining('leer'), expect.stringMatching(/Feuer.*Holz/)]);
    await fireEvent.click(square('c1'));
    await fireEvent.keyDown(square('c1'), { key: 'f' });
    expect(lies('c1')).toMatch(/Holz.*Feuer/);
    await fireEvent.keyDown(square('c1'), { key: 'Escape' });
    await fireEvent.click(stack('water/fire'));
    await fireEvent.click(square('b1'));
    await fireEvent.click(square('b1'));
    await fireEvent.click(square('c1'));
    expect([lies('b1'), lies('c1')]).toEqual([
      expect.stringMatching(/Holz.*Feuer/),
      expect.stringMatching(/Wasser.*Feuer/),
    ]);
  });

  it('all discs go out one after the other when I am ready', async () => {
    const { square, sent, chooser, queryByRole, getByRole } = arrange();
    for (const at of ['b1', 'c1']) await fireEvent.click(square(at));
    expect(queryByRole('button', { name: 'Fertig' })).toBeNull();
    chooser.offer(LAYINGS.concat({ do: 'lay', at: 'a2', disc: 'water/fire' }));
    await tick();
    await fireEvent.click(square('a2'));
    await fireEvent.click(getByRole('button', { name: 'Fertig' }));
    expect(sent).toEqual([{ do: 'lay', at: 'b1', disc: 'fire/wood' }]);
  });

  it('lights only squares where the disc in hand may lie', () => {
    const { container } = arrange();
    const lit = [...container.querySelectorAll<HTMLElement>('[data-deed="lay"]')].map((found) => found.dataset.square);
    expect(lit).toEqual(['b1', 'c1']);
  });

  it('takes the suggested setup with one button', async () => {
    const { getByRole, sent } = arrange();
    await fireEvent.click(getByRole('button', { name: 'Vorschlag' }));
    expect(sent).toEqual([{ do: 'preset' }]);
  });

  it('has no ready button before the rules offer it', () => {
    expect(arrange().queryByRole('button', { name: 'Fertig' })).toBeNull();
    expect(arrange([{ do: 'ready' }]).getByRole('button', { name: 'Fertig' })).toBeTruthy();
  });

  it('hangs a curtain with a sign before the other half', () => {
    const { container } = arrange();
    const curtains = [...container.querySelectorAll('.curtain')];
    expect(curtains.map((curtain) => curtain.textContent?.trim())).toEqual(['Ben ist bereit']);
  });

  it('hangs no curtain when the setup is open', () => {
    expect(arrange(LAYINGS, 0, 0).container.querySelectorAll('.curtain').length).toBe(0);
  });

  it('hangs a curtain before both halves for those who watch', () => {
    expect(arrange([], null).container.querySelectorAll('.curtain').length).toBe(2);
  });
});
