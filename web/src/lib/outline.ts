/**
 * How a view's parts are read aloud when nobody has drawn them. A game may word them: `field-<name>` names a part,
 * `value-<name>-<value>` one of its values (value-owner-0 = White), `word-<value>` a word wherever it stands.
 */
import { areCards, isCard, isThing, type Thing } from './hints';
import type { Words } from './i18n.svelte';
import { keyOf, wordFor } from './words';

/** For the page, not for the reader: the question bar says what is asked, and an id only tells pieces apart. */
const SILENT = new Set(['ask', 'id']);

/** The parts that have something to say. */
export function partsOf(thing: Thing): [string, unknown][] {
  return Object.entries(thing).filter(
    ([name, part]) => !SILENT.has(name) && part !== null && part !== '' && !(Array.isArray(part) && part.length === 0),
  );
}

/** Of all rows: what is nothing special about a thing may be left out of it. */
export function columnsOf(rows: Thing[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !SILENT.has(name));
}

/** Of cards there may be many in one cell. */
function isFlat(value: unknown): boolean {
  if (isCard(value) || areCards(value)) return true;
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

/** The text of a value; `field` is the part it belongs to, where it belongs to one. */
export function valueText(words: Words, value: unknown, field = ''): string {
  if (value === null || value === undefined || value === '') return '–';
  const key = keyOf(`value-${field}`, String(value));
  if (field !== '' && !Array.isArray(value) && words.has(key)) return words.say(key);
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => valueText(words, one)).join(', ');
  if (typeof value === 'string' || typeof value === 'number') return String(wordFor(words, value));
  return JSON.stringify(value);
}
