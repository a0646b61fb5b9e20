import type { InferResult, Kysely } from 'kysely';
import { Decimal } from '../../domain/money/decimal.ts';
import type { PayIn, PayOut } from '../../domain/quotes/payment-leg.ts';
import type { Transfer } from '../../domain/transfers/transfer.ts';
import type { TransferRows } from '../../domain/transfers/transfer-store.ts';
import type { StepJson } from '../schema/json-columns.ts';
import type { Tables } from '../schema/tables.ts';
import { legJson, legOf } from './leg-json.ts';
import { feeJson, feeOf } from './money-rows.ts';
import { quoteOf } from './postgres-quote-store.ts';

/** The rows of `record_transfer`, `record_quote` and `record_transfer_wait`. */
export const transferRows: TransferRows = {
  transfer: (transfer) => ({
    business_id: transfer.businessId,
    transfer_id: transfer.id,
    quote_id: transfer.quote.id,
    profile_id: transfer.profileId,
    status: transfer.status,
    error: transfer.error,
    version: transfer.version,
    source_amount: transfer.sourceAmount,
    target_amount: transfer.targetAmount,
    fees: transfer.fees.map(feeJson),
    pay_in: legJson(transfer.payIn),
    pay_out: legJson(transfer.payOut),
    steps: transfer.steps.map(
      ({ status, description, at }): StepJson => ({ status, description, at: at.toISOString() }),
    ),
    due_at: transfer.dueAt,
    created_at: transfer.createdAt,
    updated_at: transfer.updatedAt,
    is_exchange_agreed: transfer.isExchangeAgreed,
    late_credit: transfer.lateCredit,
    metadata: transfer.metadata,
  }),
  acceptedQuote: ({ profileId }, at) => ({ profile_id: profileId, status: 'accepted', updated_at: at }),
  waiting: (until) => ({ due_at: until }),
};

/** The columns that a transfer takes from its quote. */
export const fromQuote = [
  'quote.category as quote_category',
  'quote.source_currency as quote_source_currency',
  'quote.target_currency as quote_target_currency',
  'quote.source_amount as quote_source_amount',
  'quote.target_amount as quote_target_amount',
  'quote.rounding as quote_rounding',
  'quote.rate as quote_rate',
  'quote.product as quote_product',
  'quote.side as quote_side',
  'quote.rate_explained as quote_rate_explained',
  'quote.fees as quote_fees',
  'quote.reference as quote_reference',
  'quote.status as quote_status',
  'quote.reversal_policy as quote_reversal_policy',
  'quote.metadata as quote_metadata',
  'quote.pay_in as quote_pay_in',
  'quote.pay_out as quote_pay_out',
  'quote.created_at as quote_created_at',
  'quote.updated_at as quote_updated_at',
  'quote.expires_at as quote_expires_at',
] as const;

/** All transfers, each with its quote in columns with the prefix `quote_`. */
export function transfers(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('transfer')
    .innerJoin('quote', (join) =>
      join
        .onRef('quote.business_id', '=', 'transfer.business_id')
        .onRef('quote.quote_id', '=', 'transfer.quote_id'),
    )
    .selectAll('transfer')
    .select(fromQuote);
}

export type TransferRow = InferResult<ReturnType<typeof transfers>>[number];

export function transferOf(row: TransferRow): Transfer {
  const quote = quoteOf({
    business_id: row.business_id,
    quote_id: row.quote_id,
    profile_id: row.profile_id,
    category: row.quote_category,
    source_currency: row.quote_source_currency,
    target_currency: row.quote_target_currency,
    source_amount: row.quote_source_amount,
    target_amount: row.quote_target_amount,
    rounding: row.quote_rounding,
    rate: row.quote_rate,
    product: row.quote_product,
    side: row.quote_side,
    rate_explained: row.quote_rate_explained,
    fees: row.quote_fees,
    reference: row.quote_reference,
    status: row.quote_status,
    reversal_policy: row.quote_reversal_policy,
    metadata: row.quote_metadata,
    pay_in: row.quote_pay_in,
    pay_out: row.quote_pay_out,
    created_at: row.quote_created_at,
    updated_at: row.quote_updated_at,
    expires_at: row.quote_expires_at,
  });
  return {
    id: row.transfer_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    quote,
    status: row.status,
    ...(row.error !== null && { error: row.error }),
    version: row.version,
    sourceAmount: Decimal.parse(row.source_amount),
    targetAmount: Decimal.parse(row.target_amount),
    fees: row.fees.map(feeOf),
    ...(row.late_credit !== null && { lateCredit: Decimal.parse(row.late_credit) }),
    payIn: legOf<PayIn>(row.pay_in),
    payOut: legOf<PayOut>(row.pay_out),
    isExchangeAgreed: row.is_exchange_agreed === true,
    ...(row.metadata !== null && { metadata: row.metadata }),
    steps: row.steps.map(({ status, description, at }) => ({ status, description, at: new Date(at) })),
    ...(row.due_at !== null && { dueAt: new Date(row.due_at) }),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}
