import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain, watched } from '../../../test/harness/explained.ts';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { sampleCustomer } from '../../../test/harness/seed/sample-customer.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import type { StoredCustomer } from '../../domain/customers/customer-store.ts';
import type { DataKeyStore } from '../../domain/customers/data-key-store.ts';
import { MasterKeyMissing, PersonalDataKeys } from '../../domain/customers/personal-data-keys.ts';
import { renewDataKeys } from '../../domain/customers/renew-data-keys.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { systemRandomness as randomness } from '../../system.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { customerStore } from './postgres-customer-store.ts';
import { dataKeyStore } from './postgres-data-key-store.ts';

const at = new Date('2026-05-04T09:30:00.000Z');
const old = { id: '2025', key: Buffer.alloc(32, 1) };
const fresh = { id: '2026', key: Buffer.alloc(32, 2) };
const keysOf = (...keys: (typeof old)[]) => new PersonalDataKeys(keys, randomness);
const ids = Array.from({ length: 10 }, (_, n) => `CUS_111111111111111${n}`);

describe.each(databases)('the keys of customers on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    const profile = { businessId: 'BUS_one', profileId: 'BUS_one', displayCurrency: 'NGN' };
    await seedProfiles(database, [profile], at);
    for (const id of ids) await add(id, old);
  });
  afterAll(() => database.close());

  const readBy = (...keys: (typeof old)[]) => customerStore(database, { keys: keysOf(...keys), randomness });
  const find = async (id: string, ...keys: (typeof old)[]) => {
    const stored = await readBy(...keys).find('BUS_one', id);
    if (stored === undefined) throw new Error(`There is no ${id}.`);
    return stored;
  };
  const write = ({ customer, dataKey }: Pick<StoredCustomer, 'customer' | 'dataKey'>) =>
    ledgerStore(database, loadReference().currencies).commit({
      businessId: 'BUS_one',
      postings: [],
      records: [readBy(old).record({ customer, dataKey }, { kept: [], givenUp: [] })],
    });
  const add = (id: string, ...keys: (typeof old)[]) =>
    write({
      customer: sampleCustomer({ id, businessId: 'BUS_one' }),
      dataKey: keysOf(...keys).create(),
    });
  const renew = (change: Partial<DataKeyStore> = {}) =>
    renewDataKeys(keysOf(fresh, old), { ...dataKeyStore(database), ...change }, 3);

  it('are renewed a few at a time; all are read meanwhile, and afterwards without the old key', async () => {
    const { sealedWith } = dataKeyStore(database);
    const reading: Promise<unknown>[] = [];
    const readBetween: DataKeyStore['sealedWith'] = async (...asked) => {
      reading.push(...ids.map((id) => find(id, fresh, old)));
      return sealedWith(...asked);
    };
    expect(await renew({ sealedWith: readBetween })).toBe(ids.length);
    expect(reading).toHaveLength(5 * ids.length);
    await Promise.all(reading);
    for (const id of ids) {
      const { customer } = await find(id, fresh);
      expect(customer).toEqual(sampleCustomer({ id, businessId: 'BUS_one' }));
      await expect(find(id, old)).rejects.toThrow(MasterKeyMissing);
    }
    expect(await renew()).toBe(0);
    expect(await renewDataKeys(keysOf(fresh), dataKeyStore(database))).toBe(0);
  });

  it('are renewed once by two who do it at once', async () => {
    for (let n = 0; n < 8; n += 1) await add(`CUS_222222222222222${n}`, old);
    const counts = await Promise.all([renew(), renew()]);
    expect(counts[0] + counts[1]).toBe(8);
  });

  it('stay renewed, and the change stands, when a change was read before', async () => {
    const id = 'CUS_3333333333333333';
    await add(id, old);
    const { customer, ...rest } = await find(id, old);
    await renew();
    await write({ ...rest, customer: { ...customer, version: 2, email: 'changed@example.com' } });
    expect((await find(id, fresh)).customer.email).toBe('changed@example.com');
  });

  it('are not brought back once they are gone', async () => {
    const id = 'CUS_4444444444444444';
    await add(id, old);
    const { replace } = dataKeyStore(database);
    const lateReplace: DataKeyStore['replace'] = async (keys) => {
      await database.kysely
        .updateTable('customer')
        .set({ data_key: null })
        .where('customer_id', '=', id)
        .execute();
      return replace(keys);
    };
    expect(await renew({ replace: lateReplace })).toBe(0);
    const row = await database.kysely
      .selectFrom('customer')
      .select('data_key')
      .where('customer_id', '=', id)
      .executeTakeFirst();
    expect(row?.data_key).toBeNull();
  });

  it('are found through an index when they are few among many', async () => {
    const { database: seen, taken } = watched(database);
    await dataKeyStore(seen).sealedWith(['2025'], 3);
    const plans = await database.transaction(async (transaction) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(transaction);
      return Promise.all(taken().map((statement) => explain(transaction, statement)));
    });
    expect(plans.flatMap((plan) => plan?.scans)).toEqual([expect.stringContaining('customer_by_data_key')]);
  });
});
