/**
 * What the plain board makes of a view by the names in it alone (docs/shape-your-view.md):
 *
 *   { suit, value }     a card; `colour-<suit>` in the game's words colours it
 *   colour              a colour by name, or any word that has a `colour-…`
 *   seat, mover, …      a person, called by name; a list of things with a `seat` stands side by side
 *
 * A colour never stands alone: the word is always beside it.
 */
import type { Words } from './i18n.svelte';
import { keyOf, wordFor } from './words';

export type Thing = Record<string, unknown>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const SEAT_FIELDS = ['seat', 'mover', 'leader', 'winner', 'player', 'owner'];

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'brown', 'black', 'white', 'grey'];

const MARKS = new Set(['suit', 'colour']);
const OF_A_CARD = new Set(['id', 'suit', 'value', 'colour']);

export function isCard(value: unknown): value is Thing {
  return (
    isThing(value) && 'suit' in value && 'value' in value && Object.keys(value).every((name) => OF_A_CARD.has(name))
  );
}

export function areCards(value: unknown): value is Thing[] {
  return Array.isArray(value) && value.length > 0 && value.every(isCard);
}

/** The name of a colour, or nothing where the game has said none. */
export function colourOf(words: Words, word: unknown): string {
  const key = keyOf('colour', String(word));
  const said = words.has(key) ? words.say(key) : String(word);
  return COLOURS.includes(said) ? said : '';
}

/** The colour of a thing that has one, by its own hint or by its suit. */
export function colourOfThing(words: Words, thing: Thing): string {
  return colourOf(words, thing.colour ?? thing.suit);
}

/** The colour of a part by its name. */
export function colourOfPart(words: Words, name: string, value: unknown): string {
  return MARKS.has(name) ? colourOf(words, value) : '';
}

export function cardText(words: Words, { suit, value }: Thing): string {
  return [suit, value].map((part) => wordFor(words, part as string | number)).join(' ');
}

/** The areas of several people: each has a `seat`, and nobody has two. */
export function areAreas(value: unknown): value is Thing[] {
  if (!Array.isArray(value) || value.length < 2 || !value.every(isThing)) return false;
  const seats = value.map((area) => area.seat);
  return seats.every((seat) => typeof seat === 'number') && new Set(seats).size === value.length;
}
