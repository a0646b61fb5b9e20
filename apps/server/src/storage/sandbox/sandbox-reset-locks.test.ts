import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postgres, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../test/harness/processes/open-transaction.ts';
import { rowCount } from '../../../test/harness/processes/row-count.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import { quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { joinedAreas } from '../../../test/harness/worlds/joined-areas.ts';
import { at, move, newBalance, opening, own } from '../../../test/harness/worlds/test-ledger.ts';
import { tablesOf } from '../../compose/area.ts';
import type { DepositAddress } from '../../domain/addresses/deposit-address.ts';
import type { Holder } from '../../domain/balances/balance-store.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Recipient } from '../../domain/recipients/recipient.ts';
import type { RecordChange } from '../../domain/record.ts';
import type { SandboxStore } from '../../domain/sandbox/sandbox-store.ts';
import type { OpenedAccount } from '../../domain/virtual-accounts/virtual-account.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { bankAccountStore } from '../directory/postgres-bank-accounts.ts';
import type { Database } from '../engine/database.ts';
import { commitJson } from '../ledger/commit-json.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { depositAddressStore } from '../money/postgres-deposit-address-store.ts';
import { quoteStore } from '../money/postgres-quote-store.ts';
import { recipientStore } from '../money/postgres-recipient-store.ts';
import { virtualAccountStore } from '../money/postgres-virtual-account-store.ts';
import type { Tables } from '../schema/tables.ts';
import { sandboxStore } from './postgres-sandbox-store.ts';

const PROFILES = 20;
/** Most commits for which a reset may have to wait; it waits for some dozens. */
const MOST_COMMITS = 4000;
const limits = { mostHeld: () => Decimal.parse('1000000') };

let database: TestDatabase;
let store: SandboxStore;

beforeAll(async () => {
  database = await postgres.open();
  const other = await database.another();
  store = sandboxStore(other, other, tablesOf(await joinedAreas(other)), loadReference().currencies);
});
afterAll(() => database.close());

/** Writes an empty business. */
async function seedBusiness(businessId: string): Promise<Holder> {
  const holder = { businessId, profileId: businessId };
  await seedProfiles(database, [{ ...holder, displayCurrency: 'NGN' }], at);
  return holder;
}

describe('a business that commits without a pause', () => {
  it('is reset while its profiles go on', async () => {
    const businessId = 'BUS_busy';
    const holders = Array.from({ length: PROFILES }, (_, index) => ({
      businessId,
      profileId: index === 0 ? businessId : `CUS_${index}`,
    }));
    await seedProfiles(
      database,
      holders.map((holder) => ({ ...holder, displayCurrency: 'NGN' })),
      at,
    );
    const handles: Database[] = [await database.another(), await database.another()];
    const ledgers = handles.map((handle) => ledgerStore(handle, limits));
    let isReset = false;
    let commits = 0;
    const begun = Promise.withResolvers<void>();
    const busy = holders.flatMap((holder) =>
      ledgers.map(async (ledger) => {
        while (!isReset && commits < MOST_COMMITS) {
          const outcome = await ledger.commit({
            businessId,
            opens: [newBalance(holder)],
            postings: [move('1', opening, own('available', holder))],
          });
          expect(outcome).toEqual({ kind: 'done' });
          commits += 1;
          if (commits === 2 * PROFILES) begun.resolve();
        }
      }),
    );
    await begun.promise;
    const resetting = store
      .reset(businessId, ({ sandbox }) => sandbox.clear())
      .then(() => {
        isReset = true;
      });
    await Promise.all([...busy, resetting]);
    expect(commits).toBeLessThan(MOST_COMMITS);
    const { rows } = await sql`SELECT 1 FROM sandbox_reset`.execute(database.kysely);
    expect(rows).toEqual([]);
  });
});

