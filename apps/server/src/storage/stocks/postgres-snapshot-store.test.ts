import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { at, seedHolders } from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Snapshot } from '../../domain/stocks/snapshot.ts';
import { snapshotStore } from './postgres-snapshot-store.ts';

const business = profileOf({ businessId: 'BUS_one' });
const priced: Snapshot = {
  ticker: 'AAPL',
  observedAt: at,
  isOpen: true,
  price: { mid: Decimal.parse('200.5'), at, dayBefore: Decimal.parse('195.3125') },
};
const unpriced: Snapshot = { ticker: 'IBM', observedAt: at, isOpen: false };

describe.each(databases)('snapshots of the market on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await seedHolders(database);
  });
  afterAll(() => database.close());

  const stored = async (businessId = business.businessId) =>
    JSON.parse(JSON.stringify(await snapshotStore(database).find(businessId)));
  const json = (snapshots: readonly Snapshot[]) => JSON.parse(JSON.stringify(snapshots));

  it('are kept for the business that saw them, the latest of each stock', async () => {
    const store = snapshotStore(database);
    await store.keep(business, [priced, unpriced]);
    expect(await stored()).toEqual(json([priced, unpriced]));
    const later = { ...unpriced, ticker: 'AAPL', observedAt: new Date(at.getTime() + 1) };
    await store.keep(business, [later]);
    expect(await stored()).toEqual(json([later, unpriced]));
    expect(await stored('BUS_two')).toEqual([]);
  });

  it('of a sandbox that was reset meanwhile are not kept', async () => {
    await snapshotStore(database).keep({ ...profileOf({ businessId: 'BUS_two' }), resets: 1 }, [priced]);
    expect(await stored('BUS_two')).toEqual([]);
  });
});
