import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';

/** Where a password comes from, and where it is asked for. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  readonly output: Pick<WriteStream, 'write'>;
}

/**
 * A password from a person who types it twice without seeing it, or, when the input is no terminal, from its first line.
 *
 * @throws Error when the two differ, or the input ends before there is one.
 */
export async function askPassword({ input, output }: Terminal): Promise<string> {
  if (input.isTTY !== true) return nextLine(input, false);
  output.write('New password (12 to 128 characters): ');
  const first = await nextLine(input, true);
  output.write('\nThe same again: ');
  const second = await nextLine(input, true);
  output.write('\n');
  if (first !== second) throw new Error('The two passwords differ. Nothing was changed; try again.');
  return first;
}

/** The next line; of a terminal without showing what is typed. */
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
