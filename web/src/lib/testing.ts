/** What the tests of boards share: real German words, and a chooser that notes what goes out. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Say } from './board';
import { Chooser, type Named } from './chooser.svelte';

/** Says what a game's own texts say; a text that is missing is an error. */
export function sayingIn(texts: string): Say {
  const bundle = new FluentBundle('de', { useIsolating: false });
  bundle.addResource(new FluentResource(texts));
  return (key, variables = {}) => {
    const text = bundle.getMessage(key)?.value;
    if (!text) throw new Error(`no text for ${key}`);
    return bundle.formatPattern(text, variables);
  };
}

export function choosing(actions: Named[], mustConfirm = (): boolean => false): { chooser: Chooser; sent: Named[] } {
  const sent: Named[] = [];
  const chooser = new Chooser((action) => sent.push(action), mustConfirm);
  chooser.offer(actions);
  return { chooser, sent };
}
