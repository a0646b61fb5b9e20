import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { ProfileAccountName } from '../../../src/domain/ledger/account.ts';
import type { Commit, CommitOutcome, Ledger } from '../../../src/domain/ledger/ledger.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { Transaction as Entry } from '../../../src/domain/transactions/transaction.ts';
import { ledgerStore } from '../../../src/storage/ledger/postgres-ledger.ts';
import { randomIds } from '../../../src/system.ts';
import type { TestDatabase } from '../processes/databases.ts';
import {
  at,
  business,
  clearMoney,
  everyRow,
  move,
  newBalance,
  opening,
  own,
  seedHolders,
  unequalAccounts,
} from './test-ledger.ts';

/** A ledger on a database of the kind, cleared before each test, with shorthands for its tests. */
export function givenLedger({ open }: { readonly open: () => Promise<TestDatabase> }) {
  const given = {} as { database: TestDatabase; ledger: Ledger };

  const limitTo = (most: string) => ledgerStore(given.database, { mostHeld: () => Decimal.parse(most) });

  beforeAll(async () => {
    given.database = await open();
    given.ledger = limitTo('99999999999999999999');
    await seedHolders(given.database);
  });
  beforeEach(() => clearMoney(given.database));
  afterEach(async () => expect(await unequalAccounts(given.database)).toEqual([]));
  afterAll(() => given.database.close());

  const postings = (...moved: Commit['postings']): Commit => ({
    businessId: business.businessId,
    postings: moved,
  });

  async function fund(amount: string, holder = business, currency = 'USDT'): Promise<void> {
    const opens = [newBalance(holder, currency)];
    const funding = move(amount, opening, own('available', holder), { currency });
    const outcome = await given.ledger.commit({ businessId: holder.businessId, opens, postings: [funding] });
    expect(outcome).toEqual({ kind: 'done' });
  }

  /** Expects this outcome of the commit, and no changed row in any table. */
  async function expectRefusal(
    commit: Commit,
    outcome: CommitOutcome,
    by: Ledger = given.ledger,
  ): Promise<void> {
    const before = await everyRow(given.database);
    expect(await by.commit(commit)).toEqual(outcome);
    expect(await everyRow(given.database)).toEqual(before);
  }

  const short = (
    account: ProfileAccountName,
    currency: string,
    [has, needed]: readonly [string, string],
    { profileId } = business,
  ) => {
    const amounts = { has: Decimal.parse(has), needed: Decimal.parse(needed) };
    return { kind: 'insufficient', account, currency, profileId, ...amounts } as const;
  };

  /** Expects the commit to fail with this message, and no changed row in any table. */
  async function expectFailure(commit: Commit, words: string): Promise<void> {
    const before = await everyRow(given.database);
    await expect(given.ledger.commit(commit)).rejects.toThrow(words);
    expect(await everyRow(given.database)).toEqual(before);
  }

  const entry = (facts: Partial<Entry>): Entry => ({
    id: randomIds.next('TXN_'),
    profileId: business.profileId,
    type: 'deposits',
    reference: 'test',
    currency: 'USDT',
    amount: Decimal.one,
    isCredit: true,
    description: 'A deposit',
    subDescription: 'From outside',
    statusDescription: 'The amount was credited to the balance.',
    createdAt: at,
    ...facts,
  });

  const entries = () =>
    given.database.kysely
      .selectFrom('transaction_entry')
      .selectAll()
      .orderBy('created_at')
      .orderBy('transaction_id')
      .execute();

  return Object.assign(given, {
    limitTo,
    postings,
    fund,
    expectRefusal,
    short,
    expectFailure,
    entry,
    entries,
  });
}
