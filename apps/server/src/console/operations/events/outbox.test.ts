import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import {
  type ConsoleServer,
  PASSWORD,
  type Person,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import type { Business } from '../../../domain/accounts/business.ts';

describe.each([postgres])('the outbox of the sandbox on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let owner: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
    business = await console.business();
    owner = await console.person({ business });
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });

  const outbox = async (as: Person) => {
    const answer = await console.call('GET /console/v1/sandbox/outbox', { as });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return Object(answer.body).data as Record<string, string>[];
  };
  const recipients = async (as: Person) => (await outbox(as)).map(({ to }) => to);
  const invite = (email: string, as = owner) =>
    console.call('POST /console/v1/invitations', { as, body: { email, role: 'owner' } });

  test('200: owners read what their business caused; developers, viewers and other businesses do not', async () => {
    await invite('sofia@example.com');
    const [mail] = await outbox(owner);
    expect(mail).toMatchObject({ to: 'sofia@example.com', subject: 'You are invited to Noether Library' });
    expect(mail?.text).toMatch(/^inv_\w{40}$/m);
    for (const role of ['developer', 'viewer'] as const) {
      expect(await outbox(await console.person({ business, role }))).toEqual([]);
    }
    expect(await outbox(await console.person({ business: await console.business('Foreign') }))).toEqual([]);
    expect(await outbox(await console.person({ administrator: true }))).toEqual([]);
    expect(await outbox(await console.person())).toEqual([]);
  });

  test('200: everybody reads what is to the own address', async () => {
    const viewer = await console.person({ business: await console.business('Elsewhere'), role: 'viewer' });
    await invite(viewer.email);
    expect(await recipients(viewer)).toEqual([viewer.email]);
  });

  test('200: nobody but the recipient reads a password reset', async () => {
    const member = await console.person({ business, role: 'viewer' });
    await console.call('POST /console/v1/password_resets', { body: { email: member.email } });
    expect(await recipients(member)).toEqual([member.email]);
    for (const other of [owner, await console.person({ administrator: true })]) {
      expect(await recipients(other)).not.toContain(member.email);
    }
  });

  test('200: administrators read the invitation of a first owner', async () => {
    const administrator = await console.person({ administrator: true });
    const body = { name: 'Fresh', country_id: 'NG', owner_email: 'fresh@example.com' };
    await console.call('POST /console/v1/platform/businesses', { as: administrator, body });
    expect(await recipients(administrator)).toEqual(['fresh@example.com']);
    expect(await recipients(owner)).not.toContain('fresh@example.com');
  });

  test('200: by pages, and nothing that has expired', async () => {
    const place = await console.business('Pages');
    const as = await console.person({ business: place });
    for (const name of ['one', 'two', 'three']) {
      console.clock.advance(1000);
      await invite(`${name}@example.com`, as);
    }
    const page = async (query: string) => {
      const { body } = await console.call(`GET /console/v1/sandbox/outbox${query}`, { as });
      return Object(body);
    };
    const first = await page('?limit=2');
    expect(first.data.map(({ to }: { to: string }) => to)).toEqual(['three@example.com', 'two@example.com']);
    const second = await page(`?limit=2&cursor=${encodeURIComponent(first.pagination.next_cursor)}`);
    expect(second.data.map(({ to }: { to: string }) => to)).toEqual(['one@example.com']);
    console.clock.advance(7 * 86_400_000);
    const later = await console.person({ business: place });
    expect(await outbox(later)).toEqual([]);
  });

  test('200: with another SECRET_KEY what was written before is left out', async () => {
    const place = await console.business('Rekeyed');
    const as = await console.person({ business: place });
    await invite('sofia@example.com', as);
    const rekeyed = await startConsole(database, { SECRET_KEY: randomBytes(32).toString('base64') });
    onTestFinished(() => rekeyed.stop());
    rekeyed.clock.advance(console.clock.now().getTime() - rekeyed.clock.now().getTime());
    const answer = await rekeyed.call('GET /console/v1/sandbox/outbox', { as });
    expect([answer.status, Object(answer.body).data]).toEqual([200, []]);
  });

  test('production has none, and without SMTP it invites nobody and resets no password: 503, and nothing is written', async () => {
    const production = await postgres.open();
    const server = await startConsole(production, {
      ENVIRONMENT: 'production',
      DATABASE_URL: production.url ?? '',
      SECRET_KEY: randomBytes(32).toString('base64'),
      PERSONAL_DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
      ISSUER_URL: 'https://auth.example.com',
      DASHBOARD_URL: 'https://dashboard.example.com',
      ALLOW_SIMULATED: 'true',
    });
    onTestFinished(async () => {
      await server.stop();
      await production.close();
    });
    const place = await server.business();
    const as = await server.person({ business: place });
    const administrator = await server.person({ administrator: true });
    const vacant = await server.business('Vacant');
    const calls: [string, object, Person | undefined][] = [
      ['/invitations', { email: 'sofia@example.com', role: 'viewer' }, as],
      ['/password_resets', { email: as.email }, undefined],
      ['/password_resets', { email: 'nobody@example.com' }, undefined],
      [
        '/platform/businesses',
        { name: 'New', country_id: 'NG', owner_email: 'a@example.com' },
        administrator,
      ],
      [`/platform/businesses/${vacant.id}/invitation`, { owner_email: 'a@example.com' }, administrator],
    ];
    for (const [path, body, caller] of calls) {
      const answer = await server.call(`POST /console/v1${path}`, { body, ...(caller && { as: caller }) });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.text('message')).toContain('No e-mail server is connected');
      expect(answer.headers.get('retry-after')).toBe('3600');
    }
    const { kysely } = production;
    const written = await Promise.all([
      kysely.selectFrom('invitation').select('invitation_id').execute(),
      kysely.selectFrom('invitation_directory').select('invitation_id').execute(),
      kysely.selectFrom('mail').select('mail_id').execute(),
      kysely.selectFrom('business').select('business_id').where('name', '=', 'New').execute(),
    ]);
    expect(written).toEqual([[], [], [], []]);
    const signedIn = await server.call('POST /console/v1/session', {
      body: { email: as.email, password: PASSWORD },
    });
    expect(signedIn.status).toBe(201);
    const said = server.log.map(({ message }) => message);
    expect(said).toContain(
      'SMTP_URL is not set: invitations and password resets answer 503, because no e-mail can be sent.',
    );
    expect(said.filter((message) => String(message).startsWith('TRUSTED_PROXIES is not set'))).toHaveLength(
      1,
    );
  });
});
