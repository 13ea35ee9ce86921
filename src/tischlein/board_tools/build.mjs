/**
 * Compiles the board of a package. Called by `tischlein build-board` (cli/boards.py) with one JSON object:
 *
 *   modules     a node_modules with Vite and Svelte
 *   game        whose board it is: keeps its styles apart from those of other packages
 *   board       the folder of the sources
 *   parts       which of them the page asks for by name
 *   target      the folder that is made
 *   shared      interface.json, read
 */
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const { modules, game, board, parts, target, shared } = JSON.parse(process.argv[2]);
const tool = (path) => import(pathToFileURL(join(modules, path)).href);
const { build } = await tool('vite/dist/node/index.js');
const { svelte, vitePreprocess } = await tool('@sveltejs/vite-plugin-svelte/src/index.js');

const ENTRY = 'the-board';
const OUTSIDE = 'board-interface:';
// From /packages/<game>/<mark>/built_board/: relative, as the table may lie below a path of its site.
const address = (module) => `../../../../board-interface/${shared.number}/${module.replace('$lib/', 'lib/')}.js`;

/** Stands for every module that boards share with the page: whoever asks for a name that it has not is told so here. */
const boardInterface = {
  name: 'board-interface',
  enforce: 'pre',
  resolveId(id) {
    if (id === ENTRY) return `\0${ENTRY}`;
    if (id.startsWith(OUTSIDE)) return { id, external: true };
    if (!/^(svelte($|\/)|\$lib\/)/.test(id)) return null;
    if (id in shared.modules) return { id: `\0${id}/shared.js`, moduleSideEffects: shared.modules[id].length === 0 };
    return this.error(`the board interface ${shared.number} has no ${id} (docs/packages.md)`);
  },
  load(id) {
    if (id === `\0${ENTRY}`) {
      const lines = parts.map((part) => `${JSON.stringify(part)}: () => import(${JSON.stringify(join(board, part))})`);
      return `export const parts = { ${lines.join(', ')} };`;
    }
    const module = /^\0(.+)\/shared\.js$/.exec(id)?.[1];
    if (module === undefined) return null;
    const names = shared.modules[module];
    const from = JSON.stringify(OUTSIDE + module);
    return names.length > 0 ? `export { ${names.join(', ')} } from ${from};` : `import ${from};`;
  },
};

function failOnMissing(level, log, handle) {
  if (log.code === 'IMPORT_IS_UNDEFINED' || log.code === 'MISSING_EXPORT') throw new Error(log.message);
  handle(level, log);
}

await build({
  configFile: false,
  root: board,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    boardInterface,
    svelte({
      configFile: false,
      preprocess: vitePreprocess({ script: true }),
      // Styles go to files: the pages' Content-Security-Policy allows no inline style element.
      compilerOptions: {
        runes: true,
        css: 'external',
        cssHash: ({ hash, css, filename }) => `${game}-${hash(`${relative(board, filename)}\n${css}`)}`,
      },
    }),
  ],
  build: {
    outDir: target,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { board: ENTRY },
      preserveEntrySignatures: 'strict',
      onLog: failOnMissing,
      output: {
        entryFileNames: 'board.js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        paths: (id) => (id.startsWith(OUTSIDE) ? address(id.slice(OUTSIDE.length)) : id),
      },
    },
  },
});
