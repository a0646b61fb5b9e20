import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../test/harness/databases.ts';
import { seedProfiles } from '../../test/harness/seed-profiles.ts';
import type { Customer } from '../domain/customers/customer.ts';
import type { CustomerStore } from '../domain/customers/customer-store.ts';
import { customerStore } from './customer-store.ts';
import { profileStore } from './profile-store.ts';

const profile = { displayCurrency: 'KES', at: new Date('2026-05-04T09:30:00.000Z') };
const ada: Customer = {
  id: 'CUS_1111111111111111',
  businessId: 'BUS_one',
  type: 'individual',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  countryId: 'NG',
  status: 'active',
};

describe.each(databases)('customers on $name', ({ open }) => {
  let database: TestDatabase;
  let customers: CustomerStore;

  beforeAll(async () => {
    database = await open();
    customers = customerStore(database);
    const seeded = ['BUS_one', 'BUS_two'].map((businessId) => ({
      businessId,
      profileId: businessId,
      displayCurrency: 'NGN',
    }));
    await seedProfiles(database, seeded, profile.at);
    await customers.insert(ada, profile);
  });
  afterAll(() => database.close());

  it('gives back what was put in, and calls can be made for it', async () => {
    expect(await customers.find('BUS_one', ada.id)).toEqual(ada);
    expect(await profileStore(database.kysely).find('BUS_one', ada.id)).toMatchObject({
      displayCurrency: 'KES',
    });
  });

  it.each([
    ['Ada Lovelace', true],
    ['  ADA \t lovelace ', true],
    ['Ada', false],
    ['Charles Babbage', false],
  ])('tells whether one is called %j', async (name, known) => {
    expect(await customers.hasName('BUS_one', name)).toBe(known);
  });

  it('finds names in any letters, however they are composed', async () => {
    const facts = {
      ...ada,
      id: 'CUS_3333333333333333',
      firstName: ' E\u0301milie\u00a0',
      lastName: 'du  Châtelet',
    };
    await customers.insert(facts, profile);
    expect(await customers.hasName('BUS_one', 'ÉMILIE DU CHÂTELET')).toBe(true);
  });

  it('a business has its own customers only', async () => {
    await customers.insert(
      {
        ...ada,
        id: 'CUS_2222222222222222',
        businessId: 'BUS_two',
        firstName: 'Charles',
        lastName: 'Babbage',
      },
      profile,
    );
    expect(await customers.hasName('BUS_two', 'Charles Babbage')).toBe(true);
    expect(await customers.hasName('BUS_one', 'Charles Babbage')).toBe(false);
    expect(await customers.find('BUS_one', 'CUS_2222222222222222')).toBeUndefined();
  });

  it.each(['', 'CUS_\0', "CUS_' OR true --", 'CUS_0000000000000000'])('does not find %j', async (id) => {
    expect(await customers.find('BUS_one', id)).toBeUndefined();
  });

  it('adds nothing when one of the two rows is there already', async () => {
    await expect(customers.insert({ ...ada, email: 'other@example.com' }, profile)).rejects.toThrow();
    expect(await customers.find('BUS_one', ada.id)).toEqual(ada);
  });
});
