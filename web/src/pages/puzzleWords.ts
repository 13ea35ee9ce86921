/** What only the pages of puzzles say: it comes with them, so that nobody fetches it who only wants to play. */
import type { FluentBundle } from '@fluent/bundle';
import { bundle, type Words } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import de from '../../locales/puzzles/de.ftl?raw';
import en from '../../locales/puzzles/en.ftl?raw';

const bundles: Record<string, FluentBundle> = { de: bundle('de', de), en: bundle('en', en) };

/** The words of a game, and those of its puzzles. */
export function withPuzzles(words: Words): Words {
  const own = (key: string) => bundles[settings.language]?.getMessage(key)?.value;
  return {
    has: (key) => Boolean(own(key)) || words.has(key),
    say: (key, facts) => {
      const text = own(key);
      return text ? bundles[settings.language]!.formatPattern(text, facts) : words.say(key, facts);
    },
  };
}
