// Generated from src/tischlein/games/via_magica/views by `make types`. Change it there.

/** How many tokens of an animus are in the bag and out of it. */
export interface TokenView {
  animus: string;
  in_bag: number;
  drawn: number;
}

/**
 * A seat opens its gates, and something must be decided.
 *
 * gate     the gate being opened, "" when it lies with the opened ones already
 * left     how many placements or moves its effect still allows
 * reward   the count reward that is offered now, or ""
 */
export interface OpeningView {
  seat: number;
  gate: string;
  left: number;
  reward: string;
}

/** `colour` is set for three of a colour, `opened` for a number of gates; both empty: one of each colour. */
export interface RewardView {
  reward: string;
  points: number;
  colour: string;
  opened: number;
  owner: number | null;
}

/** A slot of a zone; `gate` is "" where it is empty. Space number i (from 0) is called slot + (i + 1): "b3". */
export interface ZoneGateView {
  slot: string;
  gate: string;
  crystals: boolean[];
  pending: boolean;
}

/** An opened gate and what it is worth now; green gates may still grow. */
export interface OpenedView {
  gate: string;
  points: number;
}

/**
 * What lies in front of one seat.
 *
 * room     slots of the zone: 3, or 4 after an extra gate
 * kept     how many gates it has chosen so far; which ones stays hidden until all have
 * wild     the animi that count as wild for this seat
 * points   by source, as if the match ended now
 */
export interface AreaView {
  seat: number;
  zone: ZoneGateView[];
  room: number;
  supply: number;
  opened: OpenedView[];
  rewards: string[];
  wild: string[];
  kept: number;
  points: Record<string, number>;
}

/**
 * The effect of a gate. `kind` chooses sentence and icons; the other fields fill them where the kind has them.
 *
 * animus may be "any": every space is a target.
 */
export interface EffectView {
  kind: string;
  animus: string;
  colour: string;
  count: number;
  each: number;
}

/** What is printed on a kind of gate. */
export interface FaceView {
  colour: string;
  spaces: string[];
  points: number;
  effect: EffectView;
}

/**
 * ask: "choose", "place", "choose_pending", "effect_place", "rearrange", "open_other", "extra_gate", "take_gate",
 * "claim_count" when this seat decides, "" when it does not.
 *
 * token        what was drawn this round, "" before the first draw
 * drawn        the tokens out of the bag, oldest first
 * catcher      who draws next; after a wild token already the new one
 * opening      who opens a gate now, or null
 * hand         my gates to choose from, while choosing; aside: those I did not keep and still know
 * faces        what is printed on every gate that is mentioned, by gate
 */
export interface ViaMagicaView {
  ask: string;
  seat: number | null;
  phase: string;
  round: number;
  token: string;
  drawn: string[];
  bag: TokenView[];
  catcher: number;
  opening: OpeningView | null;
  display: string[];
  deck: number;
  discarded: number;
  rewards: RewardView[];
  areas: AreaView[];
  hand: string[];
  aside: string[];
  quiet: number;
  standstill: number;
  faces: Record<string, FaceView>;
}
