/** Commands that the server has not acknowledged yet. They outlive a reload, so that no answer is lost in between. */
import { forget, recall, remember } from './memory';
import type { FromBrowser } from './wire';

export class Outbox {
  #key: string;
  #kept: FromBrowser[];

  constructor(code: string) {
    this.#key = `tischlein.outbox.${code}`;
    const stored = recall(this.#key, 'session');
    this.#kept = Array.isArray(stored) ? stored.filter(isCommand) : [];
  }

  get all(): readonly FromBrowser[] {
    return this.#kept;
  }

  keep(message: FromBrowser): void {
    this.#kept = [...this.#kept, message];
    this.#store();
  }

  /** The message that this answer belongs to, which is then done with. */
  settle(command: string): FromBrowser | undefined {
    const found = this.#kept.find((message) => message.command === command);
    if (!found) return undefined;
    this.#kept = this.#kept.filter((message) => message !== found);
    this.#store();
    return found;
  }

  /** Forgets what only made sense on a line that is gone. */
  drop(types: string[]): void {
    this.#kept = this.#kept.filter((message) => !types.includes(message.type));
    this.#store();
  }

  #store(): void {
    if (this.#kept.length === 0) forget(this.#key, 'session');
    else remember(this.#key, this.#kept, 'session');
  }
}

function isCommand(stored: unknown): stored is FromBrowser {
  return typeof stored === 'object' && stored !== null && 'command' in stored && 'type' in stored;
}

export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
