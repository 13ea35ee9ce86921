// Generated from src/tischlein/wire by `make types`. Change it there.

export type Choice = boolean | number | string;

export type Named = Record<string, string | number>;

export type Fact = number | string | number[] | string[];

/**
 * One of `values`; or, where `lines` is above 0, a text of the table's own: so many lines of `length` letters.
 * A table that is opened in the lobby begins with what is `suggested`.
 */
export interface OptionCard {
  id: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  shown: boolean;
  lines: number;
  length: number;
  suggested: boolean | number | string;
}

export interface CreditsCard {
  authors: string;
  publisher: string;
  year: number;
  website: string;
}

/**
 * What a game brings that comes in a package of its own (docs/packages.md).
 *
 * base         below which address its files lie, such as `locales/de.ftl`
 * files        which there are
 * parts        of its built board, such as `Board.svelte`; none without one
 */
export interface PackageCard {
  base: string;
  files: string[];
  parts: string[];
}

/**
 * GET /api/games: what the lobby needs to offer a game. Its words are in the game's locales. The pages have those
 * of our own games, for which `package` is null. `puzzles` counts them.
 */
export interface GameCard {
  id: string;
  version: number;
  seats: number[];
  options: OptionCard[];
  bots: string[];
  credits: CreditsCard;
  lessons: string[];
  puzzles: number;
  package: PackageCard | null;
}

/**
 * A note, or with `do` a task: any legal answer that has all parts of one of these does it. `at` are selectors
 * inside the board, `rules` the paragraphs it teaches; `say` and `otherwise` are keys of the game's lesson words.
 */
export interface LessonStepCard {
  say: string;
  at: string[];
  do: Record<string, string | number>[];
  otherwise: string;
  rules: string[];
}

/** GET /api/lessons/{game}: its lessons, in order. An `open` one is played at a table: OpenTable with its name. */
export interface LessonCard {
  name: string;
  seat: number;
  open: boolean;
  steps: LessonStepCard[];
}

/** Body of POST /api/lessons/{game}/{name}: what I answered so far. With `why` I ask why I cannot do that now. */
export interface LessonAnswers {
  answers: Record<string, string | number>[];
  why?: Record<string, string | number> | null;
}

/**
 * A lesson after these answers, as the learner's seat sees it. Nothing of it is kept at the server.
 *
 * done         how many tasks are done
 * actions      my legal answers; none when all tasks are done
 * model        how the present task can be done
 * events       what happened since the lesson began; the last answer told those from `fresh` on
 * because      why what I asked about cannot be done; null where nothing stands in the way, or nothing was asked
 */
export interface LessonStand {
  seat: number;
  seats: number;
  done: number;
  step: number;
  view: unknown;
  turn: TurnView;
  actions: Record<string, string | number>[];
  model: Record<string, string | number> | null;
  events: Happened[];
  fresh: number;
  because: Because | null;
  result: ResultView | null;
}

/** POST /api/me: this browser's guest. The session itself is an HttpOnly cookie. */
export interface Me {
  name: string;
}

/** Body of POST /api/me; an empty name asks who I am. */
export interface NameMe {
  name?: string;
}

/**
 * Body of POST /api/tables. `bots[i]` names the bot of seat i, or null for an open seat; I take the first open one.
 *
 * With `start` the match begins at once if no seat is left open after mine. With the name of an open `lesson` it
 * begins at its position, I sit in its seat, and the others are of level 1 whatever `bots` says.
 * `name` is what I am called from now on, if I have no name yet.
 */
export interface OpenTable {
  game: string;
  bots: (string | null)[];
  options?: Record<string, boolean | number | string>;
  start?: boolean;
  lesson?: string;
  name?: string;
}

/**
 * `first` are the messages (TableState, Update) that a connection to a table that I opened begins with, so that
 * nobody waits for the connection to see it; what comes by the connection replaces them.
 */
export interface Opened {
  code: string;
  first: unknown[];
}

