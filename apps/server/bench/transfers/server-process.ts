import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The server whose transfers are measured. */
export interface TransferServer {
  readonly url: string;
  /** Bytes of its heap after a collection. */
  heap(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the server on PostgreSQL.
 *
 * @param clock whether its clock stands still, so that transfers are taken in and nothing else happens to them.
 */
export async function startTransferServer(
  databaseUrl: string,
  clock: 'standing' | 'running' = 'standing',
  options: readonly string[] = [],
): Promise<TransferServer> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', ...options, fileURLToPath(new URL('server.ts', import.meta.url))],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        API_PORT: '0',
        ISSUER_PORT: '0',
        CONSOLE_PORT: '0',
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '1000000000',
        BENCH_CLOCK: clock,
      },
    },
  );
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server of the transfers ended with ${code}.`);
  });
  // That it ends in the end is nobody's error.
  ended.catch(() => {});
  const answer = async (): Promise<{ readonly url: string; readonly heap: number }> => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  const { url } = await answer();
  return {
    url,
    heap: async () => {
      const answered = answer();
      child.send('heap');
      return (await answered).heap;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
