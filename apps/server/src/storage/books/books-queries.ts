import { type RawBuilder, sql } from 'kysely';
import type { AreaBooks } from './area-books.ts';

/**
 * Common table expressions from which the books are read, to begin a query with:
 * - `posted`: the balance of every account by its postings;
 * - `rows`: the accounts of profiles by their balance rows;
 * - `own_accounts`: the business's own accounts by their running sums, and `statement:` with the name of a rail;
 * - `accounts`: the trial balance: rows of profiles, their names left out, and the business's own accounts;
 * - the expressions of the areas;
 * - `holds`: what their open records hold.
 */
export function books(businessId: string, areas: readonly AreaBooks[]): RawBuilder<unknown> {
  const queries = areas.flatMap((area) => area.queries?.(businessId) ?? []);
  const holds = areas.flatMap((area) => (area.holds ? [sql`(${area.holds(businessId)})`] : []));
  return sql`WITH posted AS (
    SELECT side.account, posting.currency, sum(side.amount) AS amount
    FROM posting
    CROSS JOIN LATERAL (VALUES (posting.from_account, -posting.amount), (posting.to_account, posting.amount)) AS side (account, amount)
    WHERE posting.business_id = ${businessId}
    GROUP BY side.account, posting.currency
  ), rows AS (
    SELECT balance.profile_id, side.account, balance.currency, side.amount
    FROM balance
    CROSS JOIN LATERAL (VALUES
      ('available', balance.available), ('held', balance.held),
      ('savings', balance.savings), ('investments', balance.investments)) AS side (account, amount)
    WHERE balance.business_id = ${businessId}
  ), ${ownAccounts(businessId)}, accounts AS (
    SELECT currency, account, amount FROM rows WHERE amount <> 0
    UNION ALL
    SELECT currency, account, given - taken FROM own_accounts WHERE account NOT LIKE 'statement:%'
  ), ${sql.join([...queries, sql`holds AS (${sql.join(holds, sql` UNION ALL `)})`])}`;
}

/** The debits and credits of each account that belongs to no profile, as common table expressions. */
function ownAccounts(businessId: string): RawBuilder<unknown> {
  return sql`own_accounts AS (
    SELECT account, currency, sum(taken) AS taken, sum(given) AS given
    FROM (
      SELECT account, currency, taken, given FROM account_sum WHERE business_id = ${businessId}
      UNION ALL
      SELECT account, currency, taken, given FROM account_change WHERE business_id = ${businessId}
    ) AS parts
    GROUP BY account, currency
  )`;
}

/** Whether `account` belongs to a profile. */
export const isOfProfile = sql`split_part(account, ':', 1) IN ('available', 'held', 'savings', 'investments')`;

/** The check that needs only the accounts; it reads the expressions of `books`. */
export const zeroSum = sql`
  SELECT 'zero_sum' AS "check", 'all accounts' AS subject, currency, 0::numeric AS expected, sum(amount) AS found
  FROM accounts GROUP BY currency HAVING sum(amount) <> 0`;

