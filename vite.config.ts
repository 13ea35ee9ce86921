import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { boardInterface, isShared, sharedModules } from './web/board-interface.ts';
import { shelf } from './web/shelf.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8000';

/** What a match of a game begins with; what only the rules and the table's options show comes with these. */
const gameOf = (file: string): string | null =>
  /[\\/]games[\\/](\w+)[\\/]board[\\/]((Board|Art)\.svelte|(tour|sounds|scenes|tallies)\.ts)$/.exec(file)?.[1] ?? null;

/**
 * Few files: on a slow line each costs more than its bytes. The first that matches a module also takes what it imports:
 * the shell with the lobby and, as there is room, a table's line and stage; the art of boxes and seats; all else that a table
 * needs; and one file for each game.
 */
const groups = [
  {
    name: 'shell',
    test: /[\\/](main\.ts$|node_modules[\\/]|lib[\\/](connection|handover|stage)\.svelte\.ts$)|rolldown[\\/]runtime/,
    priority: 4,
  },
  { name: 'art', test: /[\\/](board[\\/]Cover\.svelte|src[\\/]lib[\\/]art[\\/])/, priority: 3 },
  {
    name: 'table',
    test: /[\\/]src[\\/](lib[\\/](?!laterWords|lesson|picture|[cC]opy|[mM]arkdown|[oO]utline|[pP]lain|hints|Swatch)|pages[\\/]TablePage\.svelte)/,
    priority: 2,
  },
  { name: gameOf, priority: 1 },
];

export default defineConfig({
  root: here('./web'),
  // Relative: the server says in the page below which path it lies.
  base: './',
  plugins: [boardInterface(), shelf(), svelte({ configFile: here('./svelte.config.js') })],
  resolve: {
    alias: { $lib: here('./web/src/lib'), $games: here('./src/tischlein/games') },
  },
  build: {
    outDir: here('./src/tischlein/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Strict Content-Security-Policy: every script, style and font is a file of our own. Pictures may be in a style.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: here('./web/index.html'), ...sharedModules },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: (chunk) => (isShared(chunk.name) ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups },
      },
    },
  },
  server: {
    // Boards live in the games' folders, above the Vite root.
    fs: { allow: [here('.')] },
    proxy: {
      '/api': { target: server, ws: true },
      '/ws': { target: server, ws: true },
      '/version': server,
    },
  },
});
