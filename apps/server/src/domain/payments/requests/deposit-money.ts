import type { Ids } from '../../ids.ts';
import type { Account } from '../../ledger/account.ts';
import type { Entry, EntryMeta } from '../../ledger/entry.ts';
import type { Commit } from '../../ledger/ledger.ts';
import { posting } from '../../ledger/posting.ts';
import type { Decimal } from '../../money/decimal.ts';
import { type Fee, feesIn } from '../../quotes/fee.ts';
import { arrivalMeta } from '../../rails/arrival-meta.ts';
import { railOf } from '../../rails/rails.ts';
import { type PaymentRequest, referenceOf } from './payment-request.ts';
import type { RequestDeposit } from './request-deposit.ts';

type Moved = Pick<Commit, 'opens' | 'postings' | 'entries' | 'railEntries' | 'unlessPosted'>;

const POSITION: Account = { account: 'position' };

/** The postings and entries of a credited deposit. */
export function depositMoney(request: PaymentRequest, deposit: RequestDeposit, ids: Ids): Moved {
  const { businessId, profileId, sourceCurrency, payIn } = request;
  const { reference, amount, credited, rounding, fee, surplus, at: createdAt } = deposit;
  const available: Account = { account: 'available', profileId };
  const currency = creditedCurrency(request, deposit);
  const through = isExchanged(request, deposit) ? POSITION : available;
  const payer: Account = payIn.type === 'balance' ? available : { account: 'rail', rail: railOf(payIn) };
  const moves = [
    { currency: sourceCurrency, amount: convertedOf(deposit), from: payer, to: through },
    ...(through === POSITION ? [{ currency, amount: credited, from: through, to: available }] : []),
    {
      currency,
      amount: feesIn(currency, fee ? [fee] : []),
      from: through,
      to: { account: 'fees' } as const,
    },
    { currency, amount: rounding, from: through, to: { account: 'rounding' } as const },
    ...(surplus === undefined
      ? []
      : [
          { currency: sourceCurrency, amount: surplus.amount, from: payer, to: available },
          {
            currency: sourceCurrency,
            amount: feesIn(sourceCurrency, surplus.fee ? [surplus.fee] : []),
            from: available,
            to: { account: 'fees' } as const,
          },
        ]),
  ].filter((move) => move.amount.isPositive());
  return {
    opens: [currency, ...(surplus ? [sourceCurrency] : [])].map((code) => ({
      id: ids.next('BAL_'),
      businessId,
      profileId,
      currency: code,
      createdAt,
    })),
    postings: moves.map((move, index) =>
      posting({ id: `${reference}.${index + 1}`, ...move, reference, createdAt }),
    ),
    unlessPosted: `${reference}.1`,
    entries: entriesOf(request, deposit, ids),
    railEntries:
      payIn.type === 'balance'
        ? []
        : [
            {
              id: ids.next('RLE_'),
              rail: railOf(payIn),
              direction: 'in',
              currency: sourceCurrency,
              amount,
              reference,
              createdAt,
            },
          ],
  };
}

/** The part of a deposit besides its surplus, as it arrived. */
function convertedOf({ amount, surplus }: RequestDeposit): Decimal {
  return surplus === undefined ? amount : amount.minus(surplus.amount);
}

/** The currency that a deposit is credited in, except for its surplus. */
export function creditedCurrency(
  { sourceCurrency, targetCurrency }: Pick<PaymentRequest, 'sourceCurrency' | 'targetCurrency'>,
  { outcome }: Pick<RequestDeposit, 'outcome'>,
): string {
  return outcome === 'counted' ? targetCurrency : sourceCurrency;
}

function isExchanged(request: PaymentRequest, deposit: RequestDeposit): boolean {
  return creditedCurrency(request, deposit) !== request.sourceCurrency;
}

function entriesOf(request: PaymentRequest, deposit: RequestDeposit, ids: Ids): readonly Entry[] {
  const { profileId, sourceCurrency, payIn } = request;
  const { amount, credited, at: createdAt } = deposit;
  const currency = creditedCurrency(request, deposit);
  const facts = { profileId, reference: referenceOf(request), ...metaOf(request, deposit), createdAt };
  const described = {
    description: deposit.outcome === 'late' ? 'Late payment' : 'Payment',
    subDescription: `For the payment request ${request.id}`,
  };
  const credit: Entry = {
    id: ids.next('TXN_'),
    type: payIn.type === 'balance' ? 'converts' : 'deposits',
    ...facts,
    ...described,
    currency,
    amount: credited.plus(feesIn(currency, deposit.fee ? [deposit.fee] : [])),
    isCredit: true,
    statusDescription: 'The amount was credited to the balance.',
  };
  if (payIn.type !== 'balance') {
    return [
      credit,
      feeEntry(credit, deposit.fee, ids),
      ...surplusEntries(request, deposit, credit, ids),
    ].filter(({ amount }) => amount.isPositive());
  }
  const debit: Entry = {
    ...credit,
    id: ids.next('TXN_'),
    currency: sourceCurrency,
    amount,
    isCredit: false,
    statusDescription: 'The amount was debited from the balance.',
  };
  return [debit, credit];
}

function feeEntry(credit: Entry, fee: Fee | undefined, ids: Ids): Entry {
  return {
    ...credit,
    id: ids.next('TXN_'),
    type: 'fees',
    amount: feesIn(credit.currency, fee ? [fee] : []),
    isCredit: false,
    description: 'Deposit fee',
    statusDescription: 'The fee was charged.',
  };
}

function surplusEntries(
  { sourceCurrency: currency, payIn }: PaymentRequest,
  { surplus }: RequestDeposit,
  credit: Entry,
  ids: Ids,
): readonly Entry[] {
  if (surplus === undefined) return [];
  const { meta: _, ...facts } = credit;
  const { amount, fee } = surplus;
  const entry: Entry = {
    ...facts,
    id: ids.next('TXN_'),
    currency,
    amount,
    description: 'Surplus payment',
    ...arrivalMeta(payIn, fee?.amount),
  };
  return [entry, feeEntry(entry, fee, ids)];
}

/** Facts about the payment in its entries, besides the amount (G36, G76). */
function metaOf(request: PaymentRequest, deposit: RequestDeposit): { readonly meta?: EntryMeta } {
  const { sourceCurrency, targetCurrency, rate, payIn } = request;
  const { meta } = arrivalMeta(payIn, deposit.fee?.amount);
  if (!isExchanged(request, deposit)) return meta === undefined ? {} : { meta };
  const conversion = {
    source: { amount: convertedOf(deposit), currency: sourceCurrency },
    target: { amount: deposit.credited, currency: targetCurrency },
    rate: rate.price,
  };
  return { meta: { ...meta, conversion } };
}
