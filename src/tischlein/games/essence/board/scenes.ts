/** What of the events is worth watching. Nothing is told of a guess before its card has turned over. */
import type { Art, Happened, PictureOf, Scene, Scenes } from '$lib/board';
import type { EssenceView, RevealView } from './types';

/** A scene of the reveal, with what it is about: the next turn may already be revealed when it is shown. */
export interface RevealScene extends Scene {
  reveal: RevealView;
}

export const COUNT_FROM = 3;
const BEAT_MS = 420;
const TURN_MS = 1000;
const SORT_MS = 700;
/** How long everything lies open for reading where nobody is asked anything else. */
const READ_MS = 2000;
const TAKE_MS = 1900;
const COUNTED_MS = 900;

const GAINS = ['coins', 'card', 'nothing'];
const COLOURS: Record<string, string> = { y: 'yellow', g: 'green', b: 'blue', r: 'red', w: 'white' };

export const scenes: Scenes<EssenceView> = (events, before, after) => {
  const gains = events.filter(({ name }) => GAINS.includes(name)).length;
  const at = events.findIndex(({ name }) => name === 'revealed');
  if (at >= 0) return revealScenes(events, at, gains, after.reveal);
  if (before?.phase === 'take' && gains > 0) return [takeScene(events, after.reveal)];
  if (events.every(({ name }) => name === 'counted')) {
    return [{ ...quiet('counted', events.length, COUNTED_MS), holds: true }];
  }
  return [];
};

/** Three, two, one; all turn over; each goes to its answer; then there is time to read. */
function revealScenes(events: Happened[], at: number, gains: number, reveal: RevealView | null): Scene[] {
  // A turn without enough concepts is over without a guess: there is nothing to turn over.
  if (!reveal || reveal.tips.every((tip) => tip === 0)) return [];
  const count = Array.from({ length: COUNT_FROM }, (_, beat) => quiet(`count-${COUNT_FROM - beat}`, 0, BEAT_MS));
  count[0]!.events = at;
  const turned = { ...quiet('turn', 1, TURN_MS), holds: true };
  const sorted = { ...quiet('sort', gains, SORT_MS), holds: true };
  const read = quiet('read', events.length - at - 1 - gains, READ_MS);
  return [...count.map((scene) => ({ ...scene, holds: true })), turned, sorted, read].map((scene) => ({
    ...scene,
    reveal,
  }));
}

/** The active player of a circle has taken the coin or the card. */
function takeScene(events: Happened[], reveal: RevealView | null): Scene {
  const seat = reveal?.active ?? null;
  const gain = reveal?.gains.find((one) => one.seat === seat);
  return { ...quiet('took', events.length, TAKE_MS), seat, art: gain ? artOfGain(gain) : null };
}

function artOfGain({ kind, concept }: RevealView['gains'][number]): Art {
  return concept ? { kind: 'concept', ...concept } : { kind: 'piece', piece: kind };
}

function quiet(name: string, events: number, millis: number): Scene {
  return { name, seat: null, art: null, events, millis, holds: false };
}

export function isReveal(scene: Scene | null): scene is RevealScene {
  return scene !== null && 'reveal' in scene;
}

/** Whether the guesses still lie face down, or are just turning over. */
export function isSecret(scene: Scene | null): boolean {
  return isReveal(scene) && scene.name !== 'sort' && scene.name !== 'read';
}

export const pictureOf: PictureOf = ({ name, facts }) => {
  switch (name) {
    case 'emblem':
      return { kind: 'emblem', roman: facts.number ?? '' };
    case 'way_shown':
    case 'way_chosen':
      return symbolArt(String(facts.question ?? ''));
    case 'drawn':
      return conceptArt([facts.concepts ?? []].flat()[0]);
    case 'swapped':
      return conceptArt(facts.new);
    case 'card':
      return conceptArt(facts.concept);
    case 'coins':
      return { kind: 'piece', piece: facts.kind ?? '' };
    case 'revealed':
      return { kind: 'tips' };
    case 'market':
      return { kind: 'trade' };
    case 'counted':
      return { kind: 'points' };
    default:
      return null;
  }
};

/** The key of a question begins with symbol and colour: "triangle-green-0". */
function symbolArt(question: string): Art {
  const [symbol = '', colour = ''] = question.split('-');
  return { kind: 'symbol', symbol, colour };
}

/** A card small enough for a line: its colour says what it is. What the table wrote itself has no number of its own. */
function conceptArt(concept: unknown): Art | null {
  const colour = COLOURS[String(concept).charAt(0)];
  return colour && /^\w\d+$/.test(String(concept)) ? { kind: 'piece', piece: colour } : { kind: 'cards' };
}