/**
 * GET /api/tables: the tables where I sit, newest first. A bot among the players is written as `bot:level1`.
 *
 * `phase` is that of TableState, or closed: nobody comes in there any more.
 */
export interface TableCard {
  code: string;
  game: string;
  phase: string;
  players: string[];
  my_turn: boolean;
  opened_at: number;
}

/**
 * POST /api/tables/{code}/pass: a one-time token that moves my seat to another device.
 *
 * link         carries the token behind the #, where no server log sees it: /t/{code}#pass=TOKEN
 * qr           the link as a QR code, ready for an <img>
 */
export interface SeatPass {
  token: string;
  link: string;
  qr: string;
}

/** Body of POST /api/tables/{code}/claim. */
export interface ClaimSeat {
  token: string;
}

/**
 * POST /api/televisions: a code for the television that asks, to be typed at a table within ten minutes.
 *
 * link         leads a phone to the same: /tv/{code}
 * qr           the link as a QR code, ready for an <img>
 */
export interface TelevisionCode {
  code: string;
  link: string;
  qr: string;
}

/** GET /api/televisions/{code}: the table that this television shall show, empty until somebody has said so. */
export interface TelevisionTable {
  table: string;
}

/** Body of POST /api/tables/{code}/television: the code that the television shows. */
export interface ShowOn {
  television: string;
}

/**
 * GET /api/tables/{code}/world?seat=0: a world that my seat could be in, for a bot that searches before it answers.
 *
 * It is redealt for every call from what the seat sees now; it is never the true state. What the seat was shown once
 * and has to remember (events that fade) is drawn anew too.
 *
 * question     what the seat is asked now, as in its update
 * position     a position of the game, as the game's README describes it
 */
export interface World {
  game: string;
  version: number;
  seats: number;
  seat: number;
  question: string;
  position: Record<string, unknown>;
}

/** GET /version. `compiled` says whether the rules run as native code. */
export interface Version {
  version: string;
  compiled: boolean;
}

/**
 * GET /healthz and /readyz. `ready` is false while matches would not be safe; `reason` is then a word for why:
 * not_saved, disk_full, damaged (the database is; until the next start nothing is stored), wrong_shape (the database
 * belongs to another version) or little_space. /readyz also tells the shape of the database and how many megabytes are
 * free in the data folder.
 */
export interface Health {
  ready: boolean;
  reason: string;
  shape: string;
  free_megabytes: number;
}

/** One moment of a replay: after `step` answers, and what happened to get there. */
export interface Frame {
  step: number;
  seat: number | null;
  action: Record<string, string | number> | null;
  events: Happened[];
}

/**
 * GET /api/tables/{code}/replay?seat=0&match=1&at=250, POST /api/replay?seat=0&at=250 with a record file as body.
 *
 * Without a seat: as everybody sees it. Without a match: the last one that is over. Finished matches only.
 *
 * match        which one of its table; 0 where it is of no table
 * frames       every moment of the match, from the beginning
 * first_view   the place in `frames` of the first of `views`
 * views        what is on the table at a hundred moments in a row, `at` among them: ask again for others
 */
export interface Replay {
  game: string;
  match: number;
  seats: number;
  players: string[];
  options: Record<string, boolean | number | string>;
  seed: string;
  frames: Frame[];
  first_view: number;
  views: unknown[];
  result: ResultView | null;
}

/** An answer, what it promised, and the standard error of that. */
export interface ReviewedAnswer {
  action: Record<string, string | number>;
  chance: number;
  error: number;
}

/**
 * Why the best answer is better, most first: how many points more (or less) each source brings until the end;
 * `rivals` is by how much less (or, below 0, more) the others bring on average. In games whose points say little: what
 * is better (or worse, below 0) in the terms of the game's judge, in its own measure, told by `term-NAME-more` and
 * `term-NAME-less` of the game's texts. One of the two is empty.
 */
export interface ReviewReason {
  sources: Record<string, number>;
  terms: Record<string, number>;
}

/**
 * The chances of the better answer and of the given one in fresh worlds that raised no suspicion, and the standard
 * error of their difference: what a flag rests on, and what to tell people of it.
 */
