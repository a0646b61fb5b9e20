import { consoleCustomerHandlers } from '../console/operations/customers/index.ts';
import { platformCustomerHandlers } from '../console/operations/platform-customers/index.ts';
import type { Act, AuditEntry } from '../domain/accounts/audit-entry.ts';
import { demandAct } from '../domain/accounts/change.ts';
import { timestampOf } from '../domain/clock.ts';
import { CustomerFiles } from '../domain/customers/customer-files.ts';
import { CustomerLedger } from '../domain/customers/customer-ledger.ts';
import { CustomerReviews } from '../domain/customers/customer-reviews.ts';
import { Customers } from '../domain/customers/customers.ts';
import { Erasures } from '../domain/customers/erasures.ts';
import { TokenSharing } from '../domain/customers/token-sharing.ts';
import { customerHandlers } from '../http/operations/customers/index.ts';
import type { Services } from '../services.ts';
import { accountStore } from '../storage/accounts/postgres-account-store.ts';
import { auditRecord } from '../storage/accounts/postgres-audit-store.ts';
import { customerFileStore } from '../storage/customers/postgres-customer-file-store.ts';
import { customerStore } from '../storage/customers/postgres-customer-store.ts';
import { erasureStore } from '../storage/customers/postgres-erasure-store.ts';
import { usedIdentityToken } from '../storage/customers/used-identity-token.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';
import { fileStoreOf } from './file-store.ts';

type Known = Pick<Services, 'countries' | 'currencies' | 'cursors' | 'industries'>;

/** How long to wait before the next look when no review is due. */
const REVIEW_REST_MS = 500;
const FILES_AT_ONCE = 100;
const ERASURES_AT_ONCE = 10;

/** Customers of businesses: onboarding, files and reviews. */
export function customersArea(base: Base, known: Known) {
  const { config, logger, database, clock, ids, randomness, ledger, sweepMs } = base;
  const provider = base.identityProvider;
  const keys = base.personalDataKeys;
  const store = customerStore(database, { keys, randomness });
  const files = new CustomerFiles({
    records: customerFileStore(database),
    files: fileStoreOf(config),
    randomness,
    onRefused: (error, fileId) => logger.error({ err: error, file: fileId }, 'a file could not be stored'),
  });
  const customerLedger = new CustomerLedger({
    store,
    ledger,
    eventBodies: base.eventBodies.customers,
    clock,
    ids,
  });
  const audited = {
    entry: (
      { actor, requestId }: Act,
      businessId: string,
      entry: Pick<AuditEntry, 'action' | 'target' | 'facts'>,
    ) =>
      auditRecord(businessId, {
        id: ids.next('AUD_'),
        actor,
        requestId,
        createdAt: timestampOf(clock.now()),
        ...entry,
      }),
    demand: (act: Act, businessId: string) => demandAct(accountStore(database), act, businessId),
  };
  const customerReviews = new CustomerReviews({
    store,
    ledger: customerLedger,
    provider,
    ...audited,
    clock,
    onFailure: (error, { customerId }) =>
      logger.error(
        { err: error, customer: customerId },
        'a review could not be completed and will be retried',
      ),
  });
  const erasures = new Erasures({
    store: erasureStore(database),
    ledger,
    currencies: base.reference.currencies,
    ...audited,
    clock,
  });
  const services = {
    customers: new Customers({
      store,
      ledger: customerLedger,
      files,
      keys,
      provider,
      reference: known,
      clock,
      ids,
    }),
    customerReviews,
    erasures,
    tokenSharing: new TokenSharing({ store, ledger: customerLedger, provider, use: usedIdentityToken }),
  };
  const given = { ...services, ...known };
  return {
    services,
    handlers: {
      api: customerHandlers(given),
      console: { ...consoleCustomerHandlers(given), ...platformCustomerHandlers(given) },
    },
    dueWork: customerReviews,
    jobs: [
      {
        name: 'reviews of customers',
        restMs: REVIEW_REST_MS,
        run: async () => (await customerReviews.runAllDue()) > 0,
      },
      {
        name: 'interrupted erasures',
        restMs: sweepMs,
        run: () => erasures.finishSome(ERASURES_AT_ONCE),
      },
      // Without a file store, deletions wait until there is one.
      ...(config.adapters.fileStore === 'none'
        ? []
        : [
            {
              name: 'unclaimed files',
              restMs: sweepMs,
              run: () => files.deleteGivenUp(FILES_AT_ONCE),
            },
          ]),
    ],
  } satisfies Area;
}