/** Every difference that the checks of G113 find; it reads the expressions of `books`. */
export function booksChecks(businessId: string, areas: readonly AreaBooks[]): RawBuilder<unknown> {
  const differences = areas.flatMap((area) => area.differences?.(businessId) ?? []);
  const checks = sql`
    ${zeroSum}
    UNION ALL
    SELECT 'balance_row', account, currency, coalesce(moved.amount, 0), coalesce(summed.amount, 0)
    FROM (
      SELECT account, currency, amount FROM posted WHERE NOT ${isOfProfile}
      UNION ALL
      SELECT 'statement:' || rail, currency, sum(CASE direction WHEN 'in' THEN -amount ELSE amount END)
      FROM rail_entry WHERE business_id = ${businessId} GROUP BY rail, currency
    ) AS moved
    FULL JOIN (SELECT account, currency, given - taken AS amount FROM own_accounts) AS summed USING (account, currency)
    WHERE coalesce(moved.amount, 0) <> coalesce(summed.amount, 0)
    UNION ALL
    SELECT 'balance_row', account, currency, coalesce(posted.amount, 0), coalesce(held.amount, 0)
    FROM (SELECT * FROM posted WHERE ${isOfProfile}) AS posted
    FULL JOIN (SELECT account || ':' || profile_id AS account, currency, amount FROM rows) AS held USING (account, currency)
    WHERE coalesce(posted.amount, 0) <> coalesce(held.amount, 0)
    UNION ALL
    SELECT 'negative_account', account, currency, 0, amount FROM posted WHERE ${isOfProfile} AND amount < 0
    UNION ALL
    SELECT 'transactions', profile_id, currency, coalesce(entered.amount, 0), coalesce(had.amount, 0)
    FROM (
      SELECT profile_id, currency, sum(CASE WHEN is_credit THEN amount ELSE -amount END) AS amount
      FROM transaction_entry WHERE business_id = ${businessId} GROUP BY profile_id, currency
    ) AS entered
    FULL JOIN (
      SELECT profile_id, currency, sum(amount) AS amount
      FROM rows WHERE account IN ('available', 'held') GROUP BY profile_id, currency
    ) AS had USING (profile_id, currency)
    WHERE coalesce(entered.amount, 0) <> coalesce(had.amount, 0)
    UNION ALL
    SELECT * FROM (
      SELECT DISTINCT ON (profile_id, currency) 'transactions', transaction_id, currency, amount, sum_after
      FROM (
        SELECT transaction_id, profile_id, currency, created_at, sum_after,
          sum(CASE WHEN is_credit THEN amount ELSE -amount END)
            OVER (PARTITION BY profile_id, currency ORDER BY created_at, transaction_id) AS amount
        FROM transaction_entry WHERE business_id = ${businessId}
      ) AS summed
      WHERE amount <> sum_after
      ORDER BY profile_id, currency, created_at, transaction_id
    ) AS first_of_profile
    UNION ALL
    SELECT 'holds', 'held:' || profile_id, currency, coalesce(due.amount, 0), coalesce(held.amount, 0)
    FROM (SELECT profile_id, currency, sum(amount) AS amount FROM holds GROUP BY profile_id, currency) AS due
    FULL JOIN (SELECT profile_id, currency, amount FROM rows WHERE account = 'held') AS held USING (profile_id, currency)
    WHERE coalesce(due.amount, 0) <> coalesce(held.amount, 0)
    UNION ALL
    SELECT 'rails', 'rail:' || rail || ' ' || direction || ' ' || reference, currency, posted, said
    FROM (${railPayments(businessId)} SELECT * FROM payments) AS payments WHERE said <> posted`;
  return sql.join([checks, ...differences], sql` UNION ALL `);
}

/** All rails by name and currency: the balance of their statements and that of the ledger, by the running sums. */
export function railTotals(businessId: string): RawBuilder<unknown> {
  return sql`WITH ${ownAccounts(businessId)}
    SELECT rail, currency,
      trim_scale(sum(taken) FILTER (WHERE kind = 'statement'))::text AS statement_in,
      trim_scale(sum(given) FILTER (WHERE kind = 'statement'))::text AS statement_out,
      trim_scale(sum(taken) FILTER (WHERE kind = 'rail'))::text AS ledger_in,
      trim_scale(sum(given) FILTER (WHERE kind = 'rail'))::text AS ledger_out
    FROM (
      SELECT split_part(account, ':', 1) AS kind, split_part(account, ':', 2) AS rail, currency, taken, given FROM own_accounts
    ) AS sides
    WHERE kind IN ('rail', 'statement')
    GROUP BY rail, currency ORDER BY rail, currency`;
}

/** The expression `payments`: for each payment of a rail, what the statement `said` and what the ledger `posted`. */
export function railPayments(businessId: string): RawBuilder<unknown> {
  return sql`WITH payments AS (
    SELECT rail, direction, currency, reference, sum(said) AS said, sum(posted) AS posted
    FROM (
      SELECT rail, direction, currency, reference, amount AS said, 0 AS posted
      FROM rail_entry WHERE business_id = ${businessId}
      UNION ALL
      SELECT substr(from_account, 6), 'in', currency, reference, 0, amount
      FROM posting WHERE business_id = ${businessId} AND from_account LIKE 'rail:%'
      UNION ALL
      SELECT substr(to_account, 6), 'out', currency, reference, 0, amount
      FROM posting WHERE business_id = ${businessId} AND to_account LIKE 'rail:%'
    ) AS sides
    GROUP BY rail, direction, currency, reference
  )`;
}
