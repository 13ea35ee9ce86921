/** How a pattern is drawn upon its tiles: lines between the middles, and where its points stand. */
import { areNear, centre, type Point } from './hexes';
import type { PatternView, TileView } from './types';

export interface Mark {
  key: string;
  kind: string;
  element: string;
  points: number;
  /** From middle to middle. */
  lines: [Point, Point][];
  /** The corners of a triangle; empty for the other kinds. */
  area: Point[];
  badge: Point;
}

export function marksOf(tiles: TileView[], patterns: PatternView[]): Mark[] {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  return patterns.map((pattern) => {
    const members = pattern.tiles.flatMap((id) => byId.get(id) ?? []);
    return {
      key: `${pattern.kind} ${pattern.tiles.join(' ')}`,
      kind: pattern.kind,
      element: pattern.element,
      points: pattern.points,
      lines: linesOf(members),
      area: pattern.kind === 'triangle' ? members.map(centre) : [],
      badge: badgeOf(pattern.kind, members),
    };
  });
}

/** Every two neighbours once. */
function linesOf(members: TileView[]): [Point, Point][] {
  return members.flatMap((one, at) =>
    members
      .slice(at + 1)
      .filter((other) => areNear(one, other))
      .map((other): [Point, Point] => [centre(one), centre(other)]),
  );
}

/** A clearing wears its point on its shoulder; a river at the source; the others in their middle. */
function badgeOf(kind: string, members: TileView[]): Point {
  const points = members.map(centre);
  if (kind === 'clearing' && points[0]) return { x: points[0].x + 26, y: points[0].y - 24 };
  if (kind === 'row') {
    const [source, next] = ends(members);
    if (source && next) return middle([centre(source), centre(next)]);
  }
  return middle(points);
}

/** The tile at one end of a row and its neighbour; the first two where a ring has no end. */
function ends(members: TileView[]): (TileView | undefined)[] {
  const source = members.find((one) => members.filter((other) => areNear(one, other)).length === 1) ?? members[0];
  return [source, members.find((other) => source && areNear(source, other))];
}

export function middle(points: Point[]): Point {
  const count = Math.max(points.length, 1);
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / count,
    y: points.reduce((sum, point) => sum + point.y, 0) / count,
  };
}
