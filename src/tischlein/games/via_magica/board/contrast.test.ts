/** Every animus is seen on gates of every colour. */
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast } from '$lib/testing';
import theme from '$lib/theme.css?raw';
import gates from './gates.css?raw';

const ANIMI = ['air', 'water', 'earth', 'wood', 'fire', 'shadow', 'mask'];
const COLOURS = coloursOf(theme);

describe.each(['yellow', 'violet', 'green', 'blue', 'any'])('a %s gate', (colour) => {
  const block = gates.slice(gates.indexOf(`[data-colour='${colour}']`));
  const { '--body': body, '--face': face, '--on-face': sign } = coloursOf(block.slice(0, block.indexOf('}')));

  it.each(ANIMI)('shows %s by its rim, its edge or its face', (animus) => {
    const parts = [COLOURS['--mask'], COLOURS[`--${animus}-deep`], COLOURS[`--${animus}`]];
    expect(Math.max(...parts.map((part) => contrast(part![0], body![0])))).toBeGreaterThanOrEqual(3);
  });

  it('shows the sign on its face', () => expect(contrast(face![0], sign![0])).toBeGreaterThanOrEqual(4.5));
});
