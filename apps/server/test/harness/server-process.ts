import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Environment variables, and no others, that a process sees. */
export type Variables = Readonly<Record<string, string>>;

/** One line of the log of a server. */
interface LogLine {
  readonly message: string;
  readonly level: string;
  readonly api?: string;
  readonly console?: string;
}

/** A process that listens, with its log so far. */
export interface ListeningProcess {
  readonly child: ChildProcess;
  readonly api: string;
  readonly console: string;
  readonly lines: readonly LogLine[];
}

/** What a process needs beside its settings: where programs are, and where Node keeps what it has compiled. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const ANY_PORTS = { API_PORT: '0', ISSUER_PORT: '0', CONSOLE_PORT: '0' };

/** The server, or the server of the sandbox with its demo business. */
export type ServerProgram = 'main.ts' | 'demo/main.ts';

interface SpawnSettings {
  readonly program?: ServerProgram;
  readonly stdio?: 'pipe' | 'ipc';
  /** Under which its imports are resolved. */
  readonly condition?: 'fault-points';
}

/** Starts the server, or its sandbox with the demo business, as a process of its own on free ports. */
export function spawnServer(
  environment: Variables,
  { program = 'main.ts', stdio = 'pipe', condition }: SpawnSettings = {},
): ChildProcess {
  const conditions = condition === undefined ? [] : [`--conditions=${condition}`];
  return spawn(
    process.execPath,
    [...conditions, fileURLToPath(new URL(`../../src/${program}`, import.meta.url))],
    {
      env: { PATH, NODE_COMPILE_CACHE, ...ANY_PORTS, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', ...(stdio === 'ipc' ? (['ipc'] as const) : [])],
    },
  );
}

/** Resolves when the process listens; rejects with what it complained of when it ends before. */
export async function listening(child: ChildProcess): Promise<ListeningProcess> {
  if (child.stdout === null || child.stderr === null)
    throw new Error('The output of the server is not read.');
  const complaints = text(child.stderr);
  const lines: LogLine[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<ListeningProcess>();
  createInterface(child.stdout).on('line', (line) => {
    const entry: LogLine = JSON.parse(line);
    lines.push(entry);
    if (entry.message === 'listening' && entry.api !== undefined && entry.console !== undefined) {
      resolve({ child, api: entry.api, console: entry.console, lines });
    }
  });
  child.once('exit', async (code) => reject(new Error(`The server ended with ${code}: ${await complaints}`)));
  return promise;
}

/** Kills the process as a crash would, unless it has ended; resolves when it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
