import { sql } from 'kysely';
import type { Business } from '../../../src/domain/accounts/business.ts';
import { grantableScopes } from '../../../src/domain/accounts/keys/scopes.ts';
import { csrfTokenOf } from '../../../src/domain/accounts/users/session-token.ts';
import { timestampOf } from '../../../src/domain/clock.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { tableClasses } from '../../../src/storage/schema/table-classes.ts';
import { randomIds } from '../../../src/system.ts';
import { seedBusiness } from '../../harness/seed/seed-business.ts';
import { type ConsoleServer, type Person, SYSTEM } from '../../harness/worlds/console-server.ts';
import { profileOf } from '../../harness/worlds/test-profile.ts';
import { openTokenDesk } from '../../harness/worlds/token-desk.ts';
import { fillRecords } from './tenant-records.ts';

/** A business with data of every kind, and what opens it. */
export interface Tenant {
  readonly business: Business;
  readonly owner: Person;
  /** The value of `Authorization`, for an API key of every scope. */
  readonly authorization: string;
  /** The same for an access token of an app that may ask for pledge quotes. */
  readonly appAuthorization: string;
  /** Headers of the owner's session. */
  readonly session: Readonly<Record<string, string>>;
  /** Every identifier that it has, its public keys included. */
  readonly ids: readonly string[];
  readonly customerId: string;
}

/** Fills a new business with profiles, balances, records of money, people, an invitation and keys; all of it is in its audit log. */
export async function fillTenant(
  { accounts, services, clock, ...server }: ConsoleServer,
  database: Database,
): Promise<Tenant> {
  const { kysely } = database;
  const business = await server.business();
  const owner = await server.person({ business });
  await kysely
    .updateTable('business')
    .set({ user_id: owner.id })
    .where('business_id', '=', business.id)
    .execute();
  const act = { ...SYSTEM, actor: { kind: 'user', id: owner.id } } as const;
  await server.person({ business, role: 'developer' });
  await server.person({ business, role: 'viewer' });
  await accounts.invitations.create(act, business.id, {
    email: `${owner.id.toLowerCase()}-guest@example.com`,
    role: 'viewer',
  });
  const key = await accounts.apiKeys.create(act, business.id, { name: 'All', scopes: grantableScopes });
  const publicKey = await accounts.publicKeys.create(act, business.id, 'Shop page');
  const own = profileOf({ businessId: business.id });
  const customerId = randomIds.next('CUS_');
  await kysely
    .insertInto('profile')
    .values({
      business_id: business.id,
      profile_id: customerId,
      kind: 'customer',
      display_currency: 'USD',
      created_at: timestampOf(clock.now()),
    })
    .execute();
  for (const profileId of [business.id, customerId]) {
    const profile = profileOf({ businessId: business.id, profileId });
    for (const currency of ['NGN', 'USDT', 'BTC']) {
      await services.balances.fund(profile, currency, Decimal.parse('5'), 'opening');
    }
  }
  await fillRecords(database, { businessId: business.id, profileId: customerId }, clock.now());
  // Two fills, so that there is a page after the first.
  for (const tokens of ['0.01', '0.005']) {
    const order = { ticker: 'AAPL', side: 'buy', fundingCurrency: 'USDT' } as const;
    await services.stockOrders.execute(own, { ...order, tokens: Decimal.parse(tokens) });
  }
  await services.stockPositions.get(own, 'AAPL');
  const opened = { businessId: business.id };
  const desk = await openTokenDesk({ services, ...server }, { owner: await seedBusiness(database), opened });
  return {
    business,
    owner,
    authorization: `Bearer ${key.credential}`,
    appAuthorization: await desk.bearer(),
    session: { Cookie: `finops_session=${owner.token}`, 'X-CSRF-Token': csrfTokenOf(owner.token) },
    ids: [...new Set([...(await idsOf(kysely, business.id)), publicKey.value])],
    customerId,
  };
}

/** What the tenant tables hold of a business: each row as text, by table. */
export async function rowsOf(
  kysely: Database['kysely'],
  businessId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = new Map<string, string[]>();
  for (const [name, kind] of Object.entries(tableClasses)) {
    if (kind !== 'tenant') continue;
    const found = await sql<{ row: string }>`
      SELECT to_jsonb(one)::text AS row FROM ${sql.table(name)} AS one
      WHERE business_id = ${businessId} ORDER BY 1`.execute(kysely);
    rows.set(
      name,
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}

/** Every identifier in the rows of a business: `PREFIX_` and 16 characters, of deliveries also of base64url. */
async function idsOf(kysely: Database['kysely'], businessId: string): Promise<string[]> {
  const text = [...(await rowsOf(kysely, businessId)).values()].flat().join('\n');
  return [...text.matchAll(/\b[A-Z]{2,4}_[0-9A-Za-z_-]{16}(?![0-9A-Za-z_-])/g)].map(([id]) => id);
}
