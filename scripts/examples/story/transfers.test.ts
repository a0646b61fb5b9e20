import { describe, expect, it } from 'vitest';
import { type Broken, findInBroken } from './testing.ts';

const BROKEN: Broken[] = [
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

describe('checkStory, by the rules of checkTransfers', () => {
  it.each(BROKEN)('finds %s', async (_title, example, path, replacement, what) => {
    expect(await findInBroken(example, path, replacement)).toContainEqual(expect.stringMatching(what));
  });
});
