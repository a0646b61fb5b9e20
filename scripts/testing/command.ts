import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../root.ts';

/** A command of the repository under test, with what it has printed so far. */
export interface Command {
  child: ChildProcess;
  output(): string;
  /** Resolves when the output holds the text; rejects when the command ends before. */
  prints(text: string): Promise<void>;
  /** Resolves to the exit code, or to the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a program in the repository's top directory, or in that of a copy, and collects what it prints. */
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
