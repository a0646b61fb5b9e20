import type { TransactionType } from '@finops/contract/enumerations';
import type { Entry } from '../ledger/entry.ts';

/** An entry of the ledger as a transaction of the contract (G36, G76). */
export interface Transaction extends Entry {
  readonly type: TransactionType;
}
