/**
 * What of a match is worth watching. A memory game: a picture is made from the facts of its event alone, and where those
 * have faded it shows a spirit from behind, never what has to be remembered.
 */
import type { Art, Happened, PictureOf, Scene, Scenes } from '$lib/board';
import type { PfadView } from './types';

type Drawn = (facts: Happened['facts']) => Art | null;

/** What is missing stays missing: Art.svelte draws the back side then. */
function known(art: Record<string, Art[string] | undefined>): Art {
  return Object.fromEntries(Object.entries(art).filter(([, fact]) => fact !== undefined)) as Art;
}

const spirit: Drawn = ({ motif }) => known({ kind: 'spirit', motif });
const shifted =
  (sign: string): Drawn =>
  ({ path, at, to }) =>
    at === undefined || to === undefined
      ? { kind: 'sign', sign }
      : known({ kind: 'tiles', path, tiles: [String(at), String(to)], sign });
/** A tile of the own path: events name it by who acts. */
const ownTile: Drawn = ({ seat, at }) => known({ kind: 'tiles', seat, tiles: [String(at)] });
const anyTile: Drawn = ({ path, at, motif }) => known({ kind: 'tiles', path, tiles: [String(at)], motif });

const DRAWN: Record<string, Drawn> = {
  chose: ({ element }) => known({ kind: 'element', element }),
  took_last: ({ element }) => (element === undefined ? null : { kind: 'tile', element }),
  revealed: spirit,
  third_revealed: spirit,
  pair: ({ motif }) => known({ kind: 'pair', motif }),
  missed: () => ({ kind: 'spirit' }),
  placed: anyTile,
  uncovered: anyTile,
  covered: ownTile,
  upgraded: ownTile,
  moved: shifted('move_own'),
  swapped: shifted('swap_own'),
  exchanged: () => ({ kind: 'omen' }),
  drew: ({ omen }) => known({ kind: 'omens', omens: [String(omen)] }),
  last_gifts: () => ({ kind: 'gift' }),
  omens_shown: ({ seat }) => known({ kind: 'omens', seat }),
};

export const pictureOf: PictureOf = ({ name, facts }) => DRAWN[name]?.(facts) ?? null;

/** How long somebody else's deed is on the stage. */
const MILLIS: Record<string, number> = {
  chose: 900,
  revealed: 700,
  third_revealed: 900,
  pair: 900,
  missed: 700,
  placed: 900,
  uncovered: 1000,
  covered: 800,
  upgraded: 800,
  moved: 900,
  swapped: 900,
  exchanged: 800,
  last_gifts: 900,
};
/** What turns a piece over: until it lies open nobody reads what it shows. */
const TURNS = ['revealed', 'third_revealed', 'uncovered'];
const HOLDS = [...TURNS, 'pair'];
const IN_THE_MIDDLE = ['revealed', 'third_revealed', 'pair', 'missed'];
const LOST = ['moved', 'swapped', 'uncovered'];
const TURNING_MS = 500;
const OMENS_MS = 1400;
const LAST_LOOK_MS = 900;

export const scenes: Scenes<PfadView> = (events, _before, after, seat) => {
  const planned: Scene[] = [];
  let untold = 0;
  for (const happened of events) {
    untold += 1;
    for (const scene of scenesOf(happened, after, seat, planned)) {
      planned.push({ ...scene, events: untold });
      untold = 0;
    }
  }
  // What is only a line of the log comes after the pictures, at once.
  if (planned.length === 0 || untold === 0) return planned;
  return [...planned, { name: 'told', seat: null, art: null, events: untold, millis: 1, holds: false }];
};

function scenesOf(happened: Happened, after: PfadView, me: number | null, planned: Scene[]): Scene[] {
  const { name, facts } = happened;
  const seat = typeof facts.seat === 'number' ? facts.seat : null;
  const owner = after.areas.find((area) => area.element === facts.path)?.seat;
  // A spirit that somebody else shifts or uncovers was its owner's to lose.
  const from = LOST.includes(name) && owner !== seat ? { from: owner ?? null } : {};
  const scene = { name, seat, art: pictureOf(happened), events: 0, holds: HOLDS.includes(name), ...from };
  if (name === 'paths_lie') return pathsOf(after, me);
  if (name === 'omens_shown') return [{ ...scene, millis: OMENS_MS, holds: true }];
  if (name === 'scored') return planned.some((one) => one.name === 'scored') ? [] : [lastLook()];
  if (seat !== null && seat === me) return TURNS.includes(name) ? [{ ...scene, millis: TURNING_MS }] : [];
  const millis = MILLIS[name];
  if (millis === undefined) return [];
  // Across the room everybody has to see where a spirit is turned up: no picture lies over the middle.
  return [{ ...scene, millis, art: me === null && IN_THE_MIDDLE.includes(name) ? null : scene.art }];
}

/** Everybody's path for the first time, one after the other; mine I know. */
function pathsOf(after: PfadView, me: number | null): Scene[] {
  return after.areas
    .filter((area) => area.seat !== me)
    .map(({ seat }) => {
      return { name: 'paths_lie', seat, art: { kind: 'path', seat }, events: 0, millis: 1300, holds: false };
    });
}

/** All covered spirits are turned up: everybody looks at the paths before anybody reads who has won. */
function lastLook(): Scene {
  return { name: 'scored', seat: null, art: null, events: 0, millis: LAST_LOOK_MS, holds: true };
}
