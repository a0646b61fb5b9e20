/** How a store writes something new. */
export interface InsertOptions {
  /** How often the sandbox had been reset when what is to be written was read; nothing is written when it was reset since. */
  readonly resets: number;
  /** Called inside the transaction, as its last step. */
  readonly beforeCommit?: ((transaction: object) => Promise<void>) | undefined;
}
