/** What the server tells first of a table that was opened here, with its code: the page need not wait for its line. */
import type { FromServer, Opened } from './wire';

let brought: Opened | null = null;

export function keepFirst(opened: Opened): void {
  brought = opened;
}

/** Once: whoever comes back to the table later is told by the line how it stands then. */
export function takeFirst(code: string): FromServer[] {
  const first = brought?.code === code ? (brought.first as FromServer[]) : [];
  brought = null;
  return first;
}
