import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { MeasuredRoute } from './routes.ts';

/** A peer that runs in a process of its own. */
export interface RunningPeer {
  readonly name: string;
  readonly operations: number;
  readonly url: string;
  /** How long its app took to be made, in milliseconds; undefined when it does not tell. */
  readonly bootMs: number | undefined;
  readonly child: ChildProcess;
}

/** What is run as a peer. */
export interface PeerProgram {
  readonly name: string;
  readonly operations: number;
  readonly program: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const listensAt = /http:\/\/127\.0\.0\.1:\d+/;
const reportCpu = new URL('./report-cpu.ts', import.meta.url).href;

/** Starts a program that prints the URL it listens on. Rejects when it ends before that. */
export async function startPeer({ program, args = [], env, ...peer }: PeerProgram): Promise<RunningPeer> {
  const child = fork(program, args, {
    env: { ...process.env, ...env },
    execArgv: ['--import', reportCpu],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const printed = await new Promise<string>((fulfil, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (listensAt.test(text)) fulfil(text);
    });
    child.once('exit', () => reject(new Error(`${program} ended before it listened.`)));
  });
  const boot = /^boot ([\d.]+) ms$/m.exec(printed)?.[1];
  return {
    ...peer,
    url: listensAt.exec(printed)?.[0] ?? '',
    bootMs: boot === undefined ? undefined : Number(boot),
    child,
  };
}

/** Sends a fixed amount of requests over ten connections and returns the peer's CPU time for each, in µs. */
export async function costOf(
  { url, child, name }: RunningPeer,
  { path, ...request }: MeasuredRoute,
  amount: number,
): Promise<number> {
  const before = await cpuOf(child);
  const { non2xx, errors } = await autocannon({
    ...request,
    url: url + path,
    connections: 10,
    amount,
    sampleInt: 10,
  });
  if (non2xx + errors > 0)
    throw new Error(`${name} failed ${non2xx + errors} of ${amount} requests to ${path}.`);
  return ((await cpuOf(child)) - before) / amount;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('cpu');
  const [{ cpu }] = (await told) as [{ cpu: NodeJS.CpuUsage }];
  return cpu.user + cpu.system;
}

/** The path of a program of this repository, from this folder. */
export function programPath(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
