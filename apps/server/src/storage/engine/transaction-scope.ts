import { AsyncLocalStorage } from 'node:async_hooks';

/** Tracks whether the running code is inside a transaction of one database. */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>();

  /** Runs `work` as inside a transaction. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const state = { open: true };
    try {
      return await this.#storage.run(state, work);
    } finally {
      state.open = false;
    }
  }

  get isOpen(): boolean {
    return this.#storage.getStore()?.open === true;
  }
}
