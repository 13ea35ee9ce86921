/** What games bring, for tests of the pages around their boards (`setUp.ts`). */

const nothing = () => Promise.resolve(null);
export const boardOf = nothing;
export const coverOf = nothing;
export const figureOf = nothing;
export const artOf = nothing;
export const plainOf = nothing;
export const endingOf = nothing;
export const optionFormOf = nothing;
export const soundsOf = () => Promise.resolve({});
export const legendOf = () => Promise.resolve([]);
export const scenesOf = () => Promise.resolve({ scenes: () => [], pictureOf: () => null });
export const tourOf = () => Promise.resolve([{ key: 'tour-1', target: '.boards' }]);
export const talliesOf = () =>
  Promise.resolve((view: { ask: string }, seat: number) => [{ name: 'discs', value: `${view.ask}${seat}`, art: null }]);
