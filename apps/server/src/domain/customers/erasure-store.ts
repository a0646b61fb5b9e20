import type { Money } from '../money/money.ts';
import type { RecordChange } from '../record.ts';

/** What an erasure needs to know of a customer; nothing of it is encrypted. */
interface ErasableCustomer {
  readonly version: number;
  /** By how much the clock of its business is ahead of the machine's, in milliseconds. */
  readonly clockAheadMs: number;
  /** When it was erased. */
  readonly erasedAt?: Date;
}

/** Why a customer cannot be erased: a balance in a currency, or a record that is not final. */
export type ErasureObstacle =
  | { readonly kind: 'balance'; readonly held: Money }
  | { readonly kind: 'transfer' | 'payment request'; readonly id: string };

/** Erases customers and mentions of them in other records. */
export interface ErasureStore {
  /** The customer, erased or not; accepts any text. */
  find(businessId: string, id: string): Promise<ErasableCustomer | undefined>;
  obstacle(businessId: string, id: string): Promise<ErasureObstacle | undefined>;
  /**
   * The record of the erasure. Its problems: `stale` when the customer has another version, `funded` and `busy` for
   * an obstacle.
   */
  record(id: string, version: number, at: Date): RecordChange;
  /** Erased customers that other records may still mention. */
  unblanked(limit: number): Promise<readonly { readonly businessId: string; readonly customerId: string }[]>;
  /** Blanks mentions of an erased customer in other records, in batches. */
  blank(businessId: string, customerId: string): Promise<void>;
}
