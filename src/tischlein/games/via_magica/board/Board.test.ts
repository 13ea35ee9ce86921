import { fireEvent } from '@testing-library/svelte';
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

  it('calls out when a gate opens', async () => {
    const { rerender, props, container } = lay(position());
    await rerender({ ...props, events: [{ name: 'opened', facts: { seat: 1, gate: 'Y11', count: 1 } }] });
    const cry = container.querySelector('.cry');
    expect(cry?.textContent).toContain('INCANTATUM!');
    expect(cry?.textContent).toContain('Ben öffnet Tropfstein');
  });
});
