import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import MaterialForm from './MaterialForm.svelte';
import { draftOfText, fileOf, KEYS, ourDraft, problemsOf, readFile, textOf, type Draft } from './box';
import { say } from './testing';
import { omenName, omenSource } from './words';

afterEach(cleanup);

const OWN = [
  'earth-points = 2',
  'grid-2 = 5x4',
  'earth-2 = rhombus4 earth water water fire 5',
  'air-2 = tile fire air 2',
];

function typed(change: (draft: Draft) => void): Draft {
  const draft = ourDraft();
  change(draft);
  return draft;
}

describe('what an owner types', () => {
  it('begins with ours, which is no material of one’s own', () => {
    expect(textOf(ourDraft())).toBe('');
    expect(problemsOf(ourDraft())).toEqual([]);
    expect(KEYS).toHaveLength(8 + 3 + 3 + 25);
  });

  it('is read from the option of the table and written to it again', () => {
    expect(textOf(draftOfText(OWN.join('\n')))).toBe(OWN.join('\n'));
  });

  it('is saved with all values and loaded again', () => {
    const text = JSON.stringify(fileOf(draftOfText(OWN.join('\n'))));
    expect(JSON.parse(text).omen).toHaveLength(25);
    expect(textOf(readFile(text)!)).toBe(OWN.join('\n'));
  });

  it.each([
    ['no JSON', 'a box'],
    ['another file', '{"tischlein": 1}'],
    ['another game', JSON.stringify({ ...fileOf(ourDraft()), game: 'some_other_game' })],
    ['an unknown omen', JSON.stringify({ ...fileOf(ourDraft()), omen: [{ id: 'earth-9', spirits: [], points: 1 }] })],
    ['an unknown grid', JSON.stringify({ ...fileOf(ourDraft()), table: [{ seats: 2, rows: 1, columns: 20 }] })],
    [
      'an unknown shape',
      JSON.stringify({ ...fileOf(ourDraft()), omen: [{ id: 'earth-2', shape: 'ring', spirits: ['air'], points: 1 }] }),
    ],
  ])('is not loaded from %s', (_, text) => {
    expect(readFile(text)).toBeNull();
  });

  it('says beside a number what would fit', () => {
    const draft = typed((box) => {
      box.counts['earth-taken']![1] = 'x';
      box.points['air-points'] = '0';
      box.omens['fire-2']!.points = '13';
    });
    expect(problemsOf(draft).map(({ at, key }) => [at, key])).toEqual([
      ['earth-taken-air', 'box-wrong-count'],
      ['air-points', 'box-wrong-points'],
      ['fire-2', 'box-wrong-points'],
    ]);
  });

  it('explains the sums of a board, of the packs and of the supply', () => {
    const more = typed((box) => (box.counts['air-taken'] = ['1', '4', '1', '1']));
    expect(problemsOf(more)).toEqual([
      { at: 'board-air', key: 'box-wrong-board-more', facts: { sum: 13, wanted: 12, missing: 1 } },
    ]);
    const packs = typed((box) => {
      box.counts['air-taken'] = ['1', '4', '1', '1'];
      box.counts['air-pool'] = ['2', '0', '2', '1'];
    });
    expect(problemsOf(packs)).toEqual([{ at: 'boards', key: 'box-wrong-packs', facts: { pools: '6, 5, 6, 6' } }]);
    const supply = typed((box) => (box.counts['air-taken'] = ['1', '4', '0', '1']));
    expect(problemsOf(supply).map(({ facts }) => facts)).toEqual([
      { element: 'air', sum: 13, wanted: 12 },
      { element: 'water', sum: 11, wanted: 12 },
    ]);
  });

  it('is told beside an omen', () => {
    expect(omenSource(say, { source: 'table' })).toBe('Dieses Omen habt ihr aus eurer Schachtel eingetragen.');
    expect(omenName(say, { shape: 'star4', tile: null, spirits: ['fire', 'fire', 'air', 'earth'] })).toBe(
      'Stern Feuer, Feuer, Luft und Erde',
    );
    expect(omenName(say, { shape: '', tile: 'fire', spirits: ['air'] })).toBe('Luft auf Feuerfeld');
  });

  it('keeps the spirits while shapes are tried', () => {
    const draft = typed((box) => (box.omens['earth-4']!.shape = 'pair'));
    expect(textOf(draft)).toBe('earth-4 = pair earth air 2');
    draft.omens['earth-4']!.shape = 'line3';
    expect(textOf(draft)).toBe('');
  });
});

describe('the form', () => {
  function lay(value: string, canEdit = true) {
    const onchoose = vi.fn();
    const { container } = render(MaterialForm, {
      value,
      canEdit,
      say,
      onchoose,
    });
    const tap = async (what: string): Promise<void> => {
      await fireEvent.click(container.querySelector(what)!);
    };
    return { container, onchoose, tap };
  }

  it('has a field for every value that we assume', async () => {
    const { container, tap } = lay('');
    await tap('[data-do=box]');
    const boards = container.querySelectorAll('[data-box-board] input');
    const others = ['earth-points', 'air-points', 'water-points', 'grid-2', 'grid-3', 'grid-4'];
    expect(boards).toHaveLength(32);
    for (const key of others) expect(container.querySelector(`[data-field=${key}] :is(input, select)`)).not.toBeNull();
    expect(container.querySelectorAll('[data-omen-form]')).toHaveLength(28);
    expect(container.querySelectorAll('[data-omen-form] input')).toHaveLength(25);
    expect(container.querySelector('[data-omen-form=earth-1]')?.textContent).toContain(
      'So steht es im Text der Regel.',
    );
  });

  it('does not hand over what does not fit, and loses nothing', async () => {
    const { container, onchoose, tap } = lay('');
    await tap('[data-do=box]');
    const field = container.querySelector<HTMLInputElement>('[data-field=air-points] input')!;
    await fireEvent.input(field, { target: { value: '99' } });
    expect(container.querySelector('[data-field=air-points]')?.textContent).toContain('Eine Zahl von 1 bis 12 passt.');
    await tap('[data-do=use-box]');
    expect(onchoose).not.toHaveBeenCalled();
    expect(field.value).toBe('99');
    await fireEvent.input(field, { target: { value: '4' } });
    await tap('[data-do=use-box]');
    expect(onchoose).toHaveBeenCalledWith('air-points = 4');
  });

  it('only shows what the table has to who may not change it', async () => {
    const { container, tap } = lay('air-points = 4', false);
    expect(container.textContent).toContain('Ein Wert ist aus eurer Schachtel.');
    await tap('[data-do=box]');
    expect(container.querySelector<HTMLFieldSetElement>('.sheet fieldset')?.disabled).toBe(true);
    expect(container.querySelector('[data-do=use-box]')).toBeNull();
    expect(lay('', false).container.querySelector('[data-do=box]')).toBeNull();
  });
});
