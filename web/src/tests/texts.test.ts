import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { loadWords, say, speaksOf, wordsOf } from '$lib/i18n.svelte';
import { changeSetting } from '$lib/settings.svelte';
import { BOT_NAMES } from '$lib/wire';
import { actionSentence, eventSentence, nameAndLevel, nameOfBot, playersOf, refusalSentence } from '$lib/words';

const shells = import.meta.glob<string>('../../locales/**/*.ftl', { query: '?raw', import: 'default', eager: true });
const games = import.meta.glob<string>('../../../src/tischlein/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../tests/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rules = import.meta.glob<string>('../../../src/tischlein/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TIED = /^reason-\w+ =(?:.|\n )*\$tie/m;

/** The games whose German words have such a text. */
function gamesWith(text: RegExp): string[] {
  const found = Object.entries(games).filter(([path, words]) => path.endsWith('/de.ftl') && text.test(words));
  return found.map(([path]) => path.split('/').at(-3)!);
}

/** Each message's key with the variables it uses. */
function keysOf(text: string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const message of new FluentResource(text).body) {
    const variables = JSON.stringify(message.value).matchAll(/"type":"var","name":"(\w+)"/g);
    keys.set(message.id, [...new Set([...variables].map((found) => found[1]))].sort().join(' '));
  }
  return keys;
}

/** A slip in the syntax drops a message silently: every line that starts one must have become one. */
function started(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!);
}

