import { describe, expect, it } from 'vitest';
import { type Asked, ask, refusalOf, TRON, toBank, toTron } from '../../../test/harness/seed/asked-quote.ts';

const byTron = { type: 'address', network: 'TRX' } as const;
const byBsc = { type: 'address', network: 'BSC' } as const;
const toBsc = {
  type: 'address',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  network: 'BSC',
} as const;
const deposited = { source_currency: 'USDT', target_currency: 'USDT', pay_in: byTron } as const;
const withdrawn = { source_currency: 'USDT', target_currency: 'USDT', pay_out: toTron } as const;

describe('what is paid on a network is in the decimals that the currency has there (G324)', () => {
  it.each<[what: string, Asked, want: [source: string, target: string, rounding: string]]>([
    [
      'a computed payment is rounded up',
      { target_amount: '19827.04', pay_in: byTron },
      ['11.527349', '19827.04', '0'],
    ],
    [
      'a computed payment for a payout is rounded up',
      { target_amount: '20000', pay_in: byTron, pay_out: toBank },
      ['11.690407', '20000', '0'],
    ],
    [
      'a worth in a third currency is rounded up',
      { quote_amount: '200', quote_currency: 'KES', pay_in: byTron },
      ['1.544402', '2656.37', '0'],
    ],
    [
      'a computed deposit is rounded up, and what is left over is kept as rounding',
      { ...deposited, target_amount: '10.12345678' },
      ['10.123457', '10.12345678', '0.00000022'],
    ],
    [
      'a computed payout is rounded down',
      { source_currency: 'XRP', target_currency: 'USDT', source_amount: '10.12345678', pay_out: toTron },
      ['10.12345678', '20.182716', '0.00000002'],
    ],
    [
      'a payout of a balance is rounded down',
      { ...withdrawn, source_amount: '10.12345678' },
      ['10.12345678', '7.123456', '0.00000078'],
    ],
    [
      'a network with more decimals than the currency takes those of the currency',
      { ...deposited, pay_in: byBsc, source_amount: '10.12345678' },
      ['10.12345678', '10.12345678', '0'],
    ],
  ])('%s', async (_, request, want) => {
    const { sourceAmount, targetAmount, rounding } = await ask(request);
    expect([sourceAmount, targetAmount, rounding].map(String)).toEqual(want);
  });

  it.each<[what: string, Asked, field: string, reason: string]>([
    ['a payment', { source_amount: '11.52793242', pay_in: byTron }, 'source_amount', '6 on TRX.'],
    [
      'a payment by its worth in the same currency',
      { quote_amount: '11.52793242', quote_currency: 'USDT', pay_in: byTron },
      'quote_amount',
      '6 on TRX.',
    ],
    ['a payout', { ...withdrawn, target_amount: '10.12345678' }, 'target_amount', '6 on TRX.'],
    [
      'a payout by its worth in the same currency',
      {
        source_currency: 'XRP',
        target_currency: 'USDT',
        quote_amount: '10.12345678',
        quote_currency: 'USDT',
        pay_out: { type: 'address', address: TRON, network: 'TRX' },
      },
      'quote_amount',
      '6 on TRX.',
    ],
    [
      'a payout on a network with more decimals than the currency',
      { ...withdrawn, pay_out: toBsc, target_amount: '10.123456789' },
      'target_amount',
      'USDT has 8.',
    ],
  ])('refuses %s with more of them', async (_, request, field, reason) => {
    expect(await refusalOf(request)).toEqual({ [field]: [expect.stringContaining(reason)] });
  });
});
