import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server that is measured. */
export interface ServerProcess {
  url: string;
  /** Credentials of API keys, to call in turn. */
  keys: string[];
  /** Processor time that the process has used so far, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the server on PostgreSQL, or without `databaseUrl` on an embedded database of its own; or another program of this folder.
 * @throws Error when it ends before it listens.
 */
export async function startServerProcess(
  keys: number,
  databaseUrl?: string,
  program = 'server.ts',
): Promise<ServerProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const child = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      BENCH_KEYS: String(keys),
      API_PORT: '0',
      ISSUER_PORT: '0',
      CONSOLE_PORT: '0',
      DATA_DIR: directory,
      DATABASE_URL: databaseUrl ?? '',
      ENVIRONMENT: 'sandbox',
      LOG_LEVEL: 'warn',
    },
  });
  const ready = await answer<{ url: string; keys: string[] }>(child);
  return {
    ...ready,
    cpuMicroseconds: async () => {
      const used = answer<NodeJS.CpuUsage>(child);
      child.send('cpu');
      const { user, system } = await used;
      return user + system;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** @throws Error when the process ends before it says something. */
async function answer<Message>(child: ChildProcess): Promise<Message> {
  const heard = Promise.withResolvers<Message>();
  const ended = (code: number | null): void => {
    heard.reject(new Error(`The server under load ended with ${code}.`));
  };
  child.once('message', (message: Message) => heard.resolve(message));
  child.once('exit', ended);
  return heard.promise.finally(() => child.off('exit', ended));
}