/** The files of the pages that come with this one: those that it imports, not those that it asks for later. */
function withPage(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !(path in pages)) return found;
  found.add(path);
  for (const [, from] of pages[path]!.matchAll(/^\s*import (?!type)(?:[^'"]*? from )?'([^']+)'/gm)) {
    const file = from!.replace(/^\$lib\//, '../lib/').replace(/^\.\//, path.replace(/[^/]+$/, ''));
    for (const end of ['', '.ts', '.svelte']) withPage(file + end, found);
  }
  return found;
}

const files = { ...shells, ...games };
const german = Object.keys(files).filter((path) => /[/.]de\.ftl$/.test(path));

describe('texts', () => {
  it.each(german)('%s has the same keys and variables in English', (path) => {
    const english = files[path.replace(/de\.ftl$/, 'en.ftl')];
    expect(english).toBeDefined();
    expect(keysOf(files[path]!)).toEqual(keysOf(english!));
  });

  it.each(Object.keys(files))('%s has no slip and no key twice', (path) => {
    const keys = started(files[path]!);
    expect(keys).toEqual([...new Set(keys)]);
    expect([...keysOf(files[path]!).keys()]).toEqual(keys);
  });

  it('exist for every key that the pages say', () => {
    const known = new Set([...Object.values(files)].flatMap((text) => [...keysOf(text).keys()]));
    const said = Object.values(pages).flatMap((text) =>
      [...text.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((found) => found[1]!),
    );
    // `minutes` is a game's to have or not.
    expect(said.filter((key) => !known.has(key) && key !== 'minutes')).toEqual([]);
    expect(said.length).toBeGreaterThan(100);
  });

  it('come with every page for all that it says', () => {
    const later = [...keysOf(shells['../../locales/later/de.ftl']!).keys()];
    const asked = Object.values(pages).flatMap((text) => [
      ...text.matchAll(/import\('\.\/(?:pages\/)?(\w+)\.svelte'\)/g),
    ]);
    const roots = ['../main.ts', ...asked.map((found) => `../pages/${found[1]}.svelte`)];
    expect(roots.length).toBeGreaterThan(15);
    const saying = roots.filter((root) =>
      [...withPage(root)].some((path) => later.some((key) => pages[path]!.includes(`'${key}'`))),
    );
    expect(saying).toContain('../pages/PuzzlesPage.svelte');
    expect(saying.filter((root) => !withPage(root).has('../lib/laterWords.ts'))).toEqual([]);
  });

  it('have no key in both files of the shell', () => {
    const first = keysOf(shells['../../locales/de.ftl']!);
    expect([...keysOf(shells['../../locales/later/de.ftl']!).keys()].filter((key) => first.has(key))).toEqual([]);
  });

  it('exist for every refusal of the core, the server and the games', () => {
    const shell = keysOf(shells['../../locales/de.ftl']!);
    // What the lab and the commands refuse, and files that only the lab reads, is told on the command line, never in a browser.
    const heard = Object.entries(rules).filter(
      ([path]) => !/\/tischlein\/(lab\/|cli\/|bots\/(net|learned)\.py|coach\/error_rates\.py)/.test(path),
    );
    const used = heard.flatMap(([path, text]) => {
      const own = games[path.replace(/(\/games\/\w+)\/.*/, '$1/locales/de.ftl')] ?? '';
      const known = new Set([...shell.keys(), ...keysOf(own).keys()]);
      return [...text.matchAll(/Refusal\(\s*"(\w+)"/g)].map(([, key]) => ({
        key,
        isKnown: known.has(`refusal-${key}`),
      }));
    });
    const missing = used.filter(({ isKnown }) => !isKnown).map(({ key }) => key);
    expect(missing).toEqual([]);
    expect(used.length).toBeGreaterThan(20);
  });

  it('show the key where there is no text, and never throw', () => {
    expect(say('no-such-key')).toBe('no-such-key');
  });

  it('speak the language that is set', () => {
    changeSetting('language', 'de');
    expect(say('play-now')).toBe('Gleich spielen');
    changeSetting('language', 'en');
    expect(say('play-now')).toBe('Play now');
  });

  it('count', () => {
    changeSetting('language', 'en');
    expect(say('table-waiting', { count: 1 })).toBe('One seat is still free.');
    expect(say('table-waiting', { count: 3 })).toBe('3 seats are still free.');
  });
});

describe('sentences', () => {
  const words = {
    has: (key: string) =>
      ['word-fire', 'word-fire-wood', 'bot-level1', 'refusal-unknown', 'refusal-known'].includes(key),
    say: (key: string, variables = {}) => `${key} ${JSON.stringify(variables)}`,
  };
  const players = [
    { name: 'Anna', kind: 'person' as const, away: false },
    { name: 'Ben', kind: 'person' as const, away: false },
  ];

  it('name the player of an event and translate its words', () => {
    const happened = { name: 'flipped', facts: { seat: 1, at: 'b4', up: 'fire' } };
    expect(eventSentence(words, happened, players)).toBe(
      'event-flipped {"seat":1,"at":"b4","up":"word-fire {}","player":"Ben"}',
    );
  });

  it('tell of a faded event what is left of it', () => {
    const happened = { name: 'flipped', facts: { seat: 1, at: 'b4' }, fades: ['up'] };
    expect(eventSentence(words, happened, players)).toBe('event-flipped-faded {"seat":1,"at":"b4","player":"Ben"}');
  });

  it.each(gamesWith(/^event-won =(?:.|\n )*\$winners/m))('tell a shared victory in %s from one alone', async (game) => {
    const told = (winners: number): string => {
      const facts = { seat: 0, points: 7, energy: 7, winners };
      return eventSentence(wordsOf(game), { name: 'won', facts }, players);
    };
    changeSetting('language', 'de');
    await loadWords(game);
    expect(told(1)).toMatch(/^Anna gewinnt mit 7 .+!$/);
    expect(told(2)).toMatch(/^Geteilter Sieg für Anna mit 7 .+!$/);
    changeSetting('language', 'en');
    await loadWords(game);
    expect(told(1)).toMatch(/^Anna wins with 7 .+!$/);
    expect(told(3)).toMatch(/^Anna shares the victory, with 7 .+!$/);
  });

  it('find words with a slash', () => {
    expect(actionSentence(words, { do: 'lay', disc: 'fire/wood' })).toContain('word-fire-wood');
  });

  it('fall back to a general refusal that carries its key', () => {
    expect(refusalSentence(words, 'known', {})).toBe('refusal-known {}');
    expect(refusalSentence(words, 'strange', {})).toBe('refusal-unknown {"reason":"strange"}');
  });

  it('name a bot by its table and seat and tell its level beside the name', () => {
    const bot = { kind: 'bot', name: 'Ben, who has left', bot: 'level1', away: false, away_seconds: 0, yours: false };
    const players = playersOf({ code: 'JWRJZCJA', seats: [bot, bot] }, words);
    expect(players.map(nameAndLevel)).toEqual(['Nestor · bot-level1 {}', 'Velma · bot-level1 {}']);
  });

  it('call all bots of a table differently, each by a letter of its own', () => {
    const seats = BOT_NAMES.map((_, seat) => seat);
    for (const code of ['', 'JWRJZCJA', 'ZCVJ4HSP'])
      expect(new Set(seats.map((seat) => nameOfBot(code, seat)[0])).size).toBe(BOT_NAMES.length);
  });

  it('do not call the bots of all tables the same', () => {
    const codes = Array.from({ length: 200 }, (_, number) => `T${number * 7919}`);
    expect(new Set(codes.map((code) => nameOfBot(code, 1))).size).toBe(BOT_NAMES.length);
  });

  it('call whoever has been forgotten a guest, and nobody at a free seat', () => {
    const nobody = { kind: 'person', name: '', bot: '', away: true, away_seconds: 0, yours: false };
    const players = playersOf({ code: 'JWRJZCJA', seats: [nobody, { ...nobody, kind: 'empty', away: false }] }, words);
    expect(players.map((player) => player.name)).toEqual(['guest {}', '']);
  });

  it('say nothing while a game’s words are on their way', () => {
    expect(wordsOf('never_asked_for').say('title')).toBe('');
    expect(speaksOf('never_asked_for')).toBe(false);
  });

  it('stay in the language that is there until the other has come', async () => {
    changeSetting('language', 'de');
    const [game] = gamesWith(/^title =/m);
    await loadWords(game!);
    changeSetting('language', 'en');
    expect(speaksOf(game!)).toBe(true);
    expect(wordsOf(game!).say('title')).not.toBe('');
  });
});

describe('the end of a match', () => {
  const SHARED = gamesWith(TIED).flatMap((game) => ['de', 'en'].map((language) => ({ game, language })));

  it.each(SHARED)('$game says in $language who is level with whom', ({ game, language }) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const text = games[`../../../src/tischlein/games/${game}/locales/${language}.ftl`]!;
    bundle.addResource(new FluentResource(text));
    const told = (reason: string, tie: string): string =>
      bundle.formatPattern(bundle.getMessage(reason)!.value!, { player: 'Anna & Ben', tie });
    const reasons = [...keysOf(text)].filter(([key, uses]) => key.startsWith('reason-') && uses.includes('tie'));
    expect(reasons).not.toEqual([]);
    for (const [reason] of reasons) {
      expect(told(reason, 'all')).toMatch(/gleich|level|equally/);
      expect(told(reason, 'all')).not.toMatch(/meist|most|Anna/);
      expect(told(reason, 'several')).toMatch(/Anna & Ben.*(gleich|level|equally)/);
      expect(told(reason, 'none')).not.toMatch(/gleich|level|equally/);
    }
  });
});
