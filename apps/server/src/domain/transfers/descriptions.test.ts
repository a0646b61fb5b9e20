import { loadDocument } from '@finops/contract/document';
import type { TransferStatus } from '@finops/contract/enumerations';
import { describe, expect, it } from 'vitest';
import { sampleTransfer } from '../../../test/harness/seed/sample-transfer.ts';
import { bankAccount, type QuoteKind, quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { business } from '../../../test/harness/worlds/test-ledger.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { Decimal } from '../money/decimal.ts';
import type { PayOut } from '../quotes/payment-leg.ts';
import {
  carrierOf,
  Descriptions,
  describeEnds,
  describe as describeTransfer,
  titles,
  toCome,
} from './descriptions.ts';

const tell = new Descriptions(loadReference().currencies);
const address: PayOut = {
  type: 'address',
  network: 'TRX',
  address: 'TQABg9qbK9Y6xuH6SD47H9VYDitPC9s2TB',
};
const phone: PayOut = {
  type: 'mobile_money',
  account: { accountName: 'GRACE HOPPER', provider: 'MTN', phoneNumber: '+256771234567' },
};
const account: PayOut = { type: 'bank_transfer', account: { iban: 'DE02120300000000202051' } };

const payout = (payOut: PayOut) => sampleTransfer(quoteOf('withdrawal', business, { payOut }));

interface ShownStep {
  readonly status: string;
  readonly title: string;
}

/** The steps of the transfers in a document's examples. */
function shownSteps(part: unknown): readonly ShownStep[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('timeline' in part && 'id' in part && String(part.id).startsWith('TRF_')) {
    return (part.timeline as { events: readonly ShownStep[] }).events;
  }
  return Object.values(part).flatMap(shownSteps);
}

it('a step in each state has the title that the examples of the contract show', () => {
  const shown = shownSteps(loadDocument());
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(Object.keys(titles)));
  for (const { status, title } of shown) expect(title).toBe(titles[status as TransferStatus]);
});

describe('what a payout is called', () => {
  it.each([
    ['a bank account', bankAccount, 'Payout to ADA LOVELACE', 'To 0123456789 at Guaranty Trust Bank'],
    ['a phone', phone, 'Payout to GRACE HOPPER', 'To +256771234567'],
    ['an address', address, `Payout to ${address.address}`, `To ${address.address} on TRX`],
    ['an account without a name', account, 'Payout to a recipient', 'To DE02120300000000202051 at the bank'],
  ])('to %s', (_, payOut, description, ends) => {
    expect(describeTransfer(payout(payOut))).toBe(description);
    expect(describeEnds(payout(payOut))).toBe(ends);
  });
});

describe('a till', () => {
  it('is named by its number', () => {
    const till = { type: 'mobile_money', account: { accountNumber: '5123456' } } as const;
    expect(describeEnds(payout(till))).toBe('To 5123456');
  });
});

describe('what every other transfer is called', () => {
  it.each([
    ['deposit', 'Deposit of NGN', 'From a bank account'],
    ['conversion', 'Conversion of USDT to NGN', 'From balance to balance'],
    ['buy', 'Purchase of USDT', 'With NGN from a bank account'],
    ['sell', 'Sale of USDT', 'To 0123456789 at Guaranty Trust Bank'],
    ['sellToBalance', 'Sale of USDT', 'From an address on TRX to the balance'],
  ] as const)('a %s', (kind, description, ends) => {
    const transfer = sampleTransfer(quoteOf(kind, business));
    expect(describeTransfer(transfer)).toBe(description);
    expect(describeEnds(transfer)).toBe(ends);
  });
});

describe('where a payment comes from', () => {
  it.each([
    ['deposit', { type: 'temporary_bank_account' }, 'From a bank account'],
    ['deposit', { type: 'mobile_money' }, 'From a mobile money account'],
    ['deposit', address, 'From an address on TRX'],
    ['buy', { type: 'mobile_money' }, 'With NGN from a mobile money account'],
  ] as const)('of a %s by %j', (kind, payIn, ends) => {
    expect(describeEnds(sampleTransfer(quoteOf(kind, business, { payIn })))).toBe(ends);
  });
});

describe('who carries a payment', () => {
  it.each([
    [bankAccount, 'Guaranty Trust Bank'],
    [{ type: 'bank_transfer' }, 'the bank'],
    [phone, 'MTN'],
    [{ type: 'mobile_money' }, 'the operator'],
    [address, 'the TRX network'],
  ] as const)('%j', (end, carrier) => {
    expect(carrierOf(end)).toBe(carrier);
  });
});

describe('the way of a payment', () => {
  it.each([
    ['bank', bankAccount, 'its way to the bank', 'account'],
    ['operator', phone, 'its way to the operator', 'account'],
    ['network', address, 'its way', 'address'],
  ])('by a %s', (rail, payOut, way, end) => {
    const transfer = payout(payOut);
    expect(tell.sent(transfer)).toBe(`171892.50 NGN is on ${way}.`);
    expect(tell.delivered(transfer)).toBe(`171892.50 NGN reached the ${end}.`);
    expect(tell.refused(transfer)).toBe(`The ${rail} rejected the payment.`);
    expect(tell.returned(transfer)).toBe(`The ${rail} returned 171892.50 NGN.`);
    expect(toCome(transfer, 'funds_delivered')).toBe(`The payment will reach the ${end}.`);
  });
});

describe('what the examples of the contract do not show', () => {
  const buy = sampleTransfer(quoteOf('buy', business));

  it('an exchange that was refused on the way of a payment from outside', () => {
    expect(tell.exchangeRefused(buy, false)).toBe(
      'The conversion was rejected and 173150.00 NGN is available.',
    );
  });

  it('a payment that came too late', () => {
    expect(tell.late(buy, Decimal.parse('173150'), Decimal.parse('173000'))).toBe(
      '173150.00 NGN arrived too late. 173000.00 NGN was credited to the balance as a deposit.',
    );
  });

  it('a transfer that was cancelled before anything was paid', () => {
    expect(tell.cancelled(buy)).toBe('The transfer was cancelled.');
    expect(tell.expired()).toBe('The transfer was cancelled because no payment arrived in time.');
  });

  it('a refund without a fee', () => {
    expect(tell.refunded(Decimal.parse('100'), 'USDT', Decimal.zero)).toBe(
      '100.00 USDT was credited to the balance.',
    );
  });
});

describe('what a step that is still to come will do', () => {
  it.each<[QuoteKind, TransferStatus, string]>([
    ['conversion', 'processing', 'The transfer will be executed.'],
    ['buy', 'processing', 'The payment will be confirmed.'],
    ['deposit', 'funds_received', 'The payment will be credited.'],
    ['buy', 'funds_received', 'The payment will be received.'],
    ['conversion', 'funds_converted', 'The amount will be converted.'],
    ['sell', 'outgoing_payment_sent', 'The payment will be sent.'],
    ['sell', 'funds_delivered', 'The payment will reach the account.'],
    ['withdrawal', 'funds_refunded', 'The amount will be returned to the balance.'],
    ['withdrawal', 'failed', 'The transfer will be failed.'],
  ])('of a %s: %s', (kind, status, sentence) => {
    expect(toCome(sampleTransfer(quoteOf(kind, business)), status)).toBe(sentence);
  });
});
