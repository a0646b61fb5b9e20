import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStore } from '../storage/account-store.ts';
import { startConsole } from '../testing/console-server.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { askPassword } from './ask-password.ts';

const command = new URL('./create-administrator.ts', import.meta.url).pathname;
const PASSWORD = 'correct horse battery staple';

/** Runs the command as a process that sees these variables and no others. */
async function run(environment: Readonly<Record<string, string>>, args: readonly string[], input: string) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

describe('on PostgreSQL', () => {
  let database: TestDatabase;
  let environment: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const postgres = databases.find(({ name }) => name === 'PostgreSQL');
    if (postgres === undefined) throw new Error('There is no PostgreSQL to test on.');
    database = await postgres.open();
    environment = { DATABASE_URL: database.url ?? '' };
  });
  afterAll(() => database.close());

  test('a new person gets a user, signs in and administers', async () => {
    const made = await run(environment, ['Ada@Example.com'], `${PASSWORD}\n`);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain('is a new user');
    expect(made.stdout).toContain('/console/v1/session');
    expect(made.stdout).not.toContain(PASSWORD);
    const console = await startConsole(database);
    const session = await console.call('POST /console/v1/session', {
      body: { email: 'ada@example.com', password: PASSWORD },
    });
    await console.stop();
    expect(session.body).toMatchObject({ data: { administrator: true } });
    expect((await run(environment, ['ada@example.com'], '')).stdout).toContain('Nothing was changed');
  });

  test('someone with a user keeps the password and is not asked for one', async () => {
    const console = await startConsole(database);
    const { id, email } = await console.person({ business: await console.business() });
    await console.stop();
    const { users } = accountStore(database);
    const before = await users.find(id);
    const made = await run(environment, [email], '');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(await users.find(id)).toEqual({ ...before, isAdministrator: true });
  });

  test.each([
    [
      'a short password',
      ['grace@example.com'],
      'elevenchars\n',
      'The password needs at least 12 characters.',
    ],
    ['no password', ['grace@example.com'], '', 'No password was given. Nothing was changed.'],
    ['no address', [], '', 'Give one e-mail address: npm run administrator -- you@example.com'],
    ['no e-mail address', ['grace'], '', 'Give one e-mail address'],
    ['a password as an argument', ['grace@example.com', PASSWORD], '', 'Give one e-mail address'],
  ])('%s: exit code 1, a sentence, and no user', async (_, args, input, sentence) => {
    const refused = await run(environment, args, input);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(sentence);
    expect(refused.stderr).not.toMatch(/^\s+at /m);
    expect(await accountStore(database).directory.emails.find('grace@example.com')).toBeUndefined();
  });
});

test('on the embedded database, which it leaves for the server', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'administrator-'));
  try {
    const environment = { DATA_DIR: join(directory, 'data') };
    const made = await run(environment, ['ada@example.com'], `${PASSWORD}\n`);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect((await run(environment, ['ada@example.com'], '')).stdout).toContain('Nothing was changed');
  } finally {
    await rm(directory, { recursive: true });
  }
});

describe('a password typed on a terminal', () => {
  async function type(...lines: string[]) {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    const shown: string[] = [];
    const output = {
      write: (text: string) => {
        shown.push(text);
        const line = text.endsWith(': ') ? lines.shift() : undefined;
        if (line !== undefined) setImmediate(() => input.write(`${line}\r`));
        return true;
      },
    };
    const password = await askPassword({ input, output });
    return { password, shown: shown.join('') };
  }

  test('is not shown', async () => {
    const { password, shown } = await type(PASSWORD, PASSWORD);
    expect(password).toBe(PASSWORD);
    expect(shown).toBe('Password (at least 12 characters): \nThe same again: \n');
  });

  test('is refused when it is not typed alike twice', async () => {
    await expect(type(PASSWORD, `${PASSWORD}x`)).rejects.toThrow('The two passwords differ.');
  });

  test('Ctrl-C changes nothing', async () => {
    await expect(type('\u0003')).rejects.toThrow('No password was given.');
  });
});
