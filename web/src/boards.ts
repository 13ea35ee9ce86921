/** Finds what each game's `board/` folder offers, or its package. Adding a game adds a folder, not a line here. */
import type { Component } from 'svelte';
import type {
  ArtProps,
  BoardProps,
  EndingProps,
  FigureProps,
  LegendEntry,
  OptionFormProps,
  PictureOf,
  Scenes,
  Tallies,
  TourStop,
} from '$lib/board';
import { isOurs } from '$lib/i18n.svelte';
import { packagedPart } from '$lib/packages';
import type { Plain } from '$lib/plain';
import type { EventSounds } from '$lib/sound';

type Loader<Part> = () => Promise<Part>;
type Drawing<Props extends Record<string, unknown>> = { default: Component<Props> };
type AnyBoard = Component<BoardProps<never>>;

const boards = import.meta.glob<{ default: AnyBoard }>('../../src/tischlein/games/*/board/Board.svelte');
const covers = import.meta.glob<Drawing<Record<string, never>>>('../../src/tischlein/games/*/board/Cover.svelte');
const figures = import.meta.glob<{ default: Component<FigureProps> }>(
  '../../src/tischlein/games/*/board/Figure.svelte',
);
const sounds = import.meta.glob<{ sounds: EventSounds }>('../../src/tischlein/games/*/board/sounds.ts');
const tours = import.meta.glob<{ tour: TourStop[] }>('../../src/tischlein/games/*/board/tour.ts');
const scenes = import.meta.glob<{ scenes: Scenes<never>; pictureOf?: PictureOf }>(
  '../../src/tischlein/games/*/board/scenes.ts',
);
const arts = import.meta.glob<Drawing<Record<string, unknown>>>('../../src/tischlein/games/*/board/Art.svelte');
const tallies = import.meta.glob<{ tallies: Tallies<never> }>('../../src/tischlein/games/*/board/tallies.ts');
const legends = import.meta.glob<{ legend: LegendEntry[] }>('../../src/tischlein/games/*/board/legend.ts');
const plains = import.meta.glob<{ plain: Plain<never> }>('../../src/tischlein/games/*/board/plain.ts');

const endings = import.meta.glob<Drawing<Record<string, unknown>>>('../../src/tischlein/games/*/board/Ending.svelte');

const optionForms = import.meta.glob<{ default: Component<OptionFormProps> }>(
  '../../src/tischlein/games/*/board/*Form.svelte',
);

async function partOf<Part>(parts: Record<string, Loader<Part>>, game: string, file: string): Promise<Part | null> {
  const path = Object.keys(parts).find((known) => known.endsWith(`/games/${game}/board/${file}`));
  if (path) return parts[path]!();
  return isOurs(game) ? null : packagedPart<Part>(game, file);
}

/** The same for what a match can do without: what a package does not manage to bring is missing, and nothing breaks. */
async function extraOf<Part>(parts: Record<string, Loader<Part>>, game: string, file: string): Promise<Part | null> {
  const coming = partOf(parts, game, file);
  if (isOurs(game)) return coming;
  return coming.catch((error: unknown) => {
    console.warn(`${file} of ${game}:`, error);
    return null;
  });
}

/** A view is known to its own board only: here it is passed on unread. */
export async function boardOf(game: string): Promise<Component<BoardProps<unknown>> | null> {
  const found = await partOf(boards, game, 'Board.svelte');
  return found ? (found.default as unknown as Component<BoardProps<unknown>>) : null;
}

export async function coverOf(game: string): Promise<Component<Record<string, never>> | null> {
  return (await extraOf(covers, game, 'Cover.svelte'))?.default ?? null;
}

export async function figureOf(game: string): Promise<Component<FigureProps> | null> {
  return (await extraOf(figures, game, 'Figure.svelte'))?.default ?? null;
}

export async function tourOf(game: string): Promise<TourStop[]> {
  return (await extraOf(tours, game, 'tour.ts'))?.tour ?? [];
}

export async function soundsOf(game: string): Promise<EventSounds> {
  return (await extraOf(sounds, game, 'sounds.ts'))?.sounds ?? {};
}

/** Which scenes a game shows; none where it has not said so. */
export async function scenesOf(game: string): Promise<{ scenes: Scenes<unknown>; pictureOf: PictureOf }> {
  const found = await extraOf(scenes, game, 'scenes.ts');
  return {
    scenes: (found?.scenes ?? (() => [])) as Scenes<unknown>,
    pictureOf: found?.pictureOf ?? (() => null),
  };
}

export async function artOf(game: string): Promise<Component<ArtProps<unknown>> | null> {
  return ((await extraOf(arts, game, 'Art.svelte'))?.default ?? null) as Component<ArtProps<unknown>> | null;
}

export async function talliesOf(game: string): Promise<Tallies<unknown> | null> {
  return ((await extraOf(tallies, game, 'tallies.ts'))?.tallies ?? null) as Tallies<unknown> | null;
}

export async function legendOf(game: string): Promise<LegendEntry[]> {
  return (await extraOf(legends, game, 'legend.ts'))?.legend ?? [];
}

/** What one takes home from a match, shown with its result. */
export async function endingOf(game: string): Promise<Component<EndingProps<unknown>> | null> {
  return ((await extraOf(endings, game, 'Ending.svelte'))?.default ?? null) as Component<EndingProps<unknown>> | null;
}

/** What the plain board says of a game beyond its words. */
export async function plainOf(game: string): Promise<Plain<unknown> | null> {
  return ((await extraOf(plains, game, 'plain.ts'))?.plain ?? null) as Plain<unknown> | null;
}

/** A form of a game's own for an option that is a text: `MaterialForm.svelte` for the option `material`. */
export async function optionFormOf(game: string, option: string): Promise<Component<OptionFormProps> | null> {
  const file = `${option.charAt(0).toUpperCase()}${option.slice(1)}Form.svelte`;
  return (await extraOf(optionForms, game, file))?.default ?? null;
}
