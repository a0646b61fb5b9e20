import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import { accepting, sampleQuote, sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import { givenLedger } from '../../../test/harness/worlds/given-ledger.ts';
import {
  at,
  business,
  customer,
  everyRow,
  foreign,
  holdings,
  move,
  newBalance,
  opening,
  own,
  postedTo,
} from '../../../test/harness/worlds/test-ledger.ts';
import { accountName } from '../../domain/ledger/account.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { bankAccountStore } from '../directory/postgres-bank-accounts.ts';
import { quoteStore } from '../money/postgres-quote-store.ts';

const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);

describe.each(databases)('the ledger on $name', (kind) => {
  const given = givenLedger(kind);
  const { postings, fund, expectRefusal, expectFailure, entry, entries } = given;

  describe('done', () => {
    it('moves amounts from account to account, to the 18th decimal', async () => {
      await fund('12345678901234567890.000000000000000001');
      const outcome = await given.ledger.commit(
        postings(
          move('0.000000000000000001', own('available'), own('held')),
          move('90', own('available'), own('savings')),
          move('800', own('available'), own('investments')),
        ),
      );
      expect(outcome).toEqual({ kind: 'done' });
      expect(await holdings(given.database)).toEqual([
        '12345678901234567000',
        '0.000000000000000001',
        '90',
        '800',
      ]);
      const rows = await given.database.kysely
        .selectFrom('posting')
        .select('amount')
        .orderBy('amount')
        .execute();
      expect(rows.map(({ amount }) => `${Decimal.parse(amount)}`)).toEqual([
        '0.000000000000000001',
        '90',
        '800',
        '12345678901234567890.000000000000000001',
      ]);
    });

    it('lets an account give what the same commit brings it', async () => {
      await fund('1');
      const passing = postings(
        move('5', own('available'), { account: 'position' }),
        move('4', opening, own('available')),
      );
      expect(await given.ledger.commit(passing)).toEqual({ kind: 'done' });
      expect(await holdings(given.database)).toEqual(['0', '0', '0', '0']);
      expect(await postedTo(given.database, { account: 'position' })).toBe('5');
    });

    it('opens balances that are missing, shown while they are empty, and leaves those that are there', async () => {
      await fund('3');
      const before = await given.database.kysely.selectFrom('balance').selectAll().executeTakeFirstOrThrow();
      const missing = newBalance(customer);
      await given.ledger.commit({
        ...postings(move('1', own('available'), own('available', customer))),
        opens: [newBalance(), missing],
      });
      const rows = await given.database.kysely
        .selectFrom('balance')
        .selectAll()
        .orderBy('profile_id')
        .execute();
      expect(rows).toMatchObject([
        { ...before, available: '2.000000000000000000' },
        { balance_id: missing.id, profile_id: 'CUS_one', currency: 'USDT', show_zero: true },
      ]);
    });

    it('writes postings, entries, lines of rails and events together', async () => {
      const createdAt = later(7);
      await fund('10');
      const reversed = move('2', own('available'), own('held'));
      await given.ledger.commit(postings(reversed));
      const reversal = move('2', own('held'), own('available'), { reverses: reversed.id, createdAt });
      const meta = { fee: { amount: Decimal.parse('0.5'), currency: 'USDT' } };
      await given.ledger.commit({
        ...postings(reversal),
        entries: [entry({ id: 'TXN_1', transferId: 'TRF_1', meta, createdAt })],
        railEntries: [
          {
            id: 'RLE_1',
            rail: 'chain-TRX',
            direction: 'in',
            currency: 'USDT',
            amount: Decimal.parse('0.000000000000000001'),
            reference: 'DEP_1',
            createdAt,
          },
        ],
        events: [
          {
            id: 'EVT_1',
            kind: 'transfer.pending',
            profileId: business.profileId,
            resourceId: 'TRF_1',
            body: '{"a": "\\"é\\n"}',
            createdAt,
          },
        ],
      });
      const created_at = '2026-05-04T09:30:00.007000Z';
      expect(
        await given.database.kysely
          .selectFrom('posting')
          .selectAll()
          .where('posting_id', '=', reversal.id)
          .execute(),
      ).toEqual([
        {
          business_id: 'BUS_one',
          posting_id: reversal.id,
          currency: 'USDT',
          amount: '2.000000000000000000',
          from_account: 'held:BUS_one',
          to_account: 'available:BUS_one',
          reference: 'test',
          reverses: reversed.id,
          created_at,
        },
      ]);
      expect(await entries()).toEqual([
        {
          business_id: 'BUS_one',
          transaction_id: 'TXN_1',
          profile_id: 'BUS_one',
          type: 'deposits',
          reference: 'test',
          currency: 'USDT',
          amount: '1.000000000000000000',
          is_credit: true,
          available_balance: '10.000000000000000000',
          sum_after: '1.000000000000000000',
          transfer_id: 'TRF_1',
          description: 'A deposit',
          sub_description: 'From outside',
          status_description: 'The amount was credited to the balance.',
          meta: { fee: { amount: '0.5', currency: 'USDT' } },
          created_at,
        },
      ]);
      expect(await given.database.kysely.selectFrom('rail_entry').selectAll().execute()).toEqual([
        {
          business_id: 'BUS_one',
          rail_entry_id: 'RLE_1',
          rail: 'chain-TRX',
          direction: 'in',
          currency: 'USDT',
          amount: '0.000000000000000001',
          reference: 'DEP_1',
          created_at,
        },
      ]);
      expect(await given.database.kysely.selectFrom('event').selectAll().execute()).toEqual([
        {
          business_id: 'BUS_one',
          event_id: 'EVT_1',
          kind: 'transfer.pending',
          profile_id: 'BUS_one',
          resource_id: 'TRF_1',
          body: '{"a": "\\"é\\n"}',
          sealed_body: null,
          created_at,
          recorded_at: expect.any(String),
          reference: null,
          test: false,
        },
      ]);
    });
  });

  describe('posted', () => {
    it('moves nothing when the posting is there, whatever else would refuse the commit', async () => {
      await fund('10');
      const first = move('5', own('available'), own('held'), { id: 'once' });
      const commit = { ...postings(first), unlessPosted: 'once' };
      expect(await given.ledger.commit(commit)).toEqual({ kind: 'done' });
      await expectRefusal(commit, { kind: 'duplicate' });
      const short = postings(move('50', own('available'), own('held')));
      await expectRefusal({ ...short, unlessPosted: 'once' }, { kind: 'duplicate' });
    });

    it('posts once, however many ask at once, and knows other businesses not', async () => {
      const once = (holder = business) => ({
        businessId: holder.businessId,
        opens: [newBalance(holder)],
        postings: [move('5', opening, own('available', holder), { id: 'opening:1' })],
        unlessPosted: 'opening:1',
      });
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => given.ledger.commit(once())));
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', ...Array(9).fill('duplicate')]);
      expect(await given.ledger.commit(once(foreign))).toEqual({ kind: 'done' });
      expect(await holdings(given.database)).toEqual(['5', '0', '0', '0']);
      expect(await holdings(given.database, foreign)).toEqual(['5', '0', '0', '0']);
    });
  });

  it('fails for a posting whose identifier is used, and for an account that leads to itself', async () => {
    await fund('10');
    await given.ledger.commit(postings(move('1', own('available'), own('held'), { id: 'PST_1' })));
    await expectFailure(postings(move('1', own('available'), own('held'), { id: 'PST_1' })), 'posting_pkey');
    await expectFailure(postings(move('1', own('held'), own('held'))), 'posting_check');
    expect(await postedTo(given.database, own('held'))).toBe('1');
    expect(accountName(own('held'))).toBe('held:BUS_one');
  });
  it('is undone as a whole, with the balance that was opened, when a record cannot be written', async () => {
    const { record } = bankAccountStore(given.database);
    const account = { bankCode: '035', accountNumber: '9911804215', businessId: business.businessId };
    await given.ledger.commit({ ...postings(), records: [record({ ...account, transferId: 'TRF_1' })] });
    const quote = sampleQuote();
    await quoteStore(given.database).insert(quote);
    const before = await everyRow(given.database);
    const second = record({ ...account, transferId: 'TRF_2' });
    await expectFailure(
      {
        ...postings(move('10', opening, own('available'))),
        opens: [newBalance()],
        records: [...accepting(sampleTransfer(quote)), second],
        entries: [entry({})],
      },
      'bank_account_directory_pkey',
    );
    expect(await everyRow(given.database)).toEqual(before);
  });

  it('is never changed afterwards', async () => {
    await fund('10');
    const before = await everyRow(given.database);
    for (const table of ['posting', 'transaction_entry', 'rail_entry']) {
      const change = sql`UPDATE ${sql.table(table)} SET amount = amount + 1`.execute(given.database.kysely);
      await expect(change).rejects.toThrow(`Rows of ${table} are never changed.`);
    }
    expect(await everyRow(given.database)).toEqual(before);
  });
});
