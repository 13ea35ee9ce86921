import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import ElementSymbol from './ElementSymbol.svelte';
import SeatToken from './SeatToken.svelte';
import { ELEMENTS, PAINTINGS } from './elements';
import { seatMark } from './seats';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('elements', () => {
  it('no two elements have the same outline', () => {
    expect(new Set(ELEMENTS.map((element) => PAINTINGS[element].frame)).size).toBe(ELEMENTS.length);
  });

  it('every element has a figure inside its frame', () => {
    for (const element of ELEMENTS) {
      const { filled, lines } = PAINTINGS[element];
      expect(filled.length + lines.length, element).toBeGreaterThan(0);
    }
  });

  it('a symbol with a label is a picture with a name', () => {
    const { getByRole } = render(ElementSymbol, { element: 'shadow', label: 'Schatten' });
    expect(getByRole('img', { name: 'Schatten' })).toBeTruthy();
  });

  it('a symbol without a label is hidden from screen readers', () => {
    const { container } = render(ElementSymbol, { element: 'air' });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('carries its letter for those who switch letters on', () => {
    const { container } = render(ElementSymbol, { element: 'fire', letter: 'F' });
    expect(container.querySelector('.letter')?.textContent?.trim()).toBe('F');
  });
});

describe('seats', () => {
  it('eight seats have eight shapes and eight colours', () => {
    expect(new Set(SEATS.map((seat) => seatMark(seat).shape)).size).toBe(8);
    expect(new Set(SEATS.map((seat) => seatMark(seat).colour)).size).toBe(8);
  });

  it('a token can speak for itself where no name stands beside it', () => {
    const { getByRole } = render(SeatToken, { seat: 1, label: 'Schwarz' });
    expect(getByRole('img', { name: 'Schwarz' }).dataset.shape).toBe('notched');
  });
});
