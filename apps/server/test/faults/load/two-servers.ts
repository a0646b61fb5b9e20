import type { Environment } from '../../../src/config/env.ts';
import type { TestDatabase } from '../../harness/processes/databases.ts';
import { kill, listening, spawnServer } from '../../harness/processes/server-process.ts';
import { startServer } from '../../harness/worlds/server.ts';

/** A server as its callers see it. */
export interface CalledServer {
  readonly api: string;
  readonly issuer: string;
  readonly console: string;
  /** The lines of its log so far. */
  readonly lines: readonly { readonly level?: unknown }[];
}

/** Two servers on one database. */
export interface TwoServers {
  readonly servers: readonly [CalledServer, CalledServer];
  stop(): Promise<void>;
}

/**
 * Starts two servers on one database. `npm run test:soak` starts processes. `npm test` starts both in this process, each with
 * connections of its own, which takes a tenth of the time; what only processes can show is in `two-processes.test.ts`.
 */
export async function startTwo(database: TestDatabase, environment: Environment): Promise<TwoServers> {
  if (process.env.SOAK !== undefined) {
    const start = () => listening(spawnServer({ ...environment, DATABASE_URL: database.url ?? '' }));
    const processes = await Promise.all([start(), start()]);
    return {
      servers: processes,
      stop: async () => void (await Promise.all(processes.map(({ child }) => kill(child)))),
    };
  }
  const start = async () => {
    const server = await startServer({ database: await database.another(), environment });
    return { ...server, lines: server.log };
  };
  const servers = await Promise.all([start(), start()]);
  return { servers, stop: async () => void (await Promise.all(servers.map((server) => server.stop()))) };
}
