/**
 * The board interface: what boards that come in packages of their own share with the pages (docs/packages.md). Every
 * module has an address without a hash, `/board-interface/1/svelte.js`, below which lies what the pages run on anyhow.
 * So a board and the pages have one Svelte and one chooser between them.
 *
 * Names may be added. If one is taken away, or Svelte compiles to something else than the pages' Svelte runs, the number
 * is raised: boards built against the old one are then drawn plainly until they are built anew.
 */
import type { Plugin } from 'vite';
import board from '../src/tischlein/board_tools/interface.json' with { type: 'json' };

const MARK = 'board-interface:';
/** So that no plugin takes it for the component of the same name. */
const END = '/shared.js';

const address = (module: string): string => `board-interface/${board.number}/${module.replace('$lib/', 'lib/')}`;

/** One entry for each module. They share their code with the pages, which load as before. */
export const sharedModules = Object.fromEntries(
  Object.keys(board.modules).map((module) => [address(module), MARK + module]),
);

export function isShared(name: string): boolean {
  return name in sharedModules;
}

export function boardInterface(): Plugin {
  const names: Record<string, string[]> = board.modules;
  return {
    name: 'board-interface',
    resolveId: (id) => (id.startsWith(MARK) ? `\0${id}${END}` : null),
    load(id) {
      if (!id.startsWith(`\0${MARK}`)) return null;
      const module = id.slice(MARK.length + 1, -END.length);
      const shared = names[module] ?? [];
      return shared.length > 0 ? `export { ${shared.join(', ')} } from '${module}';` : `import '${module}';`;
    },
  };
}
