import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { testAccounts } from '../../../../test/harness/seed/account-parts.ts';
import { expectRecorded } from '../../../../test/harness/seed/recorded-example.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import type { Act } from '../../../domain/accounts/audit-entry.ts';
import { AppReviews } from '../../../domain/oauth/app-reviews.ts';
import type { OAuthApp } from '../../../domain/oauth/oauth-app.ts';
import { type CreatedOAuthApp, OAuthApps } from '../../../domain/oauth/oauth-apps.ts';
import { oauthAppStore } from '../../../storage/issuer/postgres-oauth-app-store.ts';
import { randomIds, systemRandomness } from '../../../system.ts';
import { createdOauthAppBody, oauthAppBody } from './oauth-app-body.ts';

const resources = new URL('../../../../../../spec/console/resources/', import.meta.url);
const example = (name: string) => parse(readFileSync(new URL(`${name}.yaml`, resources), 'utf8')).value;

/** Every app in the examples, each with its place. */
const shown = ['oauth-apps/examples/', 'platform-oauth-apps/examples/'].flatMap((folder) =>
  readdirSync(new URL(folder, resources)).flatMap((name) => {
    const file = new URL(folder + name, resources);
    const data: unknown = parse(readFileSync(file, 'utf8')).value?.data;
    const apps = Array.isArray(data)
      ? data.map((body, index) => ({ body, path: ['value', 'data', index] }))
      : [{ body: data, path: ['value', 'data'] }];
    return apps
      .filter(({ body }) => Boolean(body?.client_id))
      .map((app) => ({ name, record: { file, ...app } }));
  }),
);

const {
  name,
  homepage_url: homepageUrl,
  redirect_uris: redirectUris,
  scopes,
} = example('oauth-apps/examples/oauth-app-create');
const { data: created } = example('oauth-apps/examples/oauth-app-created');
const { data: rotated } = example('oauth-apps/examples/oauth-app-rotated');
const refusedChange = example('platform-oauth-apps/examples/oauth-app-reject-change');
const { id, business_id: businessId, client_id: clientId } = created;
const known: Readonly<Record<string, string>> = { OAP_: id, BNF_: rotated.beneficiary.id };
const member: Act = { actor: { kind: 'user', id: created.created_by }, requestId: 'req_0000000000000000' };
const reviewer: Act = {
  actor: { kind: 'administrator', id: 'USR_0000000000000000' },
  requestId: 'req_0000000000000000',
};

/** The history of the app of the examples. */
const life: Readonly<
  Record<string, (apps: OAuthApps, reviews: AppReviews) => Promise<OAuthApp | CreatedOAuthApp>>
> = {
  '2026-04-06T10:00:00Z': (apps) =>
    apps.create(
      member,
      businessId,
      { name, homepageUrl, redirectUris, scopes },
      { clientId, secret: created.client_secret },
    ),
  '2026-04-06T15:00:00Z': (_, reviews) =>
    reviews.decide(
      reviewer,
      id,
      'oauth_app.rejected',
      example('platform-oauth-apps/examples/oauth-app-reject').reason,
    ),
  '2026-04-06T16:00:00Z': (apps) => apps.submit(member, businessId, id),
  '2026-04-07T11:30:00Z': (_, reviews) =>
    reviews.registerBeneficiary(
      reviewer,
      id,
      example('platform-oauth-apps/examples/beneficiary-create').name,
    ),
  '2026-04-07T12:00:00Z': (_, reviews) =>
    reviews.decide(
      reviewer,
      id,
      'oauth_app.approved',
      undefined,
      new Date(example('platform-oauth-apps/examples/oauth-app-approve').updated_at),
    ),
  '2026-05-02T08:00:00Z': (_, reviews) =>
    reviews.decide(
      reviewer,
      id,
      'oauth_app.suspended',
      example('platform-oauth-apps/examples/oauth-app-suspend').reason,
    ),
  '2026-05-03T08:00:00Z': (_, reviews) => reviews.decide(reviewer, id, 'oauth_app.reinstated'),
  '2026-05-04T11:10:00Z': (apps) => apps.rotate(member, businessId, id, rotated.client_secret),
  '2026-05-05T09:00:00Z': (apps) =>
    apps.update(member, businessId, id, example('oauth-apps/examples/oauth-app-rename')),
  '2026-05-05T10:00:00Z': (_, reviews) =>
    reviews.decide(
      reviewer,
      id,
      'oauth_app.rejected',
      refusedChange.reason,
      new Date(refusedChange.updated_at),
    ),
  '2026-05-06T09:00:00Z': (apps) =>
    apps.update(member, businessId, id, {
      redirectUris: example('oauth-apps/examples/oauth-app-update').redirect_uris,
    }),
};

let database: TestDatabase;
const lived = new Map<string, OAuthApp | CreatedOAuthApp>();

beforeAll(async () => {
  database = await postgres.open();
  const { accounts, parts } = testAccounts(database);
  const business = accounts.businesses.plan({ name: 'Lender', countryId: 'NG' });
  await parts.store.change(businessId, (records) =>
    records.business.insert({ ...business, id: businessId, kybStatus: 'verified' }),
  );
  const store = oauthAppStore(database);
  const clock = movedClock('2026-04-06T10:00:00Z');
  const ids = { next: (prefix: string) => known[prefix] ?? randomIds.next(prefix) };
  const apps = new OAuthApps({ store, clock, ids, randomness: systemRandomness, environment: 'sandbox' });
  const reviews = new AppReviews({ store, clock, ids });
  for (const [at, step] of Object.entries(life)) {
    clock.advance(Date.parse(at) - clock.now().getTime());
    lived.set(at, await step(apps, reviews));
  }
});
afterAll(() => database.close());

it.each(shown)('the example $name is what its requests have made of the app', ({ record }) => {
  const app = lived.get(record.body.updated_at);
  if (app === undefined) throw new Error(`The app did not change at ${record.body.updated_at}.`);
  const isCreated = 'clientSecret' in app && 'client_secret' in record.body;
  expectRecorded(record, isCreated ? createdOauthAppBody(app) : oauthAppBody(app));
});

it('the examples show every state', () => {
  const states = new Set(shown.map(({ record }) => record.body.status));
  expect([...states].toSorted()).toEqual(['approved', 'pending', 'rejected', 'suspended']);
});
