import { describe, expect, it } from 'vitest';
import { plainRows } from '../../../test/harness/seed/sample-transfer.ts';
import { type QuoteKind, quoteOf } from '../../../test/harness/seed/seed-quote.ts';
import { at, business } from '../../../test/harness/worlds/test-ledger.ts';
import { type StepName, walk } from '../../../test/harness/worlds/transfer-steps.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { randomIds } from '../../system.ts';
import { Decimal } from '../money/decimal.ts';
import type { Fee } from '../quotes/fee.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Step } from './step.ts';
import { Steps } from './steps.ts';
import type { Transfer } from './transfer.ts';

/** The transfer after a sequence of steps, and its last step. */
function ended(kind: QuoteKind, way: readonly StepName[], facts: Partial<Quote> = {}) {
  const step = walk(quoteOf(kind, business, facts), way).at(-1);
  if (step === undefined) throw new Error('No step was taken.');
  return { step, transfer: step.transfer };
}

const timeline = ({ steps }: Transfer) => steps.map(({ status, description }) => `${status}: ${description}`);
const entriesOf = (step: Step) =>
  step.commit({ rows: plainRows, eventBodies: { bodyOf: () => '' } }).entries ?? [];

describe('the timeline tells', () => {
  const held = 'pending: 200.00 USDT is held for this transfer.';
  const paying = [
    'pending: 100.00 USDT is held for this transfer.',
    'processing: The transfer is being executed.',
  ];
  const awaited = 'pending: Waiting for 173150.00 NGN to arrive.';
  const seen = 'processing: The payment was detected and is being confirmed.';
  const selling = [
    'pending: Waiting for 300.00 USDT to arrive.',
    seen,
    'funds_received: 300.00 USDT was received.',
    'funds_converted: 300.00 USDT was converted at 1 USDT = 1720.00 NGN.',
  ];
  const sent = 'outgoing_payment_sent: 171892.50 NGN is on its way to the bank.';
  const refunded =
    'funds_refunded: 171871.00 NGN, after the refund fee of 21.50 NGN, was credited to the balance.';

  it.each<[kind: QuoteKind, way: readonly StepName[], told: readonly string[]]>([
    [
      'conversion',
      ['takenUp', 'converted'],
      [
        held,
        'processing: The transfer is being executed.',
        'funds_converted: 344000.00 NGN was credited to the balance.',
      ],
    ],
    [
      'conversion',
      ['calledOff'],
      [held, 'cancelled: The transfer was cancelled and 200.00 USDT is available again.'],
    ],
    [
      'conversion',
      ['takenUp', 'exchangeRefused'],
      [
        held,
        'processing: The transfer is being executed.',
        'failed: The conversion was rejected and 200.00 USDT is available again.',
      ],
    ],
    [
      'deposit',
      ['arrived', 'deposited'],
      [
        'pending: Waiting for 20000.00 NGN to arrive.',
        seen,
        'funds_received: 19850.00 NGN was credited to the balance.',
      ],
    ],
    [
      'deposit',
      ['arrivedOther', 'deposited'],
      [
        'pending: Waiting for 20000.00 NGN to arrive.',
        seen,
        'funds_received: 850.00 NGN was credited to the balance.',
      ],
    ],
    [
      'buy',
      ['arrived', 'received', 'converted'],
      [
        awaited,
        seen,
        'funds_received: 173150.00 NGN was received.',
        'funds_converted: 100.00 USDT was credited to the balance.',
      ],
    ],
    ['buy', ['calledOff'], [awaited, 'cancelled: The transfer was cancelled.']],
    [
      'buy',
      ['expired'],
      [awaited, 'cancelled: The transfer was cancelled because no payment arrived in time.'],
    ],
    [
      'buy',
      ['mismatched'],
      [
        awaited,
        'funds_received: 150000.00 NGN arrived instead of 173150.00 NGN. 149850.00 NGN was credited to the balance without conversion.',
      ],
    ],
    [
      'buy',
      ['arrived', 'exchangeRefused'],
      [awaited, seen, 'failed: The conversion was rejected and 173150.00 NGN is available.'],
    ],
    [
      'sell',
      ['arrived', 'received', 'sold', 'sent', 'delivered'],
      [
        ...selling,
        'outgoing_payment_sent: 515892.50 NGN is on its way to the bank.',
        'funds_delivered: 515892.50 NGN reached the account.',
      ],
    ],
    [
      'withdrawal',
      ['takenUp', 'payoutRefused', 'refunded'],
      [...paying, 'failed: The bank rejected the payment.', refunded],
    ],
    [
      'withdrawal',
      ['takenUp', 'sent', 'returned', 'refunded'],
      [...paying, sent, 'funds_not_delivered: The bank returned 171892.50 NGN.', refunded],
    ],
    [
      'withdrawal',
      ['takenUp', 'sent', 'returned', 'reversed'],
      [
        ...paying,
        sent,
        'funds_not_delivered: The bank returned 171892.50 NGN.',
        'funds_refunded: 100.00 USDT was credited to the balance.',
      ],
    ],
  ])('of %s %j', (kind, way, told) => {
    expect(timeline(ended(kind, way).transfer)).toEqual(told);
  });
});

