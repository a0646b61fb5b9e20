/** Runs a chain of work repeatedly, one run at a time. */
export interface ChainLoop {
  /** Starts a run, or aborts the current one and starts another after it. */
  again(): void;
  /** Aborts the chain for good and resolves once it has ended. */
  stop(): Promise<void>;
}

/** @param chain resolves once everything it started has ended, including after an abort; never rejects. */
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
