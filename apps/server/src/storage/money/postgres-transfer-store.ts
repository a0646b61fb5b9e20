import type { KybStatus } from '@finops/contract/console';
import { type InferResult, type Kysely, type RawBuilder, sql } from 'kysely';
import { faultPoint } from '#fault-point';
import type { CustomerStatus } from '../../domain/customers/customer.ts';
import type { Horizon } from '../../domain/due-work.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import type { PayIn, PayOut } from '../../domain/quotes/payment-leg.ts';
import type { Transfer } from '../../domain/transfers/transfer.ts';
import type { DueTransfer, TransferRows, TransferStore } from '../../domain/transfers/transfer-store.ts';
import { AHEAD } from '../accounts/business-clock.ts';
import { compiledOnce } from '../engine/compiled-once.ts';
import type { Database } from '../engine/database.ts';
import { listPage } from '../engine/list-page.ts';
import type { StepJson, Tables } from '../schema/tables.ts';
import { ofAge } from './age-range.ts';
import { legJson, legOf } from './leg-json.ts';
import { feeJson, feeOf } from './money-rows.ts';
import { quoteOf } from './postgres-quote-store.ts';
import { idsOfKinds, isOfKinds, isReadByKinds } from './rows-of-kinds.ts';

const BY_AGE = ['transfer.created_at', 'transfer.transfer_id'];
/** What tells the kinds of transfers apart. */
const KIND = ['category', 'source_currency', 'target_currency', 'status'] as const;
/** Anything else is no identifier of a transfer and need not be looked up. */
const TRANSFER_ID = /^TRF_[0-9A-Za-z]{16}$/;

/** Transfers in the database, each with its quote. */
export function transferStore({ kysely }: Pick<Database, 'kysely'>): TransferStore {
  const ofBusiness = (businessId: string) => transfers(kysely).where('transfer.business_id', '=', businessId);
  const withStanding = (businessId: string) =>
    ofBusiness(businessId)
      .innerJoin('business', 'business.business_id', 'transfer.business_id')
      .leftJoin('customer', (join) =>
        join
          .onRef('customer.business_id', '=', 'transfer.business_id')
          .onRef('customer.customer_id', '=', 'transfer.profile_id'),
      )
      .select([...fromBusiness, ...fromCustomer]);
  // Clocks are never behind the machine's; the few that are ahead have an index of their own.
  const claimByMachine = compiledOnce(kysely, claimOf(kysely, sql`transfer.due_at <= ${INSTANT}`));
  const claimByBusiness = compiledOnce(
    kysely,
    claimOf(
      kysely,
      sql`business.clock_ahead_ms > 0 AND transfer.due_at > ${INSTANT} AND transfer.due_at <= ${INSTANT} + ${AHEAD}`,
    ),
  );
  return {
    async find({ businessId, profileId }, id) {
      if (!TRANSFER_ID.test(id)) return undefined;
      const row = await ofBusiness(businessId)
        .where('transfer.transfer_id', '=', id)
        .where('transfer.profile_id', '=', profileId)
        .executeTakeFirst();
      return row && transferOf(row);
    },
    async findOfBusiness(businessId, id) {
      if (!TRANSFER_ID.test(id)) return undefined;
      const row = await ofBusiness(businessId).where('transfer.transfer_id', '=', id).executeTakeFirst();
      return row && transferOf(row);
    },
    page(holders, filter, page) {
      const { quoteId, reference } = filter;
      const asked = {
        category: filter.category,
        source_currency: filter.sourceCurrency,
        target_currency: filter.targetCurrency,
        status: filter.statuses,
      };
      let rows = ofBusiness(holders.businessId).where(ofAge('transfer.created_at', filter, page));
      if (holders.profileId !== undefined) rows = rows.where('transfer.profile_id', '=', holders.profileId);
      if (quoteId !== undefined) rows = rows.where('transfer.quote_id', '=', quoteId);
      if (reference !== undefined) rows = rows.where('transfer.reference', '=', reference);
      if (quoteId !== undefined || reference !== undefined) {
        rows = rows.where(isOfKinds('transfer', asked));
      } else if (isReadByKinds(asked, holders)) {
        const kinds = {
          table: 'transfer',
          id: 'transfer_id',
          holders,
          kind: KIND,
          asked,
          created: filter,
        } as const;
        rows = rows.where('transfer.transfer_id', 'in', idsOfKinds(kinds, page));
      }
      return listPage(rows, BY_AGE, page, transferOf);
    },
    async claimDue(now, limit) {
      const instant = now.toISOString();
      const claimed = await Promise.all([
        claimByMachine(instant, limit),
        claimByBusiness(instant, instant, limit),
      ]);
      const due = claimed.flatMap(({ rows }) => rows.toSorted(byDueTime).map((row) => dueOf(row, now)));
      if (due.length > 0) faultPoint('after due steps are read');
      return due;
    },
    async standing(businessId, id, now) {
      const row = await withStanding(businessId).where('transfer.transfer_id', '=', id).executeTakeFirst();
      return row && dueOf(row, now);
    },
    async dueOf(businessId, now, limit, horizon) {
      let rows = withStanding(businessId)
        .orderBy('transfer.due_at')
        .orderBy('transfer.transfer_id')
        .limit(limit)
        .where(sql<boolean>`transfer.due_at <= ${now.toISOString()}::timestamptz + ${AHEAD}`);
      if (horizon !== undefined) rows = rows.where(within(horizon));
      return (await rows.execute()).map((row) => dueOf(row, now));
    },
    async nextDue(businessId, after, horizon) {
      let rows = kysely
        .selectFrom('transfer')
        .select('due_at')
        .where('business_id', '=', businessId)
        .where('due_at', '>', after.toISOString())
        .orderBy('due_at')
        .limit(1);
      if (horizon !== undefined) rows = rows.where(within(horizon));
      const row = await rows.executeTakeFirst();
      return row?.due_at == null ? undefined : new Date(row.due_at);
    },
    async newestOpen(businessId) {
      const row = await kysely
        .selectFrom('transfer')
        .select(({ fn }) => fn.max('created_at').as('created_at'))
        .where('business_id', '=', businessId)
        .where('due_at', 'is not', null)
        .executeTakeFirst();
      return row?.created_at == null ? undefined : new Date(row.created_at);
    },
  };
}

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

