import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../root.ts';

/** How long a program may take to stop after SIGTERM before it is killed, unless it is given longer. */
const STOP_MS = 3000;

/** A running program of ours. */
export interface Program {
  name: string;
  /** Resolves to a sentence when the program has ended. */
  ended: Promise<string>;
  /** Resolves to the first message that the program sends us; never, when it sends none. */
  message: Promise<unknown>;
  /** Asks it to stop, and kills it when it does not in time. */
  stop(): Promise<void>;
}

/**
 * Starts a TypeScript program of the repository as a child process. It has a process group of its own, so that Ctrl-C
 * reaches it through us, and a channel to us, whose end tells it that we were killed.
 *
 * @param stopMs milliseconds from SIGTERM to SIGKILL when it is stopped.
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

/** How often it is said that a program does not listen yet. */
const WAITING_MS = 10_000;

/**
 * Resolves when the program says that it listens, however long it takes: a busy machine starts it slowly. Its word counts and not
 * that its address answers, which another program may have taken.
 *
 * @param onWait called every ten seconds until then.
 * @throws Error when the program ends first.
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
 * Runs a command to its end and collects what it prints. When the signal aborts, it is ended with all it has started: asked,
 * then killed. Resolves only when all of that has ended.
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

/** Sends a signal to a child and all that it has started; one that has ended meanwhile gets none. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Whether there is a process of this number; one of another user counts. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Calls back when this process is asked to end, or when its parent was killed and could not ask. */
export function onEnd(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500).unref();
}
