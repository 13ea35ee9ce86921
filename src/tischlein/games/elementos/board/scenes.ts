/**
 * What of the events is worth watching. A ply is seen on the board itself; what beats what, and which two freeze, comes up
 * large.
 */
import type { Art, Happened, PictureOf, Scene, Scenes } from '$lib/board';
import type { DiscView, ElementosView } from './types';

const PLIES = ['moved', 'stepped', 'handed', 'captured', 'flipped', 'passed'];
const ENDS = ['won', 'drawn'];
const PLY_MS = 1100;
const CAPTURE_MS = 2000;
const STANDOFF_MS = 1500;
const CURTAIN_MS = 900;
const END_MS = 1300;

export const scenes: Scenes<ElementosView> = (events, _before, after) =>
  grouped(events).map((group) => sceneOf(group, after));

/** Each event begins a scene of its own, except those that only introduce the next. */
function grouped(events: Happened[]): Happened[][] {
  const groups: Happened[][] = [];
  let open: Happened[] = [];
  for (const event of events) {
    open.push(event);
    if (!isShown(event)) continue;
    groups.push(open);
    open = [];
  }
  if (groups.length > 0) groups.at(-1)!.push(...open);
  return groups;
}

function isShown({ name }: Happened): boolean {
  return PLIES.includes(name) || ENDS.includes(name) || name === 'froze' || name === 'revealed';
}

function sceneOf(group: Happened[], after: ElementosView): Scene {
  const shown = group.find(isShown)!;
  const { name, facts } = shown;
  const seat = typeof facts.seat === 'number' ? facts.seat : null;
  const scene: Scene = { name, seat, art: null, events: group.length, millis: PLY_MS, holds: false };
  if (name === 'captured') return { ...scene, art: artOf(shown, after), millis: CAPTURE_MS, from: rival(seat) };
  if (name === 'froze') return { ...scene, art: artOf(shown, after), millis: STANDOFF_MS };
  if (name === 'revealed') return { ...scene, millis: CURTAIN_MS };
  // Who has won is told when the last ply has been seen.
  if (ENDS.includes(name)) return { ...scene, seat: null, millis: END_MS, holds: true };
  return scene;
}

function rival(seat: number | null): number | null {
  return seat === null ? null : 1 - seat;
}

/** The discs that an event is about, with the faces that lie up now: nothing that has to be remembered. */
function artOf({ name, facts }: Happened, after: ElementosView): Art | null {
  const [at, to] = [String(facts.at ?? ''), String(facts.to ?? '')];
  const mine = discAt(after, to);
  if (name === 'froze') {
    const [one, other] = [discAt(after, at), discAt(after, to)];
    return one && other ? { kind: 'standoff', owner: one.owner, up: one.up, other: other.up } : null;
  }
  if (!mine) return null;
  const disc = { owner: mine.owner, up: mine.up };
  return { kind: 'capture', ...disc, beaten: facts.up ?? '', below: facts.down ?? '' };
}

function discAt(view: ElementosView, at: string): DiscView | undefined {
  return view.discs.find((disc) => disc.at === at);
}

/** In a line of the log: what is told there for ever. A face that has faded is not drawn again. */
export const pictureOf: PictureOf = ({ name, facts }): Art | null => {
  const owner = typeof facts.seat === 'number' ? facts.seat : 0;
  if (name === 'captured') return { kind: 'disc', owner: 1 - owner, up: facts.up ?? '' };
  if (name === 'flipped') return { kind: 'disc', owner, up: facts.up ?? '' };
  if (name === 'moved') return { kind: 'disc', owner, up: '' };
  if (name === 'stepped' || name === 'handed' || name === 'won') return { kind: 'wand', owner };
  return name === 'froze' ? { kind: 'frozen' } : null;
};
