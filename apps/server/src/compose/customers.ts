import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { platformCustomerHandlers } from '../console/operations/platform-customers/index.ts';
import { demandAct } from '../domain/accounts/change.ts';
import { timestampOf } from '../domain/clock.ts';
import type { Customer } from '../domain/customers/customer.ts';
import { CustomerFiles } from '../domain/customers/customer-files.ts';
import { CustomerLedger } from '../domain/customers/customer-ledger.ts';
import { CustomerReviews } from '../domain/customers/customer-reviews.ts';
import { Customers } from '../domain/customers/customers.ts';
import { PersonalDataKeys } from '../domain/customers/personal-data-keys.ts';
import { TokenSharing } from '../domain/customers/token-sharing.ts';
import { absentFiles } from '../files/absent-files.ts';
import { directoryFiles } from '../files/directory-files.ts';
import { customerEventBody } from '../http/operations/customers/customer-body.ts';
import { customerHandlers } from '../http/operations/customers/index.ts';
import type { Services } from '../services.ts';
import { accountStore } from '../storage/account-store.ts';
import { auditRecord } from '../storage/audit-store.ts';
import { customerFileStore } from '../storage/customer-file-store.ts';
import { customerStore } from '../storage/customer-store.ts';
import { usedIdentityToken } from '../storage/used-identity-token.ts';
import type { Area } from './area.ts';
import type { Base } from './base.ts';

type Known = Pick<Services, 'cursors' | 'industries'>;

/** How long nothing is looked for when no review is due. */
const REVIEW_REST_MS = 500;
const FILES_AT_ONCE = 100;

/** The people and companies that businesses act for: onboarding, files and reviews. */
export function customersArea(base: Base, known: Known) {
  const { config, logger, database, clock, ids, randomness, ledger, sweepMs } = base;
  const provider = base.identityProvider;
  const keys = new PersonalDataKeys([{ id: 'derived', key: derivedKey(config) }], randomness);
  const store = customerStore(database, { keys, randomness });
  const files = new CustomerFiles({
    records: customerFileStore(database),
    files:
      config.adapters.fileStore === 'none'
        ? absentFiles
        : directoryFiles(join(config.dataDirectory, 'files')),
    clock,
    randomness,
  });
  const tell = (customer: Customer) => JSON.stringify(customerEventBody(customer));
  const customerLedger = new CustomerLedger({ store, ledger, tell, clock, ids });
  const customerReviews = new CustomerReviews({
    store,
    ledger: customerLedger,
    provider,
    entry: ({ actor, requestId }, businessId, entry) =>
      auditRecord(businessId, {
        id: ids.next('AUD_'),
        actor,
        requestId,
        createdAt: timestampOf(clock.now()),
        ...entry,
      }),
    demand: (act, businessId) => demandAct(accountStore(database), act, businessId),
    clock,
    onFailure: (error, { customerId }) =>
      logger.error({ err: error, customer: customerId }, 'a review was not answered and is tried again'),
  });
  const { industries } = known;
  const services = {
    customers: new Customers({
      store,
      ledger: customerLedger,
      files,
      keys,
      provider,
      industries,
      clock,
      ids,
    }),
    customerReviews,
    tokenSharing: new TokenSharing({ store, ledger: customerLedger, provider, use: usedIdentityToken }),
  };
  const given = { ...services, ...known };
  return {
    services,
    handlers: { api: customerHandlers(given), console: platformCustomerHandlers(given) },
    dueWork: customerReviews,
    jobs: [
      {
        name: 'reviews of customers',
        restMs: REVIEW_REST_MS,
        run: async () => (await customerReviews.runAllDue()) > 0,
      },
      {
        name: 'files that no customer has',
        restMs: sweepMs,
        run: () => files.deleteGivenUp(FILES_AT_ONCE),
      },
    ],
  } satisfies Area;
}

/** The key of personal data follows from the key of the deployment (HKDF-SHA256, RFC 5869). */
function derivedKey({ secretKey }: Config): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secretKey.reveal(), 'base64'), '', 'personal data', 32));
}
