/** This browser's guest: its name lives on the server, the session in a cookie. */
import { api, Refusal } from './api';
import { at } from './base';
import { keepFirst } from './firstWords';
import { forgetAll } from './memory';
import type { OpenTable } from './wire';

class Person {
  name = $state('');
  #known: Promise<void> | null = null;

  /** Resolves when the server knows this browser; every page that talks to a table waits for it. */
  meet(): Promise<void> {
    this.#known ??= api.me().then(
      (me) => void (this.name = me.name),
      (reason: unknown) => {
        this.#known = null;
        throw reason;
      },
    );
    return this.#known;
  }

  /** A table wants a name for everybody: whoever gave none is called a guest. Returns the code of the new table. */
  async openTable(wish: Omit<OpenTable, 'name'>, guest: string): Promise<string> {
    await this.meet();
    const opened = await api.openTable({ ...wish, name: guest });
    this.name ||= guest;
    keepFirst(opened);
    return opened.code;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.me(name)).name;
  }

  /** Ends the session everywhere and empties what this browser kept; what is left is the lobby of a new guest. */
  async forget(): Promise<void> {
    try {
      await api.forgetMe();
    } catch (error) {
      // Forgotten in another tab already.
      if (!(error instanceof Refusal) || error.reason !== 'no_session') throw error;
    }
    forgetAll();
    location.assign(at('/'));
  }
}

export const person = new Person();
