import { describe, expect, it } from 'vitest';
import { tableCode } from '$lib/code';

describe('the code of a table', () => {
  it.each([
    ['K7QX2ABC', 'K7QX2ABC'],
    [' k7qx 2abc ', 'K7QX2ABC'],
    ['K7QX-2ABC', 'K7QX2ABC'],
    ['k70x-2abc', 'K7QX2ABC'],
    ['https://tischlein.example/spiele/t/K7QX2ABC?x=1#pass', 'K7QX2ABC'],
    ['uvil', 'VVJJ'],
    ['  ', ''],
  ])('is read from %j', (typed, code) => expect(tableCode(typed)).toBe(code));
});
