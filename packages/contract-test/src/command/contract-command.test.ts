import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksYaml } from '../../test/harness/books-contract.ts';
import { type HttpTarget, serveHttp } from '../../test/harness/books-http.ts';
import { booksCredential, booksServer, oddTitle, type Spoil } from '../../test/harness/books-server.ts';
import { systemClock } from '../send/clock.ts';
import { contractCommand } from './contract-command.ts';

const header = ['--header', booksCredential.join(': ')];
let folder: string;
const running: HttpTarget[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  writeFileSync(join(folder, 'openapi.yaml'), booksYaml);
});

afterAll(async () => {
  for (const target of running) await target.close();
  rmSync(folder, { recursive: true });
});

async function serve(spoil?: Spoil): Promise<string> {
  const target = await serveHttp(booksServer(spoil));
  running.push(target);
  return target.url;
}

/** Runs the command line in this process. */
async function called(argv: readonly string[], clock = systemClock) {
  const out: string[] = [];
  const error: string[] = [];
  const code = await contractCommand(argv, {
    out: { write: (text) => out.push(text) },
    error: { write: (text) => error.push(text) },
    signal: new AbortController().signal,
    clock,
  });
  return { code, out: out.join(''), error: error.join('') };
}

const test = (target: string, ...more: string[]) =>
  called(['test', '--spec', join(folder, 'openapi.yaml'), '--target', target, ...header, ...more]);

