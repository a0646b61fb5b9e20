import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

/** How long a program may take to stop after SIGTERM before it is killed. */
const STOP_MS = 3000;

/** A running program of ours. */
export interface Program {
  name: string;
  /** Resolves to a sentence when the program has ended. */
  ended: Promise<string>;
  /** Asks it to stop, and kills it when it does not within 3 seconds. */
  stop(): Promise<void>;
}

/**
 * Starts a TypeScript program of the repository as a child process. It has a process group of its own, so that Ctrl-C
 * reaches it through us, and a channel to us, whose end tells it that we were killed.
 */
export function startProgram(name: string, file: string, args: string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} cannot be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(`${name} ended with ${signal ?? `code ${code}`}`));
  });
  return { name, ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Resolves when the address answers at all.
 * @throws Error when it does not within the time or the program ends first.
 */
export async function answers(program: Program, url: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let end: string | undefined;
  program.ended.then((sentence) => {
    end = sentence;
  });
  while (Date.now() < deadline) {
    if (end !== undefined) throw new Error(`${end} before it answered.`);
    const response = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program.name} does not answer at ${url}.`);
}

/** Calls back when this process is asked to end, or when its parent was killed and could not ask. */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500).unref();
}
