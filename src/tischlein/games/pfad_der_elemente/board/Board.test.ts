import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { GIFTS, lay, LAYINGS, MEANS, spirited } from './boardTesting';
import { BEAT_MS } from './memory.svelte';
import { area, building, grid, position, spirit, TILES } from './testing';

describe('choosing and drafting', () => {
  const boards = ['earth', 'air', 'water', 'fire'].map((element) => ({
    element,
    taken: { earth: 1, air: 1, water: 1, fire: 1, [element]: 3 },
    pool: { earth: 2, air: 2, water: 2, fire: 2, [element]: 0 },
    points: 2,
    further: 0,
  }));

  it('an element is chosen with two taps; a taken one cannot be', async () => {
    const areas = [area(0, { element: null }), area(1, { element: 'water' })];
    const view = position({ ask: 'element', phase: 'element', choices: ['earth', 'air', 'fire'], boards, areas });
    const { tap, find, sent } = lay(view, [
      { do: 'choose', element: 'earth' },
      { do: 'choose', element: 'air' },
    ]);
    expect(find('[data-element-board=water]').getAttribute('aria-label')).toBe('Wasser spielt Ben.');
    expect(find('[data-element-board=water]').getAttribute('aria-disabled')).toBe('true');
    await tap('[data-element-board=air]');
    expect(sent).toEqual([]);
    await tap('[data-element-board=air]');
    expect(sent).toEqual([{ do: 'choose', element: 'air' }]);
  });

  it('shows every tile of my pack, who gets the rest, and what all packs held', () => {
    const pack = { earth: 2, air: 0, water: 1, fire: 1 };
    const view = position({ ask: 'draft', phase: 'draft', round: 3, pack, boards: boards.slice(0, 2) });
    const { all, container } = lay(view, [{ do: 'take', element: 'earth' }]);
    expect(all('[data-draft]').map((one) => one.dataset.draft)).toEqual(['earth', 'earth', 'water', 'fire']);
    expect(container.textContent).toContain('Der Rest geht nach links zu Ben.');
    expect(all('.tally:last-of-type dd').map((one) => one.textContent)).toEqual(['2', '2', '4', '4']);
  });

  it('of several equal tiles only the tapped one is lit, and a tap on another one is no second tap', async () => {
    const pack = { earth: 3, air: 0, water: 1, fire: 0 };
    const supply = { earth: 2, air: 1, water: 1, fire: 1 };
    const areas = [area(0, { supply }), area(1)];
    const view = position({ ask: 'draft', phase: 'draft', round: 2, pack, boards: boards.slice(0, 2), areas });
    const { all, tap, sent, chooser } = lay(view, [
      { do: 'take', element: 'earth' },
      { do: 'take', element: 'water' },
    ]);
    const lit = () => all('[data-draft]').map((one) => (one.matches('.chosen[aria-pressed=true]') ? 1 : 0));
    await fireEvent.click(all('[data-draft]')[1]!);
    expect(lit()).toEqual([0, 1, 0, 0]);
    expect(chooser.prompt).toEqual({
      next: 'Nochmal tippen: Erde behalten',
      does: 'Dann hast du 3.',
    });
    await fireEvent.click(all('[data-draft]')[2]!);
    expect([lit(), sent]).toEqual([[0, 0, 1, 0], []]);
    await tap('[data-draft].chosen');
    expect(sent).toEqual([{ do: 'take', element: 'earth' }]);
    await tick();
    expect(chooser.prompt).toBeNull();
    expect(all('[data-draft].kept')).toHaveLength(1);
  });
});

