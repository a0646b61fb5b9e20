import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertAllFree } from './ports.ts';
import { type Command, startCommand } from './testing/command.ts';
import { freePorts } from './testing/free-ports.ts';

const directory = mkdtempSync(join(tmpdir(), 'start-'));
const readyFile = join(directory, 'ready.json');
const STARTED = 'Ctrl-C stops everything.';
let ports: { mock: number; docs: number };
let running: Command | undefined;

function start(
  program = process.execPath,
  args = ['scripts/start.ts'],
  env: NodeJS.ProcessEnv = {},
): Command {
  return startCommand(program, args, {
    READY_FILE: readyFile,
    MOCK_PORT: String(ports.mock),
    DOCS_PORT: String(ports.docs),
    ...env,
  });
}

async function portsFree(): Promise<void> {
  for (;;) {
    const env = { MOCK_PORT: String(ports.mock), DOCS_PORT: String(ports.docs) };
    const taken = await assertAllFree(['mock', 'docs'], env).catch(() => true);
    if (taken !== true) return;
  }
}

beforeAll(async () => {
  const [mock = 0, docs = 0] = await freePorts(2);
  ports = { mock, docs };
});

afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.ended;
  running = undefined;
});

afterAll(() => rmSync(directory, { recursive: true }));

describe('npm start', () => {
  it('says where everything is, in the banner and in the ready file, and the printed lines work', async () => {
    running = start();
    await running.prints(STARTED);
    expect(JSON.parse(readFileSync(readyFile, 'utf8'))).toEqual({
      api: null,
      issuer: null,
      mock: `http://127.0.0.1:${ports.mock}`,
      docs: `http://127.0.0.1:${ports.docs}`,
      dashboard: null,
      console: null,
      credentials: { apiKey: expect.any(String) },
    });
    const lines = running.output().match(/^ *curl .*$/gm) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines) {
      const call = startCommand('bash', ['-c', `${line.trim()} --silent --write-out ' %{http_code}'`]);
      expect(await call.ended).toBe(0);
      expect(call.output()).toMatch(line.includes('code=422') ? / 422$/ : / 200$/);
    }
    expect((await fetch(`http://127.0.0.1:${ports.docs}/index.html`)).status).toBe(200);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops everything on %s and removes the ready file',
    async (signal) => {
      running = start();
      await running.prints(STARTED);
      running.child.kill(signal);
      expect(await running.ended).toBe(0);
      expect(existsSync(readyFile)).toBe(false);
      await portsFree();
    },
  );

  it.each([
    ['npm start', 'SIGINT'],
    ['npm start', 'SIGTERM'],
    ['npm start', 'SIGKILL'],
    ['scripts/start.ts', 'SIGKILL'],
  ] as const)('leaves nothing behind when %s gets %s', async (program, signal) => {
    running = program === 'npm start' ? start('npm', ['start']) : start();
    await running.prints(STARTED);
    running.child.kill(signal);
    await running.ended;
    await portsFree();
  });

  it('names the variable of a taken port and starts nothing', async () => {
    running = start();
    await running.prints(STARTED);
    const [other = 0] = await freePorts(1);
    const second = start(undefined, undefined, { DOCS_PORT: String(other) });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Port ${ports.mock} for the mock is taken by another program. Set MOCK_PORT to a free port.`,
    );
    expect(existsSync(readyFile)).toBe(true);
  });

  it('refuses a port that is none', async () => {
    const command = start(undefined, undefined, { MOCK_PORT: 'eighty' });
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain('MOCK_PORT is "eighty"');
  });
});
