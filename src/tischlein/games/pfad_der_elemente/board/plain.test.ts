import { describe, expect, it } from 'vitest';
import type { Named } from '$lib/chooser.svelte';
import { plain } from './plain';
import { area, grid, players, position, say, spirit, TILES } from './testing';
import type { PfadView } from './types';

const told = (view: PfadView) => ({ view, seat: 0, players, say });
const chapters = (view: PfadView) => plain.chapters?.(told(view)) ?? [];
const answer = (action: Named, view: PfadView) => plain.answer?.(action, told(view)) ?? {};
const linesOf = (view: PfadView, title: string) => chapters(view).find((one) => one.title === title)?.lines ?? [];

describe('Pfad der Elemente by ear', () => {
  it('tells the middle, then what lies before everybody, mine first', () => {
    const mine = area(0, { tiles: TILES, spirits: [spirit('1', 'water')], spirit_count: 1 });
    const view = position({ areas: [area(1), mine], grid: grid({ 3: { state: 'up', motif: 'fire' } }) });
    const titles = chapters(view).map(({ title }) => title);
    expect(titles).toEqual([say('field-grid'), 'Anna', 'Ben']);
    const before = linesOf(view, 'Anna');
    expect(before).toContain('Noch 10 Gaben; ein Geist auf dem Pfad.');
    expect(before).toContain('Feld 1: Wasser. Geist: Wasser.');
  });

  it('says that nobody has seen a spirit only where the table remembers', () => {
    const places = grid({ 2: { seen: 'mask' } });
    const lines = linesOf(position({ grid: places, memory_aid: true }), say('field-grid'));
    expect(lines[0]).toMatch(/^Geist 2, verdeckt; schon gesehen: Maske/);
    expect(lines.at(-1)).toMatch(/^19 Geister hat noch niemand gesehen: 1, 3, /);
    expect(linesOf(position({ grid: grid() }), say('field-grid'))).toEqual([
      expect.stringMatching(/^20 Geister liegen verdeckt: 1, 2, /),
    ]);
  });

  it('says of a space beside which tiles it lies', () => {
    const view = position({ ask: 'path', phase: 'path', areas: [area(0, { tiles: TILES.slice(0, 2) }), area(1)] });
    expect(answer({ do: 'lay', at: '0,1', element: 'earth' }, view)).toEqual({
      does: 'Daneben: Wasser auf 0, 0; Feuer auf 1, 0.',
      part: 'Platz 0, 1. Daneben: Wasser auf 0, 0; Feuer auf 1, 0.',
    });
    const empty = position({ ask: 'path', phase: 'path', areas: [area(0), area(1)] });
    expect(answer({ do: 'lay', at: '0,0', element: 'earth' }, empty).does).toBe('Das erste Feld deines Pfades.');
  });
});
