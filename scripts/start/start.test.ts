import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../processes/free-ports.ts';
import { type Command, startCommand } from '../testing/command.ts';
import { assertAllFree, type Part, parts } from './ports.ts';

const directory = mkdtempSync(join(tmpdir(), 'start-'));
const readyFile = join(directory, 'ready.json');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
const STARTED = 'Ctrl-C stops everything.';
const started: Part[] = ['api', 'issuer', 'console', 'mock', 'docs'];
const ports = new Map<Part, number>();
let running: Command | undefined;

const portVariables = (): NodeJS.ProcessEnv =>
  Object.fromEntries([...ports].map(([part, port]) => [parts[part].variable, String(port)]));

const address = (part: Part): string => `http://127.0.0.1:${ports.get(part)}`;

function start(
  program = process.execPath,
  args = ['scripts/start/start.ts'],
  env: NodeJS.ProcessEnv = {},
): Command {
  return startCommand(program, args, {
    RUN_DIR: directory,
    DATA_DIR: join(directory, 'data'),
    ...portVariables(),
    ...env,
  });
}

async function portsFree(): Promise<void> {
  for (;;) {
    const taken = await assertAllFree(started, portVariables()).catch(() => true);
    if (taken !== true) return;
  }
}

/** Sends the signal; nothing is left then. */
async function stops({ child, ended }: Command, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  expect(await ended).toBe(0);
  expect(existsSync(readyFile)).toBe(false);
  await portsFree();
}

/** The status of a call, and its body. */
async function call(url: string, init?: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, init);
  return { status: response.status, body: await response.json() };
}

const ready = () => JSON.parse(readFileSync(readyFile, 'utf8'));
const withKey = (): RequestInit => ({ headers: { Authorization: `Bearer ${ready().credentials.apiKey}` } });

/** The status that a printed line is for. */
function expectedStatus(line: string): number {
  if (line.includes('code=422')) return 422;
  if (line.includes('limit=0')) return 400;
  return line.includes(' -d ') ? 201 : 200;
}

beforeAll(async () => {
  const free = await freePorts(started.length);
  for (const [index, part] of started.entries()) ports.set(part, free[index] ?? 0);
});

afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.ended;
  running = undefined;
});

afterAll(() => rmSync(directory, { recursive: true }));

