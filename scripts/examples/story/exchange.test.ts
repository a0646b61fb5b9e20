import { describe, expect, it } from 'vitest';
import { type Broken, findInBroken } from './testing.ts';

const BROKEN: Broken[] = [
  ['a rate that is not the venue’s', 'quote-expired', 'data.rate.rate', '1725.00', /the venue/],
  [
    'an explanation of another rate',
    'quote-expired',
    'data.rate.rate_explained',
    '1 USDT = 1725.00 NGN',
    /venue/,
  ],
  [
    'a target one unit off',
    'quote-expired',
    'data.target_amount',
    '258000.01',
    /rounded down, less the fees/,
  ],
  ['a fee that was not taken', 'quote-pending', 'data.target_amount', '860000.00', /less the fees/],
  [
    'a converted fee rounded up',
    'quote-on-ramp-created',
    'data.fees.0.converted_amount.amount',
    '0.08670521',
    /half up/,
  ],
  [
    'an exchange after a mismatch',
    'transfer-amount-mismatch',
    'data.target_amount',
    '86.62',
    /nothing was exchanged/,
  ],
  ['a side beside one currency', 'transfer-deposit', 'data.trade', 'sell', /side of the rate/],
  ['a quote of 40 minutes', 'quote-expired', 'data.expires_at', '2026-05-04T09:45:00Z', /30 minutes/],
  [
    'a transfer unlike its quote',
    'transfer-conversion',
    'data.reversal_policy',
    undefined,
    /QUO_7bXz4HfJ2mQw9SkR says so/,
  ],
  [
    'an account that is not the recipient’s',
    'quote-pending',
    'data.pay_out.recipient_details.bank_code',
    '044',
    /recipient says so/,
  ],
  [
    'a bank account open too long',
    'transfer-deposit',
    'data.pay_in.expires_at',
    '2026-05-04T11:06:00Z',
    /open for 30 minutes/,
  ],
  [
    'a refund fee without a refund',
    'transfer-funds-refunded-event',
    'data.status',
    'funds_not_delivered',
    /did not happen/,
  ],
];

describe('checkStory, by the rules of checkExchange and checkTransfers', () => {
  it.each(BROKEN)('finds %s', async (_title, example, path, replacement, what) => {
    expect(await findInBroken(example, path, replacement)).toContainEqual(expect.stringMatching(what));
  });
});
