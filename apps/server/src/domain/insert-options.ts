import type { RecordChange } from './record.ts';

/** Options for writing a new record. */
export interface InsertOptions {
  /** How often the sandbox had been reset when the facts were read; nothing is written if it was reset since. */
  readonly resets: number;
  /** The reply to the request with an idempotency key, written in the same transaction. */
  readonly keptReply?: RecordChange | undefined;
  /** Other records that must be as expected. */
  readonly records?: readonly RecordChange[];
}
