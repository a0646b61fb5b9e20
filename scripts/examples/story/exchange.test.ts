import { describe, expect, it } from 'vitest';
import { type Broken, findInBroken } from './testing.ts';

const BROKEN: Broken[] = [
  ['a rate that is not the venue’s', 'payment-request', 'data.rate.rate', '1725.00', /the venue/],
  [
    'an explanation of another rate',
    'payment-request',
    'data.rate.rate_explained',
    '1 USDT = 1725.00 NGN',
    /venue/,
  ],
  [
    'a target one unit off',
    'payment-request',
    'data.target_amount',
    '86000.01',
    /rounded down, less the fees/,
  ],
  ['a fee that was not taken', 'payment-request-created', 'data.fees', [], /less the fees/],
  [
    'a converted fee that is another',
    'payment-request-created',
    'data.fees.0.converted_amount.amount',
    '150.01',
    /half up/,
  ],
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
];

describe('checkStory, by the rules of checkExchange and checkTransfers', () => {
  it.each(BROKEN)('finds %s', async (_title, example, path, replacement, what) => {
    expect(await findInBroken(example, path, replacement)).toContainEqual(expect.stringMatching(what));
  });
});
