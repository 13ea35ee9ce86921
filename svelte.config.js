import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  preprocess: vitePreprocess({ script: true }),
  // Styles go to files: the pages' Content-Security-Policy allows no inline style element.
  compilerOptions: { runes: true, css: 'external' },
};
