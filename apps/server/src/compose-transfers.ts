import type { Logger } from 'pino';
import { payingStatuses } from './domain/accounts/paying-statuses.ts';
import type { Clock } from './domain/clock.ts';
import type { Ids } from './domain/ids.ts';
import type { Ledger } from './domain/ledger/ledger.ts';
import type { Venue } from './domain/pricing/venue.ts';
import type { QuoteStore } from './domain/quotes/quote-store.ts';
import type { Rails } from './domain/rails/rails.ts';
import type { Currencies } from './domain/reference/currencies.ts';
import { Charges } from './domain/transfers/charges.ts';
import { Steps } from './domain/transfers/steps.ts';
import type { Transfer } from './domain/transfers/transfer.ts';
import { TransferEngine } from './domain/transfers/transfer-engine.ts';
import { Transfers } from './domain/transfers/transfers.ts';
import { transferBody } from './http/operations/transfers/transfer-body.ts';
import { refusesExchange } from './rails/simulated/magic-values.ts';
import type { Database } from './storage/database.ts';
import { transferRows, transferStore } from './storage/transfer-store.ts';

interface Parts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly quotes: QuoteStore;
  readonly rails: Rails;
  readonly venue: Venue;
  readonly currencies: Currencies;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly environment: 'sandbox' | 'production';
  /** Whether magic values are read. */
  readonly simulated: boolean;
}

/** Transfers, and what makes them move; both write the same events. */
export function joinTransfers(parts: Parts): { transfers: Transfers; transferEngine: TransferEngine } {
  const { currencies, environment, ids, logger, simulated } = parts;
  const shared = {
    ...parts,
    store: transferStore(parts.database),
    rows: transferRows,
    steps: new Steps({ ids, currencies }),
    payingStatuses: payingStatuses(environment),
    tell: (transfer: Transfer) => JSON.stringify(transferBody(transfer, currencies)),
  };
  return {
    transfers: new Transfers(shared),
    transferEngine: new TransferEngine({
      ...shared,
      charges: new Charges(currencies),
      refusesExchange: simulated ? refusesExchange : () => false,
      onFailure: (error, { id }) => logger.error({ err: error, transfer: id }, 'a transfer did not move on'),
    }),
  };
}
