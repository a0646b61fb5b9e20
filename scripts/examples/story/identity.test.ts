import { describe, expect, it } from 'vitest';
import { type Broken, findInBroken } from './testing.ts';

const BROKEN: Broken[] = [
  [
    'a fixed field that differs',
    'transfer-cancelled',
    'data.created_at',
    '2026-05-04T09:44:00Z',
    /it is fixed/,
  ],
  ['a fixed field in a list', 'recipients', 'data.2.account_name', 'ADA KING', /it is fixed/],
  [
    'one state shown in two ways',
    'quote-accepted',
    'data.updated_at',
    '2026-05-04T09:36:00Z',
    /took it then/,
  ],
  ['one state with two bodies', 'customer-updated', 'data.address.city', 'Abuja', /the state is the same/],
  ['an unknown transfer', 'transaction-fee', 'data.transfer_id', 'TRF_0000000000000000', /no example shows/],
  [
    'an unknown id in a text',
    'err-bvn-verification-required-error',
    'message',
    'CUS_0 has none',
    /names CUS_0/,
  ],
  ['a second business', 'customer', 'data.business_id', 'BUS_0000000000000000', /no example shows/],
  ['a quote taken twice', 'transfer-cancelled', 'data.quote_id', 'QUO_9tRb3MxF6wJk2PsD', /taken by/],
  ['another merchant', 'payment-request', 'data.merchant_info.name', 'Other', /another merchant/],
  ['a request unlike its link', 'payment-request', 'data.type', 'invoice', /not that of its link/],
  [
    'one balance under two identifiers',
    'balance',
    'data.id',
    'BAL_0000000000000000',
    /the same by profile_id/,
  ],
  [
    'a reference that is another quote',
    'quote-expired',
    'data.reference',
    'QUO_7bXz4HfJ2mQw9SkR',
    /another record/,
  ],
];

describe('checkStory, by the rules of identity and references', () => {
  it.each(BROKEN)('finds %s', async (_title, example, path, replacement, what) => {
    expect(await findInBroken(example, path, replacement)).toContainEqual(expect.stringMatching(what));
  });
});
