import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { PLACINGS, area, gate, lay, position } from './testing';

describe('the table', () => {
  it('says that a round goes by when I can place nothing', () => {
    const { getByText } = lay(position({ ask: '' }));
    expect(getByText('Kein freies Feld für dich')).toBeTruthy();
  });

  it('does not say so while somebody opens a gate', () => {
    const { queryByText } = lay(position({ ask: '', opening: { seat: 1, gate: 'Y11', left: 0, reward: '' } }));
    expect(queryByText('Kein freies Feld für dich')).toBeNull();
  });

  it('makes clear that a wild token fits everywhere', () => {
    const { getByText } = lay(position({ token: 'wild' }), PLACINGS);
    expect(getByText('passt auf jedes Feld')).toBeTruthy();
  });

  it('makes clear that an animus is wild for me', () => {
    const { getByText } = lay(position({ areas: [area(0, { wild: ['air'] }), area(1)] }), PLACINGS);
    expect(getByText('für dich ein Joker')).toBeTruthy();
  });

  it('one tap on a player shows all that lies before them', async () => {
    const { container, getByRole } = lay(position({ areas: [area(0), area(1, { zone: [gate('a', 'B03', [1])] })] }));
    await fireEvent.click(container.querySelector('[data-seat="1"]')!);
    expect(getByRole('dialog', { name: 'Ben' }).textContent).toContain('Ewiges Grün');
  });

  it('somebody who looks on has no supply and no buttons to answer', () => {
    const { container } = lay(position({ seat: null, ask: '' }), [], null);
    expect(container.querySelector('[data-supply], [data-do], [data-spot]')).toBeNull();
    expect(container.querySelectorAll('[data-seat]').length).toBe(2);
  });

  it('shows the gate being opened where it was', () => {
    const zone = [gate('a', ''), gate('b', 'V11', [1]), gate('c', 'G09')];
    const view = position({
      areas: [area(0, { zone }), area(1)],
      opening: { seat: 0, gate: 'Y11', left: 1, reward: '' },
    });
    expect(lay(view).container.querySelector('[data-slot="a"]')?.textContent).toContain('Tropfstein');
  });

  it('calls out when a gate opens, and the token that I must answer lies there at once', async () => {
    const { container, stage } = lay(position({ token: 'fire' }), PLACINGS);
    const opened = {
      name: 'opened',
      seat: 1,
      art: { kind: 'gate', gate: 'Y11', open: 1 },
      events: 1,
      millis: 1,
      holds: true,
    };
    stage.scene = opened;
    await tick();
    const cry = container.querySelector('.cry');
    expect(cry?.textContent).toContain('INCANTATUM!');
    expect(cry?.textContent).toContain('Ben öffnet Tropfstein');
    expect(container.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn).toBe('fire');
  });

  it('shows the tokens that were drawn meanwhile one after the other, while nothing is asked', async () => {
    const { container, stage } = lay(position({ ask: '', token: 'fire' }));
    const drawn = (): string | undefined => container.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn;
    stage.scene = {
      name: 'drawn',
      seat: null,
      art: { kind: 'token', animus: 'water' },
      events: 1,
      millis: 1,
      holds: true,
    };
    await tick();
    expect(drawn()).toBe('water');
    stage.scene = null;
    await tick();
    expect(drawn()).toBe('fire');
  });

  it('swings a gate of mine open in its place, as long as its scene lasts', async () => {
    const zone = [gate('a', ''), gate('b', 'V11', [1]), gate('c', 'G09')];
    const { container, stage } = lay(position({ ask: '', areas: [area(0, { zone }), area(1)] }));
    const swung = (): Element | null => container.querySelector('[data-slot="a"] .arch.open');
    expect(swung()).toBeNull();
    stage.scene = {
      name: 'opened',
      seat: 0,
      art: { kind: 'gate', gate: 'Y11', open: 1 },
      events: 1,
      millis: 1,
      holds: true,
    };
    await tick();
    expect(swung()).not.toBeNull();
  });
});
