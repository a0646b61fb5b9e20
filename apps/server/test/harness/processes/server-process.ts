import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The complete environment of a process. */
export type Variables = Readonly<Record<string, string>>;

/** One line of the log of a server. */
interface LogLine {
  readonly message: string;
  readonly level: string;
  readonly api?: string;
  readonly issuer?: string;
  readonly console?: string;
}

/** A listening process, with its log so far. */
export interface ListeningProcess {
  readonly child: ChildProcess;
  readonly api: string;
  readonly issuer: string;
  readonly console: string;
  readonly lines: readonly LogLine[];
}

/** Variables that a process needs besides its settings: the path of programs, and the compile cache of Node.js. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const ANY_PORTS = { API_PORT: '0', ISSUER_PORT: '0', CONSOLE_PORT: '0' };

/** Server programs: the server, the sandbox with its demo business, one for measurements, and one for soak tests. */
export type ServerProgram =
  | 'src/main.ts'
  | 'src/demo/main.ts'
  | 'bench/server.ts'
  | 'bench/bare-server.ts'
  | 'bench/deliveries/receiver.ts'
  | 'test/faults/soaked-server.ts';

interface SpawnSettings {
  readonly program?: ServerProgram;
  /** The command of `src/main.ts` to run instead of serving. */
  readonly command?: 'webhooks';
  /** `ipc` adds a channel. */
  readonly stdio?: 'pipe' | 'ipc';
  /** The condition under which its imports are resolved. */
  readonly condition?: 'fault-points';
}

/** Starts a server as a separate process on free ports. */
export function spawnServer(
  environment: Variables,
  { program = 'src/main.ts', command, stdio = 'pipe', condition }: SpawnSettings = {},
): ChildProcess {
  const options = condition === undefined ? [] : [`--conditions=${condition}`];
  const channels: StdioOptions = ['ignore', 'pipe', 'pipe', ...(stdio === 'ipc' ? (['ipc'] as const) : [])];
  return spawnNode(options, program, environment, channels, command === undefined ? [] : [command]);
}

function spawnNode(
  options: readonly string[],
  program: ServerProgram,
  environment: Variables,
  stdio: StdioOptions,
  args: readonly string[] = [],
): ChildProcess {
  const file = fileURLToPath(new URL(`../../../${program}`, import.meta.url));
  const env = { PATH, NODE_COMPILE_CACHE, ...ANY_PORTS, ...environment };
  return spawn(process.execPath, [...options, file, ...args], { env, stdio });
}

/** A server process that answers on its channel. */
export interface AskedProcess<Ready> {
  /** What it sent once it listened. */
  readonly ready: Ready;
  /** @throws Error when the process ends before it answers. */
  ask<Answer>(question: string): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts a server that sends a message once it listens and answers questions; its garbage can be collected on demand.
 *
 * @throws Error when it ends before it listens.
 */
export async function startAsked<Ready>(
  program: ServerProgram,
  environment: Variables,
): Promise<AskedProcess<Ready>> {
  const child = spawnNode(['--expose-gc'], program, environment, ['ignore', 'inherit', 'inherit', 'ipc']);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code}.`);
  });
  // An exit while no call is waiting is not an error.
  ended.catch(() => {});
  const answer = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  return {
    ready: await answer(),
    ask: (question) => {
      child.send(question);
      return answer();
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

/** Resolves when the process listens; rejects with its stderr when it ends before. */
export async function listening(child: ChildProcess): Promise<ListeningProcess> {
  if (child.stdout === null || child.stderr === null)
    throw new Error('The output of the server is not piped.');
  const complaints = text(child.stderr);
  const lines: LogLine[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<ListeningProcess>();
  createInterface(child.stdout).on('line', (line) => {
    const entry: LogLine = JSON.parse(line);
    lines.push(entry);
    const { message, api, issuer, console } = entry;
    if (message === 'listening' && api !== undefined && issuer !== undefined && console !== undefined) {
      resolve({ child, api, issuer, console, lines });
    }
  });
  child.once('exit', async (code) => reject(new Error(`The server ended with ${code}: ${await complaints}`)));
  return promise;
}

/** Kills the process, like a crash, unless it has ended; resolves when it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