describe('laying a path', () => {
  it('cells glow only for the element in hand', async () => {
    const { tap, lit } = lay(building(), LAYINGS);
    expect(lit()).toEqual(['2,0 lift']);
    await tap('[data-stack=earth]');
    expect(lit()).toEqual(['0,-1 lay', '2,0 lift', '3,0 lay']);
  });

  it('from half of them on it says how often a tile may still be taken up', () => {
    expect(lay(building({ lifts: 25 }), LAYINGS).chooser.prompt?.does).toBeUndefined();
    expect(lay(building({ lifts: 24 }), LAYINGS).chooser.prompt?.does).toContain('noch 24-mal');
    expect(lay(building({ lifts: 0 }), LAYINGS).chooser.prompt?.does).toContain('kein Feld mehr');
  });

  it('a replay shows what is left to lay, and asks for nothing', () => {
    const { find, all } = lay({ ...building(), ask: '' });
    expect(all('[data-stack] b').map((one) => one.textContent)).toEqual(['2', '1', '0', '1']);
    expect(find('[data-do=done]')).toBeNull();
  });

  it('a tap on the supply and one on a cell lay a tile', async () => {
    const { tap, sent } = lay(building(), LAYINGS);
    await tap('[data-stack=air]');
    await tap('[data-at="0,-1"]');
    expect(sent).toEqual([{ do: 'lay', at: '0,-1', element: 'air' }]);
  });

  it('a tile that lies is taken back with one tap, and is in hand then', async () => {
    const { tap, sent, chooser, find } = lay(building(), LAYINGS);
    await tap('[data-at="2,0"]');
    expect(sent).toEqual([{ do: 'lift', at: '2,0' }]);
    chooser.offer([...LAYINGS, { do: 'lay', at: '3,0', element: 'water' }]);
    await tick();
    expect(find('[data-stack=water]').getAttribute('aria-pressed')).toBe('true');
  });

  it('draws the points of a river as it forms, and says them', () => {
    const { find } = lay(building(), LAYINGS);
    expect(find('.map [data-mark=row] text').textContent).toBe('3');
    expect(find('[data-at="0,0"]').getAttribute('aria-label')).toContain('Teil eines Flusses, 3 Punkte.');
  });

  it('says "done" only when the table offers it', async () => {
    const { tap, sent, find, chooser } = lay(building(), LAYINGS);
    expect(find('[data-do=done]').getAttribute('aria-disabled')).toBe('true');
    chooser.offer([{ do: 'done' }]);
    await tick();
    await tap('[data-do=done]');
    expect(sent).toEqual([{ do: 'done' }]);
  });

  it('arrow keys go from cell to cell', async () => {
    const { tap, find } = lay(building(), LAYINGS);
    await tap('[data-stack=earth]');
    find('[data-at="2,0"]').focus();
    await fireEvent.keyDown(find('[data-at="2,0"]'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(find('[data-at="3,0"]'));
  });
});

describe('the spirits in the middle', () => {
  it('a tap turns a spirit up', async () => {
    const { tap, sent } = lay(position(), GIFTS);
    await tap('[data-place="2"]');
    expect(sent).toEqual([{ do: 'reveal', at: '2' }]);
  });

  it('what lies face down has no motif in the page', () => {
    const { all } = lay(position(), GIFTS);
    expect(all('.spirits [data-element]')).toEqual([]);
  });

  it('what was covered again stays up for a beat, also without motion', async () => {
    vi.useFakeTimers();
    const before = position({ grid: grid({ '3': { state: 'up', motif: 'fire' } }) });
    const { props, rerender, all } = lay(before);
    await rerender({ ...props, view: position() });
    expect(all('[data-place="3"] .up')).toHaveLength(1);
    vi.advanceTimersByTime(BEAT_MS);
    await tick();
    expect(all('[data-place="3"] .up')).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    await tick();
    expect(all('[data-place="3"] [data-element]')).toHaveLength(0);
    vi.useRealTimers();
  });

  it('a third one is turned up only after choosing to pay', async () => {
    const means = [{ action: 'third_reveal', cost: 1, ready: true }];
    const actions: Named[] = [{ do: 'third_reveal', at: '5' }, { do: 'cover_up' }];
    const { tap, sent, all } = lay(position({ ask: 'miss', step: 'miss', means }), actions);
    expect(all('[data-place][data-deed]')).toEqual([]);
    await tap('[data-do=third_reveal]');
    await tap('[data-place="5"]');
    expect(sent).toEqual([{ do: 'third_reveal', at: '5' }]);
  });
});

describe('gifts and powers', () => {
  it('the menu lists only what the table offers, with its price', async () => {
    const view = spirited({ means: [...MEANS, { action: 'upgrade', cost: 1, ready: false }] });
    const { tap, all, find } = lay(view, GIFTS);
    expect(all('.means')).toEqual([]);
    await tap('[data-do=gifts]');
    expect(all('.means [data-do]').map((one) => one.dataset.do)).toEqual(['cover_own', 'swap_own', 'move_foreign']);
    expect(find('[data-do=cover_own]').getAttribute('aria-label')).toBe(
      'Eigenen Geist zudecken: bleibt, wo er ist. Kostet eine Gabe.',
    );
  });

  it('a swap may be tapped in either order', async () => {
    const { tap, sent, lit } = lay(spirited(), GIFTS);
    await tap('[data-do=gifts]');
    await tap('[data-do=swap_own]');
    expect(lit()).toEqual(['1 choose', '2 choose', '4 choose']);
    await tap('[data-at="2"]');
    expect(lit()).toEqual(['1 target', '2 held', '4 target']);
    await tap('[data-at="1"]');
    expect(sent).toEqual([{ do: 'swap_own', at: '1', to: '2' }]);
  });

  it('what is done to others shows their path', async () => {
    const { tap, sent, find } = lay(spirited(), GIFTS);
    await tap('[data-do=gifts]');
    await tap('[data-do=move_foreign]');
    expect(find('.path').dataset.owner).toBe('1');
    await tap('[data-at="3"]');
    await tap('[data-at="4"]');
    expect(sent).toEqual([{ do: 'move_foreign', path: 'water', at: '3', to: '4' }]);
  });

  it('a power needs no menu, and can be left unused', async () => {
    const means = [{ action: 'cover_own', cost: 0, ready: true }];
    const actions: Named[] = [{ do: 'move_own', at: '1', to: '3' }, { do: 'skip' }];
    const { tap, sent, lit } = lay(spirited({ ask: 'power', step: 'power', means }), actions);
    expect(lit()).toEqual(['1 choose']);
    await tap('[data-do=skip]');
    expect(sent).toEqual([{ do: 'skip' }]);
  });

  it('waits for a yes where moves are confirmed', async () => {
    const view = position({ ask: 'place_own', step: 'place_own', found: 'fire', receivers: [0] });
    const { tap, sent } = lay(view, [{ do: 'place_own', at: '2' }], 0, false, () => true);
    await tap('[data-at="2"]');
    expect(sent).toEqual([]);
    await tap('[data-at="2"]');
    expect(sent).toEqual([{ do: 'place_own', at: '2' }]);
  });

  it('a covered spirit of another player is a shield without a motif', () => {
    const foreign = area(1, { tiles: TILES, spirits: [spirit('3', null, { covered: true })] });
    const { all, container } = lay(position({ seat: null, turn: 1, areas: [area(0), foreign] }), [], null);
    expect(all('.map .shield')).toHaveLength(1);
    expect(all('.map .spirit [data-element]')).toEqual([]);
    expect(container.textContent).toContain('Ein zugedeckter Geist. Zugedeckt und sicher.');
  });
});

describe('omens', () => {
  const omen = (fulfilled: string[][]) => ({
    id: 'earth-1',
    element: 'earth',
    shape: 'pair',
    cells: [[0, 0], [1, 0]], // prettier-ignore
    spirits: ['earth', 'air'],
    tile: null,
    points: 1,
    source: 'printed',
    fulfilled,
  });

  it('light up where they are fulfilled, brighter when looked at', async () => {
    const mine = area(0, { tiles: TILES, omens: [omen([['1', '2']])], omen_count: 1 });
    const { tap, all, find } = lay(position({ advanced: true, areas: [mine, area(1)] }));
    expect(find('[data-omen-button]').getAttribute('aria-label')).toContain('Jetzt einmal erfüllt: 1.');
    await tap('[data-omen-button="earth-1"]');
    expect(all('.map .omen.looked')).toHaveLength(2);
  });

  it('say where they come from', async () => {
    const omens = ['printed', 'assumed'].map((source, at) => ({ ...omen([]), id: `earth-${at + 1}`, source }));
    const areas = [area(0, { tiles: TILES, omens, omen_count: 2 }), area(1)];
    const { find, tap } = lay(position({ advanced: true, areas }));
    expect(find('[data-omen-button=earth-1]').title).toContain('ergibt sich aus der gedruckten Regel');
    await tap('[data-omen-button=earth-2]');
    expect(find('.source').textContent).toContain('von uns erschlossen');
  });

  it('two of mine are kept in the order that the table offers', async () => {
    const offered = ['earth-1', 'earth-4', 'earth-7'].map((id) => ({ ...omen([]), id }));
    const actions = [{ do: 'keep', first: 'earth-1', second: 'earth-7' }];
    const { tap, sent, chooser } = lay(position({ ask: 'omens', phase: 'omens', advanced: true, offered }), actions);
    await tap('[data-offered="earth-7"]');
    expect([chooser.pending, chooser.prompt?.next]).toEqual([null, 'Eins von zweien ist gewählt. Tipp noch eins an.']);
    await tap('[data-offered="earth-1"]');
    expect(chooser.prompt).toEqual({ next: 'Beide sind gewählt. Behältst du sie?', isWhole: true });
    chooser.confirm();
    expect(sent).toEqual([{ do: 'keep', first: 'earth-1', second: 'earth-7' }]);
  });
});

describe('the shared screen', () => {
  it('shows every path and the spirits, and nothing to touch', async () => {
    const { all } = lay(spirited({ seat: null, ask: '', means: [] }), [], null, true);
    await vi.waitFor(() => expect(all('.player')).toHaveLength(2));
    expect(all('[data-place]')).toHaveLength(20);
    expect(all('button')).toEqual([]);
  });
});
