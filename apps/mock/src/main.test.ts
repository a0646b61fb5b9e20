import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { smallDocument } from '../test/small-document.ts';
import { main } from './main.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-'));
  bundle = join(folder, 'openapi.json');
  await writeFile(bundle, JSON.stringify(smallDocument));
});
afterAll(() => rm(folder, { recursive: true }));

interface Run {
  readonly child: ChildProcess;
  /** Waits until stdout and stderr together match. */
  readonly until: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly exit: Promise<number | null>;
  readonly output: () => string;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, MOCK_PORT: '0', ...env },
  });
  let output = '';
  let look = (): void => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      look();
    });
  }
  const exit = new Promise<number | null>((fulfil) => child.on('close', fulfil));
  const until = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((fulfil, reject) => {
      look = () => {
        const found = pattern.exec(output);
        if (found !== null) fulfil(found);
      };
      look();
      void exit.then((code) => reject(new Error(`Ended with ${code} before ${pattern}: ${output}`)));
    });
  return { child, until, exit, output: () => output };
}

test('it prints one line, answers, reloads on a change, and ends at SIGTERM without waiting for open connections', {
  timeout: 120_000,
}, async () => {
  const { child, until, exit, output } = run(['--watch', bundle]);
  const [line, url = ''] = await until(/^The mock listens on (http:\S+)\n/);
  expect(output()).toBe(line);
  expect((await fetch(`${url}/v1/things`)).status).toBe(200);

  await writeFile(bundle, '{"openapi": "3.1.0"');
  await until(/keeps the earlier contract/);
  expect((await fetch(`${url}/v1/things`)).status).toBe(200);
  const { '/v1/things': things, ...others } = smallDocument.paths;
  await writeFile(bundle, JSON.stringify({ ...smallDocument, paths: { ...others, '/v1/others': things } }));
  await until(/has reloaded/);
  expect((await fetch(`${url}/v1/others`)).status).toBe(200);

  const open = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  await once(open, 'connect');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  open.destroy();
});

test('without a bundle it answers for the API and for the console', async () => {
  const { child, until, exit } = run([]);
  const [, url = ''] = await until(/^The mock listens on (http:\S+)\n/);
  const shown = async (path: string) => {
    const headers = { Authorization: 'Bearer any', Cookie: 'finops_session=any' };
    const reply = await fetch(`${url}${path}`, { headers });
    return [reply.status, ((await reply.json()) as { message: string }).message];
  };
  expect(await shown('/v1/balances')).toEqual([200, 'Balances retrieved.']);
  expect(await shown('/console/v1/session')).toEqual([200, 'Session retrieved.']);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('a taken port is one clear line and exit 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((fulfil) => other.once('listening', fulfil));
  const address = other.address();
  const port = String(typeof address === 'object' && address?.port);
  const { exit, output } = run([], { MOCK_PORT: port });
  expect(await exit).toBe(1);
  expect(output()).toBe(`The mock cannot start: Port ${port} is taken. Set MOCK_PORT to another.\n`);
  other.close();
});

test.each([
  [
    'no contract',
    ['/no/such/file.json'],
    '4012',
    'There is no contract at /no/such/file.json. Run `npm run codegen`',
  ],
  ['a port that is none', [], '70000', 'MOCK_PORT is 70000'],
])('%s is refused in one clear line', async (_, args, port, message) => {
  vi.stubEnv('MOCK_PORT', port);
  const refusal = await main(args).catch((error: Error) => error.message);
  expect(refusal).toContain(message);
  expect(refusal).not.toContain('\n');
});
