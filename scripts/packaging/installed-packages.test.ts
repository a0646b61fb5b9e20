import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { root } from '../root.ts';
import { type Part, parts } from '../start/ports.ts';
import { borrowed, shared } from '../testing/once-per-run.ts';
import type { Sandbox } from '../testing/sandbox.ts';
import { type Installation, install } from './installation.ts';
import type { PackedRepository } from './packed-repository.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          200: {
            description: 'One thing.',
            content: {
              'application/json': {
                schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
              },
            },
          },
        },
      },
    },
  },
};

const NAMES = [
  '@finops/contract',
  '@finops/client',
  '@finops/openapi',
  '@finops/contract-express',
  '@finops/contract-test',
];

/** Those that programs of CommonJS import as well. */
const COMMONJS = NAMES.filter((name) => name !== '@finops/contract-test');

/** What the README of the client imports in its examples, beside the client. */
const IN_EXAMPLES = ['pg', '@types/pg', '@redis/client'];

const TYPESCRIPT = 'node_modules/typescript';
const OLDEST_TYPESCRIPT = 'packages/client/node_modules/typescript';

const isSoak = process.env.SOAK === 'true';

let packed: PackedRepository;
/** All packages in one directory. That each works without the others is left to the soak; the manifests are tested beside. */
let installation: Installation;

beforeAll(async () => {
  packed = await shared(inject('packedRepository'));
  installation = install([...NAMES, '@finops/cli'], packed.tarballs, IN_EXAMPLES);
}, 600_000);
afterAll(() => installation.remove());

/** Runs a module to its end in an installation; it has to succeed. */
async function runs(source: string, { write, run } = installation): Promise<string> {
  write('main.mjs', source);
  const { code, output } = await run('node', 'main.mjs');
  expect(code, output).toBe(0);
  return output;
}

/** Checks in the installation that files compile, and every declaration that they reach. */
async function compiles(
  files: Readonly<Record<string, string>>,
  options: object,
  compiler = TYPESCRIPT,
): Promise<void> {
  for (const [file, text] of Object.entries(files)) installation.write(file, text);
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
    ...{ noEmit: true, resolveJsonModule: true },
    ...options,
  };
  installation.write('tsconfig.json', JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  const { code, output } = await installation.run(process.execPath, join(root, compiler, 'bin/tsc'));
  expect(output).toBe('');
  expect(code).toBe(0);
}

const isJson = (point: string): boolean => point.endsWith('.json');

/** A program of ES modules or of CommonJS that imports the entry points of packages. */
function importing(names: readonly string[], kind: 'ts' | 'cts' = 'ts'): string {
  return names
    .flatMap((name) => installation.entryPointsOf(name))
    .map((point, index) =>
      isJson(point)
        ? `import data${index} from '${point}'${kind === 'cts' ? '' : " with { type: 'json' }"};\nvoid data${index};\n`
        : `import * as names${index} from '${point}';\nvoid names${index};\n`,
    )
    .join('');
}

/** A module of JavaScript that imports all entry points of packages. */
const loading = (names: readonly string[], { entryPointsOf } = installation): string =>
  names
    .flatMap(entryPointsOf)
    .map((point) => `await import('${point}'${isJson(point) ? ", { with: { type: 'json' } }" : ''});`)
    .join('\n');

const NODENEXT = { module: 'nodenext', moduleResolution: 'nodenext' };
const BUNDLER = { module: 'esnext', moduleResolution: 'bundler' };

describe('every entry point', () => {
  it('can be imported', async () => {
    await runs(loading(NAMES));
  });

  it('can be required where there is CommonJS', async () => {
    const points = COMMONJS.flatMap(installation.entryPointsOf);
    installation.write('main.cjs', points.map((point) => `require('${point}');\n`).join(''));
    expect(await installation.run('node', 'main.cjs')).toMatchObject({ code: 0 });
  });

  it('has valid declarations in ES modules of Node, in CommonJS, and for bundlers', async () => {
    await compiles({ 'main.ts': importing(COMMONJS), 'main.cts': importing(COMMONJS, 'cts') }, NODENEXT);
    await compiles({ 'main.ts': importing(COMMONJS) }, BUNDLER);
  });

  it('of @finops/contract-test has declarations', async () => {
    await compiles({ 'main.ts': importing(['@finops/contract-test']) }, { ...NODENEXT, skipLibCheck: true });
  });

  // The declarations that the tester brings with it, and TypeScript 5, take several times as long.
  it.runIf(isSoak)('has valid declarations with all that it brings, for TypeScript 5 too', async () => {
    await compiles({ 'main.ts': importing(NAMES) }, NODENEXT);
    await compiles({ 'main.ts': importing(NAMES) }, BUNDLER);
    const typescript = 'scripts/node_modules/typescript';
    await compiles({ 'main.ts': importing(NAMES) }, NODENEXT, typescript);
    await compiles({ 'main.ts': importing(NAMES) }, BUNDLER, typescript);
  });

  it.runIf(isSoak).each(NAMES)('can be imported where %s alone is installed', async (name) => {
    const alone = install([name], packed.tarballs);
    onTestFinished(() => alone.remove());
    await runs(loading([name], alone), alone);
  });
});

