import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../processes/free-ports.ts';
import { root } from '../root.ts';
import { type Part, parts } from '../start/ports.ts';
import type { Credentials } from '../start/server-program.ts';
import type { Made } from './once-per-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Key under which `borrowed` provides the `Sandbox` of the run. */
    readonly sandbox: string;
  }
}

/** The parts that `npm start` starts. */
export const startedParts = ['api', 'issuer', 'console', 'mock', 'docs'] as const satisfies Part[];

/** A sandbox started like `npm start`; every borrower finds the demo business with its opening balances. */
export interface Sandbox extends Record<(typeof startedParts)[number], string> {
  readonly pid: number;
  readonly credentials: Credentials;
  /** Its `RUN_DIR`. */
  readonly directory: string;
  readonly readyFile: string;
  /** The variables of its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Its output until it was borrowed. */
  readonly output: string;
}

const STARTED = 'Ctrl-C stops everything.';

/** Starts a sandbox on free ports, with its data in a temporary directory. */
export async function startSandbox(): Promise<Made<Sandbox>> {
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const free = await freePorts(startedParts.length);
  const env: Record<string, string> = {
    ...Object.fromEntries(startedParts.map((part, index) => [parts[part].variable, String(free[index])])),
    RUN_DIR: directory,
    DATA_DIR: join(directory, 'data'),
    // All tests of a run use one key.
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const child = spawn(process.execPath, ['scripts/start/start.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(STARTED)) resolve();
      });
    }
    child.once('close', () => reject(new Error(`The sandbox ended before it answered:\n${output}`)));
  });
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await started;
  } catch (error) {
    await end();
    throw error;
  }
  const readyFile = join(directory, 'ready.json');
  const ready = JSON.parse(readFileSync(readyFile, 'utf8'));
  return {
    tell: () => ({ ...ready, directory, readyFile, env, output }),
    renew: () => reset(ready),
    end,
  };
}

async function reset({ console, credentials }: Pick<Sandbox, 'console' | 'credentials'>): Promise<void> {
  const response = await fetch(`${console}/console/v1/sandbox/reset`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${credentials.apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ balances: 'opening' }),
  });
  if (!response.ok) throw new Error(`The sandbox was not reset: ${response.status} ${await response.text()}`);
}
