import type { RequestListener } from 'node:http';
import type { Call, ContractApp } from '@finops/contract-express';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { areaBooks } from './compose-books.ts';
import { type OpenedDatabase, openJoined } from './compose-database.ts';
import { joinSandbox } from './compose-sandbox.ts';
import { joinTransfers } from './compose-transfers.ts';
import { type Config, simulatedWorlds } from './config/config.ts';
import { consoleApp } from './console/console-app.ts';
import { accountsOf } from './domain/accounts/accounts.ts';
import type { Caller, SessionCaller } from './domain/accounts/caller.ts';
import type { MailWay } from './domain/accounts/mail.ts';
import { sealsOf } from './domain/accounts/seals.ts';
import { AddressValidation } from './domain/addresses/address-validation.ts';
import { DepositAddresses } from './domain/addresses/deposit-addresses.ts';
import { Balances } from './domain/balances/balances.ts';
import { Books } from './domain/books/books.ts';
import { Bulkhead } from './domain/bulkhead.ts';
import type { Clock } from './domain/clock.ts';
import { Market } from './domain/pricing/market.ts';
import type { Venue } from './domain/pricing/venue.ts';
import { Quotes } from './domain/quotes/quotes.ts';
import type { RateWindows } from './domain/rate-windows.ts';
import { AccountLookup } from './domain/recipients/account-lookup.ts';
import { Recipients } from './domain/recipients/recipients.ts';
import { signedCursors } from './http/cursor.ts';
import { publicApps } from './http/public-apps.ts';
import { runDueSteps } from './jobs/due-steps.ts';
import { deliverMails } from './jobs/mail-delivery.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { accessLog } from './observability/access-log.ts';
import { serverMetrics } from './observability/metrics.ts';
import { observeAll } from './observability/observer.ts';
import { nothingElse, operationalEndpoints } from './observability/operational-endpoints.ts';
import { openTracing } from './observability/tracing.ts';
import { absentAddressIssuer, absentRails } from './rails/absent-rails.ts';
import { absentAccountDirectory } from './rails/banks/absent-account-directory.ts';
import { simulatedAccountDirectory } from './rails/banks/simulated-account-directory.ts';
import { madeUpAddresses } from './rails/simulated/made-up-addresses.ts';
import { SimulatedRails } from './rails/simulated/simulated-rails.ts';
import { absentVenue } from './rails/venue/absent-venue.ts';
import { SimulatedVenue } from './rails/venue/simulated-venue.ts';
import { loadReference } from './reference/load-reference.ts';
import type { Services } from './services.ts';
import { accountStore } from './storage/account-store.ts';
import { foldAccountChanges } from './storage/account-sums.ts';
import { balanceStore } from './storage/balance-store.ts';
import { bankAccountStore } from './storage/bank-account-store.ts';
import { booksStore } from './storage/books-store.ts';
import { customerStore } from './storage/customer-store.ts';
import type { Database } from './storage/database.ts';
import { oneProcessAtATime } from './storage/deployment.ts';
import { depositAddressStore } from './storage/deposit-address-store.ts';
import { idempotencyStore } from './storage/idempotency-store.ts';
import { ledgerStore } from './storage/ledger-store.ts';
import { openRateWindows } from './storage/open-rate-windows.ts';
import { profileStore } from './storage/profile-store.ts';
import { quoteStore } from './storage/quote-store.ts';
import { recipientStore } from './storage/recipient-store.ts';
import { transactionStore } from './storage/transaction-store.ts';
import { randomIds, systemClock, systemRandomness } from './system.ts';

/** The server, joined together and not yet listening. */
export interface Composition {
  readonly services: Services;
  readonly database: Database;
  readonly api: ContractApp;
  readonly issuer: ContractApp;
  readonly console: ContractApp;
  /** What answers on the console address: the console and, without a port of its own, what watches the server. */
  readonly consoleListener: RequestListener;
  /** Runs `work` while no other process on the same database does the same. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** What answers on the port of what watches the server. */
  readonly healthListener: RequestListener;
  /** From now on the server says that it is not ready. */
  stopping(): void;
  /** Lets go of everything that was opened. */
  close(): Promise<void>;
}

