import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { seedProfiles } from '../../../test/harness/seed/seed-profiles.ts';
import type { Profiles } from '../../domain/accounts/profile.ts';
import { Forbidden } from '../../domain/domain-error.ts';
import { profileStore } from './postgres-profiles.ts';

describe.each(databases)('profiles on $name', ({ open }) => {
  let database: TestDatabase;
  let profiles: Profiles;

  beforeAll(async () => {
    database = await open();
    profiles = profileStore(database.kysely);
    const seeded = [
      { businessId: 'BUS_one', profileId: 'BUS_one', displayCurrency: 'NGN' },
      { businessId: 'BUS_one', profileId: 'CUS_one', displayCurrency: 'KES' },
      { businessId: 'BUS_two', profileId: 'BUS_two', displayCurrency: 'USD' },
      { businessId: 'BUS_two', profileId: 'CUS_two', displayCurrency: 'USD' },
    ];
    await seedProfiles(database, seeded, new Date('2026-05-04T09:30:00Z'));
  });
  afterAll(() => database.close());

  test('a business finds itself and its customers', async () => {
    expect(await profiles.find('BUS_one', 'BUS_one')).toEqual({
      businessId: 'BUS_one',
      profileId: 'BUS_one',
      displayCurrency: 'NGN',
      clockAheadMs: 0,
      resets: 0,
    });
    expect(await profiles.find('BUS_one', 'CUS_one')).toMatchObject({ displayCurrency: 'KES' });
  });

  test.each(['BUS_two', 'CUS_two', 'CUS_none', '', 'x', 'CUS_\0', "CUS_' OR true --", 'CUS_é'])(
    'a business does not find %j',
    async (profileId) => {
      expect(await profiles.find('BUS_one', profileId)).toBeUndefined();
    },
  );

  test('a profile has the clock of its business, and how often its sandbox was reset', async () => {
    await database.kysely
      .updateTable('business')
      .set({ clock_ahead_ms: 31_536_000_000n, resets: 2 })
      .where('business_id', '=', 'BUS_two')
      .execute();
    expect(await profiles.find('BUS_two', 'CUS_two')).toMatchObject({
      clockAheadMs: 31_536_000_000,
      resets: 2,
    });
    expect(await profiles.find('BUS_one', 'CUS_one')).toMatchObject({ clockAheadMs: 0, resets: 0 });
  });

  test('a suspended business opens none of its profiles until it is reinstated', async () => {
    const move = (kyb_status: 'suspended' | 'verified') =>
      database.kysely
        .updateTable('business')
        .set({ kyb_status })
        .where('business_id', '=', 'BUS_two')
        .execute();
    await move('suspended');
    await expect(profiles.find('BUS_two', 'BUS_two')).rejects.toThrow(Forbidden);
    await expect(profiles.find('BUS_two', 'CUS_two')).rejects.toThrow(Forbidden);
    expect(await profiles.find('BUS_two', 'CUS_one')).toBeUndefined();
    expect(await profiles.find('BUS_one', 'BUS_one')).toBeDefined();
    await move('verified');
    expect(await profiles.find('BUS_two', 'BUS_two')).toBeDefined();
  });
});
