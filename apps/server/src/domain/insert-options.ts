import type { RecordChange } from './record.ts';

/** How a store writes something new. */
export interface InsertOptions {
  /** How often the sandbox had been reset when what is to be written was read; nothing is written when it was reset since. */
  readonly resets: number;
  /** Of the request with an idempotency key that asks for it: written with it, or neither is. */
  readonly keptReply?: RecordChange | undefined;
  /** What else has to be as expected. */
  readonly records?: readonly RecordChange[];
}
