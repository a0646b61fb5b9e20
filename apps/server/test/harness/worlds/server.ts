import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../../../src/compose/compose.ts';
import { readConfig } from '../../../src/config/config.ts';
import type { Environment } from '../../../src/config/env.ts';
import type { Clock } from '../../../src/domain/clock.ts';
import type { StockVenue } from '../../../src/domain/stocks/stock-venue.ts';
import { type UnbuiltOperation, unbuiltOperations } from '../../../src/http/unbuilt-operations.ts';
import { openLog } from '../../../src/observability/logger.ts';
import type { Services } from '../../../src/services.ts';
import { type RunningServer, serve } from '../../../src/start/serve.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { type SeededBusiness, type SeedSettings, seedBusiness } from '../seed/seed-business.ts';

/** Options of a server in a test. */
export interface TestServerSettings {
  /** Migrated and empty; the test closes it. */
  readonly database: Database;
  /** By default the machine's. */
  readonly clock?: Clock;
  /** By default the simulated one. */
  readonly stockVenue?: StockVenue;
  /** By default a minute. */
  readonly sweepMs?: number;
  /** Variables besides the ports, which are free ones. */
  readonly environment?: Environment;
}

/** A whole server on free ports of the loopback address. */
export interface TestServer extends RunningServer {
  readonly services: Services;
  readonly unbuilt: readonly UnbuiltOperation[];
  /** The `iss` of its tokens. */
  readonly issuerUrl: string;
  /** The directory of customer files. */
  readonly dataDirectory: string;
  /** The lines of the log so far, as values. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  seedBusiness(settings?: SeedSettings): Promise<SeededBusiness>;
  /** Calls the API. */
  call(path: string, init?: RequestInit): Promise<Response>;
}

/** Starts API, issuer and console on a database. */
export async function startServer(settings: TestServerSettings): Promise<TestServer> {
  const files = await mkdtemp(join(tmpdir(), 'finops-files-'));
  const config = readConfig({
    LOG_LEVEL: 'info',
    DATA_DIR: files,
    // Events stay in the outbox until a test sends them, so that tests can count them.
    SEND_WEBHOOKS: 'false',
    ...settings.environment,
    API_PORT: '0',
    ISSUER_PORT: '0',
    CONSOLE_PORT: '0',
  });
  const log: Readonly<Record<string, unknown>>[] = [];
  const { logger } = openLog(config.logLevel, { write: (line) => void log.push(JSON.parse(line)) });
  const composition = await compose(config, logger, {
    database: settings.database,
    ...(settings.clock && { clock: settings.clock }),
    ...(settings.stockVenue && { stockVenue: settings.stockVenue }),
    ...(settings.sweepMs !== undefined && { sweepMs: settings.sweepMs }),
  });
  const server = await serve(composition, config);
  return {
    ...server,
    services: composition.services,
    unbuilt: unbuiltOperations(composition),
    issuerUrl: config.issuerUrl,
    log,
    dataDirectory: config.dataDirectory,
    seedBusiness: (seed) => seedBusiness(settings.database, seed),
    stop: async () => {
      await server.stop();
      await rm(files, { recursive: true, force: true });
    },
    call: (path, init) => fetch(`${server.api}${path}`, init),
  };
}
