/** JSON in the browser's stores. Private windows and full disks throw: then we simply do not remember. */

export function recall(key: string, store: 'local' | 'session' = 'local'): unknown {
  try {
    const text = shelf(store).getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown, store: 'local' | 'session' = 'local'): void {
  try {
    shelf(store).setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on remembering: the server knows the table, the page has its defaults.
  }
}

export function forget(key: string, store: 'local' | 'session' = 'local'): void {
  try {
    shelf(store).removeItem(key);
  } catch {
    // As above.
  }
}

/** Everything that we ever kept here, and nothing of other pages of the same site. */
export function forgetAll(): void {
  for (const store of ['local', 'session'] as const) {
    try {
      const ours = Object.keys(shelf(store)).filter((key) => key.startsWith('tischlein'));
      for (const key of ours) shelf(store).removeItem(key);
    } catch {
      // As above.
    }
  }
}

function shelf(store: 'local' | 'session'): Storage {
  return store === 'local' ? localStorage : sessionStorage;
}