describe('a reset that waits for a commit', () => {
  const recipientOf = ({ businessId }: Holder): Recipient => ({
    id: 'REC_1',
    businessId,
    active: true,
    ownedByCustomer: false,
    details: { type: 'till', accountName: 'Babbage Instruments', accountNumber: '5123456' },
    createdAt: at,
    updatedAt: at,
  });
  const addressOf = (holder: Holder, address: string): DepositAddress => ({
    ...holder,
    id: `ADR_${address}`,
    currency: 'USDT',
    network: 'TRX',
    address,
    createdAt: at,
  });

  const accountOf = (holder: Holder): OpenedAccount => ({
    ...holder,
    id: 'VBA_1',
    currency: 'NGN',
    accountNumber: '9977581536',
    bankCode: '035',
    bankName: 'Wema Bank',
    createdAt: at,
  });

  const fundAnd = (holder: Holder, ...records: readonly RecordChange[]) =>
    ledgerStore(database, limits).commit({
      businessId: holder.businessId,
      resets: 1,
      opens: [newBalance(holder)],
      postings: [move('1', opening, own('available', holder))],
      records,
    });
  const addressRecord = (holder: Holder) =>
    depositAddressStore(database).record(addressOf(holder, 'Tof_transfer'));
  const accountRecord = ({ businessId }: Holder) =>
    bankAccountStore(database).record({
      bankCode: '035',
      accountNumber: '9911804215',
      businessId,
      transferId: 'TRF_1',
    });

  it.each<[table: keyof Tables, write: (holder: Holder) => Promise<unknown>]>([
    ['posting', (holder) => fundAnd(holder)],
    ['quote', (holder) => quoteStore(database).insert(quoteOf('conversion', holder), { resets: 1 })],
    ['recipient', (holder) => recipientStore(database).insert(recipientOf(holder), { resets: 1 })],
    ['deposit_address', (holder) => depositAddressStore(database).open(addressOf(holder, 'Topened'), 1)],
    ['deposit_address_directory', (holder) => fundAnd(holder, addressRecord(holder))],
    ['bank_account_directory', (holder) => fundAnd(holder, accountRecord(holder))],
    ['virtual_bank_account', (holder) => virtualAccountStore(database).open(accountOf(holder), 1)],
  ])('goes before whoever writes a %s after it', async (table, write) => {
    const holder = await seedBusiness(`BUS_${table}`);
    const { businessId } = holder;
    const commit = await openTransaction(database, sql`SELECT share_business(${businessId})`);
    const resetting = store.reset(businessId, ({ sandbox }) => sandbox.clear());
    await waitForLocks(database, 1);
    const writing = write(holder);
    await waitForLocks(database, 2).finally(commit);
    await Promise.all([resetting, writing]);
    expect(await rowCount(database, table, businessId)).toBe(1);
  });
});

