import { describe, expect, it } from 'vitest';
import { sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import { bankAccount, type QuoteKind, quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { business } from '../../../test/harness/worlds/test-ledger.ts';
import { Decimal } from '../money/decimal.ts';
import type { PayIn, PayOut } from '../quotes/payment-leg.ts';
import { arrivedMeta, conversionMeta, entryType, payoutMeta, refundFacts } from './entry-facts.ts';
import type { Transfer } from './transfer.ts';

const money = (amount: string, currency: string) => ({ amount: Decimal.parse(amount), currency });

const transferOf = (kind: QuoteKind, changes: Partial<Transfer> = {}) =>
  sampleTransfer(quoteOf(kind, business), changes);

const address: PayOut = {
  type: 'address',
  network: 'TRX',
  address: 'TQABg9qbK9Y6xuH6SD47H9VYDitPC9s2TB',
};
const phone = {
  type: 'mobile_money',
  account: { provider: 'M-Pesa', phoneNumber: '+254712345678' },
} satisfies PayIn & PayOut;
const depositFee = money('150', 'NGN');
const payoutFee = money('107.5', 'NGN');
const destination = bankAccount.account;

describe('the entries of an exchange', () => {
  it.each([
    [
      'conversion',
      {
        source: money('200', 'USDT'),
        target: money('344000', 'NGN'),
        rate: Decimal.parse('1720'),
      },
    ],
    [
      'buy',
      {
        source: money('173150', 'NGN'),
        target: money('100', 'USDT'),
        rate: Decimal.parse('1730'),
      },
    ],
  ] as const)('of a %s tell both amounts and the rate', (kind, conversion) => {
    expect(conversionMeta(transferOf(kind))).toEqual({ conversion });
  });

  it('tell what was exchanged, whatever the quote says', () => {
    const moved = { sourceAmount: Decimal.parse('0.00000001'), targetAmount: Decimal.parse('0.1') };
    expect(conversionMeta(transferOf('conversion', moved))).toMatchObject({
      conversion: { source: money('0.00000001', 'USDT'), target: money('0.1', 'NGN') },
    });
  });
});

describe('the entry of a payout tells', () => {
  const conversion = (source: string, target: string) => ({
    source: money(source, 'USDT'),
    target: money(target, 'NGN'),
    rate: Decimal.parse('1720'),
  });

  it.each<[string, Transfer, object]>([
    [
      'the fee, the account and the exchange',
      transferOf('withdrawal'),
      { fee: payoutFee, destination, conversion: conversion('100', '171892.5') },
    ],
    [
      'the exchange of a sale',
      transferOf('sell'),
      { fee: payoutFee, destination, conversion: conversion('300', '515892.5') },
    ],
    ['no exchange where there was none', transferOf('plainWithdrawal'), { fee: payoutFee, destination }],
    ['no fee where none was taken', transferOf('plainWithdrawal', { fees: [] }), { destination }],
    [
      'no account where an address is paid',
      transferOf('plainWithdrawal', { payOut: address }),
      { fee: payoutFee },
    ],
  ])('%s', (_, transfer, meta) => {
    expect(payoutMeta(transfer)).toStrictEqual(meta);
  });
});

describe('the entry of a payment that arrived tells', () => {
  it.each<[string, Transfer, object]>([
    ['the fee', transferOf('deposit'), { meta: { fee: depositFee } }],
    [
      'the account that was paid to',
      transferOf('deposit', { payIn: { ...bankAccount, type: 'temporary_bank_account' } }),
      { meta: { fee: depositFee, destination } },
    ],
    [
      'the phone that paid',
      transferOf('deposit', { payIn: phone }),
      { meta: { fee: depositFee, source: phone.account } },
    ],
    ['nothing where nothing is known', transferOf('deposit', { fees: [], payIn: address }), {}],
  ])('%s', (_, transfer, meta) => {
    expect(arrivedMeta(transfer)).toStrictEqual(meta);
  });
});

describe('the entry of a refund', () => {
  it.each([
    ['payout_refused', bankAccount, 'Refused by Guaranty Trust Bank'],
    ['payout_returned', bankAccount, 'Returned by Guaranty Trust Bank'],
    ['payout_refused', phone, 'Refused by M-Pesa'],
    ['payout_returned', address, 'Returned by the TRX network'],
  ] as const)('after %s says who gave it back', (error, payOut, subDescription) => {
    expect(refundFacts(transferOf('withdrawal', { error, payOut }))).toEqual({
      type: 'refunds',
      isCredit: true,
      description: 'Refund of a payout',
      subDescription,
      statusDescription: 'The amount was returned to the balance.',
    });
  });
});

describe('the type of an entry', () => {
  it.each([
    ['deposit', 'deposits'],
    ['conversion', 'converts'],
    ['buy', 'buys'],
    ['sell', 'sells'],
    ['withdrawal', 'withdrawals'],
  ] as const)('of a %s is %s', (kind, type) => {
    expect(entryType(quoteOf(kind, business))).toBe(type);
  });
});
