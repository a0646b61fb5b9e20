import { type RawBuilder, sql } from 'kysely';
import type { AreaBooks } from './area-books.ts';

/** Differences between payment requests, their deposits and the ledger; open requests hold nothing. */
export const paymentRequestBooks: AreaBooks = {
  queries: expectedOfDeposits,
  differences: (businessId) => sql`${statusDifferences(businessId)} UNION ALL ${depositDifferences}`,
};

/**
 * The postings that the deposits of payment requests require, derived from what arrived, never from what was posted:
 * - `request_deposits`: credited deposits, with the source of their money and the accounts it passes through; `amount`
 *   excludes the surplus, which is credited unconverted;
 * - `moved_by_deposits`: what each moves in each account, as required and as posted.
 */
function expectedOfDeposits(businessId: string): RawBuilder<unknown> {
  return sql`request_deposits AS (
    SELECT deposit.request_id, deposit.reference, deposit.amount - coalesce(deposit.surplus, 0) AS amount,
      deposit.surplus, (deposit.surplus_fee #>> '{amount,amount}')::numeric AS surplus_fee, deposit.credited, deposit.rounding,
      request.source_currency,
      CASE deposit.outcome WHEN 'counted' THEN request.target_currency ELSE request.source_currency END AS credited_currency,
      deposit.fee, 'available:' || request.profile_id AS available,
      CASE request.pay_in ->> 'type'
        WHEN 'balance' THEN 'available:' || request.profile_id
        WHEN 'address' THEN 'rail:chain-' || (request.pay_in ->> 'network')
        WHEN 'mobile_money' THEN 'rail:mobile_money' ELSE 'rail:bank' END AS payer,
      deposit.outcome = 'counted' AND request.target_currency <> request.source_currency AS is_exchanged
    FROM payment_request_deposit AS deposit
    JOIN payment_request AS request ON request.business_id = deposit.business_id AND request.request_id = deposit.request_id
    WHERE deposit.business_id = ${businessId} AND deposit.outcome <> 'rejected'
  ), moved_by_deposits AS (
    SELECT request_id, reference, side.account, currency, sum(side.demanded) AS demanded, sum(side.posted) AS posted
    FROM (
      SELECT request_id, reference, source_currency AS currency, amount AS demanded, 0 AS posted,
        payer AS from_account, CASE WHEN is_exchanged THEN 'position' ELSE available END AS to_account
      FROM request_deposits
      UNION ALL
      SELECT request_id, reference, credited_currency, credited, 0, 'position', available FROM request_deposits WHERE is_exchanged
      UNION ALL
      SELECT request_id, reference, credited_currency,
        (CASE fee #>> '{amount,currency}' WHEN credited_currency THEN fee #>> '{amount,amount}' ELSE fee #>> '{converted,amount}' END)::numeric,
        0, CASE WHEN is_exchanged THEN 'position' ELSE available END, 'fees'
      FROM request_deposits WHERE fee IS NOT NULL
      UNION ALL
      SELECT request_id, reference, credited_currency, rounding, 0,
        CASE WHEN is_exchanged THEN 'position' ELSE available END, 'rounding'
      FROM request_deposits
      UNION ALL
      SELECT request_id, reference, source_currency, surplus, 0, payer, available FROM request_deposits WHERE surplus IS NOT NULL
      UNION ALL
      SELECT request_id, reference, source_currency, surplus_fee, 0, available, 'fees' FROM request_deposits WHERE surplus_fee IS NOT NULL
      UNION ALL
      SELECT request_id, reference, currency, 0, posting.amount, from_account, to_account
      FROM posting JOIN request_deposits USING (reference) WHERE posting.business_id = ${businessId}
    ) AS both_ways
    CROSS JOIN LATERAL (VALUES (from_account, -demanded, -posted), (to_account, demanded, posted)) AS side (account, demanded, posted)
    GROUP BY request_id, reference, side.account, currency
  )`;
}

/** Requests whose status does not follow from their deposits (G44). */
function statusDifferences(businessId: string): RawBuilder<unknown> {
  return sql`
    SELECT 'payment_requests' AS "check", request_id || ' ' || status AS subject, source_currency AS currency,
      source_amount AS expected, coalesce(arrived, 0) AS found
    FROM (
      SELECT request.*, coalesce(request.tolerance, 0) AS tolerated, counted.arrived, counted.deposits
      FROM payment_request AS request
      CROSS JOIN LATERAL (
        SELECT sum(amount) AS arrived, count(*) AS deposits FROM payment_request_deposit AS deposit
        WHERE deposit.business_id = request.business_id AND deposit.request_id = request.request_id AND outcome = 'counted'
      ) AS counted
      WHERE request.business_id = ${businessId}
    ) AS requests
    WHERE NOT CASE
      WHEN deposits = 0 THEN status IN ('pending', 'expired', 'cancelled', 'failed')
      WHEN arrived + tolerated < source_amount THEN status = 'under_payment'
      WHEN deposits > 1 THEN status = 'multiple_deposits'
      WHEN arrived - tolerated <= source_amount THEN status = 'completed'
      ELSE status = 'over_payment' END`;
}

const depositDifferences = sql`
  SELECT 'payment_requests', request_id || ' ' || reference || ' ' || account, currency, demanded, posted
  FROM moved_by_deposits WHERE demanded <> posted`;
