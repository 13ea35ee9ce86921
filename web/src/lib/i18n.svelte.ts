/** Words in the reader's language. Texts are Fluent files: the shell's own, and each game's, loaded when needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Say } from './board';
import { packagedText } from './packages';
import { LANGUAGES, settings, type Language } from './settings.svelte';

type Variables = Record<string, string | number>;

/** What the lobby and a match say. The rest of the shell's words comes with its pages (laterWords.ts). */
const shellTexts = import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default', eager: true });
/** What stands on the boxes (web/shelf.ts). */
const boxTexts = import.meta.glob<string>('../../../src/tischlein/games/*/locales/??.ftl', {
  query: '?shelf',
  import: 'default',
  eager: true,
});
const gameTexts = import.meta.glob<string>('../../../src/tischlein/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const rulesTexts = import.meta.glob<string>('../../../src/tischlein/games/*/locales/rules.*.md', {
  query: '?raw',
  import: 'default',
});

/** What a page needs to speak of a game: `say` words a key, `has` tells whether there is a text for it. */
export interface Words {
  say: Say;
  has: (key: string) => boolean;
}

/** A game's words are one file per language; those of its lessons are another, which only learners need. */
export type Part = '' | 'lessons.';

class Library {
  /** "a_game/de", "a_game/lessons.de" → bundle; replaced as a whole when a file arrives, so that readers notice. */
  games = $state.raw<Record<string, FluentBundle>>({});
  #asked = new Map<string, Promise<void>>();

  /** Resolves when the game's words of this language are there; also when there are none. */
  fetch(game: string, language: Language, part: Part = ''): Promise<void> {
    const name = `${game}/${part}${language}`;
    const known = this.#asked.get(name);
    if (known) return known;
    const arriving = fetchText(gameTexts, game, `locales/${part}${language}.ftl`).then((text) => {
      this.games = { ...this.games, [name]: bundle(language, text) };
    });
    // A file that could not be fetched is asked for again the next time.
    const guarded = arriving.catch(() => void this.#asked.delete(name));
    this.#asked.set(name, guarded);
    return guarded;
  }
}

const library = new Library();
const read = new Map<string, FluentBundle>();

/** Texts that came with the page. They are read when the first of them is said: reading them takes a slow phone a while. */
function atHand(texts: Record<string, string>, file: string): FluentBundle | undefined {
  const path = pathOf(Object.keys(texts), file);
  if (path === undefined) return undefined;
  let made = read.get(path);
  if (!made) read.set(path, (made = bundle(settings.language, texts[path]!)));
  return made;
}

let laterTexts: Record<string, string> = {};

/** Called once, before a page is shown that says them. */
export function bringLater(texts: Record<string, string>): void {
  laterTexts = texts;
}

/** What the shell says, whatever is played. */
function ofShell(key: string, variables: Variables): string | undefined {
  return (
    lookUp(atHand(shellTexts, `/locales/${settings.language}.ftl`), key, variables) ??
    lookUp(atHand(laterTexts, `/later/${settings.language}.ftl`), key, variables)
  );
}

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

function pathOf(paths: string[], end: string): string | undefined {
  return paths.find((path) => path.endsWith(end));
}

/** Whether a game lies in this repository, so that the pages were built with all it has; no game at all does, too. */
export function isOurs(game: string): boolean {
  if (game === '') return true;
  return LANGUAGES.some((one) => pathOf(Object.keys(boxTexts), `/games/${game}/locales/${one}.ftl`) !== undefined);
}

async function fetchText(texts: Record<string, () => Promise<string>>, game: string, file: string): Promise<string> {
  const path = pathOf(Object.keys(texts), `/games/${game}/${file}`);
  if (path !== undefined) return texts[path]!();
  return isOurs(game) ? '' : packagedText(game, file);
}

function lookUp(made: FluentBundle | undefined, key: string, variables: Variables): string | undefined {
  const pattern = made?.getMessage(key)?.value;
  if (!made || !pattern) return undefined;
  const errors: Error[] = [];
  const text = made.formatPattern(pattern, variables as Record<string, FluentVariable>, errors);
  if (import.meta.env.DEV && errors.length > 0) console.warn(`text ${key}:`, ...errors);
  return text;
}

/** A text of the shell. */
export const say: Say = (key, variables = {}) => ofShell(key, variables) ?? key;

/** The present language first; until its words are there, another one that is. */
function present(game: string, part: Part = ''): FluentBundle | undefined {
  const languages = [settings.language, ...LANGUAGES];
  return languages.map((language) => library.games[`${game}/${part}${language}`]).find((made) => made !== undefined);
}

/** Whether the words of a game are there, so that a page that speaks of it can be shown; if not, they are sent for. */
export function speaksOf(game: string, part: Part = ''): boolean {
  if (present(game, part) !== undefined) return true;
  void library.fetch(game, settings.language, part);
  return false;
}

/**
 * The words of a game in the present language, then those of the shell; nothing (not the key) while they load. With
 * `lessons.` those of its lessons come first.
 */
export function wordsOf(game: string, part: Part = ''): Words {
  const parts = [...new Set<Part>([part, ''])];
  const find = (key: string, variables: Variables): string | undefined =>
    parts.map((one) => lookUp(present(game, one), key, variables)).find((text) => text !== undefined) ??
    ofShell(key, variables);
  const send = (): void => parts.forEach((one) => void library.fetch(game, settings.language, one));
  send();
  return {
    has: (key) => find(key, {}) !== undefined,
    say: (key, variables = {}) => {
      if (parts.some((one) => library.games[`${game}/${one}${settings.language}`] === undefined)) send();
      return find(key, variables) ?? (parts.every((one) => speaksOf(game, one)) ? key : '');
    },
  };
}

/** The few words of a game that stand on its box. Those of our own games are always there. */
export function boxWords(game: string): Words {
  if (!isOurs(game)) return wordsOf(game);
  const find = (key: string, variables: Variables): string | undefined =>
    lookUp(atHand(boxTexts, `/games/${game}/locales/${settings.language}.ftl`), key, variables) ??
    ofShell(key, variables);
  return { has: (key) => find(key, {}) !== undefined, say: (key, variables = {}) => find(key, variables) ?? key };
}

export function loadWords(game: string): Promise<void> {
  return library.fetch(game, settings.language);
}

/** The rules of a game as Markdown, or nothing when it has none in this language. */
export async function rulesOf(game: string, language: Language): Promise<string> {
  return fetchText(rulesTexts, game, `locales/rules.${language}.md`);
}
