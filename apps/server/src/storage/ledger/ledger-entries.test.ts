import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../test/harness/processes/databases.ts';
import { givenLedger } from '../../../test/harness/worlds/given-ledger.ts';
import {
  at,
  business,
  customer,
  holdings,
  move,
  opening,
  own,
} from '../../../test/harness/worlds/test-ledger.ts';
import type { Commit } from '../../domain/ledger/ledger.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { ledgerStore } from './postgres-ledger.ts';

const later = (milliseconds: number) => new Date(at.getTime() + milliseconds);

describe.each(databases)('the ledger on $name', (kind) => {
  const given = givenLedger(kind);
  const { postings, fund, expectFailure, entry, entries } = given;

  describe('entries', () => {
    it('tell each what was available right after it, by currency', async () => {
      await fund('10');
      await fund('100', business, 'NGN');
      const naira = { currency: 'NGN' };
      await given.ledger.commit({
        ...postings(
          move('3', own('available'), own('held')),
          move('5', opening, own('available')),
          move('50', opening, own('available'), naira),
          move('0.25', own('available'), { account: 'fees' }),
          move('20', own('available'), { account: 'fees' }, naira),
        ),
        entries: [
          entry({ amount: Decimal.parse('5') }),
          entry({ amount: Decimal.parse('50'), ...naira }),
          entry({ amount: Decimal.parse('0.25'), isCredit: false, type: 'fees' }),
          entry({ amount: Decimal.parse('20'), isCredit: false, type: 'fees', ...naira }),
        ],
      });
      expect(await holdings(given.database)).toEqual(['11.75', '3', '0', '0']);
      const told = (await entries()).map(({ currency, amount, available_balance }) =>
        [amount, available_balance, currency]
          .map((text) => (text === currency ? text : `${Decimal.parse(text)}`))
          .join(' '),
      );
      expect(told).toEqual(['5 12 USDT', '50 150 NGN', '0.25 11.75 USDT', '20 130 NGN']);
    });

    it('tell of the profile that each is of', async () => {
      await fund('10');
      await fund('1', customer);
      await given.ledger.commit({
        ...postings(move('4', own('available'), own('available', customer))),
        entries: [
          entry({ amount: Decimal.parse('4'), isCredit: false }),
          entry({ amount: Decimal.parse('4'), profileId: customer.profileId }),
        ],
      });
      const told = (await entries()).map(({ profile_id, available_balance }) => [
        profile_id,
        `${Decimal.parse(available_balance)}`,
      ]);
      expect(told).toEqual([
        ['BUS_one', '6'],
        ['CUS_one', '5'],
      ]);
    });

    it('keep their order, a microsecond apart, beyond a thousand of them', async () => {
      await fund('1');
      const transactions = Array.from({ length: 1002 }, (_, index) => entry({ reference: `${index}` }));
      await given.ledger.commit({ ...postings(), entries: transactions });
      const rows = await entries();
      expect(rows.map(({ reference }) => reference)).toEqual(transactions.map(({ reference }) => reference));
      expect([0, 1, 999, 1000, 1001].map((index) => rows[index]?.created_at)).toEqual([
        '2026-05-04T09:30:00.000000Z',
        '2026-05-04T09:30:00.000001Z',
        '2026-05-04T09:30:00.000999Z',
        '2026-05-04T09:30:00.001000Z',
        '2026-05-04T09:30:00.001001Z',
      ]);
    });

    it('sum up in their order, however the database joins them with their balances', async () => {
      const { kysely } = given.database;
      await fund('100');
      await sql`
        INSERT INTO balance (business_id, balance_id, profile_id, currency, show_zero, created_at)
        SELECT ${business.businessId}, 'BAL_' || n, ${business.profileId}, 'X' || n, true, now()
        FROM generate_series(1, 1000) AS n`.execute(kysely);
      await sql`ANALYZE balance`.execute(kysely);
      await sql`ALTER FUNCTION commit_item SET enable_nestloop = off SET enable_mergejoin = off`.execute(
        kysely,
      );
      await given.ledger.commit({
        ...postings(move('50', opening, own('available')), move('2', own('available'), { account: 'fees' })),
        entries: [
          entry({ amount: Decimal.parse('50') }),
          entry({ amount: Decimal.parse('2'), isCredit: false, type: 'fees' }),
        ],
      });
      await sql`ALTER FUNCTION commit_item RESET ALL`.execute(kysely);
      const { rows } = await sql<{ sum: string }>`
        SELECT trim_scale(sum_after)::text AS sum FROM transaction_entry ORDER BY created_at`.execute(kysely);
      expect(rows.map(({ sum }) => sum)).toEqual(['50', '48']);
    });

    it('of a balance run on, whatever the clocks of those who commit at once say', async () => {
      await fund('100');
      const depositing = (amount: string, createdAt: Date): Commit => ({
        ...postings(move(amount, opening, own('available'), { createdAt })),
        entries: [
          entry({ amount: Decimal.parse(amount).minus(Decimal.one), createdAt }),
          entry({ createdAt }),
        ],
      });
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          ledgerStore(given.database, { mostHeld: () => Decimal.parse('1000') }).commit(
            depositing(String(index + 2), later(index % 3 === 0 ? -5000 : 0)),
          ),
        ),
      );
      await given.ledger.commit(depositing('7', later(-60_000)));
      await given.ledger.commit(depositing('8', later(60_000)));
      let available = Decimal.parse('100');
      const rows = await entries();
      for (const row of rows) {
        available = available.plus(Decimal.parse(row.amount));
        expect(`${Decimal.parse(row.available_balance)}`).toBe(`${available}`);
      }
      expect(rows).toHaveLength(44);
      expect(rows.at(-1)?.created_at).toBe('2026-05-04T09:31:00.000001Z');
    });

    it('are not lost without a balance: the commit fails', async () => {
      await expectFailure({ ...postings(), entries: [entry({})] }, 'has no USDT balance');
    });
  });
});
