/** The scenes of a turn: they tell all its events, in order, and none before its card has turned over. */
import { describe, expect, it } from 'vitest';
import type { Happened } from '$lib/board';
import { isReveal, isSecret, pictureOf, scenes } from './scenes';
import { tallies } from './tallies';
import { CIRCLE, SEATS, TRIANGLE, holdings, position, revealOf, seatOf, tipping } from './testing';

const told = (name: string, facts: Happened['facts'] = {}): Happened => ({ name, facts });
const MATCH = revealOf(TRIANGLE, [1, 1, 3], {
  matching: [1],
  gains: [{ seat: 1, kind: 'silver', count: 1, concept: null }],
});
const REVEALED = [
  told('revealed', { seat: 0, tips: ['g092', 'g092', 'own'] }),
  told('coins', { seat: 1, kind: 'silver', count: 1 }),
];

describe('a reveal', () => {
  const open = position({ phase: 'talk', reveal: MATCH });
  const found = scenes(REVEALED, tipping(TRIANGLE), open, 1);

  it('counts down, turns over, sorts, and leaves time to read', () => {
    expect(found.map(({ name }) => name)).toEqual(['count-3', 'count-2', 'count-1', 'turn', 'sort', 'read']);
    expect(found.every((scene) => isReveal(scene) && scene.reveal === MATCH)).toBe(true);
    expect(found.map(isSecret)).toEqual([true, true, true, true, false, false]);
  });

  it('holds back every event until it has been shown, and in the end has told all', () => {
    const telling = found.filter(({ events }) => events > 0);
    expect(telling.map(({ name, events }) => [name, events])).toEqual([
      ['turn', 1],
      ['sort', 1],
    ]);
    expect(telling.every(({ holds }) => holds)).toBe(true);
  });

  it('of a void turn has nothing to turn over', () => {
    const nothing = [told('way_chosen'), told('drawn'), told('void'), told('revealed', { tips: [] }), told('nothing')];
    const after = position({ phase: 'talk', reveal: revealOf(TRIANGLE, [0, 0, 0]) });
    expect(scenes(nothing, position(), after, 0)).toEqual([]);
  });
});

it('what the active player takes comes up for the others', () => {
  const won = revealOf(CIRCLE, [2, 2, 1], { majority: 2, matching: [0, 1] });
  const gain = { seat: 0, kind: 'green', count: 1, concept: won.concepts[1]! };
  const events = [told('coins', { seat: 1 }), told('card', { seat: 0, concept: 'g093' })];
  const after = position({ phase: 'talk', reveal: { ...won, gains: [gain] } });
  const [scene, ...more] = scenes(events, position({ phase: 'take', reveal: won }), after, 1);
  expect(more).toEqual([]);
  expect(scene).toMatchObject({ seat: 0, events: 2, art: { kind: 'concept', concept: 'g093', colour: 'green' } });
});

it('the count is held back until the last look at the table is over', () => {
  const events = [told('counted', { seat: 0, points: 3 }), told('counted', { seat: 1, points: 4 })];
  expect(scenes(events, position({ phase: 'trade' }), position({ phase: 'over' }), 0)).toMatchObject([
    { events: 2, holds: true, art: null },
  ]);
});

it('what the board itself shows needs no scene', () => {
  expect(scenes([told('emblem', { seat: 1, number: 'V' }), told('way_shown')], null, position(), 0)).toEqual([]);
  expect(scenes([told('turn'), told('way_shown')], position(), position(), 0)).toEqual([]);
});

it('a line of the log has a picture of the kind of thing that it names, also of what the table wrote', () => {
  expect(pictureOf(told('way_chosen', { question: 'triangle-green-0' }))).toMatchObject({ symbol: 'triangle' });
  expect(pictureOf(told('card', { concept: 'r012' }))).toEqual({ kind: 'piece', piece: 'red' });
  expect(pictureOf(told('card', { concept: '„Kaffee“' }))).toEqual({ kind: 'cards' });
  expect(pictureOf(told('begins', { seat: 0 }))).toBeNull();
});

it('the figures of a seat are those that lie before it, and none where they are covered', () => {
  const rich = seatOf(0, 2, {
    holdings: holdings({ gold: 2, bronze: 1, green: 3 }),
    points: { coin_sets: 0, card_sets: 0, points: 0, leftover: 6 },
  });
  const view = position({ seats: [rich, seatOf(1, 5, { holdings: null, points: null }), SEATS[2]!] });
  expect(tallies(view, 0).map(({ name, value }) => [name, value])).toEqual([
    ['points', 0],
    ['emblem', 'II'],
  ]);
  expect(tallies(view, 1).map(({ name }) => name)).toEqual(['emblem']);
});
