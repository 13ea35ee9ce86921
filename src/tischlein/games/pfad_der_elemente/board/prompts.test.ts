import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { GIFTS, lay, LAYINGS, spirited } from './boardTesting';
import { OMENS } from './figures';
import { building, position, say } from './testing';

describe('the bar asks what is true now', () => {
  it('a third spirit is offered only while there is one to turn up', async () => {
    const view = position({ ask: 'miss', step: 'miss', means: [{ action: 'third_reveal', cost: 1, ready: true }] });
    const { chooser } = lay(view, [{ do: 'third_reveal', at: '5' }, { do: 'cover_up' }]);
    expect(chooser.prompt?.next).toContain('ein dritter');
    chooser.offer([{ do: 'cover_up' }]);
    await tick();
    expect(chooser.prompt?.next).toBe('Kein Pärchen. Deck sie wieder zu, wenn alle geschaut haben.');
  });

  it('the first tap chooses where a spirit goes and says what it brings, the second places it', async () => {
    const view = position({ ask: 'place_own', step: 'place_own', found: 'earth', receivers: [0] });
    const answers = [
      { do: 'place_own', at: '2' },
      { do: 'place_own', at: '4' },
    ];
    const { tap, sent, chooser, lit } = lay(view, answers);
    expect(chooser.prompt?.next).toBe('Ein Pärchen (Erde)! Wohin kommt einer bei dir?');
    await tap('[data-at="2"]');
    expect(chooser.prompt?.does).toBe('Bringt dort keine Punkte.');
    await tap('[data-at="4"]');
    expect(lit()).toEqual(['2 choose', '4 held']);
    expect(chooser.prompt).toEqual({
      next: 'Nochmal tippen: Zu dir legen',
      does: 'Bringt dort 2 Punkte.',
      isWhole: true,
    });
    expect(sent).toEqual([]);
    await tap('[data-at="4"]');
    expect(sent).toEqual([{ do: 'place_own', at: '4' }]);
  });

  it('names who gets the other spirit', () => {
    const view = position({ ask: 'place_foreign', step: 'place_foreign', found: 'mask', receivers: [1] });
    const { chooser } = lay(view, [{ do: 'place_foreign', path: 'water', at: '1' }]);
    expect(chooser.prompt?.next).toBe('Der andere kommt zu Ben. Wohin?');
  });

  it('a gift says its price, and one more tap on it lets go of what was aimed at', async () => {
    const { tap, sent, chooser, lit } = lay(spirited({ ask: 'after', step: 'after' }), GIFTS.slice(2));
    await tap('[data-do=cover_own]');
    expect(chooser.prompt?.does).toBe('Kostet 1 von 10 Gaben.');
    await tap('[data-at="1"]');
    expect(lit()).toEqual(['1 held']);
    await tap('[data-do=cover_own]');
    expect([sent, chooser.pending]).toEqual([[], null]);
  });

  it('asks for the gift while the list of gifts lies over the spirits', async () => {
    const { tap, chooser } = lay(spirited({ ask: 'reveal', step: 'reveal' }), GIFTS);
    await tap('[data-do=gifts]');
    expect(chooser.prompt?.next).toBe('Wofür setzt du Gaben ein?');
  });

  it('where one answer is left, says what the button in the bar would do, and for what', async () => {
    const only = GIFTS.filter(({ do: deed }) => deed === 'move_foreign');
    const { tap, chooser } = lay(spirited({ ask: 'after', step: 'after' }), only);
    await tap('[data-do=move_foreign]');
    expect(chooser.prompt).toEqual({
      next: 'Im Wasser-Pfad den Geist von Feld 3 nach 4 bewegen?',
      does: 'Kostet 1 von 10 Gaben.',
    });
  });

  it('a spirit that a power has lifted can be let go of in the bar', async () => {
    const means = [{ action: 'swap_own', cost: 0, ready: true }];
    const { tap, chooser, lit } = lay(spirited({ ask: 'power', step: 'power', means }), GIFTS.slice(3, 5));
    await tap('[data-at="2"]');
    expect(lit()).toContain('2 held');
    expect(chooser.picked.do).toBe('swap_own');
    chooser.clear();
    await tick();
    expect(lit()).not.toContain('2 held');
  });

  it('is silent for who only looks on', () => {
    expect(lay(position({ ask: '' })).chooser.prompt).toBeNull();
  });
});

describe('everything explains itself', () => {
  it('whatever can be tapped, in every phase', async () => {
    const offered = [OMENS[0]!];
    const views = [
      building(),
      spirited(),
      spirited({ ask: 'after', step: 'after' }),
      position({ ask: 'omens', phase: 'omens', advanced: true, offered }),
      position({ ask: 'draft', phase: 'draft', round: 1, pack: { earth: 1, air: 1, water: 1, fire: 1 } }),
    ];
    for (const view of views) {
      const { all, tap } = lay(view, [...GIFTS, ...LAYINGS]);
      if (view.phase === 'path') await tap('[data-stack=earth]');
      for (const button of all('button')) {
        const key = button.closest<HTMLElement>('[data-explain]')?.dataset.explain;
        expect(key, button.outerHTML).toBeTruthy();
        expect(say(`explain-${key}`, { player: 'Ben' })).toBeTruthy();
      }
    }
  });
});
