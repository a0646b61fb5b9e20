import { sql } from 'kysely';
import type { AreaBooks } from './area-books.ts';

/** The amounts invested in stock positions, and their differences from the ledger and from their fills. */
export const stockBooks: AreaBooks = {
  differences: (businessId) => sql`
    SELECT 'holds' AS "check", 'investments:' || profile_id AS subject, currency,
      coalesce(due.amount, 0) AS expected, coalesce(invested.amount, 0) AS found
    FROM (
      SELECT profile_id, currency, sum(invested) AS amount FROM stock_position
      WHERE business_id = ${businessId} GROUP BY profile_id, currency
    ) AS due
    FULL JOIN (SELECT profile_id, currency, amount FROM rows WHERE account = 'investments') AS invested
      USING (profile_id, currency)
    WHERE coalesce(due.amount, 0) <> coalesce(invested.amount, 0)
    UNION ALL
    SELECT 'holds', profile_id || ' ' || ticker, NULL, coalesce(filled.tokens, 0), coalesce(position.tokens, 0)
    FROM (
      SELECT profile_id, ticker, sum(CASE side WHEN 'buy' THEN tokens ELSE -tokens END) AS tokens
      FROM stock_fill WHERE business_id = ${businessId} GROUP BY profile_id, ticker
    ) AS filled
    FULL JOIN (
      SELECT profile_id, ticker, tokens FROM stock_position WHERE business_id = ${businessId}
    ) AS position USING (profile_id, ticker)
    WHERE coalesce(filled.tokens, 0) <> coalesce(position.tokens, 0)`,
};
