import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Spoil } from './books-server.ts';

/** The program of the command line. */
export const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Runs the command line as a process of its own. */
export function runProgram(
  argv: readonly string[],
  folder: string,
  onStart: (child: ChildProcess) => void = () => {},
) {
  return outputOf(spawn(process.execPath, [program, ...argv], { cwd: folder, stdio: 'pipe' }), onStart);
}

/** What a program and those that it started write until the last of them has ended. */
export function outputOf(child: ChildProcessWithoutNullStreams, onStart: (child: ChildProcess) => void) {
  let out = '';
  let error = '';
  child.stdout.on('data', (bytes) => {
    out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    error += bytes;
  });
  onStart(child);
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, error }));
  });
}

/** Books whose list has a title that is no text. */
export const oddTitle: Spoil = (request, answer) =>
  request.method === 'GET' && request.target === '/books'
    ? { ...answer, body: Buffer.from(answer.body.toString().replace('"Emma"', '7')) }
    : answer;
