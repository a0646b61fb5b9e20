import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../../../../test/harness/seed/sample-payment-request.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { Decimal } from '../../money/decimal.ts';
import { evenRate } from '../../pricing/rate.ts';
import { type ConversionTerms, countedAmounts } from './deposit-amounts.ts';
import type { PaymentRequest } from './payment-request.ts';

const reference = loadReference();
const decimal = Decimal.parse;

/** A request to pay NGN to a bank account, for USDT at 1741.07 NGN each. */
const request = sampleRequest({
  sourceCurrency: 'NGN',
  targetCurrency: 'USDT',
  asked: { source: decimal('50000'), target: decimal('28.63'), rounding: Decimal.zero, fees: [] },
  rate: { base: 'USDT', counter: 'NGN', price: decimal('1741.07'), side: 'buy' },
  payIn: { type: 'temporary_bank_account', expiresAt: new Date() },
});

it('credits nothing of a deposit that its fee takes up, however the deposit and the fee are rounded', () => {
  const roundings = new Set<number>();
  for (let kobo = 1n; kobo <= 15_000n; kobo += 7n) {
    const amount = Decimal.ofUnits(kobo, 2);
    const { credited, rounding, fee } = countedAmounts(request, amount, reference);
    // The converted deposit is rounded down.
    const gross = amount.dividedBy(request.rate.price, 8, 'down');
    roundings.add(amount.dividedBy(request.rate.price, 8, 'half-up').compare(gross));
    expect([`${credited}`, `${rounding}`]).toEqual(['0', '0']);
    expect([`${fee?.amount.amount}`, `${fee?.converted.amount}`]).toEqual([`${amount}`, `${gross}`]);
  }
  // Some fees would be rounded up to more than the converted deposit.
  expect(roundings).toEqual(new Set([0, 1]));
});

it('takes the fee off what a deposit comes to', () => {
  // 1000 ÷ 1741.07 = 0.57435944…; 150 ÷ it = 0.08615391684…, half up …392; 0.57435944 − 0.08615392.
  expect(`${countedAmounts(request, decimal('1000'), reference).credited}`).toBe('0.48820552');
});

describe('the rate of a request holds for what was asked for and 1 % more (G325)', () => {
  /** A request to pay 60 DOGE at 380 NGN each. */
  const doge = sampleRequest({
    sourceCurrency: 'DOGE',
    targetCurrency: 'NGN',
    asked: { source: decimal('60'), target: decimal('22800'), rounding: Decimal.zero, fees: [] },
    rate: { base: 'DOGE', counter: 'NGN', price: decimal('380'), side: 'sell' },
    payIn: { type: 'address', network: 'DOGE', address: 'D1', expiresAt: new Date() },
  });
  /** What each of successive deposits converts and leaves over. */
  const splits = (asked: PaymentRequest, amounts: readonly string[], terms: ConversionTerms = reference) => {
    let now: PaymentRequest = asked;
    return amounts.map((text, index) => {
      const amount = decimal(text);
      const credited = countedAmounts(now, amount, terms);
      const facts = { reference: `DEP_${index}`, outcome: 'counted', status: 'under_payment' } as const;
      const deposit = { ...facts, ...credited, amount, at: new Date() };
      now = { ...now, deposits: [...now.deposits, deposit] };
      return [`${credited.credited}`, `${credited.surplus?.amount ?? 0}`];
    });
  };

  it.each([
    [['60.6'], [['23028', '0']]],
    [['60.60000001'], [['23028', '0.00000001']]],
    [['50000000'], [['23028', '49999939.4']]],
    [
      ['59', '59'],
      [
        ['22420', '0'],
        ['608', '57.4'],
      ],
    ],
    [
      ['30', '30.7'],
      [
        ['11400', '0'],
        ['11628', '0.1'],
      ],
    ],
  ])('of deposits of %j', (amounts, want) => {
    expect(splits(doge, amounts)).toEqual(want);
  });

  it('never for more than the pair sells, or buys', () => {
    const bounded = (most: string): ConversionTerms => {
      const side = { supported: true, min: decimal('1'), max: decimal(most) };
      const pair = reference.pairs.get('DOGE', 'NGN');
      if (pair === undefined) throw new Error('There is no DOGE/NGN.');
      return { ...reference, pairs: { get: () => ({ ...pair, buy: side, sell: side }) } };
    };
    expect(splits(doge, ['59', '59'], bounded('60.1'))).toEqual([
      ['22420', '0'],
      ['418', '57.9'],
    ]);
    const purchase = { ...request, asked: { ...request.asked, source: decimal('174107') } };
    expect(countedAmounts(purchase, decimal('500000'), bounded('100.5')).surplus?.amount.toString()).toBe(
      decimal('500000').minus(decimal('174977.53')).toString(),
    );
  });

  it('and the deposit that goes beyond bears one fee in all', () => {
    const { credited, fee, surplus } = countedAmounts(request, decimal('50600'), reference);
    expect([`${fee?.amount.amount}`, `${surplus?.amount}`, surplus?.fee]).toEqual(['150', '100', undefined]);
    expect(`${credited}`).toBe(
      `${decimal('50500').dividedBy(request.rate.price, 8, 'down').minus(decimal('0.08615392'))}`,
    );
    const used = { ...request, deposits: [] };
    const [, [second, left] = []] = splits(used, ['50500', '0.49']);
    expect([second, left]).toEqual(['0', '0.49']);
  });

  it('and where nothing is converted all of it is credited', () => {
    const same = { ...doge, targetCurrency: 'DOGE', rate: evenRate('DOGE') };
    expect(splits(same, ['50000000'])).toEqual([['50000000', '0']]);
  });
});
