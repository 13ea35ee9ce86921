import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

export default mergeConfig(
  pages,
  defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [svelteTesting()],
    test: {
      environment: 'happy-dom',
      // Files share their worker: starting one for each took most of the time. They pass in any order (--sequence.shuffle.files).
      isolate: false,
      pool: 'threads',
      // Only tests of colours read style sheets, as text.
      css: { include: [/\.css\?raw$/] },
      setupFiles: ['web/src/tests/setUp.ts'],
      include: ['web/**/*.test.ts', 'src/tischlein/games/*/board/**/*.test.ts'],
    },
  }),
);
