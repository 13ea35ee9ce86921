/** What this browser remembers of its owner's taste. Kept in localStorage; a broken or forbidden store costs nothing. */
import { recall, remember } from './memory';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'off' | 'fast' | 'normal';
export type Language = 'de' | 'en';

export interface Settings {
  language: Language;
  theme: Theme;
  letters: boolean;
  sound: boolean;
  /** From 0.1, hardly heard, to 1. */
  volume: number;
  motion: Motion;
  confirm: boolean;
  /** Whether the only possible answer goes out by itself. */
  onlyWay: boolean;
  plain: boolean;
}

const KEY = 'tischlein.settings';
export const LANGUAGES: Language[] = ['de', 'en'];
export const THEMES: Theme[] = ['system', 'light', 'dark'];
export const MOTIONS: Motion[] = ['off', 'fast', 'normal'];

function defaults(): Settings {
  return {
    language: browserLanguage(),
    theme: 'system',
    letters: false,
    sound: true,
    volume: 0.7,
    motion: 'normal',
    confirm: false,
    onlyWay: true,
    plain: false,
  };
}

function browserLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** Only known keys with values of the right shape are taken over: the store may be old or edited. */
function read(): Settings {
  const chosen = defaults();
  const stored = recall(KEY);
  if (typeof stored !== 'object' || stored === null) return chosen;
  const found = stored as Record<string, unknown>;
  if (LANGUAGES.includes(found.language as Language)) chosen.language = found.language as Language;
  if (THEMES.includes(found.theme as Theme)) chosen.theme = found.theme as Theme;
  if (MOTIONS.includes(found.motion as Motion)) chosen.motion = found.motion as Motion;
  if (typeof found.volume === 'number' && found.volume > 0 && found.volume <= 1) chosen.volume = found.volume;
  for (const flag of ['letters', 'sound', 'confirm', 'onlyWay', 'plain'] as const) {
    if (typeof found[flag] === 'boolean') chosen[flag] = found[flag];
  }
  return chosen;
}

export const settings: Settings = $state(read());

export function changeSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value;
  remember(KEY, { ...settings });
}

function mediaSays(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** 0 none, 0.5 fast, 1 normal: what boards multiply their durations with. */
export function motionFactor(): number {
  if (mediaSays('(prefers-reduced-motion: reduce)')) return 0;
  return { off: 0, fast: 0.5, normal: 1 }[settings.motion];
}

/** Writes the taste onto the page: theme, language and speed are read by the style sheets from there. */
export function applySettings(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  page.dataset.letters = settings.letters ? 'on' : 'off';
  if (settings.theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.style.setProperty('--motion', String(motionFactor()));
}
