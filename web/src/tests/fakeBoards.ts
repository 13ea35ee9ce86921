/** What boards bring, for tests of pages around them. Test files share their workers and the first such mock counts there,
 *  so all use this one: `vi.mock('../boards', () => import('./fakeBoards'))`. */

export const boardOf = () => Promise.resolve(null);
export const artOf = () => Promise.resolve(null);
export const plainOf = () => Promise.resolve(null);
export const soundsOf = () => Promise.resolve({});
export const legendOf = () => Promise.resolve([]);
export const scenesOf = () => Promise.resolve({ scenes: () => [], pictureOf: () => null });
export const tourOf = () => Promise.resolve([{ key: 'tour-1', target: '.boards' }]);
export const talliesOf = () =>
  Promise.resolve((view: { ask: string }, seat: number) => [{ name: 'discs', value: `${view.ask}${seat}`, art: null }]);
