/** The exact question: what the next tap is, and what the thing chosen costs and brings. */
import type { Say } from '$lib/board';
import type { Chooser, Prompt } from '$lib/chooser.svelte';
import type { AreaView, FaceView, ViaMagicaView, ZoneGateView } from './types';
import { gateName } from './words';

const SEVEN = 7;

/** Null where the view's own question says it all, or where nothing is asked. */
export function promptOf(view: ViaMagicaView, mine: AreaView, chooser: Chooser, say: Say): Prompt | null {
  const isIdle = Object.keys(chooser.picked).length === 0;
  if (chooser.actions.length === 0 || (chooser.sealed && isIdle)) return null;
  const gate = chooser.picked.gate;
  if (gate !== undefined) return aboutGate(view, String(gate), say);
  switch (view.ask) {
    case 'choose':
      return { next: say('prompt-choose', { kept: mine.kept, room: mine.room }) };
    case 'place':
    case 'effect_place':
    case 'rearrange':
      return aboutCrystal(view, mine, chooser, say);
    case 'take_gate':
      return isLastGate(view, mine) ? { next: say('prompt-last-gate'), does: say('prompt-last-gate-why') } : null;
    case 'claim_count':
      return aboutReward(view, say);
    default:
      return null;
  }
}

/** After a seventh gate the round is the last: what is taken now can only be opened if more of mine are ready. */
function isLastGate(view: ViaMagicaView, mine: AreaView): boolean {
  const isEnd = view.areas.some((area) => area.opened.length >= SEVEN);
  return isEnd && !mine.zone.some((place) => place.pending);
}

function aboutGate(view: ViaMagicaView, gate: string, say: Say): Prompt {
  const asked = { choose: 'keep', take_gate: 'take', extra_gate: 'take' }[view.ask] ?? 'open';
  const face = view.faces[gate];
  const next = say(`prompt-${asked}-again`);
  return face ? { next, does: gateFacts(say, gate, face) } : { next };
}

/** "Fox Gate: 3 crystals, brings 3 points.": short, so that no card moves while I choose. Its spaces are seen on it. */
function gateFacts(say: Say, gate: string, face: FaceView): string {
  const key = face.effect.each > 0 ? 'prompt-gate-end' : 'prompt-gate';
  return say(key, { gate: gateName(say, gate), points: face.points, count: face.spaces.length });
}

function aboutCrystal(view: ViaMagicaView, mine: AreaView, chooser: Chooser, say: Say): Prompt {
  const { at, to, do: action } = chooser.picked;
  if (at !== undefined || action === 'place')
    return { next: say(canPutBack(chooser) ? 'prompt-where-or' : 'prompt-where') };
  if (to === undefined) return { next: openQuestion(view, say) };
  const next = say(chooser.can({ do: 'place', to }) ? 'prompt-place-again' : 'prompt-which-crystal');
  return { next, does: filling(mine, String(to), say) };
}

function canPutBack(chooser: Chooser): boolean {
  const { at } = chooser.picked;
  return at !== undefined && chooser.can({ do: 'lift', at });
}

function openQuestion(view: ViaMagicaView, say: Say): string {
  const { gate = '', left = 0 } = view.opening ?? {};
  if (view.ask === 'place')
    return say(`prompt-${view.token === 'wild' ? 'wild' : 'place'}`, { animus: say(`word-${view.token}`) });
  return say(`prompt-${view.ask}`, { gate: gateName(say, gate), left });
}

/** What the gate is like once this space has its crystal. */
function filling(mine: AreaView, spot: string, say: Say): string {
  const place = mine.zone.find(({ slot }) => slot === spot[0]);
  return place ? say('prompt-filling', { free: freeSpaces(place) - 1 }) : '';
}

function freeSpaces(place: ZoneGateView): number {
  return place.crystals.filter((isFilled) => !isFilled).length;
}

function aboutReward(view: ViaMagicaView, say: Say): Prompt {
  const offered = view.rewards.find(({ reward }) => reward === view.opening?.reward);
  if (!offered) return { next: say('ask-claim_count') };
  const higher = view.rewards.filter(({ opened, owner }) => opened > offered.opened && owner === null);
  const points = higher.map((reward) => reward.points).join(', ');
  const facts = { reward: say(`word-${offered.reward}`), points: offered.points };
  return { next: say('prompt-claim', facts), does: say('prompt-claim-why', { higher: points, count: higher.length }) };
}
