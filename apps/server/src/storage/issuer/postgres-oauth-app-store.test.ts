import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watched } from '../../../test/harness/explained.ts';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { testAccounts } from '../../../test/harness/seed/account-parts.ts';
import type { MovedClock } from '../../../test/harness/worlds/moved-clock.ts';
import { movedClock } from '../../../test/harness/worlds/moved-clock.ts';
import type { Act } from '../../domain/accounts/audit-entry.ts';
import { AppReviews } from '../../domain/oauth/app-reviews.ts';
import { OAuthApps } from '../../domain/oauth/oauth-apps.ts';
import { randomIds, systemRandomness } from '../../system.ts';
import { oauthClientStore } from '../directory/postgres-oauth-clients.ts';
import { oauthAppStore } from './postgres-oauth-app-store.ts';

const ACT: Act = { actor: { kind: 'user', id: 'USR_0000000000000001' }, requestId: 'req_test000000000000' };
const NEW = {
  name: 'Lending Desk',
  homepageUrl: 'https://lender.example.com',
  redirectUris: ['https://lender.example.com/callback', 'http://localhost:8080/"{},NULL'],
  scopes: ['openid', 'pledges:write'],
} as const;

describe.each(databases)('OAuth apps on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: MovedClock;
  let apps: OAuthApps;
  let reviews: AppReviews;
  let clients: ReturnType<typeof oauthClientStore>;
  let businessId: string;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = movedClock();
    const store = oauthAppStore(database);
    apps = new OAuthApps({
      store,
      clock,
      ids: randomIds,
      randomness: systemRandomness,
      environment: 'sandbox',
    });
    reviews = new AppReviews({ store, clock, ids: randomIds });
    clients = oauthClientStore(database.kysely, clock);
    const { accounts, parts } = testAccounts(database);
    const business = accounts.businesses.plan({ name: 'Lender', countryId: 'NG' });
    businessId = business.id;
    await parts.store.change(businessId, (records) =>
      records.business.insert({ ...business, kybStatus: 'verified' }),
    );
  });

  it('keeps an app with all that becomes of it, and its client has what the issuer needs', async () => {
    const { clientSecret, ...created } = await apps.create(ACT, businessId, NEW);
    expect(await apps.get(businessId, created.id)).toEqual(created);
    const client = {
      clientId: created.clientId,
      appId: created.id,
      businessId,
      name: NEW.name,
      homepageUrl: NEW.homepageUrl,
      redirectUris: NEW.redirectUris,
    };
    const none = { approvedScopes: [], beneficiaryId: undefined, familiesEndedAt: undefined };
    expect(await clients.find(created.clientId)).toEqual({ ...client, ...none, status: 'pending' });
    clock.advance(1);
    const { beneficiary } = await reviews.registerBeneficiary(ACT, created.id, 'Lending Desk Ltd');
    await reviews.decide(ACT, created.id, 'oauth_app.approved');
    await apps.rotate(ACT, businessId, created.id);
    const approved = { ...client, status: 'approved', approvedScopes: NEW.scopes };
    const known = { beneficiaryId: beneficiary?.id, familiesEndedAt: undefined };
    expect(await clients.find(created.clientId)).toEqual({ ...approved, ...known });
    clock.advance(1000);
    const suspended = await reviews.decide(ACT, created.id, 'oauth_app.suspended', 'Fraud.');
    expect(await apps.get(businessId, created.id)).toEqual(suspended);
    expect(suspended).toMatchObject({
      beneficiary: {
        id: beneficiary?.id,
        name: 'Lending Desk Ltd',
        createdAt: new Date(clock.now().getTime() - 1000),
      },
      reviewReason: 'Fraud.',
      familiesEndedAt: clock.now(),
      updatedAt: clock.now(),
      createdAt: created.createdAt,
    });
    expect(suspended.previousSecretExpiresAt).toEqual(new Date(clock.now().getTime() - 1000 + 86_400_000));
    expect(await clients.find(created.clientId)).toEqual({
      ...client,
      status: 'suspended',
      approvedScopes: [],
      beneficiaryId: beneficiary?.id,
      familiesEndedAt: clock.now(),
    });
    expect(await clients.authenticate(created.clientId, clientSecret)).toEqual(
      await clients.find(created.clientId),
    );
  });

  it('keeps a secret as its hash alone, and it opens its own client alone', async () => {
    const one = await apps.create(ACT, businessId, NEW);
    const other = await apps.create(ACT, businessId, NEW);
    const { rows } = await sql<{ row: string }>`
      SELECT row_to_json(app)::text AS row FROM oauth_app AS app`.execute(database.kysely);
    expect(JSON.stringify(rows)).not.toContain(one.clientSecret);
    const opens = async (clientId: string, secret: string) =>
      (await clients.authenticate(clientId, secret))?.clientId === clientId;
    expect(await opens(one.clientId, one.clientSecret)).toBe(true);
    expect(await opens(one.clientId, other.clientSecret)).toBe(false);
    expect(await opens(one.clientId, '')).toBe(false);
    expect(await opens(other.clientId, other.clientSecret)).toBe(true);
  });

  it.each([
    'service-oauth2-00000000-0000-4000-8000-000000000000-test',
    'OAP_0000000000000000',
    '',
    'service-oauth2-\0',
  ])('knows no client %j', async (clientId) => {
    expect(await clients.find(clientId)).toBeUndefined();
    expect(await clients.authenticate(clientId, '')).toBeUndefined();
  });

  it('knows no client of the other environment', async () => {
    const { clientId, clientSecret } = await apps.create(ACT, businessId, NEW);
    const live = clientId.replace(/test$/, 'live');
    expect(await clients.find(live)).toBeUndefined();
    expect(await clients.authenticate(live, clientSecret)).toBeUndefined();
  });

  it('finds a client in one statement, by its secret too', async () => {
    const { clientId, clientSecret } = await apps.create(ACT, businessId, NEW);
    const watch = watched(database);
    const seen = oauthClientStore(watch.database.kysely, clock);
    watch.taken();
    expect(await seen.find(clientId)).toBeDefined();
    expect(watch.taken()).toHaveLength(1);
    expect(await seen.authenticate(clientId, clientSecret)).toMatchObject({ clientId });
    expect(watch.taken()).toHaveLength(1);
  });

  it('an app that is refused leaves nothing, and an entry without its app leads nowhere', async () => {
    for (let count = 0; count < 20; count += 1) await apps.create(ACT, businessId, NEW);
    const clientId = 'service-oauth2-00000000-0000-4000-8000-00000000000a-test';
    await expect(apps.create(ACT, businessId, NEW, { clientId, secret: 'one' })).rejects.toThrow(
      'This business has 20 OAuth apps, the maximum.',
    );
    const entries = () =>
      database.kysely.selectFrom('oauth_client_directory').where('client_id', '=', clientId).execute();
    expect(await entries()).toEqual([]);
    await oauthAppStore(database).clients.insert({ clientId, businessId, id: 'OAP_0000000000000000' });
    expect(await clients.find(clientId)).toBeUndefined();
    expect(await clients.authenticate(clientId, 'one')).toBeUndefined();
  });

  it('an app whose commit breaks off keeps the entry of its client, which it may need', async () => {
    const store = oauthAppStore(database);
    const broken = new OAuthApps({
      store: {
        ...store,
        change: async (business, work) => {
          await store.change(business, work);
          throw new Error('The connection is lost.');
        },
      },
      clock,
      ids: randomIds,
      randomness: systemRandomness,
      environment: 'sandbox',
    });
    await expect(broken.create(ACT, businessId, NEW)).rejects.toThrow('The connection is lost.');
    const request = { sort: 'asc', limit: 100, from: undefined } as const;
    const { entries } = await apps.list(businessId, request);
    expect(entries).toHaveLength(1);
    const { clientId, id } = entries[0] ?? { clientId: '', id: '' };
    const { clientSecret } = await apps.rotate(ACT, businessId, id);
    expect(await clients.authenticate(clientId, clientSecret)).toEqual(await clients.find(clientId));
  });
});
