/** Names and sentences that several parts of the board say. */
import type { Element } from '$lib/art/elements';
import type { Say } from '$lib/board';
import type { OmenView, PatternView, SpiritView, TileView } from './types';

export const ELEMENTS: Element[] = ['earth', 'air', 'water', 'fire'];
export const SOURCES = ['rows', 'triangles', 'pairs', 'clearings', 'spirits', 'omens'] as const;
export type Source = (typeof SOURCES)[number];
/** Whose points a source is, so that it wears the sign of its element. */
export const SOURCE_SIGNS: Partial<Record<Source, Element>> = {
  rows: 'water',
  triangles: 'fire',
  pairs: 'air',
  clearings: 'earth',
};

/** The events that name tiles of a path. */
export const ON_PATHS = 'placed moved swapped covered upgraded uncovered';

export function letterOf(say: Say, element: string): string {
  return say(`letter-${element}`);
}

/** Words of elements that the art knows; anything else would be a slip of the table. */
export function asElement(word: string): Element {
  return word as Element;
}

/** Tiles by element as a list: earth, earth, water … */
export function spread(counts: Record<string, number> | null | undefined): Element[] {
  return ELEMENTS.flatMap((element) => Array.from({ length: counts?.[element] ?? 0 }, () => element));
}

export function spiritSentence(say: Say, spirit: SpiritView): string {
  const parts = [
    spirit.motif ? say('label-spirit', { motif: say(`word-${spirit.motif}`) }) : say('label-spirit-unknown'),
    spirit.covered ? say('label-covered') : '',
    spirit.gift ? say('label-gift') : '',
    spirit.points > 0 ? say('label-points', { count: spirit.points }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** The key of what a spirit on a path is: that it is safe or has a gift says more than its motif. */
export function explainedSpirit({ covered, gift, motif }: SpiritView): string {
  if (covered) return 'covered';
  return gift ? 'upgraded' : `spirit-${motif}`;
}

export function patternSentence(say: Say, pattern: PatternView): string {
  return say('label-pattern', { kind: say(`pattern-${pattern.kind}`), points: pattern.points });
}

/** A tile for those who cannot see it. A finished path has numbers; one that is laid has none yet. */
export function tileSentence(
  say: Say,
  tile: TileView,
  spirit: SpiritView | undefined,
  patterns: PatternView[],
): string {
  const element = say(`word-${tile.element}`);
  const head = tile.id.includes(',')
    ? say('label-laid', { element, q: tile.q, r: tile.r })
    : say('label-tile', { tile: tile.id, element });
  const own = patterns.filter((pattern) => pattern.tiles.includes(tile.id));
  return [head, ...own.map((pattern) => patternSentence(say, pattern)), spirit ? spiritSentence(say, spirit) : '']
    .filter(Boolean)
    .join(' ');
}

const SOURCE_KEYS: Record<string, string> = { printed: 'omen-printed', table: 'omen-table' };

/** Where an omen comes from: the printed text, this table's own box, or our reconstruction. */
export function omenSource(say: Say, omen: Pick<OmenView, 'source'>): string {
  return say(SOURCE_KEYS[omen.source] ?? 'omen-ours');
}

const NUMBERS = ['one', 'two', 'three', 'four'];

/** What an omen shows, in a few words: a table may have other omens than ours, so no name says it beforehand. */
export function omenName(say: Say, omen: Pick<OmenView, 'shape' | 'spirits' | 'tile'>): string {
  const listed = omen.spirits.map((spirit, at) => [NUMBERS[at] ?? '', say(`word-${spirit}`)]);
  const spirits = say(`spirits-${omen.spirits.length}`, Object.fromEntries(listed) as Record<string, string>);
  return say(`omen-${omen.tile ?? omen.shape}`, { spirits });
}

export function omenSentence(say: Say, omen: OmenView): string {
  const name = omenName(say, omen);
  const parts = [say('label-omen', { omen: name, points: omen.points })];
  if (omen.shape) parts.push(say('label-omen-shape', { shape: say(`word-${omen.shape}`) }));
  parts.push(say('label-omen-times', { count: omen.fulfilled.length, points: omen.fulfilled.length * omen.points }));
  parts.push(omenSource(say, omen));
  return parts.join(' ');
}
