/** Which crystals have travelled between two views, and from where to where. */
import type { AreaView, ViaMagicaView } from './types';

/** A spot is "b3" of a seat; "" is its supply. */
export interface Journey {
  seat: number;
  from: string;
  to: string;
}

export function journeys(before: ViaMagicaView, after: ViaMagicaView): Journey[] {
  return after.areas.flatMap((area, seat) => {
    const old = before.areas[seat];
    return old ? between(old, area) : [];
  });
}

function between(before: AreaView, after: AreaView): Journey[] {
  const old = spots(before);
  const now = spots(after);
  const left = [...old].filter((spot) => !now.has(spot));
  const come = [...now].filter((spot) => !old.has(spot));
  const isSteady = before.supply === after.supply;
  const ways: Journey[] = come.map((to) => {
    // With the supply unchanged a crystal went from space to space.
    const from = isSteady ? (left.shift() ?? '') : '';
    return { seat: after.seat, from: placeOf(from), to: placeOf(to) };
  });
  return [...ways, ...left.map((from) => ({ seat: after.seat, from: placeOf(from), to: '' }))];
}

/** With the gate's name, so that the crystals of a gate that was replaced have left. */
function spots(area: AreaView): Set<string> {
  const found = area.zone.flatMap((place) =>
    place.crystals.flatMap((isFilled, index) => (isFilled ? [`${place.gate}:${place.slot}${index + 1}`] : [])),
  );
  return new Set(found);
}

function placeOf(spot: string): string {
  return spot.slice(spot.indexOf(':') + 1);
}
