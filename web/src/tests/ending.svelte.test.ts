import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Player } from '$lib/board';
import { Ending, sourcesTold, tiesOf } from '$lib/ending.svelte';
import { wordsOf } from '$lib/i18n.svelte';
import { changeSetting } from '$lib/settings.svelte';
import type { ResultView } from '$lib/wire';
import EndingWords from '../pages/EndingWords.svelte';
import ScoreDetails from '../pages/ScoreDetails.svelte';
import ScoreRace from '../pages/ScoreRace.svelte';

const players: Player[] = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'person', away: false }));
const words = wordsOf('');
const result: ResultView = {
  scores: [9, 9, 4],
  places: [2, 1, 3],
  reason: 'goal',
  sources: [
    { gates: 7, gods: 2, water: 0 },
    { gates: 7, gods: 2, water: 0 },
    { gates: 4, gods: 0, water: 0 },
  ],
  ties: [{ left: 1 }, { left: 3 }, { left: 9 }],
};
const tie = { seats: [0, 1], key: 'left' };

describe('what is told of the end', () => {
  it('counts what parts the players most last, and nothing that brought nobody a point', () => {
    expect(sourcesTold(result)).toEqual(['gods', 'gates']);
  });

  it('names the tie that a figure breaks', () => {
    expect(tiesOf(result)).toEqual([tie]);
  });

  it('names no tie where equal seats share their place', () => {
    expect(tiesOf({ ...result, places: [1, 1, 3] })).toEqual([]);
  });

  it('goes on to the next figure where the first leaves some level', () => {
    const ties = [
      { spirits: 2, path: 5 },
      { spirits: 2, path: 8 },
      { spirits: 1, path: 9 },
    ];
    const level = { ...result, scores: [9, 9, 9], ties };
    expect(tiesOf(level)).toEqual([
      { seats: [0, 1, 2], key: 'spirits' },
      { seats: [0, 1], key: 'path' },
    ]);
  });
});

describe('the telling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    changeSetting('motion', 'normal');
  });
  afterEach(() => vi.useRealTimers());

  function told(ending: Ending): (number | string | boolean)[] {
    flushSync();
    return [ending.told, ending.source, ending.tie?.key ?? '', ending.isOver];
  }

  it('counts every source, then the tie, and the winner last', () => {
    const ending = new Ending();
    ending.begin(result, true);
    expect(told(ending)).toEqual([0, '', '', false]);
    const beats = [1, 2, 3, 4].map(() => {
      vi.advanceTimersToNextTimer();
      return told(ending);
    });
    expect(beats).toEqual([
      [1, 'gods', '', false],
      [2, 'gates', '', false],
      [3, '', 'left', false],
      [4, '', '', true],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells all at once to who taps, to who comes later, and where nothing moves', () => {
    const tapped = new Ending();
    tapped.begin(result, true);
    tapped.skip();
    const later = new Ending();
    later.begin(result, false);
    changeSetting('motion', 'off');
    const still = new Ending();
    still.begin(result, true);
    for (const ending of [tapped, later, still]) expect(told(ending)).toEqual([4, '', '', true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the race', () => {
  function at(beat: number): Ending {
    const ending = new Ending();
    ending.begin(result, false);
    ending.told = beat;
    return ending;
  }

  it('has counted only what was told, and names no place before the end', () => {
    const { container } = render(ScoreRace, { ending: at(1), result, players, words });
    expect([...container.querySelectorAll('.sum')].map((sum) => sum.textContent)).toEqual(['2', '2', '0']);
    expect(container.querySelector('.place, .won')).toBeNull();
  });

  it('lights the winner in the end, in the order of the seats', () => {
    const { container } = render(ScoreRace, { ending: at(4), result, players, words });
    expect([...container.querySelectorAll('.name')].map((name) => name.textContent)).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(container.querySelectorAll('.won')).toHaveLength(1);
    expect(container.querySelector('.won .name')?.textContent).toBe('Ben');
  });

  it('says what broke the tie, with everybody’s figure', () => {
    render(EndingWords, { ending: at(3), result, players, words });
    expect(screen.getByText(/Ben 3, Anna 1/)).toBeTruthy();
  });

  it('keeps where all points come from, with the sum', () => {
    render(ScoreDetails, { result, players, words });
    const rows = screen
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
    expect(rows.at(-1)).toMatch(/9 ?9 ?4$/);
    expect(rows).toHaveLength(5);
  });
});