describe('the error of a transfer', () => {
  it.each<[QuoteKind, readonly StepName[], Transfer['error']]>([
    ['conversion', ['takenUp', 'converted'], undefined],
    ['conversion', ['takenUp', 'exchangeRefused'], 'conversion_refused'],
    ['buy', ['arrived', 'exchangeRefused'], 'conversion_refused'],
    ['buy', ['mismatched'], 'amount_mismatch'],
    ['withdrawal', ['takenUp', 'payoutRefused'], 'payout_refused'],
    ['withdrawal', ['takenUp', 'payoutRefused', 'refunded'], 'payout_refused'],
    ['withdrawal', ['takenUp', 'sent', 'returned'], 'payout_returned'],
    ['withdrawal', ['takenUp', 'sent', 'returned', 'refunded'], 'payout_returned'],
  ])('after %s %j is %s', (kind, way, error) => {
    expect(ended(kind, way).transfer.error).toBe(error);
  });
});

describe('what a rail tells of a payment', () => {
  const trace = { id: '000013260504102500000000150000' };

  it.each<[QuoteKind, readonly StepName[]]>([
    ['deposit', ['arrived']],
    ['deposit', ['arrived', 'deposited']],
    ['buy', ['mismatched']],
  ])('that arrived stands beside where it was paid in: %s %j', (kind, way) => {
    const { quote, payIn } = ended(kind, way).transfer;
    expect(payIn).toEqual({ ...quote.payIn, trace });
  });

  it('that was sent stands beside where it goes', () => {
    const { quote, payOut } = ended('withdrawal', ['takenUp', 'sent']).transfer;
    expect(payOut).toEqual({ ...quote.payOut, trace });
  });
});

describe('the fees of a transfer', () => {
  const shown = ({ name, amount }: Fee) => `${name} ${amount.amount} ${amount.currency}`;
  const crypto: Partial<Quote> = {
    sourceCurrency: 'USDT',
    targetCurrency: 'USDT',
    fees: [],
    payIn: { type: 'address', network: 'TRX' },
  };

  it.each<[string, QuoteKind, readonly StepName[], Partial<Quote>, readonly string[]]>([
    ['those of its quote', 'withdrawal', ['takenUp', 'sent'], {}, ['Payout fee 107.5 NGN']],
    [
      'that of a refund beside them',
      'withdrawal',
      ['takenUp', 'payoutRefused', 'refunded'],
      {},
      ['Payout fee 107.5 NGN', 'Refund fee 21.5 NGN'],
    ],
    ['none after a refund at no fee', 'withdrawal', ['takenUp', 'payoutRefused', 'reversed'], {}, []],
    ['none of a cancelled transfer', 'withdrawal', ['calledOff'], {}, []],
    ['none of a conversion that was refused', 'buy', ['arrived', 'exchangeRefused'], {}, []],
    [
      'none more after a refund of what costs nothing to refund',
      'withdrawal',
      ['takenUp', 'payoutRefused', 'refunded'],
      { targetCurrency: 'USDT', fees: [], payOut: { type: 'address', network: 'TRX', address: 'T1' } },
      [],
    ],
    ['that of what arrived', 'buy', ['mismatched'], {}, ['Deposit fee 150 NGN']],
    ['that of another deposit', 'deposit', ['arrivedOther'], {}, ['Deposit fee 150 NGN']],
    ['none of another deposit of a cryptocurrency', 'deposit', ['arrivedOther'], crypto, []],
  ])('are %s', (_, kind, way, facts, fees) => {
    expect(ended(kind, way, facts).transfer.fees.map(shown)).toEqual(fees);
  });

  it('follow the deposit that arrived', () => {
    const { sourceAmount, targetAmount } = ended('deposit', ['arrivedOther']).transfer;
    expect([sourceAmount, targetAmount].map(String)).toEqual(['1000', '850']);
  });
});

