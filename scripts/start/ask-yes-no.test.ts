import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askYesNo } from './ask-yes-no.ts';

/** What a question is answered with, and what was printed, when somebody types a text on a terminal or into a pipe. */
async function asked(typed: string, isTTY = true): Promise<[boolean, string]> {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.end(typed);
  const answer = await askYesNo('Delete it?', { input, output });
  output.end();
  return [answer, await text(output)];
}

test.each([
  ['y\n', true],
  ['Yes\n', true],
  ['n\n', false],
  ['\n', false],
  ['yesterday\n', false],
  ['', false],
])('%j on a terminal is %s', async (typed, answer) => {
  expect(await asked(typed)).toEqual([answer, 'Delete it? [y/N] ']);
});

test('without a terminal nobody is asked', async () => {
  expect(await asked('y\n', false)).toEqual([false, '']);
});
