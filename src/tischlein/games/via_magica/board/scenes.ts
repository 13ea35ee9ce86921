/** What of a match is worth watching, in the order in which it happened, and how long it takes. */
import type { Art, Happened, PictureOf, Scene, Scenes } from '$lib/board';
import type { ViaMagicaView } from './types';

/** Events that begin a scene of their own: its name, and its time. All others belong to the scene before them. */
const BEGINS: Record<string, [name: string, millis: number]> = {
  chose: ['chosen', 500],
  catcher: ['catcher', 900],
  caught: ['drawn', 900],
  placed: ['crystals', 350],
  moved: ['crystals', 350],
  passed: ['crystals', 350],
  lifted: ['crystals', 350],
  refilled: ['catcher', 1000],
  opened: ['opened', 1600],
  took: ['took', 1000],
  rewarded: ['rewarded', 1200],
  seventh: ['seventh', 1200],
  standstill: ['ended', 500],
  won: ['ended', 500],
};
/** What all of them do at once is one scene. */
const TOGETHER = ['chosen', 'crystals', 'ended'];
/** What nobody shall read before it is seen. */
const REVEALS = ['drawn', 'opened', 'rewarded', 'seventh', 'ended', 'before'];
/** After a while away one is told the last of it. */
const MOST_PICTURES = 5;
/** Somebody who is asked something has better things to do than to watch. */
const WHEN_ASKED = 0.6;
const MY_OWN_MILLIS = 350;

export const scenes: Scenes<ViaMagicaView> = (events, _before, after, seat) => {
  const all: Scene[] = [];
  for (const event of events) {
    const scene = sceneOf(event, seat);
    const last = all[all.length - 1];
    const isMore = last !== undefined && (scene === null || (scene.name === last.name && TOGETHER.includes(last.name)));
    if (isMore) last.events += 1;
    else all.push(scene ?? sceneWith('crystals', null, null, MY_OWN_MILLIS));
  }
  const shown = lastOf(all);
  return after.ask === '' ? shown : shown.map((scene) => ({ ...scene, millis: scene.millis * WHEN_ASKED }));
};

function sceneOf(event: Happened, seat: number | null): Scene | null {
  const [name, millis] = BEGINS[event.name] ?? ['', 0];
  if (name === '') return null;
  const actor = typeof event.facts.seat === 'number' ? event.facts.seat : null;
  if (name === 'drawn') return sceneWith(name, null, pictureOf(event), millis);
  if (TOGETHER.includes(name)) return sceneWith(name, null, null, millis);
  // I have just taken it: there is nothing to tell me.
  if (name === 'took' && actor === seat) return sceneWith(name, actor, null, MY_OWN_MILLIS);
  return sceneWith(name, actor, pictureOf(event), millis);
}

function sceneWith(name: string, seat: number | null, art: Art | null, millis: number): Scene {
  return { name, seat, art, events: 1, millis, holds: REVEALS.includes(name) };
}

/** The last pictures; all that came before them is told in one go. */
function lastOf(all: Scene[]): Scene[] {
  const pictures = all.filter((scene) => scene.art !== null);
  const first = pictures[pictures.length - MOST_PICTURES];
  const cut = first ? all.indexOf(first) : 0;
  if (cut === 0) return all;
  const told = all.slice(0, cut).reduce((sum, scene) => sum + scene.events, 0);
  return [{ ...sceneWith('before', null, null, MY_OWN_MILLIS), events: told }, ...all.slice(cut)];
}

/** The thing an event is about. */
export const pictureOf: PictureOf = ({ name, facts }): Art | null => {
  switch (name) {
    case 'caught':
      return { kind: 'token', animus: facts.animus ?? '' };
    case 'catcher':
    case 'refilled':
      return { kind: 'bag' };
    case 'placed':
    case 'moved':
    case 'lifted':
    case 'wild':
      return { kind: 'animus', animus: facts.animus ?? '' };
    case 'opened':
      return { kind: 'gate', gate: facts.gate ?? '', open: 1 };
    case 'took':
    case 'revealed':
    case 'opens_next':
      return { kind: 'gate', gate: facts.gate ?? '' };
    case 'gained':
      return { kind: 'crystal' };
    case 'rewarded':
    case 'waived':
      return { kind: 'reward', reward: facts.reward ?? '' };
    case 'seventh':
      return { kind: 'door', colour: 'any', worth: '7', open: 1 };
    default:
      return null;
  }
};
