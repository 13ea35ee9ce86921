/** The server before a table: plain JSON over HTTP. The session is a cookie that scripts cannot read. */
import { at } from './base';
import type { Fact } from './board';
import type {
  GameCard,
  HintState,
  LessonCard,
  LessonStand,
  Me,
  Named,
  Opened,
  OpenTable,
  OutlookState,
  PuzzleCard,
  PuzzleDay,
  PuzzleSolution,
  Replay,
  ReviewState,
  SeatPass,
  TableCard,
  TelevisionCode,
  TelevisionTable,
} from './wire';

/** The server said no: a key for a sentence, and its facts. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Record<string, Fact> = {},
  ) {
    super(reason);
  }
}

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: string): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    request.body = body;
    request.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(at(path), request);
  } catch {
    throw new Refusal('server_unreachable');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const refused = answer as { reason?: unknown; facts?: Record<string, Fact> } | null;
  if (typeof refused?.reason === 'string') throw new Refusal(refused.reason, refused.facts ?? {});
  throw new Refusal(response.status >= 500 ? 'server_unreachable' : 'bad_request');
}

const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
const post = <Answer>(path: string, body: object): Promise<Answer> => ask('POST', path, JSON.stringify(body));
const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;
const puzzle = (game: string, name: string): string =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
const moment = (seat: number | null, at: number): string => `at=${at}${seat === null ? '' : `&seat=${seat}`}`;

let gamesKnown: Promise<GameCard[]> | null = null;

/** The same games as long as the page lives. */
function games(): Promise<GameCard[]> {
  gamesKnown ??= get<GameCard[]>('/api/games').catch((error: unknown) => {
    gamesKnown = null;
    throw error;
  });
  return gamesKnown;
}

export const api = {
  games,
  me: (name = ''): Promise<Me> => post('/api/me', { name }),
  forgetMe: (): Promise<Me> => post('/api/me/forget', {}),
  myTables: (): Promise<TableCard[]> => get('/api/tables'),
  openTable: (wish: OpenTable): Promise<Opened> => post('/api/tables', wish),
  seatPass: (code: string, seat: number | null): Promise<SeatPass> =>
    post(`${table(code)}/pass${seat === null ? '' : `?seat=${seat}`}`, {}),
  claimSeat: (code: string, token: string): Promise<Opened> => post(`${table(code)}/claim`, { token }),
  televisionCode: (): Promise<TelevisionCode> => post('/api/televisions', {}),
  tableOnTelevision: (code: string): Promise<TelevisionTable> => get(`/api/televisions/${encodeURIComponent(code)}`),
  showOn: (code: string, television: string): Promise<TelevisionTable> =>
    post(`${table(code)}/television`, { television }),
  replay: (code: string, seat: number | null, at: number, match = ''): Promise<Replay> =>
    get(`${table(code)}/replay?${moment(seat, at)}&${match}`),
  /** A record file's text, as it is: the server reads and checks it. */
  replayRecord: (text: string, seat: number | null, at: number): Promise<Replay> =>
    ask('POST', `/api/replay?${moment(seat, at)}`, text),
  /** Has a finished match reviewed; asked again, how far that is. */
  review: (code: string, depth: number, match: string): Promise<ReviewState> =>
    post(`${table(code)}/review?depth=${depth}&${match}`, {}),
  reviewRecord: (text: string, depth: number): Promise<ReviewState> =>
    ask('POST', `/api/replay/review?depth=${depth}`, text),
  /** Has a moment played out many times; asked again, how far that is. */
  outlook: (code: string, seat: number | null, at: number, match: string): Promise<OutlookState> =>
    post(`${table(code)}/outlook?${moment(seat, at)}&${match}`, {}),
  outlookRecord: (text: string, seat: number | null, at: number): Promise<OutlookState> =>
    ask('POST', `/api/replay/outlook?${moment(seat, at)}`, text),
  /** A table of mine that begins at this moment. */
  playOn: (code: string, seat: number, at: number, match: string): Promise<Opened> =>
    post(`${table(code)}/again?${moment(seat, at)}&${match}`, {}),
  playOnRecord: (text: string, seat: number, at: number): Promise<Opened> =>
    ask('POST', `/api/replay/again?${moment(seat, at)}`, text),
  /** Has a hint made for what my seat is asked; asked again, how far that is. */
  hint: (code: string, seat: number): Promise<HintState> => post(`${table(code)}/hint?seat=${seat}`, {}),
  lessons: (game: string): Promise<LessonCard[]> => get(`/api/lessons/${encodeURIComponent(game)}`),
  /** How the board of a lesson stands after these answers; with `why`, also why that cannot be done there. */
  lesson: (game: string, lesson: string, answers: Named[], why?: Named): Promise<LessonStand> =>
    post(
      `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`,
      why ? { answers, why } : { answers },
    ),
  puzzleDay: (): Promise<PuzzleDay> => get('/api/puzzles'),
  puzzles: (game: string): Promise<PuzzleCard[]> => get(`/api/puzzles/${encodeURIComponent(game)}`),
  /** As with a lesson. A wrong answer is refused, and nothing else is said about it. */
  puzzle: (game: string, name: string, answers: Named[], why?: Named): Promise<LessonStand> =>
    post(puzzle(game, name), why ? { answers, why } : { answers }),
  puzzleSolution: (game: string, name: string): Promise<PuzzleSolution> => get(`${puzzle(game, name)}/solution`),
  recordPath: (code: string, match: number | null = null): string =>
    at(`${table(code)}/record${match === null ? '' : `?match=${match}`}`),
  qrPath: (code: string): string => at(`${table(code)}/qr.svg`),
};
