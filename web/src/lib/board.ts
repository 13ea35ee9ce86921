/**
 * What a game's board gets and gives. A board lives in `src/tischlein/games/<game>/board/`:
 *
 *   Board.svelte   draws a view and narrows the chooser       let { view, seat, … }: BoardProps<MyView> = $props()
 *   Cover.svelte   the scene on the box, decoration only      no props; fills its parent (viewBox 0 0 400 300, slice)
 *   Figure.svelte  one drawing of the rules                   let { name, say }: FigureProps = $props()
 *   XForm.svelte   a form for the text option `x`             let { value, canEdit, say, onchoose }: OptionFormProps
 *   sounds.ts      export const sounds: EventSounds           which events sound like what
 *   tour.ts        export const tour: TourStop[]              where the notes of the first match point
 *   scenes.ts      export const scenes: Scenes<MyView>        what of the events is worth watching, and for how long
 *                  export const pictureOf: PictureOf          the small picture of an event in the log
 *   Art.svelte     any one thing of the game, large or small  let { art, view, say }: ArtProps<MyView> = $props()
 *   tallies.ts     export const tallies: Tallies<MyView>      the key figures of a seat, shown beside its name
 *   legend.ts      export const legend: LegendEntry[]         every symbol of the game, for who asks what it means
 *   Ending.svelte  what one takes home, below the score       let { view, players, say }: EndingProps<MyView> = $props()
 *   plain.ts       export const plain: Plain<MyView>          what the plain board says: see plain.ts
 *
 * Only Board.svelte is looked for; a game without one is played on the plain board. A board may import `$lib` and itself.
 */
import type { Chooser } from './chooser.svelte';
import type { Stage } from './stage.svelte';

export interface Player {
  name: string;
  kind: 'empty' | 'person' | 'bot';
  away: boolean;
  /** How strong a bot is, in the reader's words. */
  level?: string;
  /** The same as a number: 0 plays at random, 4 is the strongest. */
  strength?: number;
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
  /** What lies there now; while I wait for others, what lay there in the scene that runs: nothing of a later one. */
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
  /** What is shown now of what happened; a board draws `stage.scene` where it is one of its own, and starts no clock. */
  stage: Stage;
  /**
   * True on the shared screen: `seat` is null, nobody touches the board, and it is read from three metres away. Leave out
   * what only hands need, draw everybody's area equally large, never scroll. `1rem` grows with the screen (see
   * `screen.css`): measures in rem need nothing else.
   */
  screen?: boolean;
  /** True in a replay: `view.ask` is "" at every moment and nobody can answer. Nothing waits for a tap. */
  replay?: boolean;
}

/** Something of a game that can be drawn: { kind: 'gate', gate: 'fox' }. Only the game knows the fields. */
export type Art = Record<string, Fact>;

export interface ArtProps<View> {
  art: Art;
  /** The view of who looks; null where there is none: in the legend. */
  view: View | null;
  say: Say;
}

/** A moment worth watching. */
export interface Scene {
  /** What the game calls it: 'drawn', 'opened', 'tips'. A board knows its own scenes by it. */
  name: string;
  /** Who acts; null: the table itself. */
  seat: number | null;
  /** What comes up large where my hand lies idle; null: the board shows the scene itself. */
  art: Art | null;
  /** How many events it tells, counted on from the scene before. All scenes of an update together tell all its events. */
  events: number;
  millis: number;
  /** While it runs, nothing else on the page tells its events. */
  holds: boolean;
  /** From whose seat the thing travels; where it is mine, the bar says that it was taken from me. */
  from?: number | null;
}

/** The scenes on the way from one view to the next; `before` is null where nothing was seen before. */
export type Scenes<View> = (events: Happened[], before: View | null, after: View, seat: number | null) => Scene[];

export type PictureOf = (happened: Happened) => Art | null;

/** A figure of a seat: crystals 3. `name` is also the key of its explanation, `explain-<name>`. */
export interface Tally {
  name: string;
  value: number | string;
  art: Art | null;
}

export type Tallies<View> = (view: View, seat: number) => Tally[];

/** A symbol and the key of its explanation (see explain.ts). */
export interface LegendEntry {
  key: string;
  art: Art;
}

/** `view` is that of who looks, after the end. */
export interface EndingProps<View> {
  view: View;
  players: Player[];
  say: Say;
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
