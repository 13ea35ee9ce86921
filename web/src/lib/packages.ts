/** What games from packages of their own bring: the server says where it lies. Those of this repository are in the pages. */
import { api } from './api';
import { at } from './base';
import type { PackageCard } from './wire';

interface BuiltBoard {
  parts: Record<string, () => Promise<unknown>>;
}

async function packageOf(game: string): Promise<PackageCard | null> {
  return (await api.games()).find((card) => card.id === game)?.package ?? null;
}

/** A text of a game's package; nothing where it brings none. */
export async function packagedText(game: string, file: string): Promise<string> {
  const brought = await packageOf(game);
  if (!brought?.files.includes(file)) return '';
  const answer = await fetch(at(brought.base + file));
  if (!answer.ok) throw new Error(`${file} of ${game}: ${answer.status}`);
  return answer.text();
}

/** A part of a game's built board; nothing where it brings none. */
export async function packagedPart<Part>(game: string, part: string): Promise<Part | null> {
  const brought = await packageOf(game);
  if (!brought?.parts.includes(part)) return null;
  const built = (await import(/* @vite-ignore */ at(`${brought.base}built_board/board.js`))) as BuiltBoard;
  return (await built.parts[part]!()) as Part;
}
