import { createInterface } from 'node:readline/promises';
import type { ReadStream } from 'node:tty';

/** The streams of a question. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  readonly output: NodeJS.WritableStream;
}

/** Asks a yes/no question; any answer other than y or yes means no. Without a terminal the answer is no. */
export async function askYesNo(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (input.isTTY !== true) return false;
  // Ctrl-C must still send a signal to this process.
  const lines = createInterface({ input, output, terminal: false });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(`${question} [y/N] `), ended]);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