it('@finops/client: a program for moduleResolution node compiles with the oldest TypeScript that it supports, and runs as CommonJS', {
  timeout: 120_000,
}, async () => {
  const stated = /TypeScript (\d+\.\d+) and later/.exec(
    readFileSync(join(root, 'packages/client/README.md'), 'utf8'),
  )?.[1];
  const { version: oldest } = JSON.parse(readFileSync(join(root, OLDEST_TYPESCRIPT, 'package.json'), 'utf8'));
  expect(oldest).toMatch(`${stated}.`);
  installation.write(
    'consumer.cts',
    `import { ConnectionError, createClient, type Balance } from '@finops/client';
import { validateAccessTokens } from '@finops/client/access-tokens';
import { operationTable } from '@finops/contract';
import { loadDocument } from '@finops/contract/document';

const client = createClient({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
const amountOf = (balance: Balance): string => balance.available.amount;
// @ts-expect-error: an amount is no number.
((balance: Balance): number => balance.available.amount);
client.balances
  .get('USDT')
  .then(amountOf)
  .catch((error: unknown) => console.log(error instanceof ConnectionError));
console.log(typeof validateAccessTokens, operationTable.getBalance.method, loadDocument().openapi);
`,
  );
  const compilerOptions = {
    ...{ target: 'es2021', module: 'commonjs', moduleResolution: 'node', strict: true },
    ...{ exactOptionalPropertyTypes: true, skipLibCheck: false, types: [] },
  };
  installation.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['consumer.cts'] }));
  const types = await installation.run(process.execPath, join(root, OLDEST_TYPESCRIPT, 'bin/tsc'));
  expect(types).toEqual({ code: 0, output: '' });
  const ran = await installation.run('node', 'consumer.cjs');
  expect(ran).toEqual({ code: 0, output: 'function GET 3.1.0\ntrue\n' });
});

describe('in a browser', () => {
  const names = ['@finops/contract', '@finops/client'];

  it('needs no types of Node', async () => {
    const program = names.map((name) => `export * from '${name}';\n`);
    await compiles({ 'main.ts': program[0] ?? '', 'other.ts': program[1] ?? '' }, { ...BUNDLER, types: [] });
  });

  it.each(names)('%s bundles without modules of Node, and only what is used', async (name) => {
    const warnings: string[] = [];
    const bundle = async (source: string) => {
      installation.write('entry.mjs', source);
      const build = await rolldown({
        input: join(installation.path, 'entry.mjs'),
        platform: 'browser',
        onLog: (_level, { message }) => void warnings.push(message),
      });
      const { output } = await build.generate({ format: 'esm' });
      await build.close();
      return output[0];
    };
    const whole = await bundle(`export * from '${name}';`);
    expect(warnings).toEqual([]);
    expect([...whole.imports, ...whole.dynamicImports]).toEqual([]);
    expect(whole.exports).not.toEqual([]);
    expect((await bundle(`import '${name}';`)).code.trim()).toBe('');
  });
});

it('@finops/cli: its command runs', async () => {
  const version = packed.tarballs.find(({ name }) => name === '@finops/cli')?.version;
  const finops = (...args: string[]) =>
    installation.run('node', 'node_modules/@finops/cli/bin/finops.js', ...args);
  expect(await finops('--version')).toEqual({ code: 0, output: `${version}\n` });
  expect(await finops('help', 'trigger')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Usage:'),
  });
  expect(
    await finops('events', 'list', '--api-key', 'key', '--console-url', 'http://127.0.0.1:9'),
  ).toMatchObject({
    code: 1,
    output: expect.stringContaining('console_unreachable'),
  });
});

