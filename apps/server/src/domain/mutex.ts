/** Hands out one turn after another, in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();
  #asked = 0;

  /** Whether somebody has the turn. */
  get taken(): boolean {
    return this.#asked > 0;
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return Math.max(0, this.#asked - 1);
  }

  /** Waits for the turn; the result, called once, ends it. */
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
