/** Runs a chain of work again and again, one at a time. */
export interface ChainLoop {
  /** Has the chain run: at once when none runs, else the running one is aborted and followed by one more. */
  again(): void;
  /** Aborts the chain and resolves when it has ended; it never runs again. */
  stop(): Promise<void>;
}

/**
 * @param chain resolves once everything it started has ended, also when its signal aborts; it does not reject.
 */
export function chainLoop(chain: (signal: AbortSignal) => Promise<void>): ChainLoop {
  let wanted = false;
  let stopped = false;
  let current = new AbortController();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (wanted && !stopped) {
      wanted = false;
      current = new AbortController();
      await chain(current.signal);
    }
    working = undefined;
  }

  return {
    again() {
      wanted = true;
      current.abort();
      working ??= work();
    },
    async stop() {
      stopped = true;
      current.abort();
      await working;
    },
  };
}
