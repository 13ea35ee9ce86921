import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Disc from './Disc.svelte';
import { disc, say } from './testing';

function facesOf(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>('.coin [data-element]')].map((face) => face.dataset.element ?? '');
}

describe('a disc', () => {
  it('lies still when it is first seen', () => {
    const { container } = render(Disc, { disc: disc('a1', 0, 'fire'), say });
    expect(container.querySelector<HTMLElement>('.coin')?.dataset.halfTurns).toBe('0');
    expect(facesOf(container)).toEqual(['fire']);
  });

  it('makes half a turn when its upper face changes, with the old face now below', async () => {
    const { container, rerender } = render(Disc, { disc: disc('a1', 0, 'fire'), say });
    await rerender({ disc: disc('a1', 0, 'wood'), say });
    expect(container.querySelector<HTMLElement>('.coin')?.dataset.halfTurns).toBe('1');
    expect(facesOf(container)).toEqual(['fire', 'wood']);
  });

  it('does not turn when it only moves', async () => {
    const { container, rerender } = render(Disc, { disc: disc('a1', 0, 'fire'), say });
    await rerender({ disc: disc('a2', 0, 'fire'), say });
    expect(container.querySelector<HTMLElement>('.coin')?.dataset.halfTurns).toBe('0');
  });

  it('paints no other face that the view does not tell', () => {
    const { container } = render(Disc, { disc: disc('a1', 1, 'fire'), say });
    expect(container.querySelector('.other')).toBeNull();
  });

  it('tells an underside known by looking from one that was only seen once', () => {
    const looked = render(Disc, { disc: disc('a1', 0, 'fire', { down: 'wood' }), say });
    const seen = render(Disc, { disc: disc('a1', 1, 'fire', { seen: 'wood' }), say });
    expect(looked.container.querySelector('.other')?.classList.contains('seen')).toBe(false);
    expect(seen.container.querySelector('.other')?.classList.contains('seen')).toBe(true);
  });
});