/** The place of an instant. */
const INSTANT = sql`${null}::timestamptz`;

/** What a due step depends on in its business, and in the customer whose money it is. */
const fromBusiness = ['business.clock_ahead_ms', 'business.kyb_status'] as const;
const fromCustomer = ['customer.status as customer_status', 'customer.has_accepted_terms'] as const;

/** For how long whoever was handed a transfer out has it to itself. */
const LEASE = sql<string>`clock_timestamp() + interval '5 seconds'`;

/**
 * Leases transfers that nobody else is at, in one statement; what another process is just taking is passed over. Takes the values
 * of `isDue`, then how many at most.
 */
function claimOf(kysely: Kysely<Tables>, isDue: RawBuilder<boolean>) {
  return kysely
    .with('due', (db) =>
      db
        .selectFrom('transfer')
        .innerJoin('business', 'business.business_id', 'transfer.business_id')
        .leftJoin('customer', (join) =>
          join
            .onRef('customer.business_id', '=', 'transfer.business_id')
            .onRef('customer.customer_id', '=', 'transfer.profile_id'),
        )
        .select(['transfer.business_id', 'transfer.transfer_id', 'transfer.quote_id'])
        .select([...fromBusiness, ...fromCustomer])
        .where(isDue)
        .where(sql<boolean>`coalesce(transfer.leased_until <= clock_timestamp(), true)`)
        .orderBy('transfer.due_at')
        .orderBy('transfer.transfer_id')
        .limit(1)
        .forUpdate('transfer')
        .skipLocked(),
    )
    .updateTable('transfer')
    .from('due')
    .innerJoin('quote', (join) =>
      join.onRef('quote.business_id', '=', 'due.business_id').onRef('quote.quote_id', '=', 'due.quote_id'),
    )
    .set({ leased_until: LEASE })
    .whereRef('transfer.business_id', '=', 'due.business_id')
    .whereRef('transfer.transfer_id', '=', 'due.transfer_id')
    .returningAll('transfer')
    .returning(fromQuote)
    .returning(['due.clock_ahead_ms', 'due.kyb_status', 'due.customer_status', 'due.has_accepted_terms']);
}

type DueTime = Pick<TransferRow, 'due_at' | 'transfer_id'>;

function byDueTime(one: DueTime, other: DueTime): number {
  return orderOf(one).localeCompare(orderOf(other));
}

function orderOf({ due_at, transfer_id }: DueTime): string {
  return `${due_at} ${transfer_id}`;
}

function dueOf(
  row: TransferRow & {
    readonly clock_ahead_ms: bigint;
    readonly kyb_status: KybStatus;
    readonly customer_status: CustomerStatus | null;
    readonly has_accepted_terms: boolean | null;
  },
  now: Date,
): DueTransfer {
  return {
    transfer: transferOf(row),
    at: new Date(now.getTime() + Number(row.clock_ahead_ms)),
    kybStatus: row.kyb_status,
    ...(row.profile_id !== row.business_id && {
      customer: {
        status: row.customer_status ?? 'inactive',
        hasAcceptedTerms: row.has_accepted_terms === true,
      },
    }),
  };
}

function within({ createdBy, dueBy }: Horizon): RawBuilder<boolean> {
  return sql`transfer.created_at <= ${createdBy.toISOString()} AND transfer.due_at <= ${dueBy.toISOString()}`;
}

/** What a transfer takes over from its quote. */
const fromQuote = [
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

/** Every transfer, with its quote under `quote_` names. */
function transfers(kysely: Kysely<Tables>) {
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

type TransferRow = InferResult<ReturnType<typeof transfers>>[number];

function transferOf(row: TransferRow): Transfer {
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
