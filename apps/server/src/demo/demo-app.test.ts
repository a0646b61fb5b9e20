import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { testAccounts } from '../../test/harness/seed/account-parts.ts';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import type { Act } from '../domain/accounts/audit-entry.ts';
import { AppReviews } from '../domain/oauth/app-reviews.ts';
import { OAuthApps } from '../domain/oauth/oauth-apps.ts';
import { requestableScopes } from '../domain/oauth/oauth-scopes.ts';
import { oauthClientStore } from '../storage/directory/postgres-oauth-clients.ts';
import { oauthAppStore } from '../storage/issuer/postgres-oauth-app-store.ts';
import { randomIds, systemRandomness } from '../system.ts';
import { seedDemoApp } from './demo-app.ts';

const KEY = Buffer.alloc(32, 1);
const ANOTHER_KEY = Buffer.alloc(32, 2);
const SYSTEM: Act = { actor: { kind: 'system', id: 'SYS_console' }, requestId: 'req_test000000000000' };

describe.each(sampledDatabases)('the demo app on $name', ({ open }) => {
  let database: TestDatabase;
  let parts: Parameters<typeof seedDemoApp>[0];
  let businessId: string;

  beforeAll(async () => {
    database = await open();
    const store = oauthAppStore(database);
    const clock = movedClock();
    const ids = randomIds;
    parts = {
      oauthApps: new OAuthApps({ store, clock, ids, randomness: systemRandomness, environment: 'sandbox' }),
      appReviews: new AppReviews({ store, clock, ids }),
      oauthClients: oauthClientStore(database.kysely, clock),
      clients: store.clients,
    };
    const { accounts, parts: accountParts } = testAccounts(database);
    const business = accounts.businesses.plan({ name: 'Demo', countryId: 'NG' });
    businessId = business.id;
    await accountParts.store.change(businessId, (records) =>
      records.business.insert({ ...business, kybStatus: 'verified' }),
    );
  });
  afterAll(() => database.close());

  const seed = (key = KEY) => seedDemoApp(parts, { businessId, ownerId: 'USR_0000000000000001' }, key);
  const rows = () => database.kysely.selectFrom('oauth_app').selectAll().execute();
  const client = async () => parts.oauthClients.find((await seed()).clientId);

  test('is approved with every scope and a beneficiary, and each start gives the same credentials', async () => {
    // As an interrupted start leaves it.
    const clientId = 'service-oauth2-5f0c2a6e-9d14-4b7a-8e35-1c7d90b2f4a8-test';
    await parts.clients.insert({ clientId, businessId, id: 'OAP_0000000000000000' });
    const demo = await seed();
    expect(demo).toMatchObject({
      clientId,
      clientSecret: expect.stringMatching(/^[\w-]{43}$/),
      redirectUri: 'http://localhost:3000/callback',
      scopes: requestableScopes,
    });
    expect(await parts.oauthClients.find(clientId)).toMatchObject({
      businessId,
      status: 'approved',
      approvedScopes: requestableScopes,
      beneficiaryId: expect.stringMatching(/^BNF_/),
      redirectUris: [demo.redirectUri],
    });
    expect(await parts.oauthClients.authenticate(clientId, demo.clientSecret)).toMatchObject({ clientId });
    const before = await rows();
    expect(await seed()).toEqual(demo);
    expect(await rows()).toEqual(before);
  });

  test('with another key the app stays and only the new secret opens it', async () => {
    const before = await seed();
    const after = await seed(ANOTHER_KEY);
    expect(after.clientId).toBe(before.clientId);
    const opens = async (secret: string) =>
      (await parts.oauthClients.authenticate(after.clientId, secret)) !== undefined;
    expect([await opens(before.clientSecret), await opens(after.clientSecret)]).toEqual([false, true]);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['suspended', ['oauth_app.suspended']],
    ['rejected', ['edit', 'oauth_app.rejected']],
    ['pending', ['edit']],
  ] as const)('one that is %s is approved again', async (status, steps) => {
    const id = (await client())?.appId ?? '';
    for (const step of steps) {
      if (step === 'edit') {
        const redirectUris = [`http://localhost:3000/${status}`];
        await parts.oauthApps.update(SYSTEM, businessId, id, { redirectUris });
      } else await parts.appReviews.decide(SYSTEM, id, step, 'A try.');
    }
    expect(await parts.appReviews.get(id)).toMatchObject({ status });
    expect(await client()).toMatchObject({ status: 'approved' });
  });

  test('what its owner has changed stays', async () => {
    const redirectUris = ['http://localhost:8080/back', 'http://localhost:3000/callback'];
    await parts.oauthApps.update(SYSTEM, businessId, (await client())?.appId ?? '', {
      redirectUris,
      scopes: ['openid'],
    });
    expect(await seed()).toMatchObject({ redirectUri: redirectUris[0], scopes: ['openid'] });
    expect(await client()).toMatchObject({ redirectUris, approvedScopes: ['openid'] });
  });
});
