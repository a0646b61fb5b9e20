import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freeServerPorts } from '../free-ports.ts';
import { type Part, parts } from '../ports.ts';
import { root } from '../root.ts';
import { serverReady, startServer } from '../server-program.ts';
import { type Installation, install } from './installation.ts';
import { packPackages } from './pack-packages.ts';

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

const OLDEST_TYPESCRIPT = 'packages/client/node_modules/typescript';

/** TypeScript 5 takes four times as long as the compiler of the repository, so only `npm run test:soak` tries it too. */
const COMPILERS = [
  'node_modules/typescript',
  ...(process.env.SOAK === 'true' ? ['scripts/node_modules/typescript'] : []),
];

const installations = new Map<string, Installation>();
let directory: string;
let version: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'packages-'));
  const tarballs = packPackages(directory);
  version = tarballs[0]?.version ?? '';
  for (const name of [...NAMES, '@finops/cli']) {
    installations.set(name, install(name, tarballs, name === '@finops/client' ? IN_EXAMPLES : []));
  }
}, 120_000);
afterAll(() => {
  for (const installation of installations.values()) installation.remove();
  rmSync(directory, { recursive: true, force: true });
});

function installed(name: string): Installation {
  const installation = installations.get(name);
  if (installation === undefined) throw new Error(`${name} is not installed.`);
  return installation;
}

/** Runs a module to its end in an installation; it has to succeed. */
async function runs(installation: Installation, source: string): Promise<string> {
  installation.write('main.mjs', source);
  const { code, output } = await installation.run('node', 'main.mjs');
  expect(code, output).toBe(0);
  return output;
}

/** Checks in an installation that entry points can be imported from TypeScript, and every declaration that is reached. */
async function compiles(
  installation: Installation,
  entryPoints: readonly string[],
  options: object,
  compiler = 'node_modules/typescript',
  file = 'main.ts',
): Promise<void> {
  const imports = entryPoints.map((point, index) =>
    isJson(point)
      ? `import data${index} from '${point}'${file.endsWith('.cts') ? '' : " with { type: 'json' }"};\nvoid data${index};\n`
      : `import * as names${index} from '${point}';\nvoid names${index};\n`,
  );
  installation.write(file, imports.join(''));
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
    ...{ noEmit: true, resolveJsonModule: true },
    ...options,
  };
  installation.write('tsconfig.json', JSON.stringify({ compilerOptions, files: [file] }));
  const { code, output } = await installation.run(process.execPath, join(root, compiler, 'bin/tsc'));
  expect(output).toBe('');
  expect(code).toBe(0);
}

const isJson = (point: string): boolean => point.endsWith('.json');

const NODENEXT = { module: 'nodenext', moduleResolution: 'nodenext' };
const BUNDLER = { module: 'esnext', moduleResolution: 'bundler' };

describe.each(NAMES)('every entry point of %s', (name) => {
  it('can be imported', async () => {
    const imports = installed(name).entryPoints.map((point) =>
      isJson(point) ? `await import('${point}', { with: { type: 'json' } });` : `await import('${point}');`,
    );
    await runs(installed(name), imports.join('\n'));
  });

  it.each(COMPILERS)(
    'has valid declarations in ES modules of Node and for bundlers, for %s',
    async (compiler) => {
      const installation = installed(name);
      for (const resolution of [NODENEXT, BUNDLER]) {
        await compiles(installation, installation.entryPoints, { ...resolution, types: ['node'] }, compiler);
      }
    },
  );
});

describe.each(COMMONJS)('every entry point of %s in CommonJS', (name) => {
  it('can be required', async () => {
    const { entryPoints, write, run } = installed(name);
    write('main.cjs', entryPoints.map((point) => `require('${point}');\n`).join(''));
    expect(await run('node', 'main.cjs')).toMatchObject({ code: 0 });
  });

  it('has valid declarations', async () => {
    const installation = installed(name);
    const options = { ...NODENEXT, types: ['node'] };
    await compiles(installation, installation.entryPoints, options, undefined, 'main.cts');
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
  const installation = installed('@finops/client');
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

describe.each(['@finops/contract', '@finops/client'])('%s in a browser', (name) => {
  it('needs no types of Node', async () => {
    await compiles(installed(name), [name], { ...BUNDLER, types: [] });
  });

  it('bundles without modules of Node, and only what is used', async () => {
    const warnings: string[] = [];
    const bundle = async (source: string) => {
      installed(name).write('entry.mjs', source);
      const build = await rolldown({
        input: join(installed(name).path, 'entry.mjs'),
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
  const { run } = installed('@finops/cli');
  const finops = (...args: string[]) => run('node', 'node_modules/@finops/cli/bin/finops.js', ...args);
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
    installed('@finops/client'),
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

it('@finops/client: its README compiles, and prints what it says', { timeout: 120_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'readme-'));
  const env = {
    ...(await freeServerPorts()),
    ...{ DATA_DIR: data, LOG_LEVEL: 'warn' },
  };
  const server = startServer(env);
  onTestFinished(async () => {
    await server.stop();
    rmSync(data, { recursive: true });
    vi.unstubAllEnvs();
  });
  const { addresses, credentials } = await serverReady(server, env);
  vi.stubEnv('FINOPS_API_KEY', credentials.apiKey);
  const installation = installed('@finops/client');
  const blocks = blocksOf('packages/client/README.md');
  const files = blocks.map(({ source }, index) => {
    const here = source
      .replaceAll(documented('api'), addresses.api)
      .replaceAll(documented('issuer'), addresses.issuer);
    installation.write(`example-${index}.ts`, here);
    installation.write(`example-${index}.mjs`, here);
    return `example-${index}.ts`;
  });
  const compilerOptions = {
    ...NODENEXT,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2022',
    types: ['node'],
    noEmit: true,
  };
  installation.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  const types = await installation.run(process.execPath, join(root, 'node_modules/typescript/bin/tsc'));
  expect(types).toEqual({ code: 0, output: '' });
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
    installed('@finops/contract'),
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
    installed('@finops/contract-express'),
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

it('@finops/contract-test: npx contract says how it is used, and which version it is', async () => {
  const installation = installed('@finops/contract-test');
  const help = await installation.run('npx', '--no-install', 'contract', '--help');
  expect(help).toMatchObject({ code: 0, output: expect.stringContaining('Usage: contract <command>') });
  const printed = await installation.run('npx', '--no-install', 'contract', '--version');
  expect(printed).toMatchObject({ code: 0, output: expect.stringContaining(version) });
});

it('@finops/contract-test: npx contract compares two documents, and tests a server', async () => {
  const installation = installed('@finops/contract-test');
  installation.write('old.json', JSON.stringify(DOCUMENT));
  installation.write('new.json', JSON.stringify(DOCUMENT).replaceAll('things', 'stuff'));
  const diff = await installation.run('npx', '--no-install', 'contract', 'diff', 'old.json', 'new.json');
  expect(diff).toMatchObject({ code: 1, output: expect.stringContaining('getThing') });
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"id":1}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = ['--spec', 'old.json', '--target', target, '--profile', 'mock', '--operations', 'getThing'];
  const run = await installation.run('npx', '--no-install', 'contract', 'test', ...options);
  expect(run).toMatchObject({ code: 0, output: expect.stringContaining('no error') });
});
