/** A match that is over, at a table or in a record file, and all that may be asked of it. */
import { api } from '$lib/api';
import type { Opened, OutlookState, Replay, ReviewState } from '$lib/wire';

export interface Past {
  /** The page of its replay. */
  path: string;
  /** The table where it was played, or nothing. */
  code: string;
  replay: (seat: number | null, at: number) => Promise<Replay>;
  review: (depth: number) => Promise<ReviewState>;
  outlook: (seat: number | null, at: number) => Promise<OutlookState>;
  playOn: (seat: number, at: number) => Promise<Opened>;
}

/** Without a number, the last match that is over: from its first replay on it is that one, whatever is played since. */
export function pastOfTable(code: string, number: number | null): Past {
  let match = number === null ? '' : `match=${number}`;
  return {
    path: `/t/${code}/replay`,
    code: code.toUpperCase(),
    replay: async (seat, at) => {
      const found = await api.replay(code, seat, at, match);
      match = `match=${found.match}`;
      return found;
    },
    review: (depth) => api.review(code, depth, match),
    outlook: (seat, at) => api.outlook(code, seat, at, match),
    playOn: (seat, at) => api.playOn(code, seat, at, match),
  };
}

export function pastOfFile(text: string): Past {
  return {
    path: '/replay',
    code: '',
    replay: (seat, at) => api.replayRecord(text, seat, at),
    review: (depth) => api.reviewRecord(text, depth),
    outlook: (seat, at) => api.outlookRecord(text, seat, at),
    playOn: (seat, at) => api.playOnRecord(text, seat, at),
  };
}
