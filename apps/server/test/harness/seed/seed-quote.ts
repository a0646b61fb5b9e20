import type { Holder } from '../../../src/domain/balances/balance-store.ts';
import { Decimal } from '../../../src/domain/money/decimal.ts';
import { evenRate } from '../../../src/domain/pricing/rate.ts';
import type { Fee, FeeName } from '../../../src/domain/quotes/fee.ts';
import type { PayOut } from '../../../src/domain/quotes/payment-leg.ts';
import type { Quote } from '../../../src/domain/quotes/quote.ts';
import type { Database } from '../../../src/storage/engine/database.ts';
import { quoteStore } from '../../../src/storage/money/postgres-quote-store.ts';
import { sampleQuote } from './sample-transfer.ts';

const amount = Decimal.parse;

/** The bank account of payouts. */
export const bankAccount = {
  type: 'bank_transfer' as const,
  recipientId: 'REC_1yHk6SvP9dCm4XtQ',
  account: {
    accountName: 'ADA LOVELACE',
    accountNumber: '0123456789',
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    countryCode: 'NG',
    currency: 'NGN',
  },
} satisfies PayOut;

function fee(name: FeeName, naira: string, converted: string, currency = 'USDT'): Fee {
  return {
    name,
    type: 'FIXED',
    amount: { amount: amount(naira), currency: 'NGN' },
    converted: { amount: amount(converted), currency },
  };
}

function nairaOnly(category: Quote['category']): Partial<Quote> {
  return {
    category,
    sourceCurrency: 'NGN',
    targetCurrency: 'NGN',
    rate: evenRate('NGN'),
  };
}

const kinds = {
  deposit: {
    ...nairaOnly('deposit'),
    sourceAmount: amount('20000'),
    targetAmount: amount('19850'),
    fees: [fee('Deposit fee', '150', '150', 'NGN')],
    payIn: { type: 'temporary_bank_account' },
    payOut: { type: 'balance' },
  },
  conversion: {
    category: 'conversion',
    sourceAmount: amount('200'),
    targetAmount: amount('344000'),
    fees: [],
    payOut: { type: 'balance' },
  },
  withdrawal: { sourceAmount: amount('100'), targetAmount: amount('171892.5'), payOut: bankAccount },
  /** Without an exchange. */
  plainWithdrawal: {
    ...nairaOnly('withdrawal'),
    sourceAmount: amount('5000'),
    targetAmount: amount('4892.5'),
    fees: [fee('Payout fee', '107.5', '107.5', 'NGN')],
    payOut: bankAccount,
  },
  buy: {
    category: 'buy',
    sourceCurrency: 'NGN',
    targetCurrency: 'USDT',
    sourceAmount: amount('173150'),
    targetAmount: amount('100'),
    rate: { base: 'USDT', counter: 'NGN', price: amount('1730'), side: 'buy' },
    fees: [fee('Deposit fee', '150', '0.0867052')],
    payIn: { type: 'temporary_bank_account' },
    payOut: { type: 'balance' },
  },
  sell: {
    category: 'sell',
    sourceAmount: amount('300'),
    targetAmount: amount('515892.5'),
    payIn: { type: 'address', network: 'TRX' },
    payOut: bankAccount,
  },
  sellToBalance: {
    category: 'sell',
    sourceAmount: amount('300'),
    targetAmount: amount('516000'),
    fees: [],
    payIn: { type: 'address', network: 'TRX' },
    payOut: { type: 'balance' },
  },
} satisfies Readonly<Record<string, Partial<Quote>>>;

/** The routes of money. */
export type QuoteKind = keyof typeof kinds;

/** A pending quote of the profile, not stored; by default without rounding. */
export function quoteOf(kind: QuoteKind, holder: Holder, facts: Partial<Quote> = {}): Quote {
  const { businessId, profileId } = holder;
  return sampleQuote({ rounding: Decimal.zero, ...kinds[kind], businessId, profileId, ...facts });
}

/** Writes a pending quote of the profile. */
export async function seedQuote(
  database: Database,
  kind: QuoteKind,
  holder: Holder,
  facts: Partial<Quote> = {},
): Promise<Quote> {
  const quote = quoteOf(kind, holder, facts);
  await quoteStore(database).insert(quote);
  return quote;
}
