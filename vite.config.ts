import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  root: here('./web'),
  // Relative: the server says in the page below which path it lies.
  base: './',
  plugins: [svelte({ configFile: here('./svelte.config.js') })],
  resolve: {
    alias: { $lib: here('./web/src/lib'), $games: here('./src/tischlein/games') },
  },
  build: {
    outDir: here('./src/tischlein/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Strict Content-Security-Policy: every script, style, picture and font is a file of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
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
