import { type RawBuilder, sql } from 'kysely';
import type { AreaBooks } from './area-books.ts';
import { isOfProfile } from './books-queries.ts';

/** The amounts that transfers hold, and the differences of transfers and their quotes from the ledger. */
export const transferBooks: AreaBooks = {
  queries: expectedPostings,
  holds: () => sql`SELECT profile_id, currency, amount FROM open_transfers`,
  differences: (businessId) =>
    sql`${quoteDifferences(businessId)} UNION ALL ${transferDifferences(businessId)}`,
};

/**
 * The postings that the states of transfers require, derived from the states and the agreed terms, never from what was
 * posted:
 * - `terms`: amounts and fees of the quote, or those that follow from a payment that deviates from it;
 * - `places`: where the source and the target amount are; a spent source is in `position`, which pays for the rest;
 * - `demands`: also whether fees and rounding are kept;
 * - `movements`: all that as postings;
 * - `moved`: what each transfer moves in each account, as required and as posted;
 * - `open_transfers`: what transfers hold, and whether it is a payment from outside that is not confirmed yet.
 */
function expectedPostings(businessId: string): RawBuilder<unknown> {
  return sql`terms AS (
    SELECT transfer.transfer_id, transfer.profile_id, transfer.status, coalesce(transfer.error, '') AS error,
      quote.category, quote.reference, quote.source_currency, quote.target_currency,
      transfer.source_amount AS told_source, transfer.target_amount AS told_target, transfer.fees AS told_fees,
      CASE WHEN deviates THEN transfer.source_amount ELSE quote.source_amount END AS source_amount,
      CASE WHEN deviates THEN transfer.target_amount ELSE quote.target_amount END AS target_amount,
      CASE WHEN deviates THEN transfer.fees ELSE quote.fees END AS fees,
      CASE WHEN deviates THEN 0 ELSE quote.rounding END AS rounding,
      quote.pay_in ->> 'type' = 'balance' AS is_funded_by_balance, quote.pay_out ->> 'type' = 'balance' AS is_paid_to_balance,
      ${railOf(sql`quote.pay_in`)} AS rail_in, ${railOf(sql`quote.pay_out`)} AS rail_out,
      'available:' || transfer.profile_id AS available, 'held:' || transfer.profile_id AS held,
      not_exchanged, transfer.late_credit, transfer.due_at IS NULL AS is_over,
      transfer.status = 'funds_refunded' AND quote.reversal_policy IS NOT NULL AS is_reversed
    FROM transfer
    JOIN quote ON quote.business_id = transfer.business_id AND quote.quote_id = transfer.quote_id
    CROSS JOIN LATERAL (
      SELECT coalesce(transfer.error IN ('amount_mismatch', 'late') AND transfer.status = 'funds_received', false) AS not_exchanged
    ) AS arrival
    CROSS JOIN LATERAL (
      SELECT not_exchanged OR (quote.pay_in ->> 'type' <> 'balance' AND transfer.source_amount <> quote.source_amount) AS deviates
    ) AS payment
    WHERE transfer.business_id = ${businessId}
  ), places AS (
    SELECT *,
      CASE
        WHEN NOT is_funded_by_balance AND status IN ('pending', 'cancelled') THEN NULL
        WHEN not_exchanged AND EXISTS (
          SELECT FROM unconfirmed_payment AS payment
          WHERE payment.business_id = ${businessId} AND payment_id = transfer_id AND payment.due_at IS NOT NULL
        ) THEN held
        WHEN status = 'cancelled' OR error = 'conversion_refused' OR not_exchanged OR is_reversed THEN available
        WHEN status IN ('pending', 'processing') OR (category IN ('buy', 'sell') AND status = 'funds_received')
          OR (category = 'withdrawal' AND status = 'failed') THEN held
        ELSE 'position'
      END AS source_at,
      CASE
        WHEN status IN ('outgoing_payment_sent', 'funds_delivered', 'funds_not_delivered') THEN rail_out
        WHEN (category = 'deposit' AND status = 'funds_received')
          OR (is_paid_to_balance AND status = 'funds_converted')
          OR (status = 'funds_refunded' AND NOT is_reversed) THEN available
      END AS target_at
    FROM terms
  ), demands AS (
    SELECT *, target_at IS NOT NULL OR (is_reversed AND error = 'payout_returned') AS is_charged FROM places
  ), movements AS (
    SELECT transfer_id, source_currency AS currency, source_amount AS amount,
      CASE WHEN is_funded_by_balance THEN available ELSE rail_in END AS from_account, source_at AS to_account
    FROM demands WHERE source_at IS NOT NULL
    UNION ALL
    SELECT transfer_id, target_currency, target_amount, 'position', target_at FROM demands WHERE target_at IS NOT NULL
    UNION ALL
    SELECT transfer_id, target_currency, rounding, 'position', 'rounding' FROM demands WHERE is_charged
    UNION ALL
    SELECT transfer_id, target_currency, ${amountIn(sql`target_currency`)}, 'position', 'fees'
    FROM demands CROSS JOIN jsonb_array_elements(fees) AS fee
    WHERE is_charged AND NOT is_reversed AND fee ->> 'name' <> 'Refund fee'
    UNION ALL
    SELECT transfer_id, source_currency, ${amountIn(sql`source_currency`)}, source_at, 'fees'
    FROM demands CROSS JOIN jsonb_array_elements(fees) AS fee WHERE not_exchanged
    UNION ALL
    SELECT transfer_id, target_currency, ${amountIn(sql`target_currency`)}, available, 'fees'
    FROM demands CROSS JOIN jsonb_array_elements(told_fees) AS fee
    WHERE status = 'funds_refunded' AND NOT is_reversed AND fee ->> 'name' = 'Refund fee'
  ), moved AS (
    SELECT transfer_id, side.account, currency, sum(side.demanded) AS demanded, sum(side.posted) AS posted
    FROM (
      SELECT transfer_id, currency, amount AS demanded, 0 AS posted, from_account, to_account FROM movements
      UNION ALL
      SELECT transfer_id, currency, 0, amount, from_account, to_account
      FROM posting JOIN demands ON transfer_id = posting.reference WHERE business_id = ${businessId}
    ) AS both_ways
    CROSS JOIN LATERAL (VALUES (from_account, -demanded, -posted), (to_account, demanded, posted)) AS side (account, demanded, posted)
    GROUP BY transfer_id, side.account, currency
  ), open_transfers AS (
    SELECT transfer_id, profile_id, source_currency AS currency, source_amount AS amount,
      NOT is_funded_by_balance AND status = 'processing' AS is_unconfirmed
    FROM demands WHERE source_at = held
  )`;
}

