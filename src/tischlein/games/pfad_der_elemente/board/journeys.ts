/** Which spirits have travelled between two views: from the grid onto a path, or from tile to tile. */
import type { Happened } from '$lib/board';
import type { PfadView } from './types';

export interface Journey {
  /** "grid 7" or "1 5": a place of the grid, or a tile of a seat's path. */
  from: string;
  to: string;
  motif: string | null;
}

export function journeys(before: PfadView, now: PfadView, events: Happened[]): Journey[] {
  const left = before.grid.filter((place, at) => place.state === 'up' && now.grid[at]?.state === 'gone');
  return events.flatMap(({ name, facts }) => {
    const owner = now.areas.find((area) => area.element === facts.path);
    if (!owner) return [];
    const at = `${owner.seat} ${facts.at}`;
    const to = `${owner.seat} ${facts.to}`;
    const motifAt = (tile: unknown) => owner.spirits.find((spirit) => spirit.tile === tile)?.motif ?? null;
    if (name === 'placed') {
      const place = left.shift();
      return place ? [{ from: `grid ${place.id}`, to: at, motif: String(facts.motif) }] : [];
    }
    if (name === 'moved') return [{ from: at, to, motif: motifAt(facts.to) }];
    if (name !== 'swapped') return [];
    return [
      { from: at, to, motif: motifAt(facts.to) },
      { from: to, to: at, motif: motifAt(facts.at) },
    ];
  });
}
