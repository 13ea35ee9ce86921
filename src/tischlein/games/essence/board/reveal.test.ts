import { describe, expect, it } from 'vitest';
import { answersOf, closestPair, verdictOf, whoKnewWhom } from './reveal';
import { CIRCLE, FIVESTAR, SEATS, SEVENSTAR, TRIANGLE, revealOf } from './testing';

describe('tips in order', () => {
  it('every concept with those who chose it, also the one that nobody chose', () => {
    const answers = answersOf(revealOf(TRIANGLE, [1, 1, 3], { matching: [1] }), SEATS);
    expect(answers.map(({ number, seats }) => [number, seats])).toEqual([
      [1, [0, 1]],
      [2, []],
      [3, [2]],
    ]);
    expect(answers[0]).toMatchObject({ isActives: true, counts: true });
  });

  it('people who were named, the most votes first', () => {
    const answers = answersOf(revealOf(SEVENSTAR, [7, 5, 7], { majority: 7, matching: [0, 2], laurel: 2 }), SEATS);
    expect(answers.map(({ number, seats }) => [number, seats])).toEqual([
      [7, [0, 2]],
      [5, [1]],
    ]);
  });

  it('those who gave none come last', () => {
    const answers = answersOf(revealOf(FIVESTAR, [4, 0, 2]), SEATS);
    expect(answers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 0]);
  });
});

describe('what they came to', () => {
  it.each([
    [revealOf(TRIANGLE, [1, 1, 3], { matching: [1] }), 'matched-by'],
    [revealOf(FIVESTAR, [1, 2, 3]), 'nobody-matched'],
    [revealOf(CIRCLE, [1, 1, 3], { majority: 1, matching: [0, 1] }), 'majority-is'],
    [revealOf(CIRCLE, [1, 2, 3]), 'no-majority'],
    [revealOf(SEVENSTAR, [7, 7, 2], { majority: 7, matching: [0, 1], laurel: 2 }), 'most-votes'],
  ])('case %#', (reveal, key) => expect(verdictOf(reveal)).toBe(key));
});

describe('something to take home', () => {
  const past = [
    revealOf(TRIANGLE, [1, 1, 3], { matching: [1] }),
    revealOf(FIVESTAR, [2, 4, 4], { active: 1, matching: [2] }),
    revealOf(CIRCLE, [3, 3, 1], { active: 2, majority: 3, matching: [0, 1] }),
  ];

  it('who said what another would say, not who agreed about the group', () => {
    expect(whoKnewWhom(past, 3)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  it('the two who answered alike most often', () => {
    expect(closestPair(past, 3)).toEqual({ first: 0, second: 1, count: 2 });
  });

  it('nobody, where no two ever did; no answer is not an answer', () => {
    expect(closestPair([revealOf(TRIANGLE, [0, 0, 1])], 3)).toBeNull();
  });
});
