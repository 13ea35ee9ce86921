import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { Chooser } from '$lib/chooser.svelte';
import { say } from '$lib/i18n.svelte';
import QuestionBar from '$lib/QuestionBar.svelte';
import { inTheWay, light, pointAt, whySentence } from '$lib/reason';
import { settings } from '$lib/settings.svelte';

const words = { say, has: (key: string) => say(key) !== key };
const reason = { why: 'frozen', rule: '18b', facts: { at: 'a4' } };
const bar = { sentence: 'Your turn', isMine: true, rules: '/rules/a_game' };

function asking() {
  const ask = vi.fn(() => 'c1');
  const chooser = new Chooser(
    () => {},
    () => false,
    ask,
  );
  chooser.offer([{ do: 'flip', at: 'b4' }], 'q1');
  return { ask, chooser };
}

describe('the question bar', () => {
  it('says why, with a link to the paragraph that opens the drawer', async () => {
    const onrule = vi.fn();
    const shown = render(QuestionBar, { ...bar, reason: 'a4 is locked.', rule: '18b', onrule });
    const told = shown.getByTestId('reason');
    expect(told.getAttribute('role')).toBe('status');
    expect(told.textContent?.trim()).toBe('a4 is locked. §18b');
    const link = shown.getByRole('link', { name: '§18b' });
    expect(link.getAttribute('href')).toBe('/rules/a_game#18b');
    await fireEvent.click(link);
    expect(onrule).toHaveBeenCalledWith('18b');
  });

  it('links nothing where no paragraph says so', () => {
    const shown = render(QuestionBar, { ...bar, reason: 'It is not your turn.' });
    expect(shown.queryByRole('link')).toBeNull();
  });

  it('keeps the question', () => {
    const shown = render(QuestionBar, { ...bar, reason: 'a4 is locked.', rule: '18b' });
    expect(shown.getByTestId('question').textContent).toBe('Your turn');
  });
});

describe('a chooser that is asked why', () => {
  it('shows the answer to its own question', () => {
    const { chooser, ask } = asking();
    chooser.why({ do: 'flip', at: 'a4' });
    expect(ask).toHaveBeenCalledWith({ do: 'flip', at: 'a4' });
    chooser.explain('c1', reason);
    expect(chooser.reason).toEqual(reason);
    expect(chooser.hasExplained({ do: 'flip', at: 'a4' })).toBe(true);
  });

  it('forgets it with the next thing that is done', () => {
    const { chooser } = asking();
    chooser.why({ do: 'flip', at: 'a4' });
    chooser.explain('c1', reason);
    chooser.choose({ at: 'b4' });
    expect(chooser.reason).toBeNull();
  });

  it('shows no answer that comes too late', () => {
    const { chooser } = asking();
    chooser.why({ do: 'flip', at: 'a4' });
    chooser.choose({ at: 'b4' });
    chooser.explain('c1', reason);
    expect(chooser.reason).toBeNull();
  });

  it('knows what can never be done by the paragraph that the board names', () => {
    const { chooser } = asking();
    chooser.why({ do: 'move', at: 'a1', to: 'a8' }, '9');
    chooser.explain('c1');
    expect(chooser.reason).toEqual({ why: 'never-move', rule: '9', facts: { do: 'move', at: 'a1', to: 'a8' } });
  });
});

describe('a reason', () => {
  it('names whom the table waits for', () => {
    settings.language = 'en';
    const players = [{ name: 'Anna', kind: 'person' as const, away: false }];
    const told = whySentence(words, { why: 'not_your_turn', rule: '', facts: { seats: [0] } }, players);
    expect(told).toBe('It’s not your turn. We’re waiting for Anna.');
  });

  it('has a sentence even where no game has one', () => {
    settings.language = 'en';
    expect(whySentence(words, { why: 'never-fly', rule: '', facts: {} }, [])).toBe(say('why-never'));
  });

  it('points at what its facts name, and at nothing else', () => {
    const marks = { square: ['a4', 'b4'], cell: ['4'] };
    for (const [mark, values] of Object.entries(marks)) {
      for (const value of values) document.body.appendChild(document.createElement('i')).dataset[mark] = value;
    }
    expect(inTheWay(document.body, { at: 'a4', price: 4 }).length).toBe(1);
    const stop = pointAt(document.body, reason);
    expect(document.querySelectorAll('[data-in-the-way]').length).toBe(1);
    stop();
    expect(document.querySelectorAll('[data-in-the-way]').length).toBe(0);
  });

  it('of equal places only those light up that belong to the event of the log, and to its path', () => {
    const board = document.createElement('div');
    board.dataset.board = 'x';
    const part = (id: string, mark: string, tells: string, of?: string): void => {
      const around = board.appendChild(document.createElement('p'));
      Object.assign(around.dataset, { tells }, of ? { of } : {});
      const place = around.appendChild(Object.assign(document.createElement('i'), { id }));
      place.dataset[mark] = '5';
    };
    part('stone', 'spot', 'revealed');
    part('theirs', 'at', 'placed covered', 'water 1');
    part('mine', 'at', 'placed covered', 'earth 0');
    document.body.replaceChildren(board);
    const lit = (name: string, facts: Record<string, string | number>): string[] => {
      const stop = light([{ name, facts: { at: '5', ...facts } }]);
      const found = [...document.querySelectorAll('[data-lit-by-log]')].map(({ id }) => id);
      stop();
      return found;
    };
    expect(lit('revealed', { seat: 0 })).toEqual(['stone']);
    expect(lit('placed', { seat: 0, path: 'water' })).toEqual(['theirs']);
    expect(lit('covered', { seat: 0 })).toEqual(['mine']);
  });
});