export interface ReviewWitness {
  best: number;
  given: number;
  error: number;
}

/**
 * One answer of a likely line: in what share of the imagined worlds it went so far, and the view of the seat that
 * is judged after it, in one of these worlds. Answers given in secret are taken together.
 */
export interface LikelyAnswer {
  seat: number;
  action: Record<string, string | number>;
  share: number;
  view: unknown;
}

/**
 * One answer of one seat, judged by what the seat knew then.
 *
 * step      how many answers the match had taken before: the moment of the replay to look at
 * moves_on  the moment of the replay in which the answer is given
 * before    the chance as quick play would have used it; `best` what the best answer promised, `given` this one
 * loss      best less given, `error` its standard error. Below 0 where the given answer did as well by chance
 * equals    how many answers are as good as the best, as far as can be told
 * flag      missed_win, blunder, mistake, or empty: not surely worse than the best
 * witnessed  the two chances once more, for what is flagged; null else
 * answers   best first; of a wide choice the first few and the given one. Where something is flagged, the first is the
 *           one that is surely better
 * reason    why that is better; null where nothing is flagged, or no reason is sure
 * lines     where something is flagged without a reason: how it would probably go on after the better answer, and
 *           after the given one. Else empty
 */
export interface ReviewedDecision {
  step: number;
  moves_on: number;
  seat: number;
  before: number;
  best: number;
  given: number;
  loss: number;
  error: number;
  equals: number;
  flag: string;
  witnessed: ReviewWitness | null;
  action: Record<string, string | number>;
  answers: ReviewedAnswer[];
  reason: ReviewReason | null;
  lines: LikelyAnswer[][];
}

/**
 * From one decision of a seat to its next, or to the end: what changed its chance from `before` to `after`.
 *
 * gain     what the best answer promised beyond quick play
 * loss     what the given answer gave away of that
 * dealer   luck: what fell, against what other dealers would have dealt
 * others   all the rest: what the other seats did, and what came to be known
 *
 * before + gain - loss + dealer + others is after. `loss` is negative where the given answer did better than the best.
 */
export interface ReviewStretch {
  step: number;
  before: number;
  gain: number;
  loss: number;
  dealer: number;
  others: number;
  after: number;
}

/**
 * A seat's match. Its sums are those of its stretches: start + gain - loss + dealer + others is result.
 *
 * decisions  how many of its decisions were judged; `flags` how many of them were surely not the best
 * rate       what a decision gave away on average: the error rate
 * drift      the sum of its losses in the first, the middle and the last third of the match
 * corrected  the result without the dealer's luck
 * like       the level that gives away as much on average, where the game's levels were measured and the seat has
 *            decided often enough; else empty
 */
export interface SeatReview {
  seat: number;
  start: number;
  result: number;
  gain: number;
  loss: number;
  dealer: number;
  others: number;
  decisions: number;
  flags: number;
  rate: number;
  drift: number[];
  corrected: number;
  like: string;
  stretches: ReviewStretch[];
}

/**
 * A whole match. `moments` are places in `decisions`: those that mattered most, at most three. Where it is not
 * `guided`, the game has nobody to play it on sensibly: all chances are those of random play, and little is meant.
 */
export interface Review {
  game: string;
  seats: number;
  depth: number;
  steps: number;
  by_seat: SeatReview[];
  decisions: ReviewedDecision[];
  moments: number[];
  guided: boolean;
}

/**
 * POST /api/tables/{code}/review, POST /api/replay/review with a record file: the first asks for it, further ones
 * how far it is. `place` counts those that are made before it, 0 when it is being made; `done` is the part of it that
 * is made. `review` is there once it is done; that of a table is kept with the match.
 */
export interface ReviewState {
  place: number;
  done: number;
  review: Review | null;
}

export interface PuzzleOfDay {
  game: string;
  name: string;
}

