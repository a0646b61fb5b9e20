import type { components } from '@finops/contract';
import type { Entry } from '../ledger/entry.ts';

/** What an entry belongs to (G36). */
export type TransactionType = components['schemas']['TransactionType'];

/** Further facts about an entry, as the contract has them. */
export type TransactionMeta = components['schemas']['TransactionMeta'];

/** An entry of the ledger with what the contract says of it (G36, G76). */
export interface Transaction extends Entry {
  readonly type: TransactionType;
  readonly meta?: TransactionMeta;
}
