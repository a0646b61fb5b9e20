import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import {
  at,
  business,
  customer,
  foreign,
  move,
  newBalance,
  opening,
  own,
  seedHolders,
} from '../../../test/harness/worlds/test-ledger.ts';
import { profileOf } from '../../../test/harness/worlds/test-profile.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { PageRequest } from '../../domain/paging.ts';
import type { Transaction } from '../../domain/transactions/transaction.ts';
import type { TransactionStore } from '../../domain/transactions/transaction-store.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { randomIds } from '../../system.ts';
import { ledgerStore } from '../ledger/postgres-ledger.ts';
import { transactionStore } from './postgres-transaction-store.ts';

const everything: PageRequest = { sort: 'asc', limit: 100, from: undefined };

function entry(facts: Partial<Transaction> = {}): Transaction {
  return {
    id: randomIds.next('TXN_'),
    profileId: business.profileId,
    type: 'deposits',
    reference: 'INV-2026-0417',
    currency: 'USDT',
    amount: Decimal.parse('12.5'),
    isCredit: true,
    description: 'Deposit of USDT',
    subDescription: 'From an address on TRX',
    statusDescription: 'The amount was credited to the balance.',
    createdAt: at,
    ...facts,
  };
}

describe.each(databases)('settled entries on $name', ({ open }) => {
  let database: TestDatabase;
  let store: TransactionStore;

  const fee = entry({ type: 'fees', isCredit: false, amount: Decimal.parse('0.000000000000000001') });
  const deposit = entry({
    transferId: 'TRF_4cVn8LqS1hZy6GwT',
    meta: { fee: { amount: Decimal.parse('150'), currency: 'NGN' } },
  });
  const naira = entry({
    currency: 'NGN',
    amount: Decimal.parse('12.5'),
    createdAt: new Date(at.getTime() + 1),
  });
  const ofCustomer = entry({ profileId: customer.profileId });

  beforeAll(async () => {
    database = await open();
    store = transactionStore(database);
    await seedHolders(database);
    const ledger = ledgerStore(database, loadReference().currencies);
    const first = await ledger.commit({
      businessId: business.businessId,
      opens: [newBalance(), newBalance(customer)],
      postings: [
        move('12.5', opening, own('available')),
        move('0.000000000000000001', own('available'), { account: 'fees' }),
        move('12.5', opening, own('available', customer)),
      ],
      entries: [deposit, fee, ofCustomer],
    });
    const second = await ledger.commit({
      businessId: business.businessId,
      opens: [newBalance(business, 'NGN')],
      postings: [move('12.5', opening, own('available'), { currency: 'NGN' })],
      entries: [naira],
    });
    expect([first.kind, second.kind]).toEqual(['done', 'done']);
  });

  afterAll(() => database.close());

  const profile = profileOf(business);
  const idsOf = async (
    ...[filter, page = everything]: [Parameters<TransactionStore['page']>[1], PageRequest?]
  ) => (await store.page(profile, filter, page)).entries.map(({ id }) => id);

  it('come back as they were written, with the owner and with what was available right after', async () => {
    expect(await store.find(profile, deposit.id)).toEqual({
      ...deposit,
      isPending: false,
      userId: 'USR_one',
      availableBalance: Decimal.parse('12.5'),
      totalBalance: Decimal.parse('12.5'),
    });
    expect(await store.find(profile, fee.id)).toEqual({
      ...fee,
      isPending: false,
      userId: 'USR_one',
      availableBalance: Decimal.parse('12.499999999999999999'),
      totalBalance: Decimal.parse('12.499999999999999999'),
    });
  });

  it('are pending while their payment is not confirmed', async () => {
    const place = { business_id: business.businessId, payment_id: 'DEP_1' };
    await database.kysely
      .insertInto('unconfirmed_payment')
      .values({ ...place, transaction_id: deposit.id })
      .execute();
    const pending = (await store.page(profile, {}, everything)).entries.filter(({ isPending }) => isPending);
    expect(pending.map(({ id }) => id)).toEqual([deposit.id]);
    await database.kysely.deleteFrom('unconfirmed_payment').where('payment_id', '=', 'DEP_1').execute();
    expect((await store.find(profile, deposit.id))?.isPending).toBe(false);
  });

  it('are found by their own profile alone, and by nothing that is no identifier', async () => {
    for (const holder of [customer, foreign]) {
      expect(await store.find(profileOf(holder), deposit.id)).toBeUndefined();
    }
    expect((await store.find(profileOf(customer), ofCustomer.id))?.id).toBe(ofCustomer.id);
    for (const id of ['', 'nonsense', 'TXN_0000000000000000', `${deposit.id}\0`, deposit.id.toLowerCase()]) {
      expect(await store.find(profile, id)).toBeUndefined();
    }
  });

  it('are listed in the order in which they happened, also those of one commit', async () => {
    expect(await idsOf({})).toEqual([deposit.id, fee.id, naira.id]);
    expect(await idsOf({}, { ...everything, sort: 'desc' })).toEqual([naira.id, fee.id, deposit.id]);
  });

  it('are narrowed by kind and by currency, together', async () => {
    expect(await idsOf({ type: 'deposits' })).toEqual([deposit.id, naira.id]);
    expect(await idsOf({ currency: 'USDT' })).toEqual([deposit.id, fee.id]);
    expect(await idsOf({ type: 'fees', currency: 'USDT' })).toEqual([fee.id]);
    expect(await idsOf({ type: 'fees', currency: 'NGN' })).toEqual([]);
  });

  it('are read page by page, on and back', async () => {
    const first = await store.page(profile, {}, { ...everything, limit: 2 });
    expect(first.entries.map(({ id }) => id)).toEqual([deposit.id, fee.id]);
    expect(first.previous).toBeUndefined();
    const second = await store.page(profile, {}, { ...everything, limit: 2, from: first.next });
    expect(second.entries.map(({ id }) => id)).toEqual([naira.id]);
    expect(second.next).toBeUndefined();
    expect(await idsOf({}, { ...everything, limit: 2, from: second.previous })).toEqual([deposit.id, fee.id]);
  });

  it('need an owner of the business', async () => {
    const owner = { user_id: 'USR_one' };
    const update = (values: { user_id: string | null }) =>
      database.kysely.updateTable('business').set(values).where('business_id', '=', 'BUS_one').execute();
    await update({ user_id: null });
    await expect(store.find(profile, deposit.id)).rejects.toThrow('BUS_one has entries but no owner.');
    await update(owner);
  });
});
