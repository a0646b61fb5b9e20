import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { textWithin } from './fetch-document.ts';
import { loadContract } from './load-contract.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'spec-source-')));
const thing = join(folder, 'api/schemas/thing.yaml');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@example.com', ...args], { cwd: folder });

beforeAll(() => {
  cpSync(join(import.meta.dirname, '../../../test/diff/things'), join(folder, 'api'), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--message', 'first');
  writeFileSync(thing, readFileSync(thing, 'utf8').replace('maxLength: 40', 'maxLength: 50'));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

async function lengthIn(spec: string): Promise<string> {
  const { schemas } = await loadContract(spec);
  return JSON.stringify(schemas).match(/"maxLength":\d+/)?.[0] ?? 'none';
}

describe('a git revision', () => {
  it('is read with the files that its references name', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    vi.stubEnv('GIT_DIR', join(folder, '.git'));
    vi.stubEnv('GIT_WORK_TREE', folder);
    expect(await lengthIn('api/openapi.yaml')).toBe('"maxLength":50');
    expect(await lengthIn('main:api/openapi.yaml')).toBe('"maxLength":40');
    expect(await lengthIn('HEAD:./api/openapi.yaml')).toBe('"maxLength":40');
    const contract = await loadContract('main:api/openapi.yaml');
    const [first] = contract.operations;
    expect(contract.placeOf(first?.node ?? {}).file).toBe('main:api/things.yaml');
    vi.unstubAllEnvs();
  });

  it.each([
    ['nowhere:api/openapi.yaml', 'this repository has no revision nowhere'],
    ['main:api/none.yaml', 'main:api/none.yaml:1: the spec is not there'],
  ])('is refused when there is nothing: %s', async (spec, message) => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    vi.stubEnv('GIT_DIR', join(folder, '.git'));
    vi.stubEnv('GIT_WORK_TREE', folder);
    await expect(loadContract(spec)).rejects.toThrow(message);
    vi.unstubAllEnvs();
  });

  it('is never an option of git', async () => {
    await expect(loadContract('--output=/tmp/x:api/openapi.yaml')).rejects.toThrow('the spec is not there');
  });
});

describe('an address', () => {
  let server: Server;
  let origin: string;
  let elsewhere = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/api/abroad.yaml') {
        const ref = `{ $ref: '${elsewhere}/x.yaml' }`;
        response.end(
          `openapi: 3.1.0\ninfo: { title: A, version: '1' }\ncomponents: { schemas: { A: ${ref} } }\n`,
        );
        return;
      }
      const [, hops, to] = /^\/(\d)\?(.*)$/.exec(request.url ?? '') ?? [];
      if (to !== undefined) {
        const next = Number(hops) > 1 ? `/${Number(hops) - 1}?${to}` : to;
        response.writeHead(302, { Location: next }).end();
        return;
      }
      if (request.url === '/large.yaml') {
        response.writeHead(200, { 'Content-Length': 100_000_001 }).write('openapi: 3.1.0');
        return;
      }
      try {
        response.end(readFileSync(join(folder, request.url ?? '')));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    origin = `http://127.0.0.1:${port}`;
    elsewhere = `http://localhost:${port}`;
  });
  afterAll(() => server.close());

  it('is read with the files of its origin that its references name', async () => {
    expect(await lengthIn(`${origin}/api/openapi.yaml`)).toBe('"maxLength":50');
  });

  it('leads to no other origin', async () => {
    const strict = loadContract(`${origin}/api/abroad.yaml`, { strict: true });
    await expect(strict).rejects.toThrow('is on another server');
  });

  it('is read where it is redirected to', async () => {
    await expect(loadContract(`${origin}/5?${origin}/api/abroad.yaml`)).resolves.toMatchObject({
      title: 'A',
    });
  });

  it.each([
    ['an unencrypted address', '1?http://example.com/a.yaml', 'redirected to http://example.com, which is'],
    ['a private one', '2?http://10.0.0.1/a.yaml', 'redirected to http://10.0.0.1, which'],
    ['one of another kind', '1?data:text/plain,openapi', 'redirected to data://, which'],
    ['one with a credential', '1?https://me:secret@example.com/', 'redirected to https://example.com, which'],
    ['itself, again and again', '6?/api/abroad.yaml', 'redirected more than 5 times'],
  ])('is not read when it is redirected to %s', async (_, path, message) => {
    const loading = loadContract(`${origin}/${path}`);
    await expect(loading).rejects.toThrow(message);
    await expect(loading).rejects.toThrow(/^(?!.*: .*secret)/);
  });

  it('is not read when it is too large', async () => {
    await expect(loadContract(`${origin}/large.yaml`)).rejects.toThrow('it is larger than 100 MB');
    const parts = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    });
    await expect(textWithin(new Response(parts), 5_000)).rejects.toThrow('it is larger than 0.005 MB');
    await expect(textWithin(new Response('€'), 3)).resolves.toBe('€');
  });

  it.each([
    ['http://example.com/openapi.yaml', 'is not encrypted: give an https URL'],
    ['https://me:secret@example.com/openapi.yaml', 'holds a credential'],
  ])('is refused when it is not safe: %s', async (spec, message) => {
    await expect(loadContract(spec)).rejects.toThrow(message);
    await expect(loadContract(spec)).rejects.toThrow(/^(?!.*secret)/);
  });

  it('is refused when there is nothing', async () => {
    await expect(loadContract(`${origin}/none.yaml`)).rejects.toThrow(
      `${origin}/none.yaml:1: the spec is not there`,
    );
  });
});
