import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../src/storage/engine/database.ts';
import { migrate } from '../../../src/storage/schema/migrate.ts';
import { type PostgresCluster, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers `POST` with the address of a fresh migrated PostgreSQL database. */
    readonly postgresDatabases: string;
  }
}

const TEMPLATE = 'migrated';

/**
 * One PostgreSQL cluster for a whole test run, started when the first test of any worker requests a database.
 * `TEST_POSTGRES=package` uses the npm package even if the machine has its own.
 */
export default async function provideDatabases(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresCluster> | undefined;
  let made = 0;
  const server = createServer(async (_request, response) => {
    // A connection kept for the next test may be closed just when it is requested.
    response.setHeader('Connection', 'close');
    try {
      cluster ??= migratedCluster();
      made += 1;
      const name = `test_${made}`;
      response.end(await freshDatabase(await cluster, name));
    } catch (error) {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.message : String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error(`The server of test databases listens on ${address} instead of a port.`);
  }
  project.provide('postgresDatabases', `http://127.0.0.1:${address.port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await cluster?.catch(() => undefined))?.stop();
  };
}

async function migratedCluster(): Promise<PostgresCluster> {
  const { TEST_POSTGRES: source } = process.env;
  const cluster = await startPostgres(source === 'package' || source === 'system' ? source : undefined);
  await createDatabase(cluster, TEMPLATE);
  const template = await openDatabase({ url: cluster.url(TEMPLATE) });
  await migrate(template);
  await template.close();
  return cluster;
}

async function freshDatabase(cluster: PostgresCluster, name: string): Promise<string> {
  await createDatabase(cluster, name, TEMPLATE);
  return cluster.url(name);
}

async function createDatabase(cluster: PostgresCluster, name: string, template = 'template1'): Promise<void> {
  const { kysely, close } = await openDatabase({ url: cluster.url('postgres'), maxConnections: 1 });
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(template)} STRATEGY file_copy`.execute(kysely);
  await close();
}
