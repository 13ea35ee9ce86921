/**
 * What a game's board gets and gives. A board lives in `src/tischlein/games/<game>/board/`:
 *
 *   Board.svelte   draws a view and narrows the chooser       let { view, seat, … }: BoardProps<MyView> = $props()
 *   Cover.svelte   the scene on the box, decoration only      no props; fills its parent (viewBox 0 0 400 300, slice)
 *   Figure.svelte  one drawing of the rules                   let { name, say }: FigureProps = $props()
 *   XForm.svelte   a form for the text option `x`             let { value, canEdit, say, onchoose }: OptionFormProps
 *   sounds.ts      export const sounds: EventSounds           which events sound like taking or revealing
 *   tour.ts        export const tour: TourStop[]              where the notes of the first match point
 *
 * Only Board.svelte is looked for; a game without one is played on the plain board. A board may import `$lib` and itself.
 */
import type { Chooser } from './chooser.svelte';

export interface Player {
  name: string;
  kind: 'empty' | 'person' | 'bot';
  away: boolean;
  /** How strong a bot is, in the reader's words. */
  level?: string;
}

/** Something that happened, as my seat may hear it. The facts that fade are told once; where they are missing, it has. */
export interface Happened {
  name: string;
  facts: Record<string, Fact>;
  fades?: string[];
}

export type Fact = number | string | number[] | string[];

/** A text of the game's locale (or of the shell), e.g. say('word-fire') or say('action-move', { at: 'b4', to: 'b5' }). */
export type Say = (key: string, variables?: Record<string, string | number>) => string;

export interface BoardProps<View> {
  view: View;
  /** My seat, or null for a spectator, the shared screen and a replay seen by everybody. */
  seat: number | null;
  /** The legal answers. It offers nothing when nothing is asked of me. */
  chooser: Chooser;
  players: Player[];
  /** Multiplies every duration: 0 no motion at all, 0.5 fast, 1 normal. */
  animate: number;
  say: Say;
  /** What happened on the way from the last view to this one: for emphasis, never for truth. The shell makes the sounds. */
  events: Happened[];
  /**
   * True on the shared screen: `seat` is null, nobody touches the board, and it is read from three metres away. Leave out
   * what only hands need, draw everybody's area equally large, never scroll. `1rem` grows with the screen (see
   * `screen.css`): measures in rem need nothing else.
   */
  screen?: boolean;
  /** True in a replay: `view.ask` is "" at every moment and nobody can answer. Nothing waits for a tap. */
  replay?: boolean;
}

export interface FigureProps {
  name: string;
  say: Say;
}

/** A form for an option that is a text of the table's own; `value` is the text. */
export interface OptionFormProps {
  value: string;
  canEdit: boolean;
  say: Say;
  onchoose: (value: string) => void;
}

/** One note of the guided start: the text's key in the game's locale and a selector inside the board. */
export interface TourStop {
  key: string;
  target: string;
  /** Shown only while `view.ask` is this: a note about moving waits until one moves. */
  when?: string;
}
