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

/** What a test decides about the server that it starts. */
export interface TestServerSettings {
  /** Migrated and empty; closing it stays with the test. */
  readonly database: Database;
  /** The machine's by default. */
  readonly clock?: Clock;
  /** The simulated one by default. */
  readonly stockVenue?: StockVenue;
  /** A minute by default. */
  readonly sweepMs?: number;
  /** Variables beside the ports, which are any free ones. */
  readonly environment?: Environment;
}

/** A whole server on free ports of the loopback address. */
export interface TestServer extends RunningServer {
  readonly services: Services;
  readonly unbuilt: readonly UnbuiltOperation[];
  /** The `iss` of its tokens. */
  readonly issuerUrl: string;
  /** Where files of customers are kept. */
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
    // What tests count stays where it is until they send it.
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
