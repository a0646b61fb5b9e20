import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Services } from '../../src/services.ts';
import type { Database } from '../../src/storage/engine/database.ts';
import { Rational } from './rational.ts';
import type { MoneyModel } from './service.ts';

interface Account {
  readonly account: string;
  readonly currency: string;
  readonly balance: Rational;
}

/** Nothing has appeared or vanished, and every account holds what the model says. */
export async function expectSoundBooks(
  model: MoneyModel,
  { services, database, businessId }: { services: Services; database: Database; businessId: string },
): Promise<void> {
  const { differences } = await services.books.trialBalance(businessId);
  expect(differences).toEqual([]);
  const accounts = await accountsOf(database, businessId);
  expect(sumsOf(accounts)).toEqual(sumsOf(accounts).map(({ currency }) => ({ currency, sum: '0' })));
  expect(filled(accounts)).toEqual(filled(model.books.all()));
}

/** The accounts of profiles by their balance rows, which are kept apart from the postings; those of the business by its postings. */
async function accountsOf({ kysely }: Database, businessId: string): Promise<Account[]> {
  const { rows } = await sql<{ account: string; currency: string; balance: string }>`
    SELECT side.account || ':' || profile_id AS account, currency, side.amount::text AS balance
    FROM balance CROSS JOIN LATERAL (VALUES
      ('available', available), ('held', held), ('savings', savings), ('investments', investments)
    ) AS side (account, amount)
    WHERE business_id = ${businessId}
    UNION ALL
    SELECT side.account, currency, sum(side.amount)::text
    FROM posting CROSS JOIN LATERAL (VALUES (from_account, -amount), (to_account, amount)) AS side (account, amount)
    WHERE business_id = ${businessId} AND side.account !~ '^(available|held|savings|investments):'
    GROUP BY side.account, currency`.execute(kysely);
  return rows.map((row) => ({ ...row, balance: Rational.parse(row.balance) }));
}

function sumsOf(accounts: readonly Account[]): { currency: string; sum: string }[] {
  const currencies = [...new Set(accounts.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const ofCurrency = accounts.filter((account) => account.currency === currency);
    return { currency, sum: Rational.sum(ofCurrency.map(({ balance }) => balance)).toString() };
  });
}

function filled(accounts: readonly Account[]): string[] {
  return accounts
    .filter(({ balance }) => !balance.isZero())
    .map(({ account, currency, balance }) => `${account} ${currency} ${balance}`)
    .sort();
}