/** GET /api/puzzles: the puzzle of the day, the same for everybody; null where no game brings one. */
export interface PuzzleDay {
  day: string;
  puzzle: PuzzleOfDay | null;
}

/** GET /api/puzzles/{game}: its puzzles. `part` is where in the match it is from: 0 its first third, 2 its last. */
export interface PuzzleCard {
  name: string;
  seat: number;
  seats: number;
  part: number;
}

/**
 * GET /api/puzzles/{game}/{name}/solution: not asked for before somebody has answered.
 *
 * accepted  every answer that is right, best first; `others` the best of those that are not
 * missed    what level 2 answers
 * reason    why the best is better than that; null where nothing sure can be said
 */
export interface PuzzleSolution {
  accepted: ReviewedAnswer[];
  others: ReviewedAnswer[];
  missed: ReviewedAnswer;
  reason: ReviewReason | null;
}

/**
 * A moment played out so many times by quick players. By seat: how often it came in first, second …; its score in
 * each of them; the share of the win that it may expect, and the standard error of that.
 */
export interface Outlook {
  plays: number;
  places: number[][];
  scores: number[][];
  chances: number[];
  errors: number[];
}

/** POST /api/tables/{code}/outlook, POST /api/replay/outlook with a record file: as ReviewState. */
export interface OutlookState {
  place: number;
  done: number;
  outlook: Outlook | null;
}

/** What a seat is likely to answer after that: in most of the imagined worlds it did. */
export interface HintedStep {
  seat: number;
  action: Record<string, string | number>;
}

/**
 * Advice for one question, from what its seat knows. It is told in three steps: where to look, what to answer, why.
 *
 * action   the answer that promises most
 * chance   what it promises, `error` the standard error of that; null where answers cannot be weighed
 * instead  the next best that is not as good; null where there is none
 * equals   how many answers are as good, as far as can be told; this one counts
 * reason   what `action` brings more than `instead`; null where nothing sure can be said
 * line     what is likely to follow
 */
export interface Hint {
  action: Record<string, string | number>;
  chance: number | null;
  error: number | null;
  instead: ReviewedAnswer | null;
  equals: number;
  reason: ReviewReason | null;
  line: HintedStep[];
}

/**
 * POST /api/tables/{code}/hint?seat=0: the first asks for it, further ones how far it is. The same question gets
 * the same hint, and costs one of those that the table allows.
 *
 * place    how many hints of other tables are made before it
 * hint     is there once it is made
 * left     how many more this seat may have in this match; -1 is as many as it likes
 */
export interface HintState {
  place: number;
  hint: Hint | null;
  left: number;
}

export interface Sit {
  type: 'sit';
  command: string;
  seat: number;
  name: string;
}

/** Somebody who shares my device sits down in an empty seat before the match: I hold several seats from then on. */
export interface Beside {
  type: 'beside';
  command: string;
  seat: number;
  name: string;
}

/**
 * Leaves a seat of mine, or all of them where none is named. In a running match a seat keeps its name until I come
 * back or the host puts a bot there.
 */
export interface Stand {
  type: 'stand';
  command: string;
  seat?: number | null;
}

/** `seat` says which of my seats is meant; it may be left out by whoever has one. */
export interface Rename {
  type: 'rename';
  command: string;
  name: string;
  seat?: number | null;
}

/** The host sets options before the match. */
export interface Choose {
  type: 'choose';
  command: string;
  options: Record<string, boolean | number | string>;
}

/** The host sets the number of seats before the match. */
export interface SetSeats {
  type: 'seats';
  command: string;
  count: number;
}

/**
 * The host puts a bot into an empty or abandoned seat; in a running match it plays on from there. Everybody else
 * who plays may do so where somebody has been away for long (`ask_after`).
 */
export interface PutBot {
  type: 'bot';
  command: string;
  seat: number;
  bot: string;
}

/** The host empties a seat before the match. */
export interface ClearSeat {
  type: 'clear';
  command: string;
  seat: number;
}

/**
 * The host says before the match how many hints each seat may have in it: 0, 3, 10, or -1 for as many as it
 * likes.
 */