/** Accepted quotes without a transfer, and transfers without an accepted quote. */
function quoteDifferences(businessId: string): RawBuilder<unknown> {
  return sql`
    SELECT 'quote_taken' AS "check", coalesce(transfer.transfer_id, quote.quote_id) AS subject, NULL AS currency,
      1::numeric AS expected, 0::numeric AS found
    FROM (SELECT * FROM quote WHERE business_id = ${businessId} AND status = 'accepted') AS quote
    FULL JOIN (SELECT * FROM transfer WHERE business_id = ${businessId}) AS transfer
      ON transfer.quote_id = quote.quote_id
    WHERE transfer.quote_id IS NULL OR quote.quote_id IS NULL`;
}

/**
 * Every difference within the expressions of `expectedPostings`: amounts of a transfer, what it moves, and its entries.
 */
function transferDifferences(businessId: string): RawBuilder<unknown> {
  return sql`
    SELECT 'transfers' AS "check", transfer_id || ' ' || side.name AS subject, side.currency, agreed AS expected, told AS found
    FROM demands
    CROSS JOIN LATERAL (VALUES
      ('source_amount', source_currency, source_amount, told_source),
      ('target_amount', target_currency, target_amount, told_target)) AS side (name, currency, agreed, told)
    WHERE agreed <> told
    UNION ALL
    SELECT 'transfers', transfer_id || ' ' || account, currency, demanded, posted FROM moved WHERE demanded <> posted
    UNION ALL
    ${feeDifferences}
    UNION ALL
    ${lateDifferences(businessId)}
    UNION ALL
    SELECT 'transfers', coalesce(open.transfer_id, payment.payment_id) || ' unconfirmed', currency, coalesce(amount, 0), 0
    FROM (SELECT * FROM open_transfers WHERE is_unconfirmed) AS open
    FULL JOIN (SELECT payment_id FROM unconfirmed_payment WHERE business_id = ${businessId} AND due_at IS NULL) AS payment
      ON payment.payment_id = open.transfer_id
    WHERE open.transfer_id IS NULL OR payment.payment_id IS NULL
    UNION ALL
    SELECT 'transfers', transfer_id || ' entries:' || profile_id, currency, sum(demanded), sum(entered)
    FROM (
      SELECT transfer_id, split_part(account, ':', 2) AS profile_id, currency, demanded, 0 AS entered FROM moved WHERE ${isOfProfile}
      UNION ALL
      SELECT entry.transfer_id, entry.profile_id, entry.currency, 0, CASE WHEN is_credit THEN amount ELSE -amount END
      FROM transaction_entry AS entry
      -- A plain deposit names the transfer that it came too late for, and has a reference of its own.
      JOIN demands ON demands.transfer_id = entry.transfer_id AND demands.reference = entry.reference
      WHERE entry.business_id = ${businessId}
    ) AS settled
    GROUP BY transfer_id, profile_id, currency HAVING sum(demanded) <> sum(entered)`;
}

