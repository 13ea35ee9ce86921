/** Pfad der Elemente by ear: what lies in the middle and before everybody, in whole sentences. */
import { nameOf } from '$lib/frames/seats';
import { mineFirst, type Chapter, type Told } from '$lib/plain';
import type { AreaView, BoardView, PfadView } from './types';
import { ELEMENTS, omenName, omenSentence, SOURCES, tileSentence } from './words';

type Here = Told<PfadView>;

/** Tiles by element: "earth 3, water 2". */
function counted({ say }: Here, counts: Record<string, number>): string {
  const there = ELEMENTS.filter((element) => counts[element]);
  return there.map((element) => `${say(`word-${element}`)} ${counts[element]}`).join(', ') || '–';
}

function boardOf(here: Here, board: BoardView): string {
  const tiles = { taken: counted(here, board.taken), pool: counted(here, board.pool) };
  const { points, further } = board;
  return here.say('plain-board', { element: here.say(`word-${board.element}`), ...tiles, points, further });
}

/** What I choose from: the boards, or the pack that goes round. */
function beginning(here: Here): Chapter {
  const { view, say } = here;
  const pack = view.pack ? [say('plain-pack', { tiles: counted(here, view.pack) })] : [];
  return { title: say('plain-begins'), lines: [...pack, ...view.boards.map((board) => boardOf(here, board))] };
}

function middle({ view, say }: Here): Chapter {
  const told = view.grid.flatMap(({ id, row, column, state, motif, seen }) => {
    const known = motif ?? seen;
    if (state === 'gone' || known === null) return [];
    const name = say(state === 'up' ? 'label-place-up' : 'label-place-seen', {
      place: id,
      motif: say(`word-${known}`),
    });
    return [`${name}. ${say('plain-row', { row: row + 1, column: column + 1 })}`];
  });
  const down = view.grid.filter(({ state, seen }) => state === 'down' && seen === null).map(({ id }) => id);
  // Without the memory aid nobody is told which of them were seen.
  const key = view.memory_aid ? 'plain-unseen' : 'plain-down';
  const found = view.found ? [say('plain-found', { motif: say(`word-${view.found}`) })] : [];
  const rest = down.length > 0 ? [say(key, { count: down.length, places: down.join(', ') })] : [];
  return { title: say('field-grid'), lines: [...found, ...told, ...rest] };
}

function pointsOf({ say }: Here, { points }: AreaView): string {
  const parts = SOURCES.filter((source) => points[source] !== 0).map(
    (source) => `${say(`source-${source}`)} ${points[source]}`,
  );
  return say('plain-points', { points: points.total, sources: parts.join(', ') || '–' });
}

function omensOf({ say }: Here, area: AreaView): string[] {
  if (area.omen_count === 0) return [];
  if (area.omens.length === 0) return [say('plain-omens-hidden', { count: area.omen_count })];
  return area.omens.map((omen) => omenSentence(say, omen));
}

function person(here: Here, area: AreaView): Chapter {
  const { view, say, players } = here;
  const isPlaying = view.phase === 'spirits' || view.phase === 'gifts';
  const spirits = new Map(area.spirits.map((one) => [one.tile, one]));
  const lines = [
    area.element ? say('plain-plays', { element: say(`word-${area.element}`) }) : '',
    area.tiles.length > 0 ? pointsOf(here, area) : '',
    isPlaying ? say('plain-gifts', { gifts: area.gifts, spirits: area.spirit_count }) : '',
    area.supply ? say('plain-still', { tiles: counted(here, area.supply) }) : '',
    ...omensOf(here, area),
    ...area.tiles.map((tile) => tileSentence(say, tile, spirits.get(tile.id), area.patterns)),
  ];
  return { title: nameOf(say, players, area.seat), lines: lines.filter(Boolean) };
}

export function chapters(here: Here): Chapter[] {
  const { view, seat, say } = here;
  const offered = view.offered.map((omen) => `${omenName(say, omen)}. ${omenSentence(say, omen)}`);
  const all = [
    beginning(here),
    { title: say('plain-offered'), lines: offered },
    ...(view.phase === 'spirits' ? [middle(here)] : []),
    ...mineFirst(view.areas, seat).map((area) => person(here, area)),
  ];
  return all.filter(({ lines }) => lines.length > 0);
}
