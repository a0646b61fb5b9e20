import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../root.ts';

/** Default milliseconds from SIGTERM to SIGKILL. */
const STOP_MS = 3000;

/** A running program of the repository. */
export interface Program {
  name: string;
  /** Resolves to a sentence once the program has ended. */
  ended: Promise<string>;
  /** Resolves to the first message of the program; never if it sends none. */
  message: Promise<unknown>;
  /** Asks it to stop, and kills it if it does not do so in time. */
  stop(): Promise<void>;
}

/**
 * Starts a TypeScript program of the repository as a child process. It has its own process group, so that Ctrl-C
 * reaches it only through this process, and a channel whose end tells it that this process was killed.
 *
 * @param stopMs milliseconds from SIGTERM to SIGKILL.
 * @param answer answers a question that the program asks before its first message; no by default.
 */
export function startProgram(
  name: string,
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  stopMs = STOP_MS,
  answer: (question: string) => Promise<boolean> = async () => false,
): Program {
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
  const message = new Promise<unknown>((resolve) => {
    child.on('message', async (said) => {
      const question = questionIn(said);
      if (question === undefined) resolve(said);
      else if (child.connected) child.send({ answer: await answer(question) });
    });
  });
  return { name, ended, message, stop: () => stop(child, ended, stopMs) };
}

function questionIn(said: unknown): string | undefined {
  const isQuestion = typeof said === 'object' && said !== null && 'question' in said;
  return isQuestion && typeof said.question === 'string' ? said.question : undefined;
}

async function stop(child: ChildProcess, ended: Promise<string>, stopMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await ended;
  clearTimeout(timer);
}

/** Interval of progress messages while a program does not listen yet. */
const WAITING_MS = 10_000;

/**
 * Resolves once the program reports that it listens, without a time-out, since a busy machine starts it slowly. Its own
 * message is required because another program may respond at its address.
 *
 * @param onWait called every ten seconds until then.
 * @throws Error if the program ends first.
 */
export async function listens(program: Program, onWait: () => void): Promise<void> {
  const telling = setInterval(onWait, WAITING_MS);
  try {
    const ended = program.ended.then((sentence) =>
      Promise.reject(new Error(`${sentence} before it listened.`)),
    );
    await Promise.race([program.message, ended]);
  } finally {
    clearInterval(telling);
  }
}

/**
 * Runs a command until it exits and collects its output. If the signal aborts, the command and its child processes are
 * asked to end, then killed. Resolves only once all of them have ended.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      signalGroup(child, 'SIGTERM');
      timer = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_MS);
    };
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    child.on('close', () => {
      signal.removeEventListener('abort', end);
      clearTimeout(timer);
    });
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Sends a signal to a child and its process group unless it has ended. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Whether a process with this id exists, including another user's. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Calls back if this process is asked to end, or if its parent was killed. */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500).unref();
}
