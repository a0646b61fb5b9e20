import { type Selectable, sql } from 'kysely';
import type { Holder } from '../../domain/balances/balance-store.ts';
import { Decimal } from '../../domain/money/decimal.ts';
import { HeldRatesReached } from '../../domain/quotes/held-rates-reached.ts';
import type { PayIn, PayOut } from '../../domain/quotes/payment-leg.ts';
import type { Quote } from '../../domain/quotes/quote.ts';
import type { QuoteStore } from '../../domain/quotes/quote-store.ts';
import { batchLoader } from '../engine/batch-loader.ts';
import type { Database } from '../engine/database.ts';
import { listPage } from '../engine/list-page.ts';
import { insertUnlessReset } from '../sandbox/insert-unless-reset.ts';
import type { Tables } from '../schema/tables.ts';
import { ofAge } from './age-range.ts';
import { legJson, legOf } from './leg-json.ts';
import { feeJson, feeOf, rateJson, rateOf } from './money-rows.ts';
import { idsOfKinds, isOfKinds, isReadByKinds } from './rows-of-kinds.ts';

/** Anything else is not an identifier of a quote and is not looked up. */
const QUOTE_ID = /^QUO_[0-9A-Za-z]{16}$/;

const HELD_RATES = 'held_rates';

/** The columns that distinguish the kinds of quotes. */
const KIND = ['source_currency', 'target_currency', 'status'];

interface QuoteKey {
  readonly businessId: string;
  readonly id: string;
}

/** Quotes in the database. */
export function quoteStore(database: Database): QuoteStore {
  const nameOf = ({ businessId, id }: QuoteKey) => `${businessId} ${id}`;
  const find = batchLoader(async (keys: readonly QuoteKey[]) => {
    const rows = await database.kysely
      .selectFrom('quote')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('business_id', 'quote_id'),
          'in',
          keys.map(({ businessId, id }) => tuple(businessId, id)),
        ),
      )
      .execute();
    return new Map(rows.map((row) => [nameOf({ businessId: row.business_id, id: row.quote_id }), row]));
  }, nameOf);
  return {
    async insert(quote, options) {
      const { mostHeld } = options ?? {};
      if (options === undefined || mostHeld === undefined) {
        return insertUnlessReset(database, 'quote', quoteRow(quote), options);
      }
      const { profileId: id, createdAt: at } = quote;
      const room = { kind: HELD_RATES, id, expects: { fewerThan: mostHeld, at }, row: {} };
      const checked = { ...options, records: [...(options.records ?? []), room] };
      await insertUnlessReset(database, 'quote', quoteRow(quote), checked, (problem) =>
        problem === `conflict ${HELD_RATES} full`
          ? new HeldRatesReached(mostHeld, 'pending quotes and unpaid transfers')
          : undefined,
      );
    },
    async find({ businessId, profileId }: Holder, id) {
      if (!QUOTE_ID.test(id)) return undefined;
      const row = await find({ businessId, id });
      return row?.profile_id === profileId ? quoteOf(row) : undefined;
    },
    page(holders, { reference, sourceCurrency, targetCurrency, kinds }, page) {
      const parts = kinds.map(({ accepted, ...created }) => ({
        created,
        asked: {
          source_currency: sourceCurrency,
          target_currency: targetCurrency,
          status: accepted === undefined ? undefined : storedStatus(accepted),
        },
      }));
      let rows = database.kysely
        .selectFrom('quote')
        .selectAll()
        .where('business_id', '=', holders.businessId)
        .where('profile_id', '=', holders.profileId);
      if (reference !== undefined) rows = rows.where('reference', '=', reference);
      if (reference !== undefined || !parts.some(({ asked }) => isReadByKinds(asked, holders))) {
        const conditions = parts.map(
          ({ asked, created }) => sql`${isOfKinds('quote', asked)} AND ${ofAge('created_at', created, page)}`,
        );
        rows = rows.where(sql<boolean>`(${sql.join(conditions, sql` OR `)})`);
      } else {
        const ids = parts.map(({ asked, created }) =>
          idsOfKinds({ table: 'quote', id: 'quote_id', holders, kind: KIND, asked, created }, page),
        );
        rows = rows.where('quote_id', 'in', sql<string>`(${sql.join(ids, sql` UNION ALL `)})`);
      }
      return listPage(rows, ['created_at', 'quote_id'], page, quoteOf);
    },
  };
}

function quoteRow(quote: Quote) {
  const { rate, product, side, explained } = rateJson(quote.rate);
  return {
    business_id: quote.businessId,
    quote_id: quote.id,
    profile_id: quote.profileId,
    category: quote.category,
    source_currency: quote.sourceCurrency,
    target_currency: quote.targetCurrency,
    source_amount: quote.sourceAmount.toString(),
    target_amount: quote.targetAmount.toString(),
    rounding: quote.rounding.toString(),
    rate,
    product,
    side,
    rate_explained: explained,
    fees: quote.fees.map(feeJson),
    reference: quote.reference,
    status: storedStatus(quote.accepted),
    reversal_policy: quote.reversalPolicy ?? null,
    metadata: quote.metadata ?? null,
    pay_in: legJson(quote.payIn),
    pay_out: legJson(quote.payOut),
    created_at: quote.createdAt,
    updated_at: quote.updatedAt,
    expires_at: quote.expiresAt,
  };
}

/** The stored status of a quote; an expired one is stored as pending. */
function storedStatus(accepted: boolean) {
  return accepted ? 'accepted' : 'pending';
}

/** The quote of a row. */
export function quoteOf(row: Selectable<Tables['quote']>): Quote {
  return {
    id: row.quote_id,
    businessId: row.business_id,
    profileId: row.profile_id,
    category: row.category,
    sourceCurrency: row.source_currency,
    targetCurrency: row.target_currency,
    sourceAmount: Decimal.parse(row.source_amount),
    targetAmount: Decimal.parse(row.target_amount),
    rounding: Decimal.parse(row.rounding),
    rate: rateOf({ product: row.product, explained: row.rate_explained, side: row.side }),
    fees: row.fees.map(feeOf),
    reference: row.reference,
    ...(row.reversal_policy !== null && { reversalPolicy: row.reversal_policy }),
    ...(row.metadata !== null && { metadata: row.metadata }),
    payIn: legOf<PayIn>(row.pay_in),
    payOut: legOf<PayOut>(row.pay_out),
    accepted: row.status === 'accepted',
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    expiresAt: new Date(row.expires_at),
  };
}
