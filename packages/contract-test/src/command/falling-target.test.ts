import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { booksYaml } from '../../test/harness/books-contract.ts';
import { type HttpTarget, serveHttp } from '../../test/harness/books-http.ts';
import { booksCredential, booksServer } from '../../test/harness/books-server.ts';
import { type Clock, systemClock } from '../send/clock.ts';
import { contractCommand } from './contract-command.ts';

let folder: string;
/** A clock on which waiting takes a quarter of the time. */
const hastyClock: Clock = {
  now: systemClock.now,
  wait: (milliseconds, signal) => systemClock.wait(milliseconds / 4, signal),
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-falling-'));
  writeFileSync(join(folder, 'openapi.yaml'), booksYaml);
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * A server of books that stops listening and closes every connection at a request for 50 of them, before its response
 * or a moment after it. When it is supervised, it starts again on the same port.
 */
async function startFalling(when: 'at-once' | 'later', isSupervised: boolean): Promise<HttpTarget> {
  let running: HttpTarget | undefined;
  const fall = async (): Promise<void> => {
    const fallen = running;
    running = undefined;
    await fallen?.close();
    if (isSupervised && fallen !== undefined) running = await start(Number(new URL(fallen.url).port));
  };
  const start = (port?: number): Promise<HttpTarget> => {
    const books = booksServer(({ method, target }, answer) => {
      if (method !== 'GET' || !target.includes('limit=50')) return answer;
      if (when === 'later') setTimeout(() => void fall(), 1);
      else void fall();
      return when === 'later' ? answer : { kind: 'none', reason: '' };
    });
    return serveHttp(books, port);
  };
  running = await start();
  return { url: running.url, close: async () => running?.close() };
}

it.each([
  ['at-once', false, 'no-answer in listBooks', 'limit=50'],
  ['at-once', true, 'no-answer in listBooks', 'limit=50'],
  ['later', false, 'no-answer in', 'limit=50'],
] as const)(
  'exits with 1 for a request that ends the target: %s, supervised: %s',
  async (when, isSupervised, title, shown) => {
    const { url, close } = await startFalling(when, isSupervised);
    const files = ['json', 'junit', 'html'].map((form) => `${form}:${join(folder, `fall.${form}`)}`);
    const reports = ['text', 'github', ...files].flatMap((form) => ['--report', form]);
    const target = ['--target', url, '--header', booksCredential.join(': ')];
    const out: string[] = [];
    const code = await contractCommand(
      ['test', '--spec', join(folder, 'openapi.yaml'), ...target, ...reports],
      {
        out: { write: (text) => out.push(text) },
        error: { write: () => {} },
        signal: new AbortController().signal,
        clock: hastyClock,
      },
    );
    await close();
    const report = JSON.parse(readFileSync(join(folder, 'fall.json'), 'utf8'));
    expect(report.findings).toMatchObject([{ rule: 'no-answer', replay: expect.stringMatching(/^1:/) }]);
    const [{ curl, before }] = report.findings;
    expect([curl, ...before.map((one: { curl: string }) => one.curl)].join('\n')).toContain(shown);
    expect(report.ended?.kind).toBe(isSupervised ? undefined : 'target-lost');
    expect(out.join('')).toContain('ERROR no-answer');
    expect(out.join('')).toContain(`title=${title}`);
    expect(readFileSync(join(folder, 'fall.junit'), 'utf8')).toContain('<failure type="no-answer"');
    expect(readFileSync(join(folder, 'fall.html'), 'utf8')).toContain('<h2>1 finding</h2>');
    expect(code).toBe(1);
  },
);
