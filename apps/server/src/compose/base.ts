import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Clock } from '../domain/clock.ts';
import type { IdentityProvider, IdentityTokenIssuer } from '../domain/customers/identity-provider.ts';
import { PersonalDataKeys } from '../domain/customers/personal-data-keys.ts';
import type { Ids } from '../domain/ids.ts';
import type { Venue } from '../domain/pricing/venue.ts';
import type { Randomness } from '../domain/randomness.ts';
import { ExchangeCalendar } from '../domain/stocks/exchange-calendar.ts';
import type { StockVenue } from '../domain/stocks/stock-venue.ts';
import { type AllEventBodies, eventBodies } from '../http/event-bodies.ts';
import { openTracing, type Tracing } from '../observability/tracing.ts';
import { absentIdentityProvider } from '../rails/absent-identity-provider.ts';
import { simulatedIdentityProvider } from '../rails/simulated/simulated-identity-provider.ts';
import { absentStockVenue, absentVenue } from '../rails/venue/absent-venue.ts';
import { SimulatedStockVenue } from '../rails/venue/simulated-stock-venue.ts';
import { SimulatedVenue } from '../rails/venue/simulated-venue.ts';
import { loadReference, type ReferenceData } from '../reference/load-reference.ts';
import { CustomerSeals } from '../storage/customers/customer-seals.ts';
import type { Database } from '../storage/engine/database.ts';
import { ledgerStore, type QueuedLedger } from '../storage/ledger/postgres-ledger.ts';
import { sealedLedger } from '../storage/ledger/sealed-ledger.ts';
import { type OpenRateWindows, openRateWindows } from '../storage/requests/open-rate-windows.ts';
import { randomIds, systemClock, systemRandomness } from '../system.ts';
import { type OpenedDatabase, openJoined } from './database.ts';
import { masterKeysOf } from './master-keys.ts';

/** Replacements that a test injects. */
export interface Given {
  /** A migrated database; the caller closes it. */
  readonly database?: Database;
  readonly clock?: Clock;
  readonly venue?: Venue;
  readonly stockVenue?: StockVenue;
  /** False disables request logs, to measure their cost. */
  readonly logsRequests?: boolean;
  /** Milliseconds between two deletions of expired rows; a minute by default. */
  readonly sweepMs?: number;
}

/** Dependencies of every area. */
export interface Base extends OpenedDatabase {
  readonly config: Config;
  readonly logger: Logger;
  readonly reference: ReferenceData;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly randomness: Randomness;
  /** The keys of customers. */
  readonly personalDataKeys: PersonalDataKeys;
  /** Seals personal data of customers in other records. */
  readonly customerSeals: CustomerSeals;
  readonly ledger: QueuedLedger;
  readonly eventBodies: AllEventBodies;
  readonly venue: Venue;
  readonly stockVenue: StockVenue;
  readonly identityProvider: IdentityProvider & IdentityTokenIssuer;
  readonly rateWindows: OpenRateWindows;
  /** Absent without a trace collector. */
  readonly tracing: Tracing | undefined;
  readonly logsRequests: boolean;
  /** Milliseconds between two runs of the jobs that delete expired rows. */
  readonly sweepMs: number;
}

const SWEEP_MS = 60_000;

/** Opens what the configuration names, and adds what must be closed to `closers`. */
export async function openBase(
  config: Config,
  logger: Logger,
  {
    database: givenDatabase,
    venue,
    stockVenue,
    clock = systemClock,
    logsRequests = true,
    sweepMs = SWEEP_MS,
  }: Given,
  closers: (() => Promise<void>)[],
): Promise<Base> {
  const { traceEndpoint, environment, adapters, redisUrl } = config;
  const tracing = traceEndpoint === undefined ? undefined : await openTracing(traceEndpoint, environment);
  if (tracing !== undefined) closers.push(tracing.close);
  const opened =
    givenDatabase === undefined
      ? await openJoined(config, logger, closers)
      : { database: givenDatabase, patient: givenDatabase };
  const database = traced(opened.database, tracing);
  const rateWindows = await openRateWindows(redisUrl?.reveal(), database, (error) =>
    logger.error({ err: error }, 'Redis is unreachable'),
  );
  closers.push(rateWindows.close);
  const reference = loadReference({ takesTestAddresses: environment === 'sandbox' });
  const personalDataKeys = new PersonalDataKeys(masterKeysOf(config), systemRandomness);
  const customerSeals = new CustomerSeals(personalDataKeys, systemRandomness);
  const ownVenue = () =>
    adapters.venue === 'none' ? absentVenue : new SimulatedVenue(reference.venue, environment);
  const ownStockVenue = () =>
    adapters.venue === 'none' ? absentStockVenue : simulatedStocks(reference, environment);
  return {
    config,
    logger,
    reference,
    database,
    patient: traced(opened.patient, tracing),
    clock,
    ids: randomIds,
    randomness: systemRandomness,
    personalDataKeys,
    customerSeals,
    ledger: sealedLedger(ledgerStore(database, reference.currencies), database, customerSeals),
    eventBodies: eventBodies(reference.currencies),
    venue: venue ?? ownVenue(),
    stockVenue: stockVenue ?? ownStockVenue(),
    identityProvider:
      adapters.identityProvider === 'none'
        ? absentIdentityProvider
        : simulatedIdentityProvider({
            secretKey: Buffer.from(config.secretKey.reveal(), 'base64'),
            clock,
            ids: randomIds,
          }),
    rateWindows,
    tracing,
    logsRequests,
    sweepMs,
  };
}

function simulatedStocks(reference: ReferenceData, seed: string): StockVenue {
  return new SimulatedStockVenue({
    stocks: reference.quotedStocks,
    calendar: new ExchangeCalendar(reference.exchange),
    openedAt: reference.venue.openedAt,
    seed,
  });
}

function traced(database: Database, tracing: Tracing | undefined): Database {
  if (tracing === undefined) return database;
  return { ...database, transaction: (work) => tracing.transaction(() => database.transaction(work)) };
}
