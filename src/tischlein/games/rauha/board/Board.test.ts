import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { Stage } from '$lib/stage.svelte';
import Board from './Board.svelte';
import { choosing, players, position, say } from './testing';
import type { RauhaView } from './types';

const KEEPS: Named[] = [
  { do: 'keep', card: '1-16' },
  { do: 'keep', card: '1-30' },
];
const PLACES: Named[] = [
  { do: 'place', card: '1-16', to: '2' },
  { do: 'place', card: '1-16', to: '5' },
  { do: 'discard_for_crystals' },
  { do: 'discard_for_spore', to: '2' },
  { do: 'discard_for_spore', to: '9' },
];
const USES: Named[] = [
  { do: 'activate', at: '1' },
  { do: 'sow', at: '6', to: '3' },
  { do: 'sow', at: '6', to: '6' },
  { do: 'call', god: 'sienet' },
  { do: 'call_for', god: 'metsat', animal: 'flying' },
  { do: 'call_for', god: 'metsat', animal: 'land' },
  { do: 'activate_all' },
  { do: 'finish' },
];

function lay(view: RauhaView, actions: Named[] = [], seat: number | null = 0, mustConfirm = () => false) {
  const { chooser, sent } = choosing(actions, mustConfirm);
  const shown = render(Board, {
    props: { view, seat, chooser, players, animate: 0, say, events: [], stage: new Stage() },
  });
  const find = (selector: string) => shown.container.querySelector<HTMLElement>(selector)!;
  const tap = (selector: string) => fireEvent.click(find(selector));
  const lit = () =>
    [...shown.container.querySelectorAll<HTMLElement>('[data-cell][data-deed]')].map((cell) => cell.dataset.cell);
  return { ...shown, chooser, sent, find, tap, lit };
}

const placing = () => position({ ask: 'place', phase: 'place', active: 0, hand: ['1-16'] });
const activating = () =>
  position({
    ask: 'activate',
    phase: 'activate',
    active: 0,
    hand: [],
    previews: [],
    uses: [
      { id: '1', at: '1', god: '', pay: 0, energy: 0, crystals: 1, spore: false },
      { id: 'sienet', at: '', god: 'sienet', pay: 0, energy: 0, crystals: 3, spore: false },
    ],
    best: { energy: 5, crystals: 2 },
  });

describe('what the board says', () => {
  it('tells a cell by its biome, water and effect', () => {
    const { find } = lay(position());
    expect(find('[data-cell="8"]').getAttribute('aria-label')).toBe('Feld 8: Berg. Eine Wasserquelle. Kein Effekt.');
  });

  it('tells a card with its price', () => {
    const { find } = lay(position(), KEEPS);
    const label = find('[data-card="1-16"]').getAttribute('aria-label');
    expect(label).toContain('Wald, Landtier.');
    expect(label).toContain('Kostet 2 Kristalle.');
  });

  it('tells who holds a god', () => {
    const { find } = lay(position());
    expect(find('[data-god="sienet"]').getAttribute('aria-label')).toContain('Bei Ben.');
    expect(find('[data-god="metsat"]').getAttribute('aria-label')).toContain('Noch bei niemandem.');
  });

  it('puts the avatar on its notch', () => {
    const { find } = lay(position({ notch: 6, line_name: 'row2' }));
    expect(find('.avatar').dataset.notch).toBe('6');
    expect(find('.beam').dataset.line).toBe('row2');
  });

  it('shows whoever watches the world of the one who acts, and no hand', () => {
    const { find, container } = lay(position({ seat: null, ask: '', active: 1, hand: [] }), [], null);
    expect(find('.mine .world').getAttribute('aria-label')).toBe('Welt von Ben');
    expect(container.querySelector('.hand')).toBeNull();
  });
});

