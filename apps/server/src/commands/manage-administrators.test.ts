import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { empty, postgres, type TestDatabase, tableCount } from '../../test/harness/processes/databases.ts';
import { callCommand, runCommand } from '../../test/harness/processes/run-command.ts';
import type { Variables } from '../../test/harness/processes/server-process.ts';
import { PASSWORD as FORMER_PASSWORD, startConsole } from '../../test/harness/worlds/console-server.ts';
import { accountStore } from '../storage/accounts/postgres-account-store.ts';
import { openDatabase } from '../storage/engine/database.ts';
import { migratedTemplate } from '../storage/engine/migrated-template.ts';
import { askPassword } from './ask-password.ts';
import { emailIn } from './email-argument.ts';
import { manageAdministrators } from './manage-administrators.ts';

const PASSWORD = 'correct horse battery staple';

const run = (environment: Variables, args: readonly string[], input: string) =>
  callCommand(manageAdministrators, environment, args, input);

describe('on PostgreSQL', () => {
  let database: TestDatabase;
  let environment: Readonly<Record<string, string>>;

  beforeAll(async () => {
    database = await postgres.open();
    environment = { DATABASE_URL: database.url ?? '' };
  });
  afterAll(() => database.close());

  test('a new person gets a user, signs in and administers', async () => {
    const made = await runCommand('administrator', environment, ['Ada@Example.com'], `${PASSWORD}\n`);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain('was created as an administrator');
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

  test('someone with a user gets a new password, and what the user had before is dead', async () => {
    const console = await startConsole(database);
    const person = await console.person({ business: await console.business() });
    const { email } = person;
    const signIn = (password: string) =>
      console.call('POST /console/v1/session', { body: { email, password } });
    const read = () => console.call('GET /console/v1/session', { as: person });
    expect((await read()).status).toBe(200);
    expect(await run(environment, [email], '')).toMatchObject({ code: 1 });
    expect((await read()).body).toMatchObject({ data: { administrator: false } });
    const made = await run(environment, [email], `${PASSWORD}\n`);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain('all sessions of the user were ended');
    expect((await read()).status).toBe(401);
    expect((await signIn(FORMER_PASSWORD)).status).toBe(401);
    expect((await signIn(PASSWORD)).body).toMatchObject({ data: { administrator: true } });
    await console.stop();
  });

  test('the making of an administrator is in the audit log of the platform', async () => {
    await run(environment, ['hedy@example.com'], `${PASSWORD}\n`);
    const entry = await accountStore(database).directory.emails.find('hedy@example.com');
    const rows = await database.kysely
      .selectFrom('platform_audit_entry')
      .selectAll()
      .where('target', '=', entry?.userId ?? '')
      .execute();
    expect(rows).toMatchObject([{ action: 'administrator.created', actor_kind: 'system' }]);
  });

  test('--reset-password gives any user a new password, and ends what was open by the former one', async () => {
    const console = await startConsole(database);
    const person = await console.person({ business: await console.business() });
    const { email } = person;
    await console.call('POST /console/v1/password_resets', { body: { email } });
    const token = await console.mailedToken(email);
    const made = await run(environment, ['--reset-password', email], `${PASSWORD}\n`);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain(`${email} has a new password. All sessions of the user were ended.`);
    expect((await console.call('GET /console/v1/session', { as: person })).status).toBe(401);
    const signIn = (password: string) =>
      console.call('POST /console/v1/session', { body: { email, password } });
    expect((await signIn(FORMER_PASSWORD)).status).toBe(401);
    expect((await signIn(PASSWORD)).body).toMatchObject({ data: { administrator: false, role: 'owner' } });
    const confirm = 'POST /console/v1/password_resets/confirm';
    expect((await console.call(confirm, { body: { token, new_password: FORMER_PASSWORD } })).status).toBe(
      404,
    );
    await console.stop();
  });

  test('--demote takes the administration away, once, and is in the audit log of the platform', async () => {
    const console = await startConsole(database);
    const person = await console.person({ administrator: true });
    const demote = () => run(environment, ['--demote', person.email], '');
    expect((await demote()).stdout).toContain('is no longer an administrator of the platform');
    const list = await console.call('GET /console/v1/platform/businesses', { as: person });
    expect(list.status).toBe(403);
    expect((await demote()).stdout).toContain('Nothing was changed.');
    const rows = await database.kysely
      .selectFrom('platform_audit_entry')
      .select(['action', 'actor_kind'])
      .where('target', '=', person.id)
      .execute();
    expect(rows).toEqual([{ action: 'administrator.demoted', actor_kind: 'system' }]);
    await console.stop();
  });

  test.each([
    [
      'a reset without a user',
      ['--reset-password', 'grace@example.com'],
      `${PASSWORD}\n`,
      'grace@example.com has no user. Nothing was changed.',
    ],
    [
      'a demotion without a user',
      ['--demote', 'grace@example.com'],
      '',
      'grace@example.com has no user. Nothing was changed.',
    ],
    [
      'an unknown option',
      ['--promote', 'grace@example.com'],
      '',
      'Unknown option --promote. Use --reset-password or --demote.',
    ],
    ['an option without an address', ['--demote'], '', 'Give one e-mail address'],
    [
      'a short password',
      ['grace@example.com'],
      'elevenchars\n',
      'The password has 11 characters. Give one of 12 to 128.',
    ],
    [
      'a long password',
      ['grace@example.com'],
      `${'x'.repeat(129)}\n`,
      'The password has 129 characters. Give one of 12 to 128.',
    ],
    ['a long address', [`${'x'.repeat(250)}@example.com`], '', 'Give one of at most 255.'],
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
    const database = await openDatabase({ directory: environment.DATA_DIR, template: migratedTemplate });
    await database.close();
    const made = await run(environment, ['ada@example.com'], `${PASSWORD}\n`);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect((await run(environment, ['ada@example.com'], '')).stdout).toContain('Nothing was changed');
  } finally {
    await rm(directory, { recursive: true });
  }
});

test('an address is taken when the console takes it', async () => {
  const database = await postgres.open();
  const console = await startConsole(database);
  const taken = (email: string) => {
    try {
      return emailIn([email], 'x') === email;
    } catch {
      return false;
    }
  };
  try {
    for (const email of [
      'a@b.co',
      "o'neil+x@example.com",
      'a@b',
      'a b@example.com',
      'é@example.com',
      'a@exämple.com',
      '.a@example.com',
      'a..b@example.com',
      'a@-b.com',
      '"a"@example.com',
      'a@b_c.com',
      `${'a'.repeat(243)}@example.com`,
      `${'a'.repeat(244)}@example.com`,
    ]) {
      console.clock.advance(10_000);
      const { status } = await console.call('POST /console/v1/session', { body: { email, password: 'x' } });
      expect([email, status]).toEqual([email, taken(email) ? 401 : 400]);
    }
  } finally {
    await console.stop();
    await database.close();
  }
});

test('a database that has not been migrated is told, and stays as it is', async () => {
  const database = await postgres.open();
  await empty(database);
  const refused = await run({ DATABASE_URL: database.url ?? '' }, ['ada@example.com'], `${PASSWORD}\n`);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('No migration has run on the database. Run `npm run migrate`');
  expect(await tableCount(database)).toBe(0);
  await database.close();
});

test('a directory without a database is told, and not made', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'administrator-'));
  try {
    const refused = await run({ DATA_DIR: join(parent, 'data') }, ['ada@example.com'], `${PASSWORD}\n`);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(`There is no deployment in ${join(parent, 'data')}`);
    expect(await readdir(parent)).toEqual([]);
  } finally {
    await rm(parent, { recursive: true });
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
    expect(shown).toBe('New password (12 to 128 characters): \nRepeat the password: \n');
  });

  test('is refused when it is not typed alike twice', async () => {
    await expect(type(PASSWORD, `${PASSWORD}x`)).rejects.toThrow('The two passwords differ.');
  });

  test('Ctrl-C changes nothing', async () => {
    await expect(type('\u0003')).rejects.toThrow('No password was given.');
  });
});