describe('contract test', () => {
  it('writes every request with its answer as HAR, without the credential', async () => {
    const file = join(folder, 'run.har');
    const target = await serve();
    const { out } = await test(
      target,
      '--report',
      `har:${file}`,
      '--report',
      'json:'.concat(join(folder, 'har.json')),
    );
    expect(out).toBe('');
    const text = readFileSync(file, 'utf8');
    const { entries } = JSON.parse(text).log;
    const { counts } = JSON.parse(readFileSync(join(folder, 'har.json'), 'utf8'));
    expect(entries).toHaveLength(counts.requests);
    expect(entries[0].request.url).toContain(target);
    const [, secret = ''] = booksCredential[1].split(' ');
    expect(text).not.toContain(secret === '' ? booksCredential[1] : secret);
  });

  it('fails for an error by default and only for one with --fail-on error', async () => {
    const spoiled = await serve(oddTitle);
    const asWarning = ['--severity', 'response-body=warning'];
    expect((await test(spoiled, '--fail-on', 'error')).code).toBe(1);
    expect((await test(spoiled, ...asWarning)).code).toBe(1);
    const { code, out } = await test(spoiled, ...asWarning, '--fail-on', 'error');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('WARNING response-body') });
    expect((await test(spoiled, '--severity', 'response-body=off')).code).toBe(0);
  });

  it('exits with 0 on a clean server and shows no progress where nobody looks', async () => {
    const { code, out, error } = await test(await serve());
    expect(error).toBe('');
    expect(out).toContain('Books, profile server, seed 1\n\nCoverage');
    expect(out).toContain('no error, no warning: 3 operations');
    expect(out).not.toContain('\u001b');
    expect(code).toBe(0);
  });

  it('exits with 1 for a finding, and writes each report that is asked for', async () => {
    const target = await serve(oddTitle);
    const reports = [
      'github',
      ...['json', 'junit', 'html'].map((form) => `${form}:${join(folder, `a.${form}`)}`),
    ].flatMap((form) => ['--report', form]);
    const { code, out } = await test(target, ...reports);
    expect(out).toMatch(/^::error file=[^,]*openapi\.yaml,line=\d+,title=response-body in listBooks/);
    const report = JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8'));
    expect(report.findings).toMatchObject([
      { rule: 'response-body', operation: 'listBooks', actual: 'number 7' },
    ]);
    expect(report.findings[0].curl).toContain(target);
    expect(readFileSync(join(folder, 'a.junit'), 'utf8')).toContain('<failure type="response-body"');
    expect(readFileSync(join(folder, 'a.html'), 'utf8')).toContain('<h2>1 finding</h2>');
    expect(code).toBe(1);

    const replayed = await test(target, '--replay', report.findings[0].replay);
    expect(replayed.out).toContain('> GET /books');
    expect(replayed.out).toContain('"title":7');
    expect(replayed.out).toContain('response-body at ');
    expect(replayed.out).not.toContain('reader-of-books');
    expect(replayed.code).toBe(1);
  });

  it('exits with 1 when a threshold is missed', async () => {
    const onlyRefusals: Spoil = (_, answer) =>
      answer.status < 300 ? { ...answer, status: 401, body: Buffer.from('{"title":"no"}') } : answer;
    const argv = ['--operations', 'listBooks', '--threshold', 'operations=50'];
    const { code, out } = await test(await serve(onlyRefusals), ...argv);
    expect(out).toContain('below the threshold of 50 %');
    expect(code).toBe(1);
  });

  it('tests a mock by what it answers', async () => {
    const { code, out } = await test(await serve(), '--profile', 'mock');
    expect(out).toContain('missing-mock-answer');
    expect(code).toBe(1);
  });

  it.each([
    [
      'an unknown operation',
      ['--operations', 'listBook'],
      'Unknown operation "listBook": give some of listBooks',
    ],
    ['no operation', ['--except', 'listBooks,addBook,getBook'], 'No operation is left to test'],
    [
      'an unknown profile',
      ['--profile', 'prod'],
      '--profile "prod" is unknown: give server, mock, upstream.',
    ],
    [
      'an unknown option',
      ['--verbose'],
      "Unknown option '--verbose'; contract test --help lists the options.",
    ],
    ['a baseline that is not there', ['--baseline', 'none.yaml'], 'none.yaml: the baseline cannot be read'],
    ['scenarios that are not there', ['--scenarios', 'none'], 'none'],
    [
      'the address of a source that no scenario calls',
      ['--target-of', 'desk=http://127.0.0.1:9'],
      'No scenario calls a source "desk": leave --target-of out.',
    ],
    [
      'a report folder that is not there',
      ['--report', 'json:none/a.json'],
      'The report none/a.json cannot be written (ENOENT)',
    ],
    [
      'a replay of nothing',
      ['--replay', '1:getShelf/base/request'],
      'No probe has the case "getShelf/base/request"',
    ],
  ])('exits with 2 for %s', async (_, argv, message) => {
    const { code, error } = await test(await serve(), ...argv);
    expect(error).toContain(message);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('exits with 2 for a target that is not there', async () => {
    const { code, error } = await test('http://127.0.0.1:9');
    expect(error).toMatch(
      /^Cannot connect to the target: .*ECONNREFUSED.*\. Start it or correct --target\.\n$/,
    );
    expect(code).toBe(2);
  });

  it('exits with 2 when nothing is answered', async () => {
    const { code, error } = await test(await serve(() => ({ kind: 'none', reason: '' })));
    expect(error).toContain('No response from the target');
    expect(code).toBe(2);
  });

  it('exits with 1 for a key that is refused, and says so at the end', async () => {
    const argv = ['test', '--spec', join(folder, 'openapi.yaml'), '--target', await serve()];
    const { code, out } = await called([...argv, '--header', 'Authorization: Bearer wrong']);
    expect(out).toMatch(/ {2}addBook: 401 unauthorized on (\d+) of \1 requests\n/);
    expect(out).toContain('ERROR The credentials were refused by 3 of the 3');
    expect(out.trimEnd().split('\n').at(-1)).toContain('2 reasons to doubt the run');
    expect(code).toBe(1);
  });

  it('exits with 1 for an operation that never succeeds, where success is required', async () => {
    const target = await serve((request, answer) =>
      request.method === 'POST' ? { ...answer, status: 400, body: Buffer.from('{"title":"no"}') } : answer,
    );
    const argv = ['--operations', 'listBooks,addBook'];
    expect((await test(target, ...argv, '--require-success')).out).toContain('ERROR never-succeeded addBook');
  });

  it('says where nobody looks that it waits, and for how long', async () => {
    let count = 0;
    const target = await serve((_, answer) => {
      count += 1;
      const wait = {
        ...answer,
        status: 429,
        headers: [['Retry-After', '37'] as const],
        body: Buffer.from(''),
      };
      return count === 3 ? wait : answer;
    });
    const argv = ['test', '--spec', join(folder, 'openapi.yaml'), '--target', target, ...header];
    const { code, error } = await called(argv, { ...systemClock, wait: async () => {} });
    expect(error).toMatch(
      /^waits 37 s, the target returned 429: shape {2}probe \d+ of \d+ {2}0 found {2}\w+\n$/,
    );
    expect(code).toBe(0);
  });

  it('has a note on an unknown keyword, and exits with 2 for it by --strict', async () => {
    writeFileSync(join(folder, 'odd.yaml'), booksYaml.replace('maxLength: 20 }', 'maxLenght: 20 }'));
    const argv = ['test', '--spec', join(folder, 'odd.yaml'), '--target', await serve()];
    const { out } = await called(argv);
    expect(out).toMatch(/^ *\S*odd\.yaml:\d+: .*maxLenght/m);
    const { code, error } = await called([...argv, '--strict']);
    expect(error).toMatch(/^\S*odd\.yaml:\d+: .*maxLenght/);
    expect(code).toBe(2);
  });
});

describe('contract', () => {
  it('has a version and help', async () => {
    expect(await called(['--version'])).toMatchObject({ code: 0, out: '1.0.0\n' });
    expect((await called(['--help'])).out).toContain('contract diff <old> <new>');
    const { code, out } = await called(['test', '--help']);
    expect(out).toContain('--threshold <axis>=<percent>');
    expect(code).toBe(0);
  });

  it.each([
    [[], 'A command is missing: give test, diff or record, or --help.\n'],
    [['tset'], 'Unknown command "tset": give test, diff or record, or --help.\n'],
    [['test'], '--spec is missing: give the file of an OpenAPI document.\n'],
  ])('exits with 2 for %j', async (argv, error) => {
    expect(await called(argv)).toEqual({ code: 2, out: '', error });
  });

  it('runs contract diff', async () => {
    const [old, next] = [join(folder, 'openapi.yaml'), join(folder, 'next.yaml')];
    writeFileSync(next, booksYaml.replace('maximum: 50', 'maximum: 40'));
    expect((await called(['diff', old, old])).code).toBe(0);
    expect((await called(['diff', old, next])).code).toBe(1);
  });
});
