/** A mutex; callers acquire it in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();
  #asked = 0;

  /** Whether it is held. */
  get taken(): boolean {
    return this.#asked > 0;
  }

  /** The number of waiting callers. */
  get waiting(): number {
    return Math.max(0, this.#asked - 1);
  }

  /** Waits for the mutex; call the result once to release it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = (): void => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    this.#asked += 1;
    await before;
    return () => {
      this.#asked -= 1;
      end();
    };
  }
}
