/**
 * What the lobby says of a game, cut out of its words when the pages are built: `de.ftl?shelf`. So a shelf of many boxes
 * costs a few lines each, and the words of a game are fetched by who plays it.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ON_THE_BOX = /^(title|tagline|about|minutes|reconstructed|bot-\w+-about) *=/;
const QUERY = '.ftl?shelf';

/** The messages on the box; what is indented goes on with the one before. */
export function onTheBox(words: string): string {
  let isWanted = false;
  const kept = words.split('\n').filter((line) => {
    if (/^\S/.test(line)) isWanted = ON_THE_BOX.test(line);
    return isWanted;
  });
  return kept.join('\n');
}

export function shelf(): Plugin {
  return {
    name: 'shelf',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const words = await readFile(id.slice(0, id.lastIndexOf('?')), 'utf-8');
      return `export default ${JSON.stringify(onTheBox(words))};`;
    },
  };
}
