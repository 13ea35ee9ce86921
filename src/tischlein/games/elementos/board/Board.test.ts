import { fireEvent, render, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { Stage } from '$lib/stage.svelte';
import Board from './Board.svelte';
import { PLIES, choosing, disc, players, position, say } from './testing';
import type { ElementosView } from './types';

function lay(view: ElementosView, actions: Named[] = [], seat: number | null = 0, mustConfirm = () => false) {
  const { chooser, sent } = choosing(actions, mustConfirm);
  const props = { view, seat, chooser, players, animate: 0, say, events: [], stage: new Stage() };
  const shown = render(Board, { props });
  const square = (at: string) => shown.container.querySelector<HTMLElement>(`[data-square="${at}"]`)!;
  return { ...shown, props, chooser, sent, square };
}

function offered(container: Element): string[] {
  const squares = [...container.querySelectorAll<HTMLElement>('[data-square][aria-disabled="false"]')];
  return squares.map((square) => square.dataset.square as string).sort();
}

describe('what a square says', () => {
  it('names the disc, its symbol, its wand and the own underside', () => {
    const { square } = lay(position());
    expect(square('b4').getAttribute('aria-label')).toBe('b4, weiße Scheibe, Holz, mit Stab, unter ihr Wasser');
  });

  it('says nothing of an enemy underside', () => {
    const { square } = lay(position());
    expect(square('a6').getAttribute('aria-label')).toBe('a6, schwarze Scheibe, Holz');
  });

  it('tells that a disc is frozen', () => {
    const { square } = lay(position({ discs: [disc('a5', 0, 'fire', { frozen: true })] }));
    expect(square('a5').getAttribute('aria-label')).toContain('darf nicht gewendet werden');
  });

  it('tells what a tap would do', async () => {
    const { square } = lay(position(), PLIES);
    await fireEvent.click(square('a5'));
    expect(square('a6').getAttribute('aria-label')).toContain('hier schlagen');
    expect(square('b5').getAttribute('aria-label')).toContain('hierhin ziehen');
  });
});

describe('choosing by taps', () => {
  it('offers the discs that can do something, and nothing else', () => {
    const { container } = lay(position(), PLIES);
    expect(offered(container)).toEqual(['a5', 'b4']);
  });

  it('offers nothing while nothing is asked', () => {
    const { container } = lay(position(), [], null);
    expect(offered(container)).toEqual([]);
  });

  it('moves with two taps', async () => {
    const { square, sent } = lay(position(), PLIES);
    await fireEvent.click(square('a5'));
    await fireEvent.click(square('a6'));
    expect(sent).toEqual([{ do: 'move', at: 'a5', to: 'a6' }]);
  });

  it('hands the wand to an own disc with two taps', async () => {
    const { square, sent } = lay(position(), PLIES);
    await fireEvent.click(square('b4'));
    expect(square('a5').dataset.deed).toBe('wand');
    await fireEvent.click(square('a5'));
    expect(sent).toEqual([{ do: 'wand', at: 'b4', to: 'a5' }]);
  });

  it('flips with a second tap on the same disc', async () => {
    const { square, sent } = lay(position(), PLIES);
    await fireEvent.click(square('a5'));
    await fireEvent.click(square('a5'));
    expect(sent).toEqual([{ do: 'flip', at: 'a5' }]);
  });

  it('flips with the button beside the board', async () => {
    const { square, sent, getByRole } = lay(position(), PLIES);
    await fireEvent.click(square('a5'));
    await fireEvent.click(getByRole('button', { name: 'Wenden' }));
    expect(sent).toEqual([{ do: 'flip', at: 'a5' }]);
  });

  it('a disc that may not flip is let go by a second tap', async () => {
    const { square, sent } = lay(
      position(),
      PLIES.filter((ply) => ply.do !== 'flip'),
    );
    await fireEvent.click(square('a5'));
    await fireEvent.click(square('a5'));
    expect(sent).toEqual([]);
    expect(square('a5').getAttribute('aria-pressed')).toBe('false');
  });

  it('a tap on a quiet square lets go of the disc', async () => {
    const { square, sent, chooser } = lay(position(), PLIES);
    await fireEvent.click(square('a5'));
    await fireEvent.click(square('c2'));
    expect(chooser.picked).toEqual({});
    expect(sent).toEqual([]);
  });

  it('waits for a second yes where moves are confirmed', async () => {
    const { square, sent } = lay(position(), PLIES, 0, () => true);
    await fireEvent.click(square('a5'));
    await fireEvent.click(square('a6'));
    expect(sent).toEqual([]);
    await fireEvent.click(square('a6'));
    expect(sent).toEqual([{ do: 'move', at: 'a5', to: 'a6' }]);
  });
});

describe('what cannot be done', () => {
  it('asks why an enemy disc is not flipped', async () => {
    const { square, chooser } = lay(position(), PLIES);
    const why = vi.spyOn(chooser, 'why');
    await fireEvent.click(square('a6'));
    expect(why).toHaveBeenCalledWith({ do: 'flip', at: 'a6' }, undefined);
  });

  it('asks why the chosen disc cannot go there', async () => {
    const { square, chooser } = lay(position(), PLIES);
    const why = vi.spyOn(chooser, 'why');
    await fireEvent.click(square('a5'));
    await fireEvent.click(square('a4'));
    expect(why).toHaveBeenCalledWith({ do: 'move', at: 'a5', to: 'a4' }, '9');
  });

  it('asks why a disc is not flipped by key', async () => {
    const { square, chooser } = lay(
      position(),
      PLIES.filter((ply) => ply.do !== 'flip'),
    );
    const why = vi.spyOn(chooser, 'why');
    await fireEvent.keyDown(square('a5'), { key: 'f' });
    expect(why).toHaveBeenCalledWith({ do: 'flip', at: 'a5' });
  });
});

describe('by keyboard alone', () => {
  it('has one square in the tab order', () => {
    const { container } = lay(position(), PLIES);
    expect(container.querySelectorAll('[data-square][tabindex="0"]').length).toBe(1);
  });

  it('walks with the arrow keys as the board is seen', async () => {
    const { square } = lay(position(), PLIES);
    square('b4').focus();
    await fireEvent.keyDown(square('b4'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(square('b5'));
  });

  it('walks towards white when black presses the up key', async () => {
    const { square } = lay(position({ seat: 1 }), [], 1);
    square('b4').focus();
    await fireEvent.keyDown(square('b4'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(square('b3'));
  });

  it('flips the focused disc with f', async () => {
    const { square, sent } = lay(position(), PLIES);
    await fireEvent.keyDown(square('a5'), { key: 'f' });
    expect(sent).toEqual([{ do: 'flip', at: 'a5' }]);
  });

  it('lets go with Escape', async () => {
    const { square, chooser } = lay(position(), PLIES);
    await fireEvent.click(square('a5'));
    await fireEvent.keyDown(square('a5'), { key: 'Escape' });
    expect(chooser.picked).toEqual({});
  });
});

describe('the bar', () => {
  it.each([
    ['go and flip', ['move', 'flip'], 'Wohin? Nochmal antippen wendet sie.'],
    ['go', ['move'], 'Wohin damit?'],
    ['only be flipped', ['flip'], 'Nochmal tippen: wenden'],
    ['hand on its wand', ['wand', 'flip'], 'Wer bekommt den Stab?'],
    ['go or hand on its wand', ['move', 'wand'], 'Wohin, oder wer bekommt den Stab?'],
  ])('asks what a disc can do that can %s', async (_, deeds, next) => {
    const all: Named[] = [
      { do: 'move', at: 'b4', to: 'b5' },
      { do: 'wand', at: 'b4', to: 'a5' },
      { do: 'flip', at: 'b4' },
      { do: 'flip', at: 'a5' },
    ];
    const { square, chooser } = lay(
      position(),
      all.filter((action) => action.at === 'a5' || deeds.includes(String(action.do))),
    );
    await fireEvent.click(square('b4'));
    expect(chooser.prompt).toEqual({ next, does: 'Darunter liegt Wasser.' });
  });
});

describe('the table', () => {
  it('has my side at the bottom', () => {
    const { container } = lay(position({ seat: 1 }), [], 1);
    const squares = [...container.querySelectorAll<HTMLElement>('[data-square]')];
    expect(squares.at(0)?.dataset.square).toBe('c1');
    expect(squares.at(-1)?.dataset.square).toBe('a8');
  });

  it('marks the squares of the last ply', async () => {
    const { rerender, props, square } = lay(position());
    await rerender({ ...props, events: [{ name: 'moved', facts: { seat: 1, at: 'a7', to: 'a6' } }] });
    expect(square('a7').classList.contains('traced')).toBe(true);
    expect(square('a6').classList.contains('traced')).toBe(true);
  });

  it('lays captured discs with both faces beside the player who took them', () => {
    const { getByRole } = lay(position({ captured: [{ id: 20, owner: 1, faces: ['fire', 'water'] }] }));
    const tray = getByRole('region', { name: 'Weiß: eine Scheibe geschlagen' });
    expect(within(tray).getByLabelText('schwarze Scheibe, Feuer und Wasser')).toBeTruthy();
  });

  it('warns before a match is drawn for want of progress', () => {
    const { getByText } = lay(position({ idle_plies: 52 }));
    expect(getByText('noch 8 Züge bis zum Remis')).toBeTruthy();
  });
});
