import { describe, expect, it } from 'vitest';
import { sampleTransfer } from '../../../test/harness/sample-transfer.ts';
import { bankAccount, type QuoteKind, quoteOf } from '../../../test/harness/seed-quote.ts';
import { business } from '../../../test/harness/test-ledger.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { Decimal } from '../money/decimal.ts';
import type { PayOut } from '../quotes/quote.ts';
import { EntryFacts, entryType, refundFacts } from './entry-facts.ts';
import type { Transfer } from './transfer.ts';

const facts = new EntryFacts(loadReference().currencies);

const transferOf = (kind: QuoteKind, changes: Partial<Transfer> = {}) =>
  sampleTransfer(quoteOf(kind, business), changes);

const address: PayOut = {
  type: 'address',
  network: 'TRX',
  address: 'TQABg9qbK9Y6xuH6SD47H9VYDitPC9s2TB',
};
const phone: PayOut = {
  type: 'mobile_money',
  recipient_details: { provider: 'M-Pesa', phone_number: '+254712345678' },
};
const depositFee = { amount: '150.00', currency: 'NGN' };
const payoutFee = { amount: '107.50', currency: 'NGN' };
const destination = bankAccount.recipient_details;

describe('the entries of an exchange', () => {
  it.each([
    [
      'conversion',
      {
        source_currency: 'USDT',
        source_amount: '200.00',
        target_currency: 'NGN',
        target_amount: '344000.00',
        rate: '1720.00',
      },
    ],
    [
      'buy',
      {
        source_currency: 'NGN',
        source_amount: '173150.00',
        target_currency: 'USDT',
        target_amount: '100.00',
        rate: '0.000578034682080925',
      },
    ],
  ] as const)('of a %s tell both amounts and the rate', (kind, conversion) => {
    expect(facts.conversion(transferOf(kind))).toEqual({ conversion });
  });

  it('tell what was exchanged, whatever the quote says', () => {
    const moved = { sourceAmount: Decimal.parse('0.00000001'), targetAmount: Decimal.parse('0.1') };
    expect(facts.conversion(transferOf('conversion', moved))).toMatchObject({
      conversion: { source_amount: '0.00000001', target_amount: '0.10' },
    });
  });
});

describe('the entry of a payout tells', () => {
  const conversion = (source_amount: string, target_amount: string) => ({
    source_currency: 'USDT',
    source_amount,
    target_currency: 'NGN',
    target_amount,
    rate: '1720.00',
  });

  it.each<[string, Transfer, object]>([
    [
      'the fee, the account and the exchange',
      transferOf('withdrawal'),
      { fee: payoutFee, destination, conversion: conversion('100.00', '171892.50') },
    ],
    [
      'the exchange of a sale',
      transferOf('sell'),
      { fee: payoutFee, destination, conversion: conversion('300.00', '515892.50') },
    ],
    ['no exchange where there was none', transferOf('plainWithdrawal'), { fee: payoutFee, destination }],
    ['no fee where none was taken', transferOf('plainWithdrawal', { fees: [] }), { destination }],
    [
      'no account where an address is paid',
      transferOf('plainWithdrawal', { payOut: address }),
      { fee: payoutFee },
    ],
  ])('%s', (_, transfer, meta) => {
    expect(facts.paid(transfer)).toStrictEqual(meta);
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
      { meta: { fee: depositFee, source: phone.recipient_details } },
    ],
    ['nothing where nothing is known', transferOf('deposit', { fees: [], payIn: address }), {}],
  ])('%s', (_, transfer, meta) => {
    expect(facts.received(transfer)).toStrictEqual(meta);
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
      statusDescription: 'The money is back on the balance.',
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
