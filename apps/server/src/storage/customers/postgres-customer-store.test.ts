import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { sampleCustomer } from '../../../test/harness/seed/sample-customer.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import type { Customer } from '../../domain/customers/customer.ts';
import type { CustomerStore } from '../../domain/customers/customer-store.ts';
import { PersonalDataKeys } from '../../domain/customers/personal-data-keys.ts';
import type { CommitOutcome } from '../../domain/ledger/ledger.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { systemRandomness } from '../../system.ts';
import { profileStore } from '../accounts/postgres-profiles.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { customerNames, customerStore } from './postgres-customer-store.ts';

const at = new Date('2026-05-04T09:30:00.000Z');
const ada = sampleCustomer({ id: 'CUS_1111111111111111', businessId: 'BUS_one', displayCurrency: 'KES' });

describe.each(databases)('customers on $name', ({ open }) => {
  const randomness = systemRandomness;
  const keys = new PersonalDataKeys([{ id: 'test', key: Buffer.alloc(32, 1) }], randomness);
  let database: TestDatabase;
  let customers: CustomerStore;
  let write: (customer: Customer) => Promise<CommitOutcome>;

  beforeAll(async () => {
    database = await open();
    customers = customerStore(database, { keys, randomness });
    const ledger = ledgerStore(database, loadReference().currencies);
    write = async (customer) => {
      const dataKey = (await customers.find(customer.businessId, customer.id))?.dataKey ?? keys.create();
      const record = customers.record({ customer, dataKey }, { kept: [], givenUp: [] });
      return ledger.commit({ businessId: customer.businessId, postings: [], records: [record] });
    };
    const seeded = ['BUS_one', 'BUS_two'].map((businessId) => ({
      businessId,
      profileId: businessId,
      displayCurrency: 'NGN',
    }));
    await seedProfiles(database, seeded, at);
    expect(await write(ada)).toEqual({ kind: 'done' });
  });
  afterAll(() => database.close());

  const found = async (businessId: string, text: string) => {
    const page = await customers.page(businessId, { text }, { sort: 'asc', limit: 10 });
    return page.entries.map(({ id }) => id);
  };

  it('gives back what was put in, and calls can be made for it', async () => {
    expect((await customers.find('BUS_one', ada.id))?.customer).toEqual(ada);
    expect(await profileStore(database.kysely).find('BUS_one', ada.id)).toMatchObject({
      displayCurrency: 'KES',
      customer: { status: 'inactive', hasAcceptedTerms: true },
    });
  });

  it('gives back a company with everything that it has', async () => {
    const company = sampleCustomer({ type: 'business', id: 'CUS_4444444444444444', businessId: 'BUS_two' });
    await write(company);
    expect((await customers.find('BUS_two', company.id))?.customer).toEqual(company);
  });

  it('changes a customer of the version before, and no other', async () => {
    const changed = { ...ada, id: 'CUS_5555555555555555', email: 'first@example.com' };
    await write(changed);
    expect(await write({ ...changed, version: 2, email: 'new@example.com' })).toEqual({ kind: 'done' });
    expect(await write({ ...changed, version: 2 })).toMatchObject({ kind: 'conflict', problem: 'stale' });
    expect((await customers.find('BUS_one', changed.id))?.customer.email).toBe('new@example.com');
  });

  it('has nothing of documents, birth dates and addresses in its rows', async () => {
    const rows = await database.kysely.selectFrom('customer').selectAll().execute();
    const text = JSON.stringify(rows.map((row) => ({ ...row, personal: String(row.personal) })));
    for (const secret of ['A12345678', '10-12-1985', '12 Marina Road', 'CAC-100200']) {
      expect(text).not.toContain(secret);
    }
  });

  it.each([
    ['Ada Lovelace', true],
    ['  ADA \t lovelace ', true],
    ['Ada', false],
    ['Charles Babbage', false],
  ])('tells whether one is called %j', async (name, known) => {
    expect((await customerNames(database).named('BUS_one', name)).length > 0).toBe(known);
  });

  it('finds names in any letters, however they are composed', async () => {
    await write({
      ...ada,
      id: 'CUS_3333333333333333',
      firstName: ' E\u0301milie\u00a0',
      lastName: 'du  Châtelet',
    });
    expect((await customerNames(database).named('BUS_one', 'ÉMILIE DU CHÂTELET')).length > 0).toBe(true);
  });

  it.each(['lovelace', 'ADA LOV', 'ada@example', '+234801', '234 801 234', 'cus_11111'])(
    'is found by a part of name, e-mail address, phone number or identifier: %j',
    async (text) => {
      expect(await found('BUS_one', text)).toContain(ada.id);
    },
  );

  it.each(['%%%', '___', '\\\\\\', 'a%e', "' OR true --", '🦄'.repeat(50), 'lovelace\nada'])(
    'takes every character as it is: %j finds nobody',
    async (text) => {
      expect(await found('BUS_one', text)).toEqual([]);
    },
  );

  it('a business has its own customers only', async () => {
    const charles = {
      ...ada,
      id: 'CUS_2222222222222222',
      businessId: 'BUS_two',
      firstName: 'Charles',
      lastName: 'Babbage',
    };
    await write(charles);
    expect((await customerNames(database).named('BUS_two', 'Charles Babbage')).length > 0).toBe(true);
    expect((await customerNames(database).named('BUS_one', 'Charles Babbage')).length > 0).toBe(false);
    expect(await found('BUS_one', 'babbage')).toEqual([]);
    expect(await customers.find('BUS_one', charles.id)).toBeUndefined();
  });

  it.each(['', 'CUS_\0', "CUS_' OR true --", 'CUS_0000000000000000'])('does not find %j', async (id) => {
    expect(await customers.find('BUS_one', id)).toBeUndefined();
  });

  it('adds nothing when the profile is there already', async () => {
    await expect(write({ ...ada, email: 'other@example.com' })).rejects.toThrow();
    expect((await customers.find('BUS_one', ada.id))?.customer).toEqual(ada);
  });
});