export interface AllowHints {
  type: 'hints';
  command: string;
  count: number;
}

/**
 * Begins the match. While a game is being written and its rules have broken, a new one instead; with `keeps` from
 * where the answers of the old one still fit.
 */
export interface Start {
  type: 'start';
  command: string;
  keeps?: boolean;
}

/**
 * Through which of my seats this connection looks. Only for whoever holds several: they begin with none (null).
 * Whoever holds one seat always looks through it, a shared screen through none.
 */
export interface Look {
  type: 'look';
  command: string;
  seat: number | null;
}

/**
 * A deed in the match: a legal answer in its named form, or a deed of the table ({"do": "resign"} …).
 * `question` is the id that the update gave; an answer to an older question is refused as stale. Deeds of the table
 * need none. `seat` says which of my seats acts; it may be left out by whoever has one.
 */
export interface Do {
  type: 'do';
  command: string;
  deed: Record<string, string | number>;
  question?: string;
  seat?: number | null;
}

/**
 * Why one of my seats cannot do this action now. Nothing changes, nothing is stored. Answered by Because; by Done
 * where nothing stands in the way; by Refused where there is no such action.
 */
export interface Why {
  type: 'why';
  command: string;
  deed: Record<string, string | number>;
  seat?: number | null;
}

/**
 * After the end: my seats want a new match at the same table. It begins when every person's seat has said so; with
 * `without_away` the host does not wait for those who are away: bots play for them until they are back.
 */
export interface Rematch {
  type: 'rematch';
  command: string;
  without_away?: boolean;
}

/** Asks for the whole table and update again, after a gap. */
export interface Again {
  type: 'again';
  command: string;
}

/**
 * After the end I lead whoever wants to follow through a match of this table that is over: to this moment, seen
 * through this seat; `moment` is that of its review, where one is looked at. Only who sits here or is the host leads.
 * Whoever leads last is the leader. Nothing of it is stored.
 */
export interface Lead {
  type: 'lead';
  command: string;
  match: number;
  step: number;
  seat?: number | null;
  moment?: number | null;
}

/** I lead no longer. */
export interface StopLeading {
  type: 'stop_leading';
  command: string;
}

/** Somebody leads through a match that is over (`Lead`): `name` says who, `mine` whether that is me. */
export interface Walk {
  name: string;
  mine: boolean;
  match: number;
  step: number;
  seat: number | null;
  moment: number | null;
}

/**
 * `kind` is empty, person or bot. `away` means that a person has no open connection or has left, and
 * `away_seconds` for how long already. `yours` marks a seat of mine that I left, that a bot keeps for me, or that I
 * moved to another device: sitting down there gives it back.
 */
export interface SeatCard {
  kind: string;
  name: string;
  bot: string;
  away: boolean;
  away_seconds: number;
  yours: boolean;
}

/**
 * Only while a game is being written (`play --reload`): where its rules have broken, and what Python said there.
 * So many answers of the match still `fits`.
 */
export interface Mistake {
  file: string;
  line: number;
  told: string;
  fits: number;
}

/**
 * An event as one seat may hear it; the game's locales have a sentence for each name. The facts that `fades` names
 * have to be remembered: until the end they are told once. Where they are missing, the sentence is event-…-faded.
 */
export interface Happened {
  name: string;
  facts: Record<string, number | string | number[] | string[]>;
  fades?: string[];
}

/** `mode` is of, together, each or over; `waiting_for` leaves out seats that have answered in secret. */
export interface TurnView {
  mode: string;
  seats: number[];
  waiting_for: number[];
}

/** Open requests between seats: who offers a draw, who asks to take back and who has agreed. */
export interface AsksView {
  draw: number[];
  back_for: number | null;
  back: number[];
}

/** By seat. `ties` is what decides between equal scores, the first difference first; empty where they share. */
export interface ResultView {
  scores: number[];
  places: number[];
  reason: string;
  sources: Record<string, number>[];
  ties: Record<string, number>[];
}

