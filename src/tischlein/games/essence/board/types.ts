// Generated from src/tischlein/games/essence/views by `make types`. Change it there.

/** A way card. word-<question> is what the active player asks, word-<question>-other (with $name) what others do. */
export interface WayView {
  way: string;
  symbol: string;
  colour: string;
  question: string;
}

/** A concept card: word-<concept> is its text, or `text` where the table wrote it itself. */
export interface ConceptView {
  concept: string;
  colour: string;
  text: string;
}

/** `concept` is set where the gain is a concept card. */
export interface GainView {
  seat: number;
  kind: string;
  count: number;
  concept: ConceptView | null;
}

/**
 * A turn that lies open: the last one, until the next is revealed.
 *
 * tips      by seat: place, step or player's number, 0 for none
 * majority  the number laid most often (circle, seven-star), 0 if there is none
 * matching  the seats whose tip counted
 * laurel    the seat that was named most often (seven-star), or null
 * gains     empty while the active player still chooses coin or card
 */
export interface RevealView {
  turn: number;
  active: number;
  way: WayView;
  concepts: ConceptView[];
  tips: number[];
  majority: number;
  matching: number[];
  laurel: number | null;
  gains: GainView[];
}

export interface PointsView {
  coin_sets: number;
  card_sets: number;
  points: number;
  leftover: number;
}

/** What a computer in this seat tells about itself: facets it likes, and one that tires it. */
export interface CharacterView {
  likes: string[];
  tires: string;
}

/**
 * number     the player's number, 1 to 7 ("I" to "VII" in `roman`), 0 and "" before it is chosen
 * holdings   by kind, or null where this table keeps them covered; while trading, others' as before
 * cards      the concept cards won in play, [] where covered
 * swaps      how many concepts I may still have exchanged; for others, how many the table allows in a match
 * done       has finished trading
 */
export interface SeatView {
  seat: number;
  number: number;
  roman: string;
  holdings: Record<string, number> | null;
  points: PointsView | null;
  cards: ConceptView[];
  swaps: number;
  done: boolean;
  character: CharacterView;
}

export interface TradeView {
  pay: string;
  get: string;
}

/** The best that trading can still reach from here, and how. */
export interface AdviceView {
  points: number;
  leftover: number;
  trades: TradeView[];
}

/**
 * ask: "emblem", "choose", "triangle", "fivestar", "circle", "sevenstar", "take", "next", "trade" when this seat
 * decides, "" when it does not.
 *
 * turn, turns  number of this turn from 1, and of all; ways_left: way cards still face down
 * active       whose turn it is
 * display      way cards to choose from, or the one that waits for the next player
 * way          the way card being played, while all tip; concepts: the open ones, place 1 first
 * reveal       the last turn that was revealed, or null before the first
 * advice       mine, while I trade and the table allows it; trades: those I have made
 * past         all turns, when the match is over: something to remember
 * nature       my character's secret, for a computer that plays on in my seat; means nothing to people
 */
export interface EssenceView {
  ask: string;
  seat: number | null;
  phase: string;
  turn: number;
  turns: number;
  ways_left: number;
  active: number;
  display: WayView[];
  way: WayView | null;
  concepts: ConceptView[];
  reveal: RevealView | null;
  seats: SeatView[];
  kinds: string[];
  advice: AdviceView | null;
  trades: TradeView[];
  past: RevealView[];
  nature: number | null;
}