it('@finops/client: calls a server', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`, request.headers.authorization);
    response.setHeader('Content-Type', 'application/json');
    response.end('{"status":"success","message":"","data":{"id":"BAL_1"}}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const output = await runs(
    `import { createClient } from '@finops/client';
  const baseUrl = 'http://127.0.0.1:${(server.address() as AddressInfo).port}';
  const client = createClient({ baseUrl, credential: { accessToken: 'secret-token' } });
  console.log((await client.balances.get('USDT')).id);`,
  );
  expect(output).toBe('BAL_1\n');
  expect(seen).toEqual(['GET /v1/balances/USDT', 'Bearer secret-token']);
});

/** The blocks of TypeScript in a document, each with what it prints if the document says so. */
const blocksOf = (document: string) =>
  [
    ...readFileSync(join(root, document), 'utf8').matchAll(
      /^```ts\n([\s\S]*?)^```(?:\n\n```text\n([\s\S]*?)^```)?/gm,
    ),
  ].map(([, source = '', printed]) => ({ source, printed }));

it('@finops/client: its README compiles, and prints what it says', { timeout: 600_000 }, async () => {
  const { thing: sandbox, giveBack } = await borrowed<Sandbox>(inject('sandbox'));
  onTestFinished(giveBack);
  vi.stubEnv('FINOPS_API_KEY', sandbox.credentials.apiKey);
  const blocks = blocksOf('packages/client/README.md');
  const examples = blocks.map(({ source }, index) => {
    const here = source
      .replaceAll(documented('api'), sandbox.api)
      .replaceAll(documented('issuer'), sandbox.issuer);
    installation.write(`example-${index}.mjs`, here);
    return [`example-${index}.ts`, here];
  });
  await compiles(Object.fromEntries(examples), { ...NODENEXT, lib: undefined });
  expect(blocks.filter(({ printed }) => printed !== undefined).length).toBeGreaterThanOrEqual(6);
  for (const [index, { printed }] of blocks.entries()) {
    if (printed === undefined) continue;
    const { output } = await installation.run('node', `example-${index}.mjs`);
    expect(output, `block ${index + 1}`).toBe(printed);
  }
});

/** Where a part of the repository answers, as documents write it. */
const documented = (part: Part): string => `http://127.0.0.1:${parts[part].port}`;

it('@finops/contract: gives the tables, the document and the validation of access tokens', async () => {
  const output = await runs(
    `import { operationTable } from '@finops/contract';
  import { InvalidAccessToken, validateAccessTokens } from '@finops/contract/access-tokens';
  import { loadConsoleDocument, loadDocument } from '@finops/contract/document';
  const { paths } = loadDocument();
  console.log('getBalance' in operationTable, operationTable.getBalance.path in paths);
  console.log(loadConsoleDocument().openapi);
  const tokens = validateAccessTokens({ issuer: 'https://auth.example.com', client: 'c', keys: async () => ({ keys: [] }) });
  console.log(await tokens.verify('no token').catch((error) => error instanceof InvalidAccessToken));`,
  );
  expect(output).toBe('true true\n3.1.0\ntrue\n');
});

it('@finops/contract-express: mounts a document on Express and validates both ways', async () => {
  const output = await runs(
    `import { contractApp, listen } from '@finops/contract-express';
  const mistakes = [];
  const contract = contractApp({
    document: ${JSON.stringify(DOCUMENT)},
    handlers: { getThing: ({ path }) => ({ status: 200, body: { id: path.id === 2 ? 'two' : path.id } }) },
    newRequestId: () => 'req_1',
    admit: () => undefined,
    errorReply: (error) => ({ status: error.kind === 'mistake' ? 500 : 400, headers: {}, body: {} }),
    mistakes: 'fail',
    onMistake: ({ faults }) => mistakes.push(...faults),
  });
  const server = await listen(contract, { port: 0, host: '127.0.0.1' });
  for (const id of ['1', 'one', '2']) {
    const response = await fetch(server.url + '/things/' + id);
    console.log(response.status, await response.text());
  }
  console.log(mistakes);
  await server.close();`,
  );
  expect(output).toContain('200 {"id":1}\n400 {}\n500 {}\n');
  expect(output).toContain('body/id must be integer');
});

it('@finops/contract-test: npx contract says how it is used, compares two documents, and tests a server', async () => {
  const contract = (...args: string[]) =>
    installation.run('node', 'node_modules/@finops/contract-test/bin/contract.js', ...args);
  const help = await installation.run('npx', '--no-install', 'contract', '--help');
  expect(help).toMatchObject({ code: 0, output: expect.stringContaining('Usage: contract <command>') });
  const version = packed.tarballs.find(({ name }) => name === '@finops/contract-test')?.version;
  const printed = await contract('--version');
  expect(printed).toMatchObject({ code: 0, output: expect.stringContaining(version ?? '') });
  installation.write('old.json', JSON.stringify(DOCUMENT));
  installation.write('new.json', JSON.stringify(DOCUMENT).replaceAll('things', 'stuff'));
  const diff = await contract('diff', 'old.json', 'new.json');
  expect(diff).toMatchObject({ code: 1, output: expect.stringContaining('getThing') });
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"id":1}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = ['--spec', 'old.json', '--target', target, '--profile', 'mock', '--operations', 'getThing'];
  const run = await contract('test', ...options);
  expect(run).toMatchObject({ code: 0, output: expect.stringContaining('no error') });
});
