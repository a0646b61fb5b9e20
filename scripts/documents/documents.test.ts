import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { banner } from '../start/banner.ts';
import { type Part, parts } from '../start/ports.ts';
import { startCommand } from '../testing/command.ts';
import { generatedBundle } from '../testing/generated-bundle.ts';
import { borrowed } from '../testing/once-per-run.ts';
import type { Sandbox } from '../testing/sandbox.ts';

const DOCUMENTS = [
  'README.md',
  'CONTEXT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('{packages,apps}/*/{README,docs/*}.md', { cwd: root }),
];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const tops = globSync('*', { cwd: root });

function codeSpans(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

/** What a document calls a path: it begins at a top-level entry and has no blank and no placeholder. */
function pathsIn(text: string): string[] {
  return codeSpans(text).filter(
    (span) => /^[\w.@/-]+$/.test(span) && tops.includes(span.split('/')[0] ?? ''),
  );
}

function isIgnored(path: string): boolean {
  try {
    execFileSync('git', ['check-ignore', path, `${path}/`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.each(DOCUMENTS)('%s', (file) => {
  const text = read(file);

  it('names only npm commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]);
    expect(named.filter((script) => !scripts.includes(script ?? ''))).toEqual([]);
  });

  it('names only paths that exist or that a command makes', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)) && !isIgnored(path))).toEqual([]);
  });
});

it('README.md shows what npm start prints', () => {
  const [, shown] = /```text\n(Financial Operations API[\s\S]*?)```/.exec(read('README.md')) ?? [];
  const at = (part: Part): string => `http://127.0.0.1:${parts[part].port}`;
  const addresses = {
    api: at('api'),
    issuer: at('issuer'),
    console: at('console'),
    mock: at('mock'),
    docs: at('docs'),
  };
  const credentials = {
    apiKey: 'key',
    publicKey: 'pub_1',
    businessId: 'BUS_1',
    user: { email: 'demo@example.com', password: 'secret' },
    customerIds: ['CUS_1', 'CUS_2'],
    oauth: { client_id: 'client', client_secret: 'secret', redirect_uri: 'http://localhost', scopes: [] },
  };
  expect(shown).toBeDefined();
  expect(banner(addresses, credentials)).toContain(shown);
});

describe('with everything running', () => {
  const API = 'http://127.0.0.1:4010';
  const MOCK = 'http://127.0.0.1:4012';
  let sandbox: Sandbox;
  let giveBack: () => Promise<void>;

  beforeAll(async () => {
    ({ thing: sandbox, giveBack } = await borrowed<Sandbox>(inject('sandbox')));
  }, 600_000);
  afterAll(() => giveBack());

  it('the curl lines of README.md work', async () => {
    const lines = read('README.md').match(/^curl .*$/gm) ?? [];
    expect(lines.filter((line) => line.includes(API)).length).toBeGreaterThanOrEqual(3);
    for (const line of lines) {
      // In one pass: an address here may begin as a documented one does.
      const here = line.replace(/http:\/\/127\.0\.0\.1:\d+/g, (url) =>
        url === MOCK ? sandbox.mock : sandbox.api,
      );
      const call = startCommand('bash', ['-c', `${here} --silent --write-out ' %{http_code}'`], {
        KEY: sandbox.credentials.apiKey,
      });
      expect(await call.ended).toBe(0);
      const status = line.includes('code=404') ? 404 : line.includes(' -d ') ? 201 : 200;
      expect(call.output()).toMatch(new RegExp(` ${status}$`));
    }
  });

  it('the samples of the reference fit the types and work on the mock', async () => {
    const samples = Object.values<string>(generatedBundle('samples.json'));
    const [importLine = ''] = samples[0]?.split('\n') ?? [];
    const functions = samples.map((sample) => `async () => {\n${sample.replace(importLine, '')}}`);
    const settings = {
      baseUrl: sandbox.mock,
      authUrl: sandbox.mock,
      apiKey: 'key',
      clientId: 'app',
      clientSecret: 'secret',
    };
    const program = [
      importLine,
      ...Object.entries(settings).map(([name, value]) => `const ${name} = '${value}';`),
      `for (const sample of [${functions.join(',\n')}]) await sample();`,
    ];
    mkdirSync(join(root, '.run'), { recursive: true });
    const directory = mkdtempSync(join(root, '.run/samples-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    writeFileSync(join(directory, 'samples.ts'), program.join('\n'));
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noUnusedLocals: false },
      include: ['*.ts'],
    };
    writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({ ...config, exclude: [] }));
    const types = startCommand('tsc', ['-p', directory]);
    expect(await types.ended, types.output()).toBe(0);
    const run = startCommand(process.execPath, [join(directory, 'samples.ts')]);
    expect(await run.ended, run.output()).toBe(0);
  });
});
