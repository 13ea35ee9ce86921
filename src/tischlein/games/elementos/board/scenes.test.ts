/** Scenes tell all events in order, who has won last, and a picture never shows what has faded. */
import { describe, expect, it } from 'vitest';
import type { Happened } from '$lib/board';
import { faded } from '$lib/words';
import { pictureOf, scenes } from './scenes';
import { tallies } from './tallies';
import { disc, position } from './testing';

const told = (name: string, facts: Happened['facts'] = {}, fades?: string[]): Happened =>
  fades ? { name, facts, fades } : { name, facts };
const CAPTURE = told('captured', { seat: 0, at: 'a5', to: 'a6', up: 'wood', down: 'water' });
const AFTER = position({
  discs: [disc('b4', 0, 'wood', { wand: true }), disc('a6', 0, 'fire'), disc('c8', 1, 'fire', { wand: true })],
  captured: [{ id: 15, owner: 1, faces: ['wood', 'water'] }],
});

describe('scenes', () => {
  it('of a capture show what beat what, and whose disc it was', () => {
    const [scene] = scenes([CAPTURE], position(), AFTER, 1);
    expect(scene).toMatchObject({ seat: 0, from: 1, events: 1, holds: false });
    expect(scene?.art).toEqual({ kind: 'capture', owner: 0, up: 'fire', beaten: 'wood', below: 'water' });
  });

  it('tell all events of an update, and who has won only when the last ply has been seen', () => {
    const events = [told('stepped', { seat: 0, at: 'b7', to: 'b8' }), told('won', { seat: 0 })];
    const found = scenes(events, position(), AFTER, 1);
    expect(found.map(({ name, events: count, holds }) => [name, count, holds])).toEqual([
      ['stepped', 1, false],
      ['won', 1, true],
    ]);
    expect(found.at(-1)?.art).toBeNull();
  });

  it('of the setup draw nothing that lies behind a curtain', () => {
    expect(scenes([told('ready', { seat: 1 })], position(), position(), 0)).toEqual([]);
    const opened = scenes([told('ready', { seat: 1 }), told('revealed')], position(), position(), 0);
    expect(opened).toMatchObject([{ name: 'revealed', events: 2, art: null }]);
  });

  it('of a standoff show the two discs that freeze', () => {
    const events = [told('flipped', { seat: 1, at: 'a6', up: 'fire' }), told('froze', { at: 'a5', to: 'a6' })];
    const after = position({
      discs: [disc('a5', 0, 'fire', { frozen: true }), disc('a6', 1, 'fire', { frozen: true })],
    });
    const found = scenes(events, position(), after, 0);
    expect(found[1]?.art).toEqual({ kind: 'standoff', owner: 0, up: 'fire', other: 'fire' });
  });
});

it('what players have to remember is not drawn again when it has faded', () => {
  const flip = told('flipped', { seat: 0, at: 'a5', up: 'wood' }, ['up']);
  expect(pictureOf(flip)).toMatchObject({ up: 'wood' });
  expect(pictureOf(faded(flip))).toMatchObject({ up: '' });
});

it('the figures of a side: rows to the goal and discs taken, none while both arrange', () => {
  expect(tallies(AFTER, 0).map(({ name, value }) => [name, value])).toEqual([
    ['way', 4],
    ['taken', 1],
  ]);
  expect(tallies(AFTER, 1).map(({ value }) => value)).toEqual([7, 0]);
  expect(tallies(position({ phase: 'setup' }), 0)).toEqual([]);
});