/**
 * Who sits where. `phase` is lobby, playing, over or frozen (a rule broke; the record is kept for repair).
 *
 * you          the seat through which this connection looks
 * mine         the seats that I hold; more than one where several people share a device
 * match        counts the matches at this table; 0 before the first
 * rematch      after the end: the seats that have asked for a rematch
 * watching     how many look on without a seat
 * hints        how many each seat may have in a match (POST /api/tables/{code}/hint); 0 none, -1 as many as it likes
 * hints_left   by seat, how many of them are left. Where seats answer unseen, what another one uses counts from the
 *              end of that turn on
 * ask_after    from so many seconds of absence on, everybody who plays may let a bot play on for somebody
 * link         the invitation, with an address that other devices can reach; /api/tables/{code}/qr.svg draws it
 * walk         after the end: where somebody leads through a match that is over
 * mistake      only while the game is being written: why this table is frozen, until the next file is saved
 */
export interface TableState {
  type: 'table';
  code: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  seats: SeatCard[];
  you: number | null;
  mine: number[];
  host: boolean;
  phase: string;
  match: number;
  rematch: number[];
  watching: number;
  hints: number;
  hints_left: number[];
  ask_after: number;
  link: string;
  walk: Walk | null;
  mistake: Mistake | null;
}

/**
 * The match as my seat may know it: sent on connecting, after every change, and when asked for again.
 *
 * number       counts the updates of this connection; a gap means: ask again
 * seat         through whose eyes this is seen; null is what everybody may see
 * step         how many answers the rules have taken
 * first_event  the place of events[0] in the match's log for my seat; 0 means: this is the whole log
 * events       a whole log has faded while the match runs; where it has, the end brings all of it again
 * question     the id to answer with, or null when nothing is asked of me
 * actions      my legal answers in named form; answered is true when mine is in and may still be changed
 * deeds        the deeds of the table that are open to me now
 * luck         the hash of the seed while the match runs, the seed itself when it is over
 */
export interface Update {
  type: 'update';
  number: number;
  match: number;
  seat: number | null;
  step: number;
  view: unknown;
  first_event: number;
  events: Happened[];
  turn: TurnView;
  question: string | null;
  actions: Record<string, string | number>[];
  answered: boolean;
  deeds: string[];
  asks: AsksView;
  took_back: boolean;
  luck: string;
  result: ResultView | null;
}

/** The command is on disk. */
export interface Done {
  type: 'done';
  command: string;
}

/** The one shape of every refusal; nothing has changed. `command` is empty where none could be read. */
export interface Refused {
  type: 'refused';
  command: string;
  reason: string;
  facts: Record<string, number | string | number[] | string[]>;
}

/**
 * The answer to Why: `why` is the key of a sentence (`why-…` in the locales), `rule` the paragraph that says so
 * (/rules/a_game#4.7) or "". Facts name what stands in the way, in the words of the view.
 */
export interface Because {
  type: 'because';
  command: string;
  why: string;
  rule: string;
  facts: Record<string, number | string | number[] | string[]>;
}

/** The last message before the server closes a connection, with the reason. */
export interface Closing {
  type: 'closing';
  reason: string;
}

export type FromBrowser =
  | Sit
  | Beside
  | Stand
  | Rename
  | Choose
  | SetSeats
  | PutBot
  | ClearSeat
  | AllowHints
  | Start
  | Look
  | Do
  | Why
  | Rematch
  | Again
  | Lead
  | StopLeading;

export type FromServer = TableState | Update | Done | Refused | Because | Closing;

export const BOT_NAMES = [
  'Adela',
  'Bodo',
  'Celia',
  'Dario',
  'Edna',
  'Fabio',
  'Gerda',
  'Hektor',
  'Irma',
  'Jago',
  'Kitty',
  'Lionel',
  'Mabel',
  'Nestor',
  'Orla',
  'Percy',
  'Rita',
  'Silvio',
  'Tilda',
  'Udo',
  'Velma',
  'Waldo',
  'Xenia',
  'Yorick',
];
