import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../root.ts';

/** A running command of the repository and its output so far. */
export interface Command {
  child: ChildProcess;
  output(): string;
  /** Resolves once the output contains the text; rejects if the command ends before. */
  prints(text: string): Promise<void>;
  /** Resolves to the exit code or the terminating signal. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a program in the top directory of the repository or a copy, and collects its output. */
export function startCommand(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  directory = root,
): Command {
  const child = spawn(program, args, {
    cwd: directory,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  const prints = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!output.includes(text)) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
      void ended.then((end) => reject(new Error(`Ended with ${end} before printing "${text}":\n${output}`)));
    });
  return { child, output: () => output, prints, ended };
}
