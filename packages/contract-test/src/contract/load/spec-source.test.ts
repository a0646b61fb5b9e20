import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
    ['nowhere:api/openapi.yaml', 'there is no revision nowhere in this repository'],
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
    await expect(strict).rejects.toThrow('is elsewhere on the network');
  });

  it.each([
    ['http://example.com/openapi.yaml', 'without encryption: give an https address'],
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