describe('the draft', () => {
  it('keeps a card with two taps', async () => {
    const { tap, sent } = lay(position(), KEEPS);
    await tap('[data-card="1-16"]');
    expect(sent).toEqual([]);
    await tap('[data-card="1-16"]');
    expect(sent).toEqual([{ do: 'keep', card: '1-16' }]);
  });

  it('marks the card that I kept in secret, and lets me keep another one', async () => {
    const { tap, find, chooser, sent } = lay(position(), KEEPS);
    await tap('[data-card="1-16"]');
    await tap('[data-card="1-16"]');
    chooser.offer(KEEPS);
    await tick();
    expect(find('[data-card="1-16"]').getAttribute('aria-label')).toContain('Die behältst du.');
    await tap('[data-card="1-30"]');
    await tap('[data-card="1-30"]');
    expect(sent.map(({ card }) => card)).toEqual(['1-16', '1-30']);
  });

  it('shows on my world what a card under the pointer would bring, and which god it would win', async () => {
    const { find, container } = lay(position(), KEEPS);
    await fireEvent.pointerEnter(find('[data-card="1-16"]'));
    expect(find('[data-cell="2"]').getAttribute('aria-label')).toContain(
      'Brächte 3 Lebensenergie, −2 Kristalle, die Gottheit Metsat',
    );
    expect(find('[data-god="metsat"]').classList.contains('near')).toBe(true);
    expect(container.querySelectorAll('.cell.shut')).toHaveLength(7);
    await fireEvent.pointerLeave(find('[data-card="1-16"]'));
    expect(container.querySelectorAll('.cell.shut')).toHaveLength(0);
  });

  it('says when crystals are lacking for a card', () => {
    const previews = position().previews.map((preview) => ({ ...preview, payable: false }));
    const { find } = lay(position({ previews }), KEEPS);
    expect(find('[data-card="1-16"]').getAttribute('aria-label')).toContain('fehlen dir');
  });
});

describe('placing and discarding', () => {
  it('lights only the cells that are offered', () => {
    expect(lay(placing(), PLACES).lit()).toEqual(['2', '5']);
  });

  it('places with a tap on the card and one on the cell', async () => {
    const { tap, sent } = lay(placing(), PLACES);
    await tap('[data-card="1-16"]');
    await tap('[data-cell="5"]');
    expect(sent).toEqual([{ do: 'place', card: '1-16', to: '5' }]);
  });

  it('places with two taps on the cell, and another cell is only another choice', async () => {
    const { tap, sent } = lay(placing(), PLACES);
    await tap('[data-cell="5"]');
    await tap('[data-cell="2"]');
    expect(sent).toEqual([]);
    await tap('[data-cell="2"]');
    expect(sent).toEqual([{ do: 'place', card: '1-16', to: '2' }]);
  });

  it('says before the second tap what the card brings there, its price included', async () => {
    const { tap, chooser } = lay(placing(), PLACES);
    expect(chooser.prompt?.next).toBe('Wohin mit Wildwechsel?');
    await tap('[data-cell="5"]');
    expect(chooser.prompt).toEqual({
      next: 'Nochmal tippen: auslegen',
      does: 'Kostet 3 Kristalle, bringt 1 Lebensenergie.',
    });
  });

  it('discards for crystals with one button', async () => {
    const { tap, sent } = lay(placing(), PLACES);
    await tap('[data-do="discard_for_crystals"]');
    expect(sent).toEqual([{ do: 'discard_for_crystals' }]);
  });

  it('discards for a spore where the spore can lie', async () => {
    const { tap, sent, lit } = lay(placing(), PLACES);
    await tap('[data-do="discard_for_spore"]');
    expect(lit()).toEqual(['2', '9']);
    await tap('[data-cell="9"]');
    expect(sent).toEqual([{ do: 'discard_for_spore', to: '9' }]);
  });

  it('waits for a yes where moves are confirmed', async () => {
    const { tap, sent } = lay(placing(), PLACES, 0, () => true);
    await tap('[data-card="1-16"]');
    await tap('[data-cell="5"]');
    expect(sent).toEqual([]);
    await tap('[data-cell="5"]');
    expect(sent).toEqual([{ do: 'place', card: '1-16', to: '5' }]);
  });
});

describe('placing where a card may not lie', () => {
  it('asks why', async () => {
    const { tap, chooser } = lay(placing(), PLACES);
    const why = vi.spyOn(chooser, 'why').mockReturnValue(true);
    await tap('[data-cell="3"]');
    expect(why).toHaveBeenCalledWith({ do: 'place', card: '1-16', to: '3' }, '4.9');
  });
});

