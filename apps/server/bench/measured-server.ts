import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProgram, startAsked, type Variables } from '../test/harness/processes/server-process.ts';

/** A server that is measured, in a process of its own. */
export interface MeasuredServer {
  readonly url: string;
  /** Credentials of API keys, to call in turn. */
  readonly keys: readonly string[];
  /** Processor time that the process has used so far, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  /** Bytes of its heap after a collection. */
  heap(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts `bench/server.ts`, or another program that answers as it does, on an embedded database of its own unless the variables
 * name another.
 * @throws Error when it ends before it listens.
 */
export async function startMeasuredServer(
  environment: Variables,
  program: ServerProgram = 'bench/server.ts',
): Promise<MeasuredServer> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const server = await startAsked<{ url: string; keys: string[] }>(program, {
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
    ...environment,
  });
  return {
    ...server.ready,
    cpuMicroseconds: async () => {
      const { user, system } = await server.ask<NodeJS.CpuUsage>('cpu');
      return user + system;
    },
    heap: () => server.ask('heap'),
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