describe('the entries of a refund', () => {
  it('tell who gave it back, and what it cost', () => {
    const { step } = ended('withdrawal', ['takenUp', 'sent', 'returned', 'refunded']);
    expect(entriesOf(step)).toMatchObject([
      {
        type: 'refunds',
        description: 'Refund of a payout',
        subDescription: 'Returned by Guaranty Trust Bank',
        statusDescription: 'The amount was returned to the balance.',
      },
      {
        type: 'fees',
        description: 'Refund fee',
        subDescription: 'Payout to ADA LOVELACE',
        statusDescription: 'The fee was charged.',
      },
    ]);
  });
});

describe('a transfer that stays where it is', () => {
  const steps = new Steps({ ids: randomIds, currencies: loadReference().currencies });
  const dueAt = new Date(at.getTime() + 60_000);

  it('is looked at again when its payment may have arrived', () => {
    const { transfer } = ended('withdrawal', ['takenUp', 'sent']);
    expect(steps.payout.underWay(transfer, dueAt).transfer).toEqual({ ...transfer, version: 4, dueAt });
  });

  it('remembers that its exchange was agreed to', () => {
    const { transfer } = ended('withdrawal', ['takenUp']);
    const agreed = steps.payout.exchangeAgreed(transfer, dueAt).transfer;
    expect(agreed).toEqual({ ...transfer, version: 3, dueAt, isExchangeAgreed: true });
  });
});

describe('a new transfer', () => {
  const crossing = new Date(at.getTime() + 30_000);
  const expiresAt = new Date(at.getTime() + 60_000);
  const steps = new Steps({ ids: randomIds, currencies: loadReference().currencies });

  it('is the first version of what its quote says, with nothing agreed', () => {
    const quote = quoteOf('conversion', business);
    const { businessId, profileId, sourceAmount, targetAmount, fees, payIn, payOut } = quote;
    const amounts = { sourceAmount, targetAmount, fees };
    expect(steps.held(quote, 'TRF_one', { at, dueAt: expiresAt }).transfer).toStrictEqual({
      id: 'TRF_one',
      businessId,
      profileId,
      quote,
      status: 'pending',
      version: 1,
      ...amounts,
      payIn,
      payOut,
      isExchangeAgreed: false,
      steps: [{ status: 'pending', description: '200.00 USDT is held for this transfer.', at }],
      dueAt: expiresAt,
      createdAt: at,
      updatedAt: at,
    });
  });

  it.each([
    ['when the payment arrives by itself', { arrivesAt: crossing }, crossing],
    ['when what was issued expires', {}, expiresAt],
  ])('that waits for a payment is due %s', (_, arrival, dueAt) => {
    const payIn = { type: 'temporary_bank_account', account: { accountNumber: '9900000001' } } as const;
    const issued = { payIn, expiresAt, ...arrival };
    const { transfer } = steps.awaited(quoteOf('buy', business), 'TRF_one', issued, at);
    expect(transfer).toMatchObject({ payIn, dueAt });
  });
});

it('takes nothing more off a refund that its fee eats', () => {
  const { step } = ended('withdrawal', ['takenUp', 'payoutRefused', 'refunded'], {
    targetAmount: Decimal.parse('21.5'),
  });
  expect(entriesOf(step).map(({ type, amount }) => `${type} ${amount}`)).toEqual([
    'withdrawals 99.9375',
    'fees 0.0625',
    'refunds 21.5',
    'fees 21.5',
  ]);
});
