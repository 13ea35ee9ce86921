/** Why an answer is better, ground by ground: in a review, in a hint, in a puzzle's solution. */
import type { Words } from '$lib/i18n.svelte';
import type { ReviewReason } from '$lib/wire';
import { keyOf } from '$lib/words';
import { points } from './review';

/** What the others do not get, among the sources. */
const RIVALS = 'rivals';

export function groundsOf(words: Words, reason: ReviewReason | null): string[] {
  const sources = Object.entries(reason?.sources ?? {}).map(([source, gap]) => {
    if (source === RIVALS)
      return words.say(gap > 0 ? 'review-rivals-less' : 'review-rivals-more', { points: points(gap) });
    const facts = { points: points(gap), source: words.say(keyOf('source', source)) };
    return words.say(gap > 0 ? 'review-more' : 'review-less', facts);
  });
  const terms = Object.entries(reason?.terms ?? {}).map(([term, gap]) =>
    words.say(`term-${term}-${gap > 0 ? 'more' : 'less'}`),
  );
  return [...sources, ...terms];
}
