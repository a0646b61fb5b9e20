import { describe, expect, it } from 'vitest';
import { type Broken, findInBroken } from './testing.ts';

const BROKEN: Broken[] = [
  ['a pledge of what cannot be locked', 'pledge-quote-uncovered', 'data.can_create', true, /lockable/],
  ['a lock beyond the balance', 'pledge-quote-uncovered', 'data.items.1.can_lock', true, /does not cover/],
  [
    'an invoice that does not add up',
    'payment-link-drafted',
    'data.meta.items.1.quantity',
    6,
    /sum of the items/,
  ],
  ['a deposit that forgets its fee', 'deposit-success-event', 'data.amount', '50000.00', /total − fee/],
  [
    'a deposit to another account',
    'deposit-success-event',
    'data.account_number',
    '0000000000',
    /virtual account says/,
  ],
  ['a broken chain of balances', 'transactions', 'data.0.available_balance', '630012.50', /it follows from/],
  ['a credit that was left out', 'transactions', 'data.3.amount', '1.00', /leaves out 86860 credited/],
  [
    'an exchange that is not exact',
    'transactions',
    'data.3.meta.conversion.source_amount',
    '61.00',
    /less the fee/,
  ],
];

describe('checkStory, by the rules of amounts, transactions and pledges', () => {
  it.each(BROKEN)('finds %s', async (_title, example, path, replacement, what) => {
    expect(await findInBroken(example, path, replacement)).toContainEqual(expect.stringMatching(what));
  });
});
