import { type Kysely, sql } from 'kysely';
import type { Holder } from '../../../src/domain/balances/balance-store.ts';
import {
  type Account,
  accountName,
  type NewBalance,
  type ProfileAccountName,
} from '../../../src/domain/ledger/account.ts';
import type { Posting } from '../../../src/domain/ledger/posting.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import type { Tables } from '../../../src/storage/schema/tables.ts';
import { randomIds } from '../../../src/system.ts';
import { seedProfiles } from '../seed/seed-profiles.ts';

type Handle = { readonly kysely: Kysely<Tables> };

/** The time of everything in the tests of the ledger. */
export const at = new Date('2026-05-04T09:30:00.000Z');
export const business = { businessId: 'BUS_one', profileId: 'BUS_one' };
export const customer = { businessId: 'BUS_one', profileId: 'CUS_one' };
export const foreign = { businessId: 'BUS_two', profileId: 'BUS_two' };

/** The external account from which balances are funded. */
export const opening: Account = { account: 'rail', rail: 'opening' };

/** Writes the profiles of the three holders. */
export async function seedHolders(database: Pick<Database, 'kysely'>): Promise<void> {
  const profiles = [business, customer, foreign].map((one) => ({ ...one, displayCurrency: 'NGN' }));
  await seedProfiles(database, profiles, at);
}

/** Deletes all balances and every record of a movement of money. */
export async function clearMoney({ kysely }: Handle): Promise<void> {
  await sql`
    TRUNCATE balance, posting, quote, transfer, transaction_entry, rail_entry, account_change, account_sum, event,
      bank_account_directory, unconfirmed_payment`.execute(kysely);
}

/** An account of a profile. */
export function own(
  account: ProfileAccountName,
  { profileId }: Pick<Holder, 'profileId'> = business,
): Account {
  return { account, profileId };
}

/** A balance to open with a commit. */
export function newBalance(holder: Holder = business, currency = 'USDT'): NewBalance {
  return { ...holder, id: randomIds.next('BAL_'), currency, createdAt: at };
}

/** A posting of an amount, by default in USDT. */
export function move(amount: string, from: Account, to: Account, facts: Partial<Posting> = {}): Posting {
  return {
    id: randomIds.next('PST_'),
    currency: 'USDT',
    amount: Decimal.parse(amount),
    from,
    to,
    reference: 'test',
    createdAt: at,
    ...facts,
  };
}

/** The balance row of a profile: available, held, savings, investments; undefined without a balance. */
export async function holdings({ kysely }: Handle, holder: Holder = business, currency = 'USDT') {
  const row = await kysely
    .selectFrom('balance')
    .select(['available', 'held', 'savings', 'investments'])
    .where('business_id', '=', holder.businessId)
    .where('profile_id', '=', holder.profileId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return (
    row && [row.available, row.held, row.savings, row.investments].map((text) => `${Decimal.parse(text)}`)
  );
}

/** The balance of an account by its postings. */
export async function postedTo({ kysely }: Handle, account: Account, currency = 'USDT'): Promise<string> {
  const name = accountName(account);
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(CASE WHEN to_account = ${name} THEN amount ELSE -amount END), 0) AS sum
    FROM posting WHERE ${name} IN (to_account, from_account) AND currency = ${currency}`.execute(kysely);
  return Decimal.parse(rows[0]?.sum ?? '').toString();
}

/** Accounts of profiles, of all businesses, whose balance row is not the sum of their postings. */
export async function unequalAccounts({ kysely }: Handle): Promise<readonly unknown[]> {
  const { rows } = await sql`
    WITH posted AS (
      SELECT business_id, currency, side.account, sum(side.amount) AS amount FROM posting
      CROSS JOIN LATERAL (VALUES (from_account, -amount), (to_account, amount)) AS side (account, amount)
      WHERE side.account ~ '^(available|held|savings|investments):' GROUP BY 1, 2, 3
    ), held AS (
      SELECT business_id, currency, side.name || ':' || profile_id AS account, side.amount FROM balance
      CROSS JOIN LATERAL (VALUES ('available', available), ('held', held), ('savings', savings), ('investments', investments))
        AS side (name, amount)
    )
    SELECT *, held.amount AS row_says, posted.amount AS postings_say
    FROM held FULL JOIN posted USING (business_id, currency, account)
    WHERE coalesce(held.amount, 0) <> coalesce(posted.amount, 0)`.execute(kysely);
  return rows;
}

/** Every row of every table, as text, by table. */
export async function everyRow({ kysely }: Handle): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`.execute(kysely);
  const all: Record<string, readonly string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(one)::text AS row FROM ${sql.table(name)} AS one ORDER BY 1`.execute(kysely);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
