import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../test/harness/databases.ts';
import { explain, watched } from '../../test/harness/explained.ts';
import { sampleCustomer } from '../../test/harness/sample-customer.ts';
import { seedProfiles } from '../../test/harness/seed-profiles.ts';
import type { StoredCustomer } from '../domain/customers/customer-store.ts';
import { DataKeyRotation } from '../domain/customers/data-key-rotation.ts';
import type { DataKeyStore } from '../domain/customers/data-key-store.ts';
import { MasterKeyMissing, PersonalDataKeys } from '../domain/customers/personal-data-keys.ts';
import { loadReference } from '../reference/load-reference.ts';
import { systemRandomness as randomness } from '../system.ts';
import { customerStore } from './customer-store.ts';
import { dataKeyStore } from './data-key-store.ts';
import { ledgerStore } from './ledger-store.ts';

const at = new Date('2026-05-04T09:30:00.000Z');
const old = { id: '2025', key: Buffer.alloc(32, 1) };
const fresh = { id: '2026', key: Buffer.alloc(32, 2) };
const keysOf = (...keys: (typeof old)[]) => new PersonalDataKeys(keys, randomness);
const ids = Array.from({ length: 10 }, (_, n) => `CUS_111111111111111${n}`);

describe.each(databases)('the keys of customers on $name', ({ open }) => {
  let database: TestDatabase;
  const told: string[] = [];
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
  const rotation = (store: DataKeyStore = dataKeyStore(database)) =>
    new DataKeyRotation({
      keys: keysOf(fresh, old),
      store,
      onUnneeded: (keyIds) => told.push(keyIds.join()),
    });

  it('are renewed a few at a time; all are read meanwhile, and afterwards without the old key', async () => {
    const rotating = rotation();
    const reading: Promise<unknown>[] = [];
    while (await rotating.renewSome(3)) {
      reading.push(...ids.map((id) => find(id, fresh, old)));
    }
    expect(reading).toHaveLength(4 * ids.length);
    await Promise.all(reading);
    expect(await rotating.renewSome(3)).toBe(false);
    expect(told.splice(0)).toEqual(['2025']);
    for (const id of ids) {
      const { customer } = await find(id, fresh);
      expect(customer).toEqual(sampleCustomer({ id, businessId: 'BUS_one' }));
      await expect(find(id, old)).rejects.toThrow(MasterKeyMissing);
    }
  });

  it('are told to be renewed once more when somebody has used the old one since', async () => {
    const rotating = rotation();
    await rotating.renewSome(3);
    await add('CUS_2222222222222222', old);
    expect([await rotating.renewSome(3), await rotating.renewSome(3)]).toEqual([true, false]);
    expect(told.splice(0)).toEqual(['2025', '2025']);
  });

  it('stay renewed, and the change stands, when a change was read before', async () => {
    const id = 'CUS_3333333333333333';
    await add(id, old);
    const { customer, ...rest } = await find(id, old);
    await rotation().renewSome(3);
    await write({ ...rest, customer: { ...customer, version: 2, email: 'changed@example.com' } });
    expect((await find(id, fresh)).customer.email).toBe('changed@example.com');
  });

  it('are not brought back once they are gone', async () => {
    const id = 'CUS_4444444444444444';
    await add(id, old);
    const store = dataKeyStore(database);
    const late = rotation({
      ...store,
      replace: async (keys) => {
        await database.kysely
          .updateTable('customer')
          .set({ data_key: null })
          .where('customer_id', '=', id)
          .execute();
        return store.replace(keys);
      },
    });
    expect(await late.renewSome(3)).toBe(false);
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
