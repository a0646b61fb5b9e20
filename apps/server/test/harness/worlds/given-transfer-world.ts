import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { DatabaseKind, TestDatabase } from '../processes/databases.ts';
import { clearMoney, seedHolders, unequalAccounts } from './test-ledger.ts';
import { TransferWorld } from './transfer-world.ts';

/** The state at the start of each test. */
interface Given {
  readonly database: TestDatabase;
  /** A world without transfers, in which the business has funds. */
  readonly world: TransferWorld;
}

/**
 * Gives each surrounding test a separate world on one database, and checks after each that the books balance.
 *
 * @param funds available amounts of the business, by currency.
 */
export function givenTransferWorld(
  { open }: DatabaseKind,
  funds: Readonly<Record<string, string>> = { USDT: '1000', NGN: '10000' },
): Given {
  let database: TestDatabase;
  let world: TransferWorld;

  beforeAll(async () => {
    database = await open();
    await seedHolders(database);
  });

  beforeEach(async () => {
    await clearMoney(database);
    world = new TransferWorld(database);
    for (const [currency, amount] of Object.entries(funds)) await world.fund(amount, currency);
  });

  afterEach(async () => {
    expect(await unequalAccounts(database)).toEqual([]);
  });

  afterAll(() => database.close());

  return {
    get database() {
      return database;
    },
    get world() {
      return world;
    },
  };
}
