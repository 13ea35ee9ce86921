/** Essence by ear: the question, the concepts by their names, and people instead of numbers. */
import type { Named } from '$lib/chooser.svelte';
import { nameOf } from '$lib/frames/seats';
import { mineFirst, type AnswerWords, type Chapter, type Plain, type Told } from '$lib/plain';
import type { EssenceView, SeatView, WayView } from './types';
import { answerWords, characterWords, conceptWord, helpWords, questionWords } from './words';

type Here = Told<EssenceView>;

function question({ view, seat, players, say }: Here, way: WayView): string {
  return questionWords(say, way, view.active !== seat, nameOf(say, players, view.active));
}

function concept({ view, say }: Here, place: string): string {
  const found = view.concepts[Number(place) - 1];
  return found ? `${place}: ${conceptWord(say, found)}` : place;
}

function person({ view, say, players }: Here, roman: string): string {
  const found = view.seats.find((seat) => seat.roman === roman);
  return found ? `${roman}: ${nameOf(say, players, found.seat)}` : roman;
}

function answer(action: Named, here: Here): AnswerWords {
  const { view, say } = here;
  const [place, step, number] = [String(action.place ?? ''), String(action.step ?? ''), String(action.number ?? '')];
  const way = view.display.find((one) => one.way === action.way);
  switch (action.do) {
    case 'choose':
      return way ? { name: say('action-choose', { way: question(here, way) }), does: helpWords(say, way) } : {};
    case 'pick':
    case 'swap':
      return { name: say(`action-${action.do}`, { place: concept(here, place) }) };
    case 'rate':
      return view.way
        ? { name: say('action-rate', { step: `${step}: ${say(`scale-${view.way.colour}-${step}`)}` }) }
        : {};
    case 'name':
      return { name: say('action-name', { number: person(here, number) }) };
    default:
      return {};
  }
}

function turn(here: Here): Chapter[] {
  const { view, say, players } = here;
  if (!view.way) return [];
  const concepts = view.concepts.map((one, at) => `${at + 1}: ${conceptWord(say, one)}`);
  const title = `${nameOf(say, players, view.active)}: ${question(here, view.way)}`;
  return [{ title, lines: [...concepts, helpWords(say, view.way)] }];
}

function lastTurn({ view, say, players }: Here): Chapter[] {
  const { reveal } = view;
  if (!reveal) return [];
  const tips = reveal.tips.map(
    (tip, seat) => `${nameOf(say, players, seat)}: ${answerWords(say, players, view.seats, reveal, tip)}`,
  );
  return [{ title: say('last-turn'), lines: [say(`word-${reveal.way.question}`), ...tips] }];
}

function seatChapter({ say, players }: Here, seat: SeatView): Chapter {
  const kinds = Object.entries(seat.holdings ?? {}).filter(([, count]) => count > 0);
  const cards = seat.cards.map((card) => conceptWord(say, card)).join(', ');
  const lines = [
    seat.points ? say('points-now', { points: seat.points.points }) : '',
    kinds.map(([kind, count]) => `${say(`field-${kind}`)}: ${count}`).join(', '),
    cards ? `${say('field-cards')}: ${cards}` : '',
    characterWords(say, players, seat),
  ];
  const name = nameOf(say, players, seat.seat);
  return { title: seat.roman ? `${name}, ${seat.roman}` : name, lines: lines.filter(Boolean) };
}

function chapters(here: Here): Chapter[] {
  const { view, seat } = here;
  const people = mineFirst(view.seats, seat).map((one) => seatChapter(here, one));
  return [...turn(here), ...lastTurn(here), ...people.filter(({ lines }) => lines.length > 0)];
}

export const plain: Plain<EssenceView> = { seats: ['seat', 'active', 'matching', 'laurel'], answer, chapters };