/** What a test puts in the place of the real thing. */
export interface Given {
  /** Migrated; closing it stays with the giver. */
  readonly database?: Database;
  readonly clock?: Clock;
  readonly venue?: Venue;
  /** Milliseconds between two deletions of what has expired; a minute by default. */
  readonly sweepMs?: number;
}

const SWEEP_MS = 60_000;
/** Joins every port to its adapter: opens the database of the deployment and the rate windows, and mounts the contracts. */
export async function compose(config: Config, logger: Logger, given: Given = {}): Promise<Composition> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => logger.error({ err: error }, 'a part did not close'));
    }
  };
  try {
    return await join(config, logger, given, closers, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function join(
  config: Config,
  logger: Logger,
  given: Given,
  closers: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<Composition> {
  warnOfGaps(config, logger);
  const tracing =
    config.traceEndpoint === undefined
      ? undefined
      : await openTracing(config.traceEndpoint, config.environment);
  if (tracing !== undefined) closers.push(tracing.close);
  const opened =
    given.database === undefined
      ? await openJoined(config, logger, closers)
      : { database: given.database, patient: given.database };
  const traced = tracing?.traced ?? ((one: Database) => one);
  const [database, patient] = [traced(opened.database), traced(opened.patient)];
  const rateWindows = await openRateWindows(config.redisUrl?.reveal(), database, (error) =>
    logger.error({ err: error }, 'Redis is out of reach'),
  );
  closers.push(rateWindows.close);

  const services = joinServices(config, logger, { database, patient }, rateWindows.windows, given);
  const keptReplies = idempotencyStore(database.kysely);
  closers.push(
    sweeping(logger, given.sweepMs ?? SWEEP_MS, async () => {
      const now = services.clock.now();
      await Promise.all([
        keptReplies.deleteExpired(now),
        rateWindows.deleteExpired(now),
        foldAccountChanges(database),
        services.accounts.deleteExpired(now),
      ]);
    }),
  );

  closers.push(
    runDueSteps(services.transferEngine, (error) => logger.error({ err: error }, 'transfers do not move on')),
  );

  if (config.smtp !== undefined) {
    const { url, from } = config.smtp;
    closers.push(
      deliverMails(services.accounts.mails, smtpMailer({ url: url.reveal(), from }), (error) =>
        logger.error({ err: error }, 'a mail was not sent and is tried again'),
      ),
    );
  }

  const callers = new WeakMap<Call, Caller | SessionCaller>();
  const metrics = serverMetrics(database);
  const observer = observeAll([
    ...(tracing === undefined ? [] : [tracing.observer]),
    metrics.observer,
    accessLog(logger, (call) => callers.get(call)),
  ]);
  const { callsAtOnce, callsWaiting, waitMs } = config.business;
  const calls = new Bulkhead({ mostAtOnce: callsAtOnce, mostWaiting: callsWaiting, waitMs });
  const shared = { config, services, logger, observer, callers, calls };
  const apps = publicApps({ ...shared, idempotencyStore: keptReplies });
  const consoleApi = consoleApp(shared);

  let isStopping = false;
  const checks = [
    { name: 'database', check: () => sql`SELECT 1`.execute(database.kysely) },
    ...(rateWindows.check === undefined ? [] : [{ name: 'redis', check: rateWindows.check }]),
  ];
  const endpoints = { metrics, checks, isStopping: () => isStopping };
  const { app } = consoleApi;
  return {
    services,
    database,
    ...apps,
    console: consoleApi,
    alone: (work) => oneProcessAtATime(patient, work),
    consoleListener: config.ports.health === undefined ? operationalEndpoints(endpoints, app) : app,
    healthListener: operationalEndpoints(endpoints, nothingElse),
    stopping: () => {
      isStopping = true;
    },
    close,
  };
}

function joinServices(
  config: Config,
  logger: Logger,
  { database, patient }: OpenedDatabase,
  rateWindows: RateWindows,
  { clock = systemClock, venue: givenVenue }: Given,
): Services {
  const reference = loadReference();
  const { currencies, pairs, countries, industries, banks } = reference;
  const venue =
    givenVenue ??
    (config.adapters.venue === 'none'
      ? absentVenue
      : new SimulatedVenue(reference.venue, config.environment));
  const accountDirectory =
    config.adapters.rails === 'none' ? absentAccountDirectory : simulatedAccountDirectory;
  const ids = randomIds;
  const ledger = ledgerStore(database, currencies);
  const depositAddresses = new DepositAddresses({
    store: depositAddressStore(database),
    issuer: config.adapters.rails === 'none' ? absentAddressIssuer : madeUpAddresses(systemRandomness),
    currencies,
    clock,
    ids,
  });
  const quotes = quoteStore(database);
  const rails =
    config.adapters.rails === 'none'
      ? absentRails
      : new SimulatedRails({
          settings: reference.rails,
          accounts: bankAccountStore(database),
          addresses: depositAddresses,
          currencies,
          randomness: systemRandomness,
        });
  const accounts = accountsOf(
    {
      store: accountStore(database),
      clock,
      ids,
      randomness: systemRandomness,
      rateWindows,
      mailing: {
        way: mailWayOf(config),
        seals: sealsOf(Buffer.from(config.secretKey.reveal(), 'base64'), systemRandomness),
      },
      mostKeys: config.business.keys,
    },
    { countries, currencies },
  );
  const joined = joinTransfers({
    database,
    ledger,
    quotes,
    rails,
    venue,
    currencies,
    clock,
    ids,
    logger,
    environment: config.environment,
    simulated: config.adapters.venue === 'simulated',
  });
  const profiles = profileStore(database.kysely);
  const balances = new Balances({ store: balanceStore(database), ledger, currencies, venue, clock, ids });
  return {
    clock,
    ids,
    cursors: signedCursors(Buffer.from(config.secretKey.reveal(), 'base64')),
    rateWindows,
    accounts,
    apiKeys: accounts.apiKeyAuthenticator,
    publicKeys: accounts.publicKeyAuthenticator,
    profiles,
    balances,
    currencies,
    countries,
    industries,
    banks,
    market: new Market({ pairs, venue, clock }),
    addressValidation: new AddressValidation(currencies),
    depositAddresses,
    recipients: new Recipients({
      store: recipientStore(database),
      customers: customerStore(database),
      world: reference,
      clock,
      ids,
    }),
    quotes: new Quotes({
      store: quotes,
      balances: balanceStore(database),
      recipients: recipientStore(database),
      currencies,
      countries,
      pairs,
      venue,
      clock,
      ids,
      outside: config.adapters.rails !== 'none',
    }),
    ...joined,
    books: new Books({ store: booksStore(patient, areaBooks), profiles, currencies }),
    sandbox: joinSandbox({
      database,
      patient,
      ledger,
      profiles,
      balances,
      depositAddresses,
      controls: joined.transferEngine,
      currencies,
      clock,
      ids,
    }),
    transactions: transactionStore(database),
    accountLookup: new AccountLookup(accountDirectory, reference),
  };
}

function mailWayOf({ smtp, environment }: Config): MailWay {
  if (smtp !== undefined) return 'smtp';
  return environment === 'production' ? 'none' : 'outbox';
}

/** Runs `sweep` every so many milliseconds; what it returns ends that. */
function sweeping(logger: Logger, everyMs: number, sweep: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep().catch((error: unknown) => logger.error({ err: error }, 'records were not swept'));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function warnOfGaps(config: Config, logger: Logger): void {
  if (config.environment !== 'production') return;
  const simulated = simulatedWorlds(config);
  if (simulated.length > 0) {
    logger.warn(
      { simulated },
      `PRODUCTION RUNS ON ${simulated.join(', ').toUpperCase()}: no real money moves. ALLOW_SIMULATED=true says so.`,
    );
  }
  if (config.smtp === undefined) {
    logger.warn(
      'SMTP_URL is not set: nobody can be invited, and no password is reset by mail. Both answer 503.',
    );
  }
  if (config.trustedProxies.length > 0) return;
  logger.warn(
    'TRUSTED_PROXIES is not set: behind a proxy, all callers have its address, and share its limits and its good name at sign-in.',
  );
}
