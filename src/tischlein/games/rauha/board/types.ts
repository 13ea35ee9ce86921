// Generated from src/tischlein/games/rauha/views by `make types`. Change it there.

/** One of nine cells. `biome` is a card ("1-04") or printed ("A5"); look it up in `faces`. */
export interface CellView {
  id: string;
  biome: string;
  spore: boolean;
}

/**
 * What lies in front of one seat.
 *
 * water         water sources; water_energy: what a scoring would bring for them now
 * animals       visible symbols by animal
 * earned        energy by source
 * holds_card    a card was chosen and is neither placed nor discarded yet
 * done          has finished the present turn or scoring
 */
export interface AreaView {
  seat: number;
  energy: number;
  crystals: number;
  water: number;
  water_energy: number;
  spores: number;
  animals: Record<string, number>;
  earned: Record<string, number>;
  gods: string[];
  cells: CellView[];
  holds_card: boolean;
  done: boolean;
}

/**
 * `kind` chooses sentence and icons; the other fields fill them where the kind has them.
 *
 * counts is "flying", "land", "marine", "spore" or "water".
 */
export interface EffectView {
  kind: string;
  amount: number;
  pay: number;
  each: number;
  counts: string;
}

export interface GodFace {
  id: string;
  symbol: string;
  on_welcome: boolean;
  on_scoring: boolean;
  effect: EffectView;
}

/** A god and who holds it; null while it stands in the side modules. */
export interface GodView {
  id: string;
  face: GodFace;
  holder: number | null;
}

/** A satellite lies between two seats; `known` are cards I held that are still here or were just taken from here. */
export interface SatelliteView {
  id: number;
  moon: number;
  star: number;
  cards: number;
  known: string[];
}

/**
 * What a card of my hand would bring in this turn, cell by cell: lists of the same length.
 *
 * gods      which gods it would win there
 * energy    the best that step 4 would then bring; crystals: the change by it, without the price
 */
export interface PreviewView {
  id: string;
  price: number;
  payable: boolean;
  cells: string[];
  energy: number[];
  crystals: number[];
  gods: string[][];
}

/** Something the active seat can activate now: a cell (`at`) or a god. With `spore` it pays for a spore. */
export interface UseView {
  id: string;
  at: string;
  god: string;
  pay: number;
  energy: number;
  crystals: number;
  spore: boolean;
}

/** What "activate all, best order" would bring; null where it is not offered. */
export interface BestView {
  energy: number;
  crystals: number;
}

/** A biome. `age` is 0 for what is printed on the boards; `cells` is empty where the card may lie anywhere. */
export interface FaceView {
  age: number;
  biomes: string[];
  animals: string[];
  water: number;
  price: number;
  cells: string[];
  effect: EffectView;
}

/**
 * ask: "keep", "place", "activate", "score" when this seat decides, "" when it does not.
 *
 * notch       1 … 16, where all avatars are; turn: 1 … 3, 4 is the scoring
 * line        the cells that the avatar activates; line_name: "row1" … "column3", or ""
 * satellite   "moon", "star" or "": where everybody drafts from now
 * active      the seat that is playing its steps or scoring, or null
 * order       the seats in the order of this turn or scoring
 * stack       the seats in the order in which their markers arrived: among equals the later one leads
 * hand        the cards of my pile while I choose; then the one I kept, until I have placed or discarded it
 * decks       cards left of age 1 and 2; hole: cards in the Black Hole
 * faces       what is printed on every biome that is mentioned
 */
export interface RauhaView {
  ask: string;
  seat: number | null;
  side: string;
  phase: string;
  round: number;
  turn: number;
  notch: number;
  line: string[];
  line_name: string;
  satellite: string;
  active: number | null;
  order: number[];
  stack: number[];
  areas: AreaView[];
  gods: GodView[];
  satellites: SatelliteView[];
  decks: number[];
  hole: number;
  hand: string[];
  previews: PreviewView[];
  uses: UseView[];
  best: BestView | null;
  faces: Record<string, FaceView>;
}