describe('npm start', { timeout: 60_000 }, () => {
  describe('a sandbox that runs', () => {
    let sandbox: Command;

    beforeAll(async () => {
      sandbox = start();
      await sandbox.prints(STARTED);
    });
    afterAll(async () => {
      sandbox.child.kill('SIGTERM');
      await sandbox.ended;
    });

    it('says where everything is, in the banner and in the ready file, and the printed lines work', async () => {
      expect(ready()).toEqual({
        pid: sandbox.child.pid,
        startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        api: address('api'),
        issuer: address('issuer'),
        mock: address('mock'),
        docs: address('docs'),
        dashboard: null,
        console: address('console'),
        credentials: {
          apiKey: expect.stringMatching(/^[A-Za-z0-9+/]+={0,2}$/),
          publicKey: expect.stringMatching(/^pub_/),
          businessId: expect.stringMatching(/^BUS_/),
          user: { email: expect.stringContaining('@'), password: expect.any(String) },
          customerIds: [expect.stringMatching(/^CUS_/), expect.stringMatching(/^CUS_/)],
          oauth: {
            client_id: expect.stringMatching(/^service-oauth2-.*-test$/),
            client_secret: expect.stringMatching(/^[\w-]{43}$/),
            redirect_uri: 'http://localhost:3000/callback',
            scopes: expect.arrayContaining(['openid', 'offline_access', 'pledges:write']),
          },
        },
      });
      expect(statSync(readyFile).mode & 0o777).toBe(0o600);
      const lines = sandbox.output().match(/^ *curl .*$/gm) ?? [];
      expect(lines.filter((line) => line.includes(address('api'))).length).toBeGreaterThanOrEqual(4);
      for (const line of lines) {
        const pasted = startCommand('bash', ['-c', `${line.trim()} --silent --write-out ' %{http_code}'`]);
        expect(await pasted.ended).toBe(0);
        expect(pasted.output(), line).toMatch(new RegExp(` ${expectedStatus(line)}$`));
      }
      expect((await fetch(`${address('docs')}/index.html`)).status).toBe(200);
    });

    it('gives credentials that open the API and the console, and never logs them', async () => {
      const { credentials } = ready();
      const balances = await call(`${address('api')}/v1/balances`, withKey());
      expect(balances).toMatchObject({
        status: 200,
        body: {
          data: expect.arrayContaining([
            expect.objectContaining({ currency: 'USDT', profile_id: credentials.businessId }),
          ]),
        },
      });
      expect((await call(`${address('console')}/console/v1/sandbox`, withKey())).status).toBe(200);
      const session = await call(`${address('console')}/console/v1/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials.user),
      });
      expect(session).toMatchObject({
        status: 201,
        body: { data: { business: { id: credentials.businessId } } },
      });
      const log = sandbox.output().match(/^\{.*\}$/gm) ?? [];
      expect(
        log.filter((line) => line.includes('createSession') || line.includes('listBalances')),
      ).not.toEqual([]);
      for (const secret of [credentials.apiKey, credentials.user.password, credentials.oauth.client_secret]) {
        expect(log.filter((line) => line.includes(secret))).toEqual([]);
      }
    });

    it('says that a sandbox of this checkout already runs, even when only some of its ports are wanted', async () => {
      const { pid } = sandbox.child;
      const [other = 0] = await freePorts(1);
      for (const env of [{}, { API_PORT: String(other) }]) {
        const second = start(undefined, undefined, env);
        expect(await second.ended).toBe(1);
        expect(second.output().trim()).toBe(
          `A sandbox of this checkout already runs at ${address('api')}, as process ${pid}. Stop it with Ctrl-C where it was started, or with: kill ${pid}`,
        );
      }
      expect(existsSync(readyFile)).toBe(true);
    });

    it('leaves the ready file of a running system alone when a second start fails later', async () => {
      const before = ready();
      const free = await freePorts(started.length);
      const others = Object.fromEntries(
        started.map((part, index) => [parts[part].variable, String(free[index])]),
      );
      const second = start(undefined, undefined, others);
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`The data directory ${join(directory, 'data')} is in use`);
      expect(ready()).toEqual(before);
      expect((await call(`${address('api')}/v1/balances`, withKey())).status).toBe(200);
    });

    it('goes on when the mock and the docs die, says so, and starts them again', async () => {
      for (const part of ['mock', 'docs'] as const) {
        const child = execFileSync(
          'pgrep',
          ['-P', String(sandbox.child.pid), '-f', `apps/${part}/src/main`],
          {
            encoding: 'utf8',
          },
        );
        process.kill(Number(child), 'SIGKILL');
        await sandbox.prints(
          `${part} ended with SIGKILL; the rest goes on, and the ${parts[part].name} starts again.`,
        );
        expect((await call(`${address('api')}/v1/balances`, withKey())).status).toBe(200);
        await sandbox.prints(`The ${parts[part].name} answers on ${address(part)} again.`);
        expect((await fetch(address(part))).status).toBeLessThan(500);
      }
    });

    it('stops everything on SIGINT and removes the ready file', () => stops(sandbox, 'SIGINT'));
  });

  it('keeps a ready file for each of two sandboxes, and shows that of the one started last that still runs', async () => {
    running = start();
    await running.prints(STARTED);
    const free = await freePorts(started.length);
    const others = Object.fromEntries(
      started.map((part, index) => [parts[part].variable, String(free[index])]),
    );
    const second = start(undefined, undefined, { ...others, DATA_DIR: join(directory, 'other') });
    await second.prints(STARTED);
    const fileOf = (port?: number) => JSON.parse(readFileSync(join(directory, `${port}/ready.json`), 'utf8'));
    expect(fileOf(ports.get('api'))).toMatchObject({ pid: running.child.pid, api: address('api') });
    expect(fileOf(free[0])).toMatchObject({ pid: second.child.pid });
    expect(ready()).toEqual(fileOf(free[0]));

    second.child.kill('SIGKILL');
    await second.ended;
    await expect.poll(() => ready().api, { timeout: 10_000 }).toBe(address('api'));
    expect(existsSync(join(directory, String(free[0])))).toBe(false);
    await stops(running, 'SIGTERM');
    expect(existsSync(join(directory, String(ports.get('api'))))).toBe(false);
  });

  // The first two are handed on in one way.
  it.each(process.env.SOAK === undefined ? SIGNALS.slice(1) : SIGNALS)(
    'leaves nothing behind when npm gets %s',
    async (signal) => {
      running = start('npm', ['start']);
      await running.prints(STARTED);
      running.child.kill(signal);
      await running.ended;
      await portsFree();
    },
  );

  it('stops everything when its server is killed, and goes on with the same data and credentials until SIGTERM', async () => {
    running = start();
    await running.prints(STARTED);
    const before = ready().credentials;
    const opened = await call(`${address('api')}/v1/balances`, {
      method: 'POST',
      headers: { ...withKey().headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ currency: 'EUR' }),
    });
    expect(opened.status).toBe(201);
    const server = execFileSync('pgrep', ['-P', String(running.child.pid), '-f', 'apps/server/'], {
      encoding: 'utf8',
    });
    process.kill(Number(server), 'SIGKILL');
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('server ended with SIGKILL; stopping the rest.');
    expect(existsSync(readyFile)).toBe(false);
    await portsFree();

    running = start();
    await running.prints(STARTED);
    expect(ready().credentials).toEqual(before);
    expect(await call(`${address('api')}/v1/balances/EUR`, withKey())).toEqual({
      status: 200,
      body: expect.objectContaining({ data: expect.objectContaining({ currency: 'EUR' }) }),
    });
    await stops(running, 'SIGTERM');
  });

  it('leaves nothing but the ready file behind when it gets SIGKILL, and that is taken away before anything else', async () => {
    running = start();
    await running.prints(STARTED);
    running.child.kill('SIGKILL');
    await running.ended;
    await portsFree();
    expect(existsSync(readyFile)).toBe(true);
    const command = start(undefined, undefined, { MOCK_PORT: 'eighty' });
    expect(await command.ended).toBe(1);
    expect(existsSync(readyFile)).toBe(false);
  });

  it('names the variables of all ports that foreign programs have, and starts nothing', async () => {
    const holders = await Promise.all(
      (['api', 'mock'] as const).map(async (part) => {
        const holder = createServer().listen(ports.get(part), '127.0.0.1');
        await once(holder, 'listening');
        return holder;
      }),
    );
    const command = start();
    expect(await command.ended).toBe(1);
    for (const holder of holders) holder.close();
    expect(command.output().trim().split('\n')).toEqual([
      `Port ${ports.get('api')} for the API is taken by another program. Set API_PORT to a free port.`,
      `Port ${ports.get('mock')} for the mock is taken by another program. Set MOCK_PORT to a free port.`,
    ]);
    expect(existsSync(readyFile)).toBe(false);
  });

  it('refuses a port that is none', async () => {
    const command = start(undefined, undefined, { MOCK_PORT: 'eighty' });
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain('MOCK_PORT is "eighty"');
  });

  it('refuses arguments', async () => {
    const command = start('npm', ['start', '--silent', '--', '--foo']);
    expect(await command.ended).toBe(1);
    expect(command.output()).toBe(
      'npm start takes no arguments, and got --foo; spec/guides/running.md has the variables that it reads.\n',
    );
  });
});
