import type { Profiles } from './domain/accounts/profile.ts';
import type { DepositAddresses } from './domain/addresses/deposit-addresses.ts';
import type { Balances } from './domain/balances/balances.ts';
import type { Clock } from './domain/clock.ts';
import { Deposits } from './domain/deposits/deposits.ts';
import type { Ids } from './domain/ids.ts';
import type { Ledger } from './domain/ledger/ledger.ts';
import type { Currencies } from './domain/reference/currencies.ts';
import { Sandbox } from './domain/sandbox/sandbox.ts';
import type { TransferControls } from './domain/transfers/transfer-controls.ts';
import type { Database } from './storage/database.ts';
import { sandboxStore } from './storage/sandbox-store.ts';
import { transferStore } from './storage/transfer-store.ts';

interface Parts {
  readonly database: Database;
  /** The same database, for what takes long. */
  readonly patient: Database;
  readonly ledger: Ledger;
  readonly profiles: Profiles;
  readonly balances: Balances;
  readonly depositAddresses: DepositAddresses;
  readonly controls: TransferControls;
  readonly currencies: Currencies;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Joins what controls the sandbox to what it controls. */
export function joinSandbox(parts: Parts): Sandbox {
  const { database, patient, ledger, depositAddresses, controls, currencies, clock, ids } = parts;
  return new Sandbox({
    ...parts,
    store: sandboxStore(database, patient),
    transfers: transferStore(database),
    deposits: new Deposits({
      addresses: depositAddresses,
      ledger,
      transfers: controls,
      currencies,
      clock,
      ids,
    }),
  });
}
