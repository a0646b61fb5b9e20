import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { freePorts } from '../processes/free-ports.ts';
import { type Command, startCommand } from '../testing/command.ts';
import { borrowed, shared } from '../testing/once-per-run.ts';
import { type Sandbox, startedParts } from '../testing/sandbox.ts';
import { assertAllFree, type Part, parts } from './ports.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
const STARTED = 'Ctrl-C stops everything.';
const directory = mkdtempSync(join(tmpdir(), 'start-'));
const readyFile = join(directory, 'ready.json');
/** Every start of this file, so that none is left behind by a test that fails. */
const begun: Command[] = [];
/** Ports that a test of its own may use. */
let ports: Record<string, string>;

function start(
  program = process.execPath,
  args = ['scripts/start/start.ts'],
  env: NodeJS.ProcessEnv = {},
): Command {
  const variables = { RUN_DIR: directory, DATA_DIR: join(directory, 'data'), ...ports, ...env };
  const command = startCommand(program, args, variables);
  begun.push(command);
  return command;
}

async function freeVariables(): Promise<Record<string, string>> {
  const free = await freePorts(startedParts.length);
  return Object.fromEntries(startedParts.map((part, index) => [parts[part].variable, String(free[index])]));
}

/** Resolves once nothing listens on the ports. */
async function portsFree(): Promise<void> {
  await vi.waitUntil(
    () =>
      assertAllFree([...startedParts], ports).then(
        () => true,
        () => false,
      ),
    {
      timeout: 120_000,
    },
  );
}

/** The child of a process that runs a file, once there is one. */
function childOf(parent: number | undefined, file: string): Promise<number> {
  const find = (): number => {
    const { stdout } = spawnSync('pgrep', ['-P', String(parent), '-f', file], { encoding: 'utf8' });
    return Number(stdout);
  };
  return vi.waitUntil(find, { timeout: 120_000 });
}

/** The status of a call, and its body. */
async function call(url: string, init?: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, init);
  return { status: response.status, body: await response.json() };
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const withKey = ({ credentials }: Pick<Sandbox, 'credentials'>): Record<string, string> => ({
  Authorization: `Bearer ${credentials.apiKey}`,
});

/** The status that a printed line is for. */
function expectedStatus(line: string): number {
  if (line.includes('code=422')) return 422;
  if (line.includes('limit=0')) return 400;
  return line.includes(' -d ') ? 201 : 200;
}

beforeAll(async () => {
  ports = await freeVariables();
});

afterAll(async () => {
  for (const { child } of begun) child.kill('SIGTERM');
  await Promise.all(begun.map(({ ended }) => ended));
  rmSync(directory, { recursive: true });
});

