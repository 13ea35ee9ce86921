/** Rauha by ear: what every answer costs and brings, and the worlds in sentences. */
import type { Named } from '$lib/chooser.svelte';
import { nameOf } from '$lib/frames/seats';
import { mineFirst, type AnswerWords, type Chapter, type Plain, type Told } from '$lib/plain';
import type { AreaView, CellView, RauhaView } from './types';
import {
  biomeName,
  biomeSentence,
  cardSentence,
  costSentence,
  effectSentence,
  gainOfPreview,
  gainOfUse,
  gainSentence,
  godSentence,
  holderSentence,
  type Gain,
} from './words';

type Here = Told<RauhaView>;

function sentences(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

function brings({ say }: Here, gain: Gain | null): string {
  return gain ? say('plain-brings', { gain: gainSentence(say, gain) }) : '';
}

function mine({ view, seat }: Here): AreaView | undefined {
  return view.areas.find((area) => area.seat === seat);
}

function biomeOn(here: Here, cell: string): string {
  const found = mine(here)?.cells.find((one) => one.id === cell);
  const face = found ? here.view.faces[found.biome] : undefined;
  return found && face ? `${biomeName(here.say, found.biome, face)}. ${effectSentence(here.say, face.effect)}` : '';
}

/** Where a card of the hand would bring most in this turn. */
function bestOf({ view, say }: Here, card: string): string {
  const preview = view.previews.find((one) => one.id === card);
  if (!preview || preview.cells.length === 0) return '';
  const worth = (at: number): number => (preview.energy[at] ?? 0) * 100 + (preview.crystals[at] ?? 0);
  const best = preview.cells.map((_, at) => at).reduce((one, other) => (worth(other) > worth(one) ? other : one), 0);
  const gain = gainOfPreview(preview, preview.cells[best] ?? '');
  return gain ? say('plain-best', { gain: gainSentence(say, gain), cell: preview.cells[best] ?? '' }) : '';
}

function keeping(here: Here, card: string): AnswerWords {
  const { view, say } = here;
  const face = view.faces[card];
  const lacks = view.previews.find((one) => one.id === card)?.payable === false ? say('label-unpayable') : '';
  if (!face) return {};
  // The answer has the name already.
  const nameless = biomeSentence(say, card, { ...face, age: 0 });
  return { does: sentences(nameless, costSentence(say, face), lacks, bestOf(here, card)) };
}

function placing(here: Here, card: string, cell: string): AnswerWords {
  const { view, say } = here;
  const face = view.faces[card];
  const preview = view.previews.find((one) => one.id === card);
  const cost = face && face.price > 0 ? costSentence(say, face) : say('plain-free');
  const covers = say('plain-covers', { biome: biomeOn(here, cell) });
  return { does: sentences(cost, brings(here, gainOfPreview(preview, cell)), covers) };
}

function using(here: Here, source: string, told: string): AnswerWords {
  const use = here.view.uses.find((one) => one.id === source);
  return { does: sentences(told, brings(here, gainOfUse(use))) };
}

function sowing(here: Here, at: string, to: string): AnswerWords {
  const pay = here.view.uses.find((one) => one.id === `cell${at}`)?.pay ?? 0;
  const cost = pay > 0 ? here.say('cost-price', { price: pay }) : here.say('plain-free');
  return { does: sentences(cost, here.say('plain-wakes', { biome: biomeOn(here, to) })) };
}

function finishing({ view, say }: Here): AnswerWords {
  const left = view.uses.map((use) => say(`word-${use.id}`)).join(', ');
  return left ? { does: say('plain-leaves', { left }) } : {};
}

function godEffect({ view, say }: Here, god: string): string {
  const face = view.gods.find((one) => one.id === god)?.face;
  return face ? effectSentence(say, face.effect) : '';
}

function answer(action: Named, here: Here): AnswerWords {
  const [card, at, to, god] = ['card', 'at', 'to', 'god'].map((field) => String(action[field] ?? '')) as [
    string,
    string,
    string,
    string,
  ];
  switch (action.do) {
    case 'keep':
      return keeping(here, card);
    case 'place':
      return placing(here, card, to);
    case 'discard_for_spore':
      return { does: here.say('plain-wakes', { biome: biomeOn(here, to) }) };
    case 'activate':
      return using(here, `cell${at}`, biomeOn(here, at));
    case 'sow':
      return sowing(here, at, to);
    case 'call':
    case 'call_for':
      return using(here, god, godEffect(here, god));
    case 'activate_all':
    case 'activate_and_sow':
      return here.view.best ? { does: brings(here, { ...here.view.best, gods: [], spore: false }) } : {};
    case 'finish':
      return finishing(here);
    default:
      return {};
  }
}

function cellLine({ view, say }: Here, cell: CellView): string {
  const face = view.faces[cell.biome];
  const biome = face ? biomeSentence(say, cell.biome, face) : '';
  return sentences(say('label-cell', { cell: cell.id }), biome, cell.spore ? say('label-spore') : '');
}

function world(here: Here, area: AreaView): Chapter {
  const { say, players } = here;
  const gods = area.gods.map((god) => say(`word-${god}`)).join(', ');
  const purse = say('plain-purse', {
    energy: area.energy,
    crystals: area.crystals,
    water: area.water,
    water_energy: area.water_energy,
    spores: area.spores,
  });
  return {
    title: say('world-of', { player: nameOf(say, players, area.seat) }),
    lines: [purse, ...(gods ? [say('plain-gods', { gods })] : []), ...area.cells.map((cell) => cellLine(here, cell))],
  };
}

function course({ view, say, players }: Here): Chapter {
  const { round, turn, decks, hole } = view;
  const line = view.line_name
    ? say('plain-line', { line: say(`word-${view.line_name}`), cells: view.line.join(', ') })
    : '';
  const playing = view.active === null ? '' : say('plain-playing', { player: nameOf(say, players, view.active) });
  const piles = say('course-piles', { first: decks[0] ?? 0, second: decks[1] ?? 0, hole });
  const when = say(turn > 3 ? 'course-scoring' : 'course-turn', { round, turn });
  return { title: when, lines: [line, playing, piles].filter(Boolean) };
}

function satellites({ view, say, players }: Here): Chapter {
  const line = ({ moon, star, cards, known }: RauhaView['satellites'][number]): string => {
    const names = known.map((card) => say(`word-${card}`)).join(', ');
    const told = say('plain-satellite', {
      moon: nameOf(say, players, moon),
      star: nameOf(say, players, star),
      cards: say('cards-there', { count: cards }),
    });
    return names ? `${told} ${say('cards-known')} ${names}.` : told;
  };
  return { title: say('satellites'), lines: view.satellites.map(line) };
}

function chapters(here: Here): Chapter[] {
  const { view, say, players, seat } = here;
  const hand = view.hand.flatMap((card) => {
    const face = view.faces[card];
    return face ? [cardSentence(say, card, face)] : [];
  });
  const gods = view.gods.map((god) => `${godSentence(say, god.face)} ${holderSentence(say, players, god)}`);
  return [
    course(here),
    ...(hand.length > 0 ? [{ title: say('hand'), lines: hand }] : []),
    ...mineFirst(view.areas, seat).map((area) => world(here, area)),
    { title: say('gods'), lines: gods },
    satellites(here),
  ];
}

export const plain: Plain<RauhaView> = {
  seats: ['seat', 'active', 'order', 'stack', 'holder', 'moon', 'star'],
  answer,
  chapters,
};