describe('the row of a reset that is under way', () => {
  const begun = (businessId: string, ago: string) =>
    sql`INSERT INTO sandbox_reset VALUES (${businessId}, ${ago}, now() - ${ago}::interval)`.execute(
      database.kysely,
    );
  const namesIn = async (names: RawBuilder<{ name: string }>) =>
    (await names.execute(database.kysely)).rows.map(({ name }) => name);

  afterEach(async () => {
    await sql`DELETE FROM sandbox_reset`.execute(database.kysely);
  });

  it('is not kept by whoever has shared the business, which is', async () => {
    const { businessId } = await seedBusiness('BUS_sharing');
    await begun(businessId, '1 second');
    const free = (table: 'business' | 'sandbox_reset') =>
      namesIn(sql`
        SELECT business_id AS name FROM ${sql.table(table)} WHERE business_id = ${businessId} FOR UPDATE SKIP LOCKED`);
    expect([await free('business'), await free('sandbox_reset')]).toEqual([[businessId], [businessId]]);
    const commit = await openTransaction(database, sql`SELECT share_business(${businessId})`);
    const whileShared = [await free('business'), await free('sandbox_reset')];
    await commit();
    expect(whileShared).toEqual([[], [businessId]]);
  });

  it.each([
    ['1 minute', 'canceling statement due to lock timeout'],
    ['3 minutes', 'shared'],
  ])('is waited for while its reset may be alive: begun %s ago, %s', async (ago, outcome) => {
    const { businessId } = await seedBusiness(`BUS_${ago}`);
    await begun(businessId, ago);
    const reset = await openTransaction(
      database,
      sql`SELECT 1 FROM sandbox_reset WHERE business_id = ${businessId} FOR UPDATE`,
    );
    const sharing = database.transaction(async (transaction) => {
      await sql`SET LOCAL lock_timeout = '200ms'`.execute(transaction);
      await sql`SELECT share_business(${businessId})`.execute(transaction);
      return 'shared';
    });
    const found = await sharing.catch(({ message }: Error) => message);
    await reset();
    expect(found).toBe(outcome);
  });

  it.each([
    ['a commit', (businessId: string) => sql`SELECT share_business(${businessId})`],
    [
      'a batch of two',
      (businessId: string) => {
        const items = JSON.stringify(Array(2).fill(commitJson({ businessId, postings: [] }, limits)));
        return sql`SELECT commit_batch(${businessId}, ${items}::jsonb)`;
      },
    ],
  ])('is not waited for by %s that has shared the business before', async (name, statementOf) => {
    const { businessId } = await seedBusiness(`BUS_${name}`);
    const release = await openTransaction(
      database,
      sql`SELECT 1 FROM business WHERE business_id = ${businessId} FOR UPDATE`,
    );
    let attempts = 0;
    const run = (statement: RawBuilder<unknown>) =>
      database.transaction(async (transaction) => {
        attempts += 1;
        await statement.execute(transaction);
      });
    const sharing = run(statementOf(businessId));
    await waitForLocks(database, 1);
    await begun(businessId, '1 second');
    const owning = run(sql`SELECT own_business(${businessId}, '1 second')`);
    await waitForLocks(database, 2).finally(release);
    await Promise.all([sharing, owning]);
    expect(attempts).toBe(2);
  });

  it('of another business is waited for by nobody here', async () => {
    const [{ businessId }, other] = [await seedBusiness('BUS_here'), await seedBusiness('BUS_there')];
    await begun(businessId, '1 second');
    await begun(other.businessId, '2 seconds');
    const there = await openTransaction(
      database,
      sql`SELECT 1 FROM sandbox_reset WHERE business_id = ${other.businessId} FOR UPDATE`,
    );
    const sharing = database.transaction(async (transaction) => {
      await sql`SET LOCAL lock_timeout = '1s'`.execute(transaction);
      await sql`SELECT share_business(${businessId})`.execute(transaction);
    });
    await sharing.finally(there);
  });

  it('is locked by its own reset, and no other row is', async () => {
    const [{ businessId }, other] = [await seedBusiness('BUS_owned'), await seedBusiness('BUS_unowned')];
    await begun(businessId, '1 second');
    await begun(businessId, '2 seconds');
    await begun(other.businessId, '1 second');
    const reset = await openTransaction(database, sql`SELECT own_business(${businessId}, '1 second')`);
    const free = await namesIn(sql`
      SELECT business_id || ' ' || reset_id AS name FROM sandbox_reset ORDER BY 1 FOR UPDATE SKIP LOCKED`);
    await reset();
    expect(free).toEqual(['BUS_owned 2 seconds', 'BUS_unowned 1 second']);
  });

  it('is taken away by the next reset of the business when nobody waits for it any more', async () => {
    const [{ businessId }, other] = [await seedBusiness('BUS_abandoned'), await seedBusiness('BUS_beside')];
    await begun(businessId, '1 minute');
    await begun(businessId, '3 minutes');
    await begun(other.businessId, '4 minutes');
    await store.reset(businessId, async () => {});
    expect(await namesIn(sql`SELECT reset_id AS name FROM sandbox_reset ORDER BY 1`)).toEqual([
      '1 minute',
      '4 minutes',
    ]);
  });
});
