import { type InferResult, type Kysely, type RawBuilder, sql } from 'kysely';
import { Decimal } from '../../domain/money/decimal.ts';
import type { Merchant, PaymentRequest } from '../../domain/payments/requests/payment-request.ts';
import type {
  PaymentRequestRows,
  PaymentRequestStore,
} from '../../domain/payments/requests/payment-request-store.ts';
import type { RequestDeposit } from '../../domain/payments/requests/request-deposit.ts';
import { present } from '../../domain/present.ts';
import type { PayIn } from '../../domain/quotes/payment-leg.ts';
import { type CustomerSeals, sealedAt } from '../customers/customer-seals.ts';
import type { Database } from '../engine/database.ts';
import { dateIn } from '../engine/date-in.ts';
import { dueWork } from '../engine/due-work.ts';
import { listPage, partOfPage } from '../engine/list-page.ts';
import { legJson, legOf } from '../money/leg-json.ts';
import { feeJson, feeOf, moneyJson, moneyOf, rateJson, rateOf } from '../money/money-rows.ts';
import type { FeeJson, MerchantJson } from '../schema/json-columns.ts';
import type { Tables } from '../schema/tables.ts';

const BY_AGE = ['payment_request.created_at', 'payment_request.request_id'];
/** Anything else is not an identifier of a payment request and is not looked up. */
const REQUEST_ID = /^PAYR_[0-9A-Za-z]{16}$/;

/** Payment requests in the database, each with its deposits. */
export function paymentRequestStore(
  { kysely }: Pick<Database, 'kysely'>,
  seals: CustomerSeals,
): PaymentRequestStore {
  const requestOf = (row: RequestRow) => openedRequest(row, seals);
  const work = dueWork(kysely, { table: 'payment_request', due: 'due_at' });
  const due = async (now: Date, limit: number, isDue: RawBuilder<boolean>) =>
    (await dueRows(kysely, limit, isDue)).map((row) => ({
      request: requestOf(row),
      at: new Date(now.getTime() + Number(row.clock_ahead_ms)),
    }));
  const ofBusiness = (businessId: string) =>
    requests(kysely).where('payment_request.business_id', '=', businessId);
  return {
    async find({ businessId, profileId }, id) {
      if (!REQUEST_ID.test(id)) return undefined;
      const row = await ofBusiness(businessId)
        .where('payment_request.request_id', '=', id)
        .where('payment_request.profile_id', '=', profileId)
        .executeTakeFirst();
      return row && requestOf(row);
    },
    async findOfBusiness(businessId, id) {
      if (!REQUEST_ID.test(id)) return undefined;
      const row = await ofBusiness(businessId)
        .where('payment_request.request_id', '=', id)
        .executeTakeFirst();
      return row && requestOf(row);
    },
    page({ businessId, profileId }, { statuses, linkId }, page) {
      const mine = () => {
        const own = kysely
          .selectFrom('payment_request')
          .select(['payment_request.request_id', 'payment_request.created_at'])
          .where('payment_request.business_id', '=', businessId)
          .where('payment_request.profile_id', '=', profileId);
        return linkId === undefined ? own : own.where('payment_request.link_id', '=', linkId);
      };
      let rows = ofBusiness(businessId).where('payment_request.profile_id', '=', profileId);
      if (linkId !== undefined) rows = rows.where('payment_request.link_id', '=', linkId);
      // No index orders the requests of several states together, so only the rows that the page can contain are read of
      // each state.
      const [first, ...others] = [...new Set(statuses)].map((status) =>
        partOfPage(mine().where('payment_request.status', '=', status), BY_AGE, page),
      );
      if (first !== undefined) {
        const idsOf = (part: typeof first) => kysely.selectFrom(part.as('part')).select('part.request_id');
        rows = rows.where(
          'payment_request.request_id',
          'in',
          others.reduce((ids, part) => ids.unionAll(idsOf(part)), idsOf(first)),
        );
      }
      return listPage(rows, BY_AGE, page, requestOf);
    },
    async merchant(businessId) {
      const { name, contact_email: email } = await kysely
        .selectFrom('business')
        .select(['name', 'contact_email'])
        .where('business_id', '=', businessId)
        .executeTakeFirstOrThrow();
      return { name, ...(email !== null && { email }) };
    },
    due: (now, limit) => work.inAll(now, (isDue) => due(now, limit, isDue)),
    dueOf: (businessId, now, limit, horizon) => due(now, limit, work.inBusiness(businessId, now, horizon)),
    nextDue: work.next,
    newestOpen: work.newestOpen,
  };
}

