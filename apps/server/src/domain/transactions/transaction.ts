import type { TransactionType } from '@finops/contract/enumerations';
import type { Entry } from '../ledger/entry.ts';

/** An entry of the ledger with what the contract says of it (G36, G76). */
export interface Transaction extends Entry {
  readonly type: TransactionType;
}
