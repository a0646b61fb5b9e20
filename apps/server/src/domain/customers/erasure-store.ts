import type { Money } from '../money/money.ts';
import type { RecordChange } from '../record.ts';

/** What the erasure of a customer has to know of it; nothing of that is sealed. */
interface ErasableCustomer {
  readonly version: number;
  /** What the clock of its business is ahead of the machine's, in milliseconds. */
  readonly clockAheadMs: number;
  /** When it was erased. */
  readonly erasedAt?: Date;
}

/** What keeps a customer from being erased: what it holds in a currency, or something that is not over. */
export type ErasureObstacle =
  | { readonly kind: 'balance'; readonly held: Money }
  | { readonly kind: 'transfer' | 'payment request'; readonly id: string };

/** Erases customers, and what other records tell of them. */
export interface ErasureStore {
  /** The customer, erased or not; text of any form may be asked for. */
  find(businessId: string, id: string): Promise<ErasableCustomer | undefined>;
  obstacle(businessId: string, id: string): Promise<ErasureObstacle | undefined>;
  /** The record of the erasure. Its problems: `stale` when the version is another one, `funded` and `busy` for an obstacle. */
  record(id: string, version: number, at: Date): RecordChange;
  /** Erased customers of whom other records may still tell. */
  unblanked(limit: number): Promise<readonly { readonly businessId: string; readonly customerId: string }[]>;
  /** Blanks what other records tell of an erased customer, a part at a time. */
  blank(businessId: string, customerId: string): Promise<void>;
}
