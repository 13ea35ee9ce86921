/**
 * What of the events is worth watching: a card that somebody lays, a god that comes or changes hands, what a line
 * brings, and a scoring. Whatever else is told goes along with it.
 */
import type { Art, Fact, Happened, PictureOf, Scene, Scenes } from '$lib/board';
import type { RauhaView } from './types';

type Kind = 'laid' | 'god' | 'gains' | 'scored' | 'scoring' | 'told';

/** Events of one moment: who acts, and what they tell together. */
interface Beat {
  kind: Kind;
  seat: number | null;
  events: Happened[];
}

const KINDS: Record<string, Kind> = {
  placed: 'laid',
  discarded: 'laid',
  discarded_for_spore: 'laid',
  lost: 'god',
  welcomed: 'god',
  crystals: 'gains',
  energy: 'gains',
  traded: 'gains',
  sowed: 'gains',
  named: 'gains',
  watered: 'scored',
  scoring: 'scoring',
};
const MILLIS: Record<Kind, number> = { laid: 900, god: 1300, gains: 750, scored: 1100, scoring: 900, told: 0 };
/** What I did myself I have seen; it only flies to its counter. */
const MINE_MILLIS = 450;
/** A turn of all others together takes no longer, as far as the bots' own pauses let it. */
const MOST_MILLIS = 4000;
/** What the result of a card is worth in the rules (§4.7b). */
const CRYSTALS_FOR_A_CARD = 4;
const HOLDING: Kind[] = ['god', 'scored', 'scoring'];

export const scenes: Scenes<RauhaView> = (events, _before, after, seat) => {
  const beats = beatsOf(events);
  const pace = paceOf(beats, after, seat);
  return beats.flatMap((beat) => scenesOf(beat, after, seat, pace));
};

function scenesOf(beat: Beat, after: RauhaView, seat: number | null, pace: number): Scene[] {
  const isMine = seat !== null && beat.seat === seat;
  const scene: Scene = {
    name: beat.kind,
    seat: beat.seat,
    art: artOfBeat(beat, after),
    events: beat.events.length,
    millis: isMine ? MINE_MILLIS : Math.round(MILLIS[beat.kind] * pace),
    holds: HOLDING.includes(beat.kind) && (!isMine || beat.kind === 'scored'),
  };
  const lost = beat.events.findIndex(({ name }) => name === 'lost');
  if (beat.kind !== 'god' || lost < 0) return [scene];
  // The bar tells the last event of a scene in which something is taken: that it was lost, not who is glad about it.
  const rest = beat.events.length - lost - 1;
  const taken = { ...scene, events: lost + 1, from: seatOf(beat.events[lost]!) };
  return [taken, { name: 'told', seat: null, art: null, events: rest, millis: MILLIS.told, holds: false }];
}

/** What is worth no scene of its own goes along with the one before, or with the first. */
function beatsOf(events: Happened[]): Beat[] {
  const beats: Beat[] = [];
  let early: Happened[] = [];
  for (const happened of events) {
    const kind = KINDS[happened.name];
    const last = beats.at(-1);
    if (kind === undefined) (last?.events ?? early).push(happened);
    else if (last && goesOn(last, kind, happened)) join(last, kind, happened);
    else beats.push({ kind, seat: seatOf(happened), events: [happened] });
  }
  beats[0]?.events.unshift(...early);
  return beats;
}

/** A god that one loses and another one gets is one scene; so is all that one seat gains, its water included. */
function goesOn(last: Beat, kind: Kind, happened: Happened): boolean {
  if (kind === 'god') return last.kind === 'god' && last.events.at(-1)?.name === 'lost';
  const isSame = last.seat === seatOf(happened);
  return isSame && last.kind === 'gains' && (kind === 'gains' || kind === 'scored');
}

function join(last: Beat, kind: Kind, happened: Happened): void {
  last.kind = kind;
  last.seat = seatOf(happened);
  last.events.push(happened);
}

/** The more of them act, the shorter is each: all together stay within a few seconds. */
function paceOf(beats: Beat[], after: RauhaView, seat: number | null): number {
  const others = after.areas.length - (seat === null ? 0 : 1);
  const turn = others * (MILLIS.laid + MILLIS.gains);
  const now = beats.reduce((sum, beat) => sum + MILLIS[beat.kind], 0);
  return Math.min(1, MOST_MILLIS / Math.max(turn, now));
}

function seatOf({ facts }: Happened): number | null {
  return typeof facts.seat === 'number' ? facts.seat : null;
}

function loserOf({ events }: Beat): number | null {
  const lost = events.find(({ name }) => name === 'lost');
  return lost ? seatOf(lost) : null;
}

function artOfBeat(beat: Beat, after: RauhaView): Art | null {
  const laid = beat.events.find(({ name }) => KINDS[name] === 'laid');
  if (beat.kind === 'laid' && laid) return artOfLaid(laid);
  if (beat.kind === 'god') return artOfGod(beat);
  return beat.kind === 'scoring' ? null : artOfGains(beat, after);
}

function artOfLaid({ name, facts }: Happened): Art {
  if (name === 'placed') return { kind: 'placed', card: word(facts.card), to: word(facts.to), paid: count(facts.paid) };
  if (name === 'discarded') return { kind: 'discarded', crystals: CRYSTALS_FOR_A_CARD, spores: 0 };
  return { kind: 'discarded', crystals: 0, spores: 1 };
}

function artOfGod(beat: Beat): Art {
  const god = word(beat.events.find(({ facts }) => 'god' in facts)?.facts.god);
  return { kind: 'god', god, from: loserOf(beat) ?? -1, to: beat.seat ?? -1 };
}

/** The biomes and gods that worked, and what all of them brought. */
function artOfGains({ seat, events }: Beat, after: RauhaView): Art {
  const gains = { energy: 0, crystals: 0, spores: 0, water: -1 };
  const sources: string[] = [];
  for (const { name, facts } of events) {
    gains.energy += name === 'won' ? 0 : count(facts.energy);
    gains.crystals += count(facts.crystals) - count(facts.paid);
    if (name === 'sowed') gains.spores += 1;
    if (name === 'watered') gains.water = count(facts.water);
    if (facts.by !== undefined) sources.push(word(facts.by));
  }
  const cells = after.areas[seat ?? -1]?.cells ?? [];
  const biomeAt = (source: string): string => cells.find(({ id }) => `cell${id}` === source)?.biome ?? '';
  return {
    kind: 'gains',
    cells: sources.filter((source) => source.startsWith('cell')).map((source) => source.slice(4)),
    biomes: sources.map(biomeAt).filter(Boolean),
    gods: sources.filter((source) => !source.startsWith('cell')),
    ...gains,
  };
}

const SIGNS: Record<string, string> = {
  discarded: 'gem',
  discarded_for_spore: 'spore',
  crystals: 'gem',
  energy: 'energy',
  traded: 'energy',
  named: 'energy',
  sowed: 'spore',
  watered: 'water',
  scoring: 'scoring',
  won: 'energy',
};

export const pictureOf: PictureOf = ({ name, facts }): Art | null => {
  if (name === 'placed') return { kind: 'card', card: word(facts.card) };
  if (name === 'lost' || name === 'welcomed') return { kind: 'godsign', god: word(facts.god) };
  const sign = SIGNS[name];
  return sign ? { kind: 'sign', sign } : null;
};

function word(fact: Fact | undefined): string {
  return typeof fact === 'string' ? fact : '';
}

function count(fact: Fact | undefined): number {
  return typeof fact === 'number' ? fact : 0;
}
