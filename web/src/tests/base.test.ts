import { describe, expect, it } from 'vitest';
import { at, below } from '$lib/base';

describe('below a path of another site', () => {
  it.each([
    ['/', ''],
    ['/t/K7QX2', ''],
    ['/t/K7QX2', '/spiele'],
    ['/', '/spiele'],
  ])('%s is asked for and read again below "%s"', (path, base) => {
    expect(at(path, base)).toBe(base + path);
    expect(below(at(path, base), base)).toBe(path);
  });

  it.each([
    ['/spiele', '/'],
    ['/spielereien', '/spielereien'],
    ['/t/K7QX2', '/t/K7QX2'],
  ])('%s is our %s', (shown, path) => {
    expect(below(shown, '/spiele')).toBe(path);
  });
});