describe('activating', () => {
  it('tells what a biome would bring only to whoever is asked', () => {
    const gainsIn = (view: RauhaView) => lay(view).container.querySelectorAll('[data-cell] .gain').length;
    expect(gainsIn(activating())).toBeGreaterThan(0);
    expect(gainsIn({ ...activating(), ask: '' })).toBe(0);
  });

  it('activates a biome with a second tap, and says before what it brings', async () => {
    const { tap, sent, chooser, find } = lay(activating(), USES);
    await tap('[data-cell="1"]');
    expect(sent).toEqual([]);
    expect(chooser.prompt).toEqual({
      next: 'Nochmal tippen: aktivieren',
      does: 'Bringt 1 Kristall.',
    });
    expect(find('[data-cell="1"]').classList.contains('chosen')).toBe(true);
    await tap('[data-cell="1"]');
    expect(sent).toEqual([{ do: 'activate', at: '1' }]);
  });

  it('asks where the spore goes, the acting biome included', async () => {
    const { tap, sent, lit } = lay(activating(), USES);
    await tap('[data-cell="6"]');
    expect(lit()).toEqual(['3', '6']);
    await tap('[data-cell="6"]');
    expect(sent).toEqual([{ do: 'sow', at: '6', to: '6' }]);
  });

  it('asks why a god does not come', async () => {
    const { tap, chooser } = lay(
      activating(),
      USES.filter((use) => use.god !== 'sienet'),
    );
    const why = vi.spyOn(chooser, 'why').mockReturnValue(true);
    await tap('[data-god="sienet"]');
    expect(why).toHaveBeenCalledWith({ do: 'call', god: 'sienet' }, undefined);
  });

  it('calls a god with a second tap and tells what it brings', async () => {
    const { tap, sent, find } = lay(activating(), USES);
    expect(find('[data-god="sienet"]').getAttribute('aria-label')).toContain('3 Kristalle');
    await tap('[data-god="sienet"]');
    expect(sent).toEqual([]);
    await tap('[data-god="sienet"]');
    expect(sent).toEqual([{ do: 'call', god: 'sienet' }]);
  });

  it('offers the most frequent animal first when a god counts one', async () => {
    const { tap, sent, container } = lay(activating(), USES);
    await tap('[data-god="metsat"]');
    const offered = [...container.querySelectorAll<HTMLElement>('.hand [data-do]')].map((button) => button.dataset.do);
    expect(offered).toEqual(['land', 'flying']);
    await tap('[data-do="land"]');
    expect(sent).toEqual([{ do: 'call_for', god: 'metsat', animal: 'land' }]);
  });

  it('activates all in the best order with one button', async () => {
    const { tap, sent } = lay(activating(), USES);
    await tap('[data-do="activate_all"]');
    expect(sent).toEqual([{ do: 'activate_all' }]);
  });

  it('has one such button only, and lays new spores with it where they bring most', async () => {
    const { tap, sent, find } = lay(activating(), [...USES, { do: 'activate_and_sow' }]);
    expect(find('[data-do="activate_all"]')).toBeNull();
    await tap('[data-do="activate_and_sow"]');
    expect(sent).toEqual([{ do: 'activate_and_sow' }]);
  });

  it('asks why a biome can do nothing now, and opens its sheet with the next tap', async () => {
    const { tap, sent, find, chooser } = lay(activating(), USES);
    const why = vi.spyOn(chooser, 'why').mockReturnValue(true);
    await tap('[data-cell="8"]');
    expect(why).toHaveBeenCalledWith({ do: 'activate', at: '8' }, undefined);
    expect(find('dialog').textContent).not.toContain('Berg');
    vi.spyOn(chooser, 'hasExplained').mockReturnValue(true);
    await tap('[data-cell="8"]');
    expect(sent).toEqual([]);
    expect(find('dialog').textContent).toContain('Berg');
  });
});

describe('what is held back', () => {
  it('the other worlds, the gods and the track tell no more than the stage has shown', async () => {
    const stage = new Stage();
    const before = position({ ask: '', active: 1 });
    const after = position({ ask: '', active: 1, gods: before.gods.map((god) => ({ ...god, holder: 0 })) });
    stage.shown = { view: before } as never;
    const { chooser } = choosing([]);
    const { container } = render(Board, {
      props: { view: after, seat: 0, chooser, players, animate: 0, say, events: [], stage },
    });
    const holder = (): string | undefined =>
      container.querySelector<HTMLElement>('[data-god="sienet"]')?.dataset.holder;
    expect(holder()).toBe('1');
    stage.shown = { view: after } as never;
    await tick();
    expect(holder()).toBe('0');
  });
});
