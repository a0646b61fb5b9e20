import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';

/** The input of the password and the output of the prompt. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  readonly output: Pick<WriteStream, 'write'>;
}

/**
 * Asks for a password twice without echo or, if the input is not a terminal, reads it from the first line.
 *
 * @throws Error when the two differ, or the input ends first.
 */
export async function askPassword({ input, output }: Terminal): Promise<string> {
  if (input.isTTY !== true) return nextLine(input, false);
  output.write('New password (12 to 128 characters): ');
  const first = await nextLine(input, true);
  output.write('\nRepeat the password: ');
  const second = await nextLine(input, true);
  output.write('\n');
  if (first !== second) throw new Error('The two passwords differ. Nothing was changed. Try again.');
  return first;
}

/** Reads the next line, from a terminal without echo. */
function nextLine(input: NodeJS.ReadableStream, terminal: boolean): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => reject(new Error('No password was given. Nothing was changed.')));
    lines.once('error', reject);
  });
}
