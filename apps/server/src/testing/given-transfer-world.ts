import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { DatabaseKind, TestDatabase } from './databases.ts';
import { clearMoney, seedHolders, unequalAccounts } from './test-ledger.ts';
import { TransferWorld } from './transfer-world.ts';

/** What each test of a file finds. */
interface Given {
  readonly database: TestDatabase;
  /** A world without transfers; the business has 1000 USDT and 10000 NGN. */
  readonly world: TransferWorld;
}

/** Gives each test around it a world of its own on one database, and checks after each that both sides of the books are equal. */
export function givenTransferWorld({ open }: DatabaseKind): Given {
  let database: TestDatabase;
  let world: TransferWorld;

  beforeAll(async () => {
    database = await open();
    await seedHolders(database);
  });

  beforeEach(async () => {
    await clearMoney(database);
    world = new TransferWorld(database);
    await world.fund('1000');
    await world.fund('10000', 'NGN');
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
