import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import type { MeasuredRoute, MeasuredRoutes } from './routes.ts';

/** A peer that runs in a process of its own. */
export interface RunningPeer {
  readonly name: string;
  readonly operations: number;
  readonly routes: MeasuredRoutes;
  readonly base: string;
  /** How long its contract took to be compiled; only contract-express tells. */
  readonly bootMs: number | undefined;
  readonly child: ChildProcess;
}

interface Told {
  readonly port?: number;
  readonly bootMs?: number;
  readonly cpu?: NodeJS.CpuUsage;
}

/** Starts a program that tells its port, and its CPU time when it is asked. Rejects when it ends before that. */
export async function startPeer(
  name: string,
  operations: number,
  routes: MeasuredRoutes,
  program: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningPeer> {
  const child = fork(program, [name, String(operations)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let bootMs: number | undefined;
  for (;;) {
    const told = await answerOf(child);
    bootMs = told.bootMs ?? bootMs;
    if (told.port !== undefined) {
      return { name, operations, routes, base: `http://127.0.0.1:${told.port}`, bootMs, child };
    }
  }
}

/** Sends a fixed amount of requests over ten connections and returns the peer's CPU time for each, in µs. */
export async function costOf({ base, child, name }: RunningPeer, route: MeasuredRoute, amount: number): Promise<number> {
  const before = await cpuOf(child);
  const { path, ...request } = route;
  const { non2xx, errors } = await autocannon({ ...request, url: base + path, connections: 10, amount });
  if (non2xx + errors > 0) throw new Error(`${name} failed ${non2xx + errors} of ${amount} requests to ${path}.`);
  return ((await cpuOf(child)) - before) / amount;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const told = answerOf(child);
  child.send('cpu');
  const { cpu } = await told;
  if (cpu === undefined) throw new Error('The peer did not tell its CPU time.');
  return cpu.user + cpu.system;
}

async function answerOf(child: ChildProcess): Promise<Told> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A peer ended with ${code} before the benchmark was through.`);
  });
  const [told] = await Promise.race([once(child, 'message'), ended]);
  return told;
}
