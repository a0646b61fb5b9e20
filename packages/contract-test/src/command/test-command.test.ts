import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { booksYaml } from '../../test/harness/books-contract.ts';
import { type HttpTarget, serveHttp } from '../../test/harness/books-http.ts';
import { booksCredential, booksServer, type Spoil } from '../../test/harness/books-server.ts';
import { openIssuer, shopClient } from '../../test/tokens/issuer.ts';
import { systemClock } from '../send/clock.ts';
import { contractCommand } from './contract-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-command-'));
const running: HttpTarget[] = [];
afterAll(async () => {
  for (const target of running) await target.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

async function call(...argv: string[]) {
  const written: { out: string[]; error: string[] } = { out: [], error: [] };
  const code = await contractCommand(['test', ...argv], {
    out: { write: (text) => written.out.push(text) },
    error: { write: (text) => written.error.push(text) },
    signal: new AbortController().signal,
    clock: systemClock,
  });
  return { code, out: written.out.join(''), error: written.error.join('') };
}

const serve = async (...given: Parameters<typeof serveHttp>): Promise<string> => {
  const target = await serveHttp(...given);
  running.push(target);
  return target.url;
};

describe('contract test with an OAuth client', () => {
  /** An answer that tells the last token that was given. */
  const telling =
    (given: readonly string[]): Spoil =>
    (request, answer) =>
      request.method !== 'POST'
        ? { ...answer, headers: [...answer.headers, ['X-Seen', given.at(-1) ?? '']] }
        : answer;

  it('goes on when tokens die, and shows neither a token nor the secret in any report', async () => {
    const issuer = openIssuer({ uses: 9 });
    const books = booksServer(telling(issuer.given));
    const target = await serve(issuer.guard(books, booksCredential));
    const tokenUrl = `${await serve(issuer.issue)}/token`;
    const flows = `flows: { clientCredentials: { tokenUrl: '${tokenUrl}', scopes: { books: All. } } }`;
    const yaml = booksYaml
      .replace('bearer: { type: http, scheme: bearer }', `bearer: { type: oauth2, ${flows} }`)
      .replace('security: [{ bearer: [] }]', 'security: [{ bearer: [books] }]');
    expect(yaml).toContain(tokenUrl);
    writeFileSync(join(folder, 'openapi.yaml'), yaml);
    vi.stubEnv('SHOP_ID', shopClient.id);
    vi.stubEnv('SHOP_SECRET', shopClient.secret);
    const reports = ['json', 'har', 'html'].map((form) => `${form}:${join(folder, `run.${form}`)}`);
    const { code, out, error } = await call(
      ...['--spec', join(folder, 'openapi.yaml'), '--target', target],
      ...['--client-credentials', 'bearer=SHOP_ID:SHOP_SECRET'],
      ...[...reports, 'text'].flatMap((report) => ['--report', report]),
    );
    expect({ code, error }).toEqual({ code: 1, error: expect.not.stringContaining('No token') });
    const { findings } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));
    expect(findings.map(({ rule }: { rule: string }) => rule)).toEqual(['undocumented-header']);
    expect(issuer.given.length).toBeGreaterThan(3);
    const texts = ['json', 'har', 'html'].map((form) => readFileSync(join(folder, `run.${form}`), 'utf8'));
    for (const secret of [...issuer.given, shopClient.secret]) {
      for (const text of [...texts, out]) expect(text.includes(secret)).toBe(false);
    }
    expect(readFileSync(join(folder, 'run.har'), 'utf8')).toContain('[credential]');
  });

  it('says why there is no token', async () => {
    const { code, error } = await call(
      ...['--spec', join(folder, 'openapi.yaml'), '--target', 'http://127.0.0.1:9'],
      ...['--token-command', 'echo not signed in >&2; exit 4'],
    );
    expect({ code, error }).toEqual({
      code: 2,
      error: '--token-command failed (exit code 4): not signed in\n',
    });
  });
});

describe('contract test with hooks', () => {
  const hooks = `import { appendFileSync } from 'node:fs';
const log = (text) => appendFileSync(new URL('./log.txt', import.meta.url), text + '\\n');
export const beforeRun = ({ baseUrl, operations }) => {
  log('before ' + baseUrl + ' ' + operations.join());
  return { parameters: { listBooks: { limit: [7] } } };
};
export const beforeRequest = (request) => {
  request.headers['X-Signature'] = 'secret-signature';
  request.query += (request.query === '' ? '' : '&') + 'sig=secret-query';
};
export const afterRun = () => log('after');
`;

  it('calls them around a run, and shows nowhere what they put into requests', async () => {
    const file = join(folder, 'hooks.mjs');
    writeFileSync(file, hooks);
    writeFileSync(join(folder, 'books.yaml'), booksYaml);
    const books = booksServer();
    const target = await serve((request) =>
      request.headers.some(([name, value]) => name === 'x-signature' && value === 'secret-signature')
        ? books({ ...request, target: request.target.replace(/[?&]sig=secret-query$/, '') })
        : books({ ...request, headers: [] }),
    );
    const har = join(folder, 'hooks.har');
    const { code, out, error } = await call(
      ...['--spec', join(folder, 'books.yaml'), '--target', target, '--hooks', file],
      ...['--header', booksCredential.join(': '), '--report', `har:${har}`, '--report', 'text'],
    );
    expect({ code, error }).toEqual({ code: 0, error: expect.any(String) });
    expect(readFileSync(join(folder, 'log.txt'), 'utf8')).toBe(
      `before ${target} listBooks,addBook,getBook\nafter\n`,
    );
    const text = readFileSync(har, 'utf8');
    expect(text).toContain('limit=7');
    for (const secret of ['secret-signature', 'secret-query']) {
      expect(text.includes(secret)).toBe(false);
      expect(out.includes(secret)).toBe(false);
    }
  });

  it('ends with 2 when one fails, names it and its file, and still calls the last one', async () => {
    const file = join(folder, 'failing.mjs');
    writeFileSync(file, `${hooks}`.replace('request.query +=', 'no.query +='));
    const { code, error } = await call(
      ...['--spec', join(folder, 'books.yaml'), '--target', await serve(booksServer()), '--hooks', file],
    );
    expect(code).toBe(2);
    expect(error).toContain(`${file}: beforeRequest failed: no is not defined at `);
    expect(readFileSync(join(folder, 'log.txt'), 'utf8').split('\n').at(-2)).toBe('after');
  });
});

it('asks whether its reports can be written before anything else', async () => {
  const report = join(folder, 'none/a.json');
  const { code, error } = await call(
    ...['--spec', 'none.yaml', '--target', 'http://127.0.0.1:9', '--report', `json:${report}`],
  );
  expect({ code, error }).toEqual({
    code: 2,
    error: `The report ${report} cannot be written (ENOENT): give a file in a folder that exists.\n`,
  });
});
