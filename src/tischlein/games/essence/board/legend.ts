/** Every symbol of the game, in the order in which a match meets them. */
import type { Art, LegendEntry } from '$lib/board';
import { COINS, COLOURS, COLOUR_OF, SYMBOL_ORDER } from './figures';

const piece = (kind: string): LegendEntry => ({ key: kind, art: { kind: 'piece', piece: kind } });
const entry = (key: string, art: Art = { kind: key }): LegendEntry => ({ key, art });

export const legend: LegendEntry[] = [
  entry('emblem', { kind: 'emblem', roman: 'IV' }),
  ...SYMBOL_ORDER.map((symbol) => entry(symbol, { kind: 'symbol', symbol, colour: COLOUR_OF[symbol] ?? '' })),
  ...COLOURS.map(piece),
  entry('tips'),
  entry('hit'),
  entry('majority'),
  ...COINS.map(piece),
  entry('points'),
];
