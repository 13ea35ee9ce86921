/** Paths to pages, by the History API. A path alone is enough to come back to the same place. */
import { at, BASE, below } from './base';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; code: string }
  | { page: 'table-replay'; code: string }
  | { page: 'screen'; code: string }
  | { page: 'television' }
  | { page: 'show-on'; television: string }
  | { page: 'replay' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzles'; game: string; puzzle: string }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { page: 'lobby' };
  if (parts.length === 1 && parts[0] === 'replay') return { page: 'replay' };
  if (parts.length === 1 && parts[0] === 'tv') return { page: 'television' };
  if (parts.length === 2 && parts[0] === 'tv' && /^\w{1,8}$/.test(parts[1]!)) {
    return { page: 'show-on', television: parts[1]!.toUpperCase() };
  }
  if (parts.length === 2 && parts[0] === 'rules' && isPlainName(parts[1]!)) {
    return { page: 'rules', game: parts[1]! };
  }
  if (parts[0] === 'learn' && (parts.length === 2 || parts.length === 3) && parts.every(isPlainName)) {
    return { page: 'learn', game: parts[1]!, lesson: parts[2] ?? '' };
  }
  if (parts[0] === 'puzzles' && (parts.length === 2 || parts.length === 3) && parts.every(isPlainName)) {
    return { page: 'puzzles', game: parts[1]!, puzzle: parts[2] ?? '' };
  }
  const code = parts[1];
  if (parts[0] !== 't' || !code || !/^[A-Za-z0-9-]{1,40}$/.test(code)) return { page: 'lost' };
  if (parts.length === 2) return { page: 'table', code };
  if (parts.length === 3 && parts[2] === 'replay') return { page: 'table-replay', code };
  if (parts.length === 3 && parts[2] === 'screen') return { page: 'screen', code };
  return { page: 'lost' };
}

function isPlainName(part: string): boolean {
  return /^[a-z0-9_]{1,40}$/.test(part);
}

class Place {
  path = $state(below(location.pathname));
  search = $state(location.search);
  /** Without its sign: the paragraph of a rules page. */
  hash = $state(hashOf(location.hash));

  get route(): Route {
    return routeOf(this.path);
  }

  read(): void {
    this.path = below(location.pathname);
    this.search = location.search;
    this.hash = hashOf(location.hash);
  }
}

export const place = new Place();

function hashOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

export function go(path: string): void {
  history.pushState(null, '', at(path));
  place.read();
  scrollTo(0, 0);
}

/** Changes the address without a new entry in the history: for ?step= and for taking secrets out of the address. */
export function readdress(path: string): void {
  history.replaceState(null, '', at(path));
  place.read();
}

/** Plain links of our own pages are followed without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!target || target.target || target.hasAttribute('download') || target.origin !== location.origin) return;
  // Beside our base lies another site.
  const path = below(target.pathname);
  if (path.startsWith('/api/') || (BASE !== '' && path === target.pathname)) return;
  if (target.pathname === location.pathname && target.hash) return;
  event.preventDefault();
  go(path + target.search + target.hash);
}