// Starting takes as long as the machine is busy.
describe('npm start', { timeout: 600_000 }, () => {
  describe('a sandbox that runs', () => {
    let sandbox: Sandbox;
    let giveBack: () => Promise<void>;

    beforeAll(async () => {
      ({ thing: sandbox, giveBack } = await borrowed<Sandbox>(inject('sandbox')));
    }, 600_000);
    afterAll(() => giveBack());

    /** What it has printed until now. */
    const output = async (): Promise<string> => (await shared<Sandbox>(inject('sandbox'))).output;
    const prints = (text: string): Promise<boolean> =>
      vi.waitUntil(async () => (await output()).includes(text), { timeout: 120_000 });
    const startBeside = (env: NodeJS.ProcessEnv): Command =>
      start(undefined, undefined, { RUN_DIR: sandbox.directory, ...sandbox.env, ...env });

    it('says where everything is, in the banner and in the ready file, and the printed lines work', async () => {
      const at = (part: Part): string => `http://127.0.0.1:${sandbox.env[parts[part].variable]}`;
      expect(read(sandbox.readyFile)).toEqual({
        pid: sandbox.pid,
        startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        ...Object.fromEntries(startedParts.map((part) => [part, at(part)])),
        dashboard: null,
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
      expect(statSync(sandbox.readyFile).mode & 0o777).toBe(0o600);
      const lines = sandbox.output.match(/^ *curl .*$/gm) ?? [];
      expect(lines.filter((line) => line.includes(sandbox.api)).length).toBeGreaterThanOrEqual(4);
      for (const line of lines) {
        const pasted = startCommand('bash', ['-c', `${line.trim()} --silent --write-out ' %{http_code}'`]);
        expect(await pasted.ended).toBe(0);
        expect(pasted.output(), line).toMatch(new RegExp(` ${expectedStatus(line)}$`));
      }
      expect((await fetch(`${sandbox.docs}/index.html`)).status).toBe(200);
    });

    it('gives credentials that open the API and the console, and never logs them', async () => {
      const { credentials } = sandbox;
      const headers = withKey(sandbox);
      const balances = await call(`${sandbox.api}/v1/balances`, { headers });
      expect(balances).toMatchObject({
        status: 200,
        body: {
          data: expect.arrayContaining([
            expect.objectContaining({ currency: 'USDT', profile_id: credentials.businessId }),
          ]),
        },
      });
      expect((await call(`${sandbox.console}/console/v1/sandbox`, { headers })).status).toBe(200);
      const session = await call(`${sandbox.console}/console/v1/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials.user),
      });
      expect(session).toMatchObject({
        status: 201,
        body: { data: { business: { id: credentials.businessId } } },
      });
      const log = (await output()).match(/^\{.*\}$/gm) ?? [];
      expect(
        log.filter((line) => line.includes('createSession') || line.includes('listBalances')),
      ).not.toEqual([]);
      for (const secret of [credentials.apiKey, credentials.user.password, credentials.oauth.client_secret]) {
        expect(log.filter((line) => line.includes(secret))).toEqual([]);
      }
    });

    it('says that a sandbox of this checkout already runs, even when only some of its ports are wanted', async () => {
      const { pid, api, readyFile } = sandbox;
      const [other = 0] = await freePorts(1);
      for (const env of [{}, { API_PORT: String(other) }]) {
        const second = startBeside(env);
        expect(await second.ended).toBe(1);
        expect(second.output().trim()).toBe(
          `A sandbox of this checkout already runs at ${api}, as process ${pid}. Stop it with Ctrl-C where it was started, or with: kill ${pid}`,
        );
      }
      expect(existsSync(readyFile)).toBe(true);
    });

    it('leaves the ready file of a running system alone when a second start fails later', async () => {
      const { api, env, readyFile } = sandbox;
      const before = read(readyFile);
      const second = startBeside(ports);
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`The data directory ${env.DATA_DIR} is in use`);
      expect(read(readyFile)).toEqual(before);
      expect((await call(`${api}/v1/balances`, { headers: withKey(sandbox) })).status).toBe(200);
    });

    it('goes on when the mock and the docs die, says so, and starts them again', async () => {
      for (const part of ['mock', 'docs'] as const) {
        process.kill(await childOf(sandbox.pid, `apps/${part}/src/main`), 'SIGKILL');
        await prints(
          `${part} ended with SIGKILL; the rest goes on, and the ${parts[part].name} starts again.`,
        );
        expect((await call(`${sandbox.api}/v1/balances`, { headers: withKey(sandbox) })).status).toBe(200);
        await prints(`The ${parts[part].name} answers on ${sandbox[part]} again.`);
        expect((await fetch(sandbox[part])).status).toBeLessThan(500);
      }
    });

    it('keeps a ready file for each of two sandboxes, and shows that of the one started last that still runs', async () => {
      const [first, last] = [sandbox.env, ports].map(({ API_PORT }) =>
        join(sandbox.directory, `${API_PORT}/ready.json`),
      ) as [string, string];
      const second = startBeside({ ...ports, DATA_DIR: join(directory, 'data') });
      await second.prints(STARTED);
      expect(read(first)).toMatchObject({ pid: sandbox.pid, api: sandbox.api });
      expect(read(last)).toMatchObject({ pid: second.child.pid });
      expect(read(sandbox.readyFile)).toEqual(read(last));
      const opened = await call(`${read(last).api}/v1/balances`, {
        method: 'POST',
        headers: { ...withKey(read(last)), 'Content-Type': 'application/json' },
        body: JSON.stringify({ currency: 'EUR' }),
      });
      expect(opened.status).toBe(201);
      copyFileSync(last, readyFile);

      second.child.kill('SIGKILL');
      await second.ended;
      await vi.waitUntil(() => read(sandbox.readyFile).api === sandbox.api, { timeout: 120_000 });
      expect(existsSync(dirname(last))).toBe(false);
      await portsFree();
    });
  });

  it('takes away the ready file of a sandbox that was killed before anything else', async () => {
    const { credentials } = read(readyFile);
    writeFileSync(join(directory, 'credentials.json'), JSON.stringify(credentials));
    const command = start(undefined, undefined, { MOCK_PORT: 'eighty' });
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain('MOCK_PORT is "eighty"');
    expect(existsSync(readyFile)).toBe(false);
  });

  it('goes on with the same data and credentials after it was killed, until SIGINT stops everything', async () => {
    const sandbox = start('npm', ['start']);
    await sandbox.prints(STARTED);
    const ready = read(readyFile);
    expect(ready.credentials).toEqual(read(join(directory, 'credentials.json')));
    expect(await call(`${ready.api}/v1/balances/EUR`, { headers: withKey(ready) })).toEqual({
      status: 200,
      body: expect.objectContaining({ data: expect.objectContaining({ currency: 'EUR' }) }),
    });
    sandbox.child.kill('SIGINT');
    expect(await sandbox.ended).toBe(0);
    expect(existsSync(readyFile)).toBe(false);
    expect(existsSync(join(directory, `${ports.API_PORT}`))).toBe(false);
    await portsFree();
  });

  it('stops everything when its server is killed', async () => {
    const sandbox = start();
    process.kill(await childOf(sandbox.child.pid, 'apps/server/'), 'SIGKILL');
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.output()).toContain('server ended with SIGKILL; stopping the rest.');
    expect(existsSync(readyFile)).toBe(false);
    await portsFree();
  });

  it('leaves nothing behind when npm is killed', async () => {
    const sandbox = start('npm', ['start']);
    await sandbox.prints('Starting the server and the mock');
    sandbox.child.kill('SIGKILL');
    await sandbox.ended;
    await portsFree();
    expect(existsSync(readyFile)).toBe(false);
  });

  it.runIf(process.env.SOAK === 'true').each(SIGNALS)(
    'leaves nothing behind when npm gets %s while all of it runs',
    async (signal) => {
      const sandbox = start('npm', ['start']);
      await sandbox.prints(STARTED);
      sandbox.child.kill(signal);
      await sandbox.ended;
      await portsFree();
    },
  );

  it('names the variables of all ports that foreign programs have, and starts nothing', async () => {
    const taken = ['api', 'mock'] as const;
    const holders = await Promise.all(
      taken.map(async (part) => {
        const holder = createServer().listen(Number(ports[parts[part].variable]), '127.0.0.1');
        await once(holder, 'listening');
        return holder;
      }),
    );
    const command = start();
    expect(await command.ended).toBe(1);
    for (const holder of holders) holder.close();
    expect(command.output().trim().split('\n')).toEqual([
      `Port ${ports.API_PORT} for the API is taken by another program. Set API_PORT to a free port.`,
      `Port ${ports.MOCK_PORT} for the mock is taken by another program. Set MOCK_PORT to a free port.`,
    ]);
    expect(existsSync(readyFile)).toBe(false);
  });

  it('refuses arguments', async () => {
    const command = start('npm', ['start', '--silent', '--', '--foo']);
    expect(await command.ended).toBe(1);
    expect(command.output()).toBe(
      'npm start takes no arguments, but got --foo. See spec/guides/running.md for its environment variables.\n',
    );
  });
});
