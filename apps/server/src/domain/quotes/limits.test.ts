import { describe, expect, it } from 'vitest';
import { type Asked, ask, refusalOf, toBank, toTron } from '../../../test/harness/seed/asked-quote.ts';

const toBitcoin = {
  type: 'address',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  network: 'BTC',
} as const;

describe('refuses on the field that gives the amount', () => {
  it.each<[what: string, Asked, field: string, reason: string]>([
    [
      'less than the pair sells',
      { source_amount: '0.09' },
      'source_amount',
      'A conversion of USDT to NGN must be at least 0.10 USDT',
    ],
    ['more than the pair sells', { source_amount: '100000.01' }, 'source_amount', 'at most 100000.00 USDT'],
    [
      'less than the pair buys',
      { source_currency: 'NGN', target_currency: 'USDT', target_amount: '0.99' },
      'target_amount',
      'at least 1.00 USDT',
    ],
    [
      'more than the pair buys',
      { source_currency: 'NGN', target_currency: 'USDT', target_amount: '100000.01' },
      'target_amount',
      'at most 100000.00 USDT',
    ],
    [
      'a worth beyond the pair',
      { quote_amount: '1720000172', quote_currency: 'NGN' },
      'quote_amount',
      'at most 168560000.00 NGN; this one is 1720000172.00 NGN',
    ],
    [
      'a worth in the source currency below the pair',
      { quote_amount: '0.05', quote_currency: 'USDT' },
      'quote_amount',
      'at least 0.10 USDT',
    ],
    [
      'a worth in a third currency below the pair',
      { quote_amount: '1', quote_currency: 'KES' },
      'quote_amount',
      'at least 13.22 KES; this one is 1.00 KES',
    ],
    [
      'less than a bank takes in',
      {
        source_currency: 'NGN',
        target_currency: 'NGN',
        source_amount: '499.99',
        pay_in: { type: 'temporary_bank_account' },
      },
      'source_amount',
      'A deposit by Bank transfer must be at least 500.00 NGN; this one is 499.99 NGN',
    ],
    [
      'more than a bank takes in',
      {
        source_currency: 'NGN',
        target_currency: 'NGN',
        target_amount: '9999850.01',
        pay_in: { type: 'temporary_bank_account' },
      },
      'target_amount',
      'at most 9999850.00 NGN; this one is 9999850.01 NGN',
    ],
    [
      'less than a bank pays out',
      { target_amount: '99.99', pay_out: toBank },
      'target_amount',
      'A payout by Bank transfer must be at least 100.00 NGN',
    ],
    [
      'more than a bank pays out',
      { target_amount: '10000000.01', pay_out: toBank },
      'target_amount',
      'at most 10000000.00 NGN',
    ],
    [
      'less than a network takes in',
      { target_currency: 'USDT', source_amount: '0.99', pay_in: { type: 'address' } },
      'source_amount',
      'A deposit on TRX must be at least 1.00 USDT',
    ],
    [
      'less than a network pays out',
      { target_currency: 'USDT', target_amount: '4.99', pay_out: toTron },
      'target_amount',
      'A payout on TRX must be at least 5.00 USDT',
    ],
    [
      'more than a network pays out',
      { target_currency: 'USDT', target_amount: '100000.01', pay_out: toTron },
      'target_amount',
      'at most 100000.00 USDT',
    ],
    [
      'more than a balance holds',
      { target_currency: 'USDT', source_amount: '99999999999999999999', pay_in: { type: 'address' } },
      'source_amount',
      'A balance in USDT must be at most 10000000000000.00 USDT',
    ],
    [
      'as much as can be written, with the finest fraction of the coarsest rate',
      { source_currency: 'NGN', target_currency: 'BTC', target_amount: '99999999999999999999.99999999' },
      'target_amount',
      'must be at most',
    ],
  ])('%s', async (_, request, field, reason) => {
    expect(await refusalOf(request)).toEqual({ [field]: [expect.stringContaining(reason)] });
  });
});

describe('tells a limit in the currency that was given, with room for the price to move (G85)', () => {
  it.each<[what: string, Asked, field: string, reason: string]>([
    [
      'a purchase by what it costs',
      { source_currency: 'NGN', target_currency: 'USDT', source_amount: '100' },
      'source_amount',
      'A conversion of NGN to USDT must be at least 1764.60 NGN; this one is 100.00 NGN.',
    ],
    [
      'a sale by what it brings',
      { target_amount: '100' },
      'target_amount',
      'A conversion of USDT to NGN must be at least 175.44 NGN; this one is 100.00 NGN.',
    ],
    [
      'a payout by what it costs, with its fee',
      { source_amount: '0.11', pay_out: toBank },
      'source_amount',
      'A payout by Bank transfer must be at least 0.12305234 USDT; this one is 0.11 USDT.',
    ],
    [
      'a payment to an address by what it brings',
      { target_amount: '1000', pay_in: { type: 'address', network: 'TRX' } },
      'target_amount',
      'A deposit on TRX must be at least 1754.40 NGN; this one is 1000.00 NGN.',
    ],
  ])('%s', async (_, request, field, reason) => {
    expect(await refusalOf(request)).toEqual({ [field]: [reason] });
  });
});

describe('pays out the least that the public documentation pays out', () => {
  it.each<[Asked]>([
    [{ target_amount: '100', pay_out: toBank }],
    [{ source_amount: '100', pay_out: toBank }],
    [{ source_currency: 'BTC', target_currency: 'BTC', target_amount: '0.0001', pay_out: toBitcoin }],
    [{ source_currency: 'BTC', target_currency: 'BTC', source_amount: '0.0001', pay_out: toBitcoin }],
  ])('%j', async (request) => {
    const quote = await ask(request);
    expect(quote.targetAmount.isPositive()).toBe(true);
  });
});

describe('takes what is just within the limits', () => {
  it.each<[Asked]>([
    [{ source_amount: '0.1' }],
    [{ source_amount: '100000' }],
    [{ target_amount: '100', source_currency: 'NGN', pay_out: toBank }],
    [{ target_amount: '10000000', pay_out: toBank }],
    [{ target_amount: '5', target_currency: 'USDT', pay_out: toTron }],
    [{ target_amount: '100000', target_currency: 'USDT', pay_out: toTron }],
    [{ source_amount: '1', target_currency: 'USDT', pay_in: { type: 'address' } }],
    [{ source_amount: '10000000', source_currency: 'NGN', pay_in: { type: 'temporary_bank_account' } }],
  ])('%j', async (request) => {
    const quote = await ask(request);
    expect(quote.targetAmount.isPositive()).toBe(true);
  });
});
