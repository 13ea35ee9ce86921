/** Via Magica by ear: every gate with its spaces and power, and what each crystal does. */
import type { Named } from '$lib/chooser.svelte';
import { nameOf } from '$lib/frames/seats';
import { mineFirst, type AnswerWords, type Chapter, type Plain, type Told } from '$lib/plain';
import type { AreaView, ViaMagicaView, ZoneGateView } from './types';
import { effectSentence, gateName, gateSentence, rewardSentence, sumOf } from './words';

type Here = Told<ViaMagicaView>;

function mine({ view, seat }: Here): AreaView | undefined {
  return view.areas.find((area) => area.seat === seat);
}

/** A space of my zone by its name: "b3" is the third of the second gate. */
interface Space {
  zone: ZoneGateView;
  number: number;
  animus: string;
}

function spaceAt(here: Here, name: string): Space | null {
  const zone = mine(here)?.zone.find((one) => one.slot === name.charAt(0));
  const number = Number(name.slice(1));
  const animus = here.view.faces[zone?.gate ?? '']?.spaces[number - 1];
  return zone && animus ? { zone, number, animus } : null;
}

function progress({ say }: Here, zone: ZoneGateView): string {
  const filled = zone.crystals.filter(Boolean).length;
  return say('plain-zone', { gate: gateName(say, zone.gate), filled, all: zone.crystals.length });
}

/** A gate without its name: the answer has that already. */
function gate({ view, say }: Here, id: string): string {
  const face = view.faces[id];
  if (!face) return '';
  const spaces = face.spaces.map((animus) => say(`word-${animus}`)).join(', ');
  const worth = face.effect.each > 0 ? '' : say('plain-points', { points: face.points });
  return [say('plain-gate', { colour: say(`word-${face.colour}`), spaces }), worth, effectSentence(say, face.effect)]
    .filter(Boolean)
    .join(' ');
}

/** What one more crystal makes of a gate. */
function then(here: Here, zone: ZoneGateView): string {
  const free = zone.crystals.filter((has) => !has).length - 1;
  if (free > 0) return here.say('plain-still-free', { free });
  const face = here.view.faces[zone.gate];
  const worth = face && face.effect.each === 0 ? here.say('plain-points', { points: face.points }) : '';
  const power = face ? effectSentence(here.say, face.effect) : '';
  return [here.say('plain-opens', { gate: gateName(here.say, zone.gate) }), worth, power].filter(Boolean).join(' ');
}

function placing(here: Here, to: string): AnswerWords {
  const space = spaceAt(here, to);
  if (!space) return {};
  const left = (mine(here)?.supply ?? 1) - 1;
  return {
    place: progress(here, space.zone),
    name: here.say('plain-place', { place: space.number, animus: here.say(`word-${space.animus}`) }),
    does: `${here.say('plain-supply', { left })} ${then(here, space.zone)}`,
  };
}

function from(here: Here, at: string): string {
  const space = spaceAt(here, at);
  if (!space) return at;
  const facts = { gate: gateName(here.say, space.zone.gate), place: space.number };
  return here.say('plain-space', { ...facts, animus: here.say(`word-${space.animus}`) });
}

function moving(here: Here, at: string, to: string): AnswerWords {
  const space = spaceAt(here, to);
  if (!space) return {};
  const animus = here.say(`word-${space.animus}`);
  const leaves = spaceAt(here, at)?.zone.slot === space.zone.slot;
  return {
    place: progress(here, space.zone),
    name: here.say('plain-move', { place: space.number, animus, from: from(here, at) }),
    does: leaves ? here.say('plain-same-gate') : then(here, space.zone),
    part: here.say('plain-from', { from: from(here, at) }),
  };
}

function reward(here: Here): string {
  const offered = here.view.rewards.find((one) => one.reward === here.view.opening?.reward);
  return offered ? rewardSentence(here.say, here.players, offered) : '';
}

function answer(action: Named, here: Here): AnswerWords {
  const [at, to, id] = [String(action.at ?? ''), String(action.to ?? ''), String(action.gate ?? '')];
  switch (action.do) {
    case 'keep':
    case 'take':
    case 'open':
      return { does: gate(here, id) };
    case 'place':
      return placing(here, to);
    case 'move':
      return moving(here, at, to);
    case 'lift':
      return { name: here.say('action-lift', { at: from(here, at) }) };
    case 'pass':
      return { does: here.say('plain-pass') };
    case 'claim':
      return { does: `${reward(here)}.` };
    case 'waive':
      return { does: here.say('plain-waive') };
    default:
      return {};
  }
}

function zoneLine(here: Here, zone: ZoneGateView): string {
  const { view, say } = here;
  const face = view.faces[zone.gate];
  if (!face) return say('zone-empty');
  const free = face.spaces.filter((_, at) => !zone.crystals[at]).map((animus) => say(`word-${animus}`));
  return `${gateSentence(say, zone.gate, face)} ${say('plain-free-spaces', { spaces: free.join(', ') || '–' })}`;
}

function person(here: Here, area: AreaView): Chapter {
  const { say, players, view } = here;
  const opened = area.opened.map(({ gate: id }) => gateName(say, id)).join(', ');
  const wild = area.wild.map((animus) => say(`word-${animus}`)).join(', ');
  const rewards = area.rewards.map((one) => say(`word-${one}`)).join(', ');
  const lines = [
    say('points-now', { points: sumOf(area.points) }),
    say('label-supply', { count: area.supply }),
    opened ? say('plain-opened', { gates: opened }) : say('opened-count', { count: 0 }),
    wild ? `${say('wild-for-seat')} ${wild}.` : '',
    rewards ? say('plain-rewards', { rewards }) : '',
    ...area.zone.map((zone) => zoneLine(here, zone)),
    view.phase === 'choose'
      ? say('label-seat-choosing', { player: nameOf(say, players, area.seat), count: area.kept })
      : '',
  ];
  return { title: nameOf(say, players, area.seat), lines: lines.filter(Boolean) };
}

function round({ view, say, players }: Here): Chapter {
  const token = view.token ? say('plain-token', { animus: say(`word-${view.token}`) }) : say('before-first');
  const left = view.bag.map((one) => `${say(`word-${one.animus}`)} ${one.in_bag}`).join(', ');
  const catcher = say('catcher-is', { player: nameOf(say, players, view.catcher) });
  return { title: say('centre'), lines: [token, `${catcher}.`, `${say('left-in-bag')}: ${left}.`] };
}

function chapters(here: Here): Chapter[] {
  const { view, say, players, seat } = here;
  const gates = (ids: string[]): string[] =>
    ids.flatMap((id) => {
      const face = view.faces[id];
      return face ? [gateSentence(say, id, face)] : [];
    });
  const all = [
    round(here),
    ...(view.hand.length > 0 ? [{ title: say('hand'), lines: gates(view.hand) }] : []),
    ...mineFirst(view.areas, seat).map((area) => person(here, area)),
    { title: say('display'), lines: gates(view.display) },
    { title: say('rewards'), lines: view.rewards.map((one) => `${rewardSentence(say, players, one)}.`) },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

export const plain: Plain<ViaMagicaView> = { seats: ['seat', 'catcher', 'owner'], answer, chapters };
