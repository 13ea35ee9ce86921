/** How a view's parts are read aloud when nobody has drawn them. */
import type { Words } from './i18n.svelte';
import { keyOf, wordFor } from './words';

export type Thing = Record<string, unknown>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFlat(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object' || one === null);
  return typeof value !== 'object' || value === null;
}

/** Several things of the same make without deeper parts: they fit a table. */
export function isRows(value: unknown): value is Thing[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => isThing(one) && Object.values(one).every(isFlat))
  );
}

export function fieldName(words: Words, name: string): string {
  const key = keyOf('field', name);
  return words.has(key) ? words.say(key) : name.replaceAll('_', ' ');
}

export function valueText(words: Words, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => valueText(words, one)).join(', ');
  if (typeof value === 'string' || typeof value === 'number') return String(wordFor(words, value));
  return JSON.stringify(value);
}