/** The rows of `record_payment_request` and `record_payment_request_deposit`. */
export const paymentRequestRows: PaymentRequestRows = {
  request: (request) => ({
    business_id: request.businessId,
    request_id: request.id,
    profile_id: request.profileId,
    type: request.type,
    status: request.status,
    version: request.version,
    source_currency: request.sourceCurrency,
    target_currency: request.targetCurrency,
    source_amount: request.asked.source,
    target_amount: request.asked.target,
    rounding: request.asked.rounding,
    tolerance: request.tolerance,
    fees: request.asked.fees.map(feeJson),
    requested: moneyJson(request.requested),
    rate: rateJson(request.rate),
    quote_rate: request.quoteRate && rateJson(request.quoteRate),
    merchant_reference: request.merchantReference,
    source: request.source,
    source_id: request.sourceId,
    link_id: request.linkId,
    public_key_id: request.publicKeyId,
    additional_info: request.additionalInfo,
    merchant: merchantJson(request.merchant),
    pay_in: legJson(request.payIn),
    two_step: request.twoStep,
    due_at: request.dueAt,
    created_at: request.createdAt,
    updated_at: request.updatedAt,
    expires_at: request.expiresAt,
  }),
  deposit: ({ businessId, id }, deposit) => ({
    business_id: businessId,
    request_id: id,
    reference: deposit.reference,
    outcome: deposit.outcome,
    amount: deposit.amount,
    credited: deposit.credited,
    rounding: deposit.rounding,
    fee: deposit.fee && feeJson(deposit.fee),
    surplus: deposit.surplus?.amount,
    surplus_fee: deposit.surplus?.fee && feeJson(deposit.surplus.fee),
    status: deposit.status,
    arrived_at: deposit.at,
  }),
};

/** A deposit as read together with its request; amounts are text because JSON numbers are not exact. */
interface DepositJson {
  readonly reference: string;
  readonly outcome: RequestDeposit['outcome'];
  readonly amount: string;
  readonly credited: string;
  readonly rounding: string;
  readonly fee: FeeJson | null;
  readonly surplus: string | null;
  readonly surplus_fee: FeeJson | null;
  readonly status: RequestDeposit['status'];
  readonly arrived_at: string;
}

/** The deposits of a request, oldest first. */
const deposits = sql<readonly DepositJson[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'reference', deposit.reference, 'outcome', deposit.outcome, 'amount', deposit.amount::text,
    'credited', deposit.credited::text, 'rounding', deposit.rounding::text, 'fee', deposit.fee,
    'surplus', deposit.surplus::text, 'surplus_fee', deposit.surplus_fee,
    'status', deposit.status, 'arrived_at', deposit.arrived_at
  ) ORDER BY deposit.arrived_at, deposit.reference), '[]')
  FROM payment_request_deposit AS deposit
  WHERE deposit.business_id = payment_request.business_id AND deposit.request_id = payment_request.request_id
)`;

/** All payment requests with their deposits. */
function requests(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('payment_request')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.business_id', '=', 'payment_request.business_id')
        .onRef('customer.customer_id', '=', 'payment_request.profile_id'),
    )
    .selectAll('payment_request')
    .select(['customer.data_key', deposits.as('deposits')]);
}

function dueRows(kysely: Kysely<Tables>, limit: number, isDue: RawBuilder<boolean>) {
  return requests(kysely)
    .innerJoin('business', 'business.business_id', 'payment_request.business_id')
    .select('business.clock_ahead_ms')
    .where(isDue)
    .orderBy('payment_request.due_at')
    .orderBy('payment_request.request_id')
    .limit(limit)
    .execute();
}

type RequestRow = InferResult<ReturnType<typeof requests>>[number];

function openedRequest(row: RequestRow, seals: CustomerSeals): PaymentRequest {
  const opened = seals.open(row.data_key, row.sealed_info, sealedAt.payer(row.request_id));
  return {
    id: row.request_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    type: row.type,
    status: row.status,
    version: row.version,
    sourceCurrency: row.source_currency,
    targetCurrency: row.target_currency,
    asked: {
      source: Decimal.parse(row.source_amount),
      target: Decimal.parse(row.target_amount),
      rounding: Decimal.parse(row.rounding),
      fees: row.fees.map(feeOf),
    },
    requested: moneyOf(row.requested),
    rate: rateOf(row.rate),
    deposits: row.deposits.map(depositOf),
    ...present({
      tolerance: row.tolerance === null ? undefined : Decimal.parse(row.tolerance),
      quoteRate: row.quote_rate === null ? undefined : rateOf(row.quote_rate),
      merchantReference: row.merchant_reference ?? undefined,
      source: row.source ?? undefined,
      sourceId: row.source_id ?? undefined,
      linkId: row.link_id ?? undefined,
      publicKeyId: row.public_key_id ?? undefined,
      twoStep: row.two_step ?? undefined,
      dueAt: dateIn(row.due_at),
    }),
    additionalInfo: opened === undefined ? row.additional_info : JSON.parse(opened),
    merchant: merchantOf(row.merchant),
    payIn: legOf<PayIn>(row.pay_in),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    expiresAt: new Date(row.expires_at),
  };
}

function merchantJson({ name, email }: Merchant): MerchantJson {
  return { name, ...(email !== undefined && { contact_email: email }) };
}

/** In requests of an earlier version, `email` is the sign-in address of an owner, so it is never shown. */
function merchantOf({ name, contact_email: email }: MerchantJson): Merchant {
  return { name, ...(email !== undefined && { email }) };
}

function depositOf(json: DepositJson): RequestDeposit {
  const {
    reference,
    outcome,
    amount,
    credited,
    rounding,
    fee,
    surplus,
    status,
    arrived_at: arrivedAt,
  } = json;
  return {
    reference,
    outcome,
    amount: Decimal.parse(amount),
    credited: Decimal.parse(credited),
    rounding: Decimal.parse(rounding),
    ...(fee !== null && { fee: feeOf(fee) }),
    ...(surplus !== null && {
      surplus: {
        amount: Decimal.parse(surplus),
        ...(json.surplus_fee !== null && { fee: feeOf(json.surplus_fee) }),
      },
    }),
    status,
    at: new Date(arrivedAt),
  };
}
