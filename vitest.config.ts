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
      include: ['web/**/*.test.ts', 'src/tischlein/games/*/board/**/*.test.ts'],
    },
  }),
);