/** Ended transfers whose fees differ from those to be kept; the fees of a late payment are in its deposit. */
const feeDifferences = sql`
    SELECT 'transfers', transfer_id || ' told fees', fee_currency, coalesce(kept, 0), coalesce(told, 0)
    FROM demands
    CROSS JOIN LATERAL (SELECT CASE WHEN not_exchanged THEN source_currency ELSE target_currency END AS fee_currency) AS charged
    CROSS JOIN LATERAL (
      SELECT sum(${amountIn(sql`fee_currency`)}) AS told FROM jsonb_array_elements(told_fees) AS fee
    ) AS shown
    LEFT JOIN (SELECT transfer_id, demanded AS kept FROM moved WHERE account = 'fees') AS demanded USING (transfer_id)
    WHERE is_over AND late_credit IS NULL AND coalesce(kept, 0) <> coalesce(told, 0)`;

/** Transfers whose late payments credited an amount other than the recorded one. */
function lateDifferences(businessId: string): RawBuilder<unknown> {
  return sql`
    SELECT 'transfers', transfer_id || ' late', source_currency, sum(entered), sum(told)
    FROM (
      SELECT transfer_id, source_currency, 0 AS entered, late_credit AS told FROM demands WHERE late_credit IS NOT NULL
      UNION ALL
      SELECT transfer_id, source_currency, CASE WHEN is_credit THEN amount ELSE -amount END, 0
      FROM transaction_entry AS entry
      JOIN demands USING (transfer_id, profile_id)
      WHERE entry.business_id = ${businessId} AND status = 'cancelled' AND entry.reference <> demands.reference
    ) AS late
    GROUP BY transfer_id, source_currency HAVING sum(entered) <> sum(told)`;
}

/** The account of the rail of a payment leg. */
function railOf(end: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`'rail:' || CASE ${end} ->> 'type'
    WHEN 'address' THEN 'chain-' || (${end} ->> 'network') WHEN 'mobile_money' THEN 'mobile_money' ELSE 'bank' END`;
}

/** The amount of a `fee` in one of its two currencies. */
function amountIn(currency: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(CASE fee #>> '{amount,currency}' WHEN ${currency} THEN fee #>> '{amount,amount}'
    ELSE fee #>> '{converted,amount}' END)::numeric`;
}
