import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PostgresSource } from './postgres-programs.ts';

/** A throw-away PostgreSQL cluster. */
export interface PostgresCluster {
  /** The address of one of its databases; `postgres` exists from the start. */
  url(database: string): string;
  /** Stops and removes it, as also happens when the process that started it dies. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL cluster in a temporary directory, reached by a Unix socket, as the superuser `postgres`; takes
 * about two seconds.
 *
 * @param source the machine's own PostgreSQL or the npm package; by default the first if installed, else the second.
 * @param durability `durable` commits to the disk, as measurements require; without it nothing survives a crash.
 * @throws Error when there is no PostgreSQL, or it does not start, with its output.
 */
export async function startPostgres(
  source?: PostgresSource,
  durability: 'durable' | 'volatile' = 'volatile',
): Promise<PostgresCluster> {
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL('postgres-keeper.ts', import.meta.url)), source ?? '', durability],
    // A signal to the group of this process must not reach the keeper, as the process may need its databases to shut
    // down.
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  let complaint = '';
  keeper.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaint += chunk;
  });
  const exited = once(keeper, 'exit');
  const lines = createInterface(keeper.stdout);
  const [directory] = await Promise.race([once(lines, 'line'), exited]);
  if (typeof directory !== 'string') {
    throw new Error(`The PostgreSQL of the tests did not start. ${complaint.trim()}`);
  }
  return {
    url: (database) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`,
    stop: async () => {
      keeper.stdin.end();
      await exited;
    },
  };
}
