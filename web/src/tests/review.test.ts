import { describe, expect, it } from 'vitest';
import { say } from '$lib/i18n.svelte';
import { changeSetting } from '$lib/settings.svelte';
import type { Review, ReviewState, SeatReview } from '$lib/wire';
import { groundsOf } from '../pages/grounds';
import { awaitMade, driftOf, momentsOf, percent, piecesOf, points, signed, spreadOf, tenths } from '../pages/review';

const SEAT = {
  stretches: [
    { step: 0, before: 0.5, gain: 0.1, loss: 0.2, dealer: 0.3, others: -0.1, after: 0.6 },
    { step: 4, before: 0.6, gain: 0, loss: 0, dealer: 0, others: 0.4, after: 1 },
  ],
} as SeatReview;

const MADE = { moments: [1], decisions: [{ step: 3 }, { step: 7 }] } as unknown as Review;

describe('the curve of a seat', () => {
  it('hangs together from the start to the result', () => {
    const pieces = piecesOf(SEAT, 9);
    pieces.slice(1).forEach((piece, place) => expect(piece.from.chance).toBeCloseTo(pieces[place]!.to.chance));
    expect(pieces[0]!.from).toEqual({ step: 0, chance: 0.5 });
    expect(pieces.at(-1)!.to).toEqual({ step: 9, chance: 1 });
  });

  it('tells own answers, luck and the others apart', () => {
    const [own, dealer, others] = piecesOf(SEAT, 9);
    expect([own!.cause, dealer!.cause, others!.cause]).toEqual(['own', 'dealer', 'others']);
    expect(own!.to.chance - own!.from.chance).toBeCloseTo(-0.1);
    expect(dealer!.to.chance - dealer!.from.chance).toBeCloseTo(0.3);
    expect(others!.to.chance).toBeCloseTo(0.6);
  });
});

describe('what was given away in the thirds of a match', () => {
  it('is told in hundredths, and what was luck of an estimate is nothing', () => {
    expect(driftOf({ drift: [0.031, -0.02, 0.124] } as SeatReview)).toBe('3 · 0 · 12');
  });
});

describe('a reason', () => {
  it('says in a sentence of its own what the others do not get', () => {
    const sources = { rivals: 2.9, lines: -1 };
    const words = { say: (key: string) => key } as Parameters<typeof groundsOf>[0];
    expect(groundsOf(words, { sources, terms: { threats: 4 } })).toEqual([
      'review-rivals-less',
      'review-less',
      'term-threats-more',
    ]);
    expect(groundsOf(words, null)).toEqual([]);
  });
});

describe('a review that is being made', () => {
  it('is asked for until it is there, and its place is told', async () => {
    const answers: ReviewState[] = [
      { place: 2, done: 0, review: null },
      { place: 0, done: 0.5, review: null },
      { place: 0, done: 1, review: MADE },
    ];
    const places: number[] = [];
    const found = await awaitMade(
      () => Promise.resolve(answers.shift()!),
      (state) => state.review,
      (place) => places.push(place),
      () => true,
      0,
    );
    expect(found).toBe(MADE);
    expect(places).toEqual([2, 0]);
  });

  it('is not asked for any more when nobody waits', async () => {
    let asked = 0;
    const found = await awaitMade(
      () => Promise.resolve({ place: asked++, done: 0, review: null }),
      (state) => state.review,
      () => undefined,
      () => asked < 2,
      0,
    );
    expect([found, asked]).toEqual([null, 2]);
  });
});

describe('how far scores spread', () => {
  it('puts half of them between low and high', () => {
    expect(spreadOf([9, 1, 5, 3, 7])).toEqual({ least: 1, low: 3, middle: 5, high: 7, most: 9 });
    expect(spreadOf([4])).toEqual({ least: 4, low: 4, middle: 4, high: 4, most: 4 });
  });
});

describe('what is told', () => {
  it('names the moments that mattered', () => {
    expect(momentsOf(MADE).map((moment) => moment.step)).toEqual([7]);
  });

  it('writes chances in hundredths, gains and losses with a sign', () => {
    expect([percent(0.456), percent(1.2), percent(-0.1)]).toEqual([46, 100, 0]);
    expect([signed(0.1234), signed(-0.05), signed(0.001)]).toEqual(['+12', '−5', '0']);
  });

  it.each([
    ['de', '1,5', '2,0'],
    ['en', '1.5', '2.0'],
  ] as const)('writes decimals as %s does', (language, more, rate) => {
    changeSetting('language', language);
    expect(say('review-more', { points: points(-1.46), source: '' })).toContain(more);
    expect(tenths(0.02)).toBe(rate);
  });
});
