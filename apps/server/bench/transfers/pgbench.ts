import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** How long and how hard pgbench is to work. */
export interface PgbenchRun {
  readonly clients: number;
  /** Transactions of each client. */
  readonly transactions: number;
  /** A script of its own, whose variable `i` is 0 at first; without it TPC-B, which `initialise` has made the tables for. */
  readonly script?: string;
}

/** Makes the tables of TPC-B, with as many branches as there are clients. */
export async function initialise(url: string, branches: number): Promise<void> {
  await pgbench(url, ['--initialize', '--quiet', `--scale=${branches}`]);
}

/** Transactions per second, connecting not counted. @throws Error when a transaction fails, or pgbench is not there. */
export async function transactionsPerSecond(url: string, run: PgbenchRun): Promise<number> {
  const said = await pgbench(url, [
    '--no-vacuum',
    `--client=${run.clients}`,
    `--jobs=${Math.min(2, run.clients)}`,
    `--transactions=${run.transactions}`,
    ...(run.script === undefined ? [] : [`--file=${run.script}`, '--define=i=0']),
  ]);
  const [, rate] = /^tps = ([\d.]+) \(without/m.exec(said) ?? [];
  if (rate === undefined) throw new Error(`pgbench gave no rate: ${said}`);
  return Number(rate);
}

async function pgbench(url: string, options: readonly string[]): Promise<string> {
  const child = spawn('pgbench', [...options, url], { stdio: ['ignore', 'pipe', 'pipe'] });
  const absent = once(child, 'error').then(([error]) => {
    throw new Error(`pgbench cannot be run (${error.message}); install the programs of PostgreSQL.`);
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const [said, complained, [code]] = await Promise.race([ended, absent]);
  if (code !== 0) throw new Error(`pgbench ended with ${code}: ${complained}`);
  return said;
}
