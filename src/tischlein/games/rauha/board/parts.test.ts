import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import BiomeFace from './BiomeFace.svelte';
import Figure from './Figure.svelte';
import Track from './Track.svelte';
import { NOTCHES, middleOf } from './notches';
import { FOREST, MOUNTAIN, position, say } from './testing';

function signsOf(container: Element, within: string): string[] {
  return [...container.querySelectorAll<SVGElement>(`${within} [data-sign]`)].map((sign) => sign.dataset.sign ?? '');
}

describe('a card draws itself', () => {
  it('with its biome, its animals, its price and its effect', () => {
    const { container } = render(BiomeFace, { face: FOREST, say, inHand: true });
    expect(signsOf(container, '.signs')).toEqual(['forest']);
    expect(signsOf(container, '.animals')).toEqual(['land']);
    expect(container.querySelector('.price')?.textContent).toBe('2');
    expect(signsOf(container, '.scroll')).toEqual(['energy', 'land']);
  });

  it('with a drop for every water source and the cells where it may lie', () => {
    const { container } = render(BiomeFace, { face: MOUNTAIN, say, inHand: true });
    expect(signsOf(container, '.signs')).toEqual(['mountain', 'water', 'water']);
    expect(container.querySelectorAll('.corner rect[fill="#1d6b45"]')).toHaveLength(3);
  });

  it('with the spore in the place of the price', () => {
    const { container } = render(BiomeFace, { face: FOREST, say, spore: true });
    expect(signsOf(container, '.corner')).toEqual(['spore']);
    expect(container.querySelector('.price')).toBeNull();
  });
});

describe('the sixteen notches', () => {
  it('go round the board, with a scoring on every corner', () => {
    const scorings = NOTCHES.filter((notch) => notch.sign === 'scoring').map((notch) => notch.number);
    expect(scorings).toEqual([4, 8, 12, 16]);
    expect(new Set(NOTCHES.map(({ row, column }) => `${row}/${column}`)).size).toBe(16);
  });

  it('stand beside the middle of the line that they light', () => {
    expect(middleOf(2)).toEqual({ across: 0.5, down: 0, side: 0, below: -0.5 });
    expect(middleOf(6)).toEqual({ across: 1, down: 0.5, side: 0.5, below: 0 });
  });
});

describe('the score track', () => {
  function markers(energies: number[], stack: number[]): HTMLElement[] {
    const areas = position().areas.map((area, seat) => ({ ...area, energy: energies[seat] ?? 0 }));
    const { container } = render(Track, { view: position({ areas, stack }), names: ['Anna', 'Ben'], say });
    return [...container.querySelectorAll<HTMLElement>('[data-marker]')];
  }

  it('lays the marker that came later on top', () => {
    const below = markers([5, 5], [1, 0]).map((marker) => [
      marker.dataset.marker,
      marker.style.getPropertyValue('--below'),
    ]);
    expect(below).toEqual([
      ['1', '0'],
      ['0', '1'],
    ]);
  });

  it('begins again after 99 with a mark', () => {
    const [marker] = markers([107, 5], [0, 1]);
    expect(marker?.textContent).toContain('+100');
    expect(marker?.style.getPropertyValue('--at')).toBe('0.07');
  });
});

describe('figures of the rules', () => {
  it.each(['world', 'card', 'god', 'spore', 'signs', 'effects'])('%s is drawn', (name) => {
    const { container } = render(Figure, { name, say });
    expect(container.querySelectorAll('svg').length).toBeGreaterThan(2);
  });
});
