import { expect, it } from 'vitest';
import { sampleRequest } from '../../../../test/harness/sample-payment-request.ts';
import { loadReference } from '../../../reference/load-reference.ts';
import { Decimal } from '../../money/decimal.ts';
import { countedAmounts } from './deposit-amounts.ts';

const { currencies } = loadReference();
const decimal = Decimal.parse;

/** A request to pay NGN to a bank account, which brings USDT at 1741.07 NGN each. */
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
    const { credited, rounding, fee } = countedAmounts(request, amount, currencies);
    // What the deposit comes to is rounded down.
    const gross = amount.dividedBy(request.rate.price, 8, 'down');
    roundings.add(amount.dividedBy(request.rate.price, 8, 'half-up').compare(gross));
    expect([`${credited}`, `${rounding}`]).toEqual(['0', '0']);
    expect([`${fee?.amount.amount}`, `${fee?.converted.amount}`]).toEqual([`${amount}`, `${gross}`]);
  }
  // Some fees would be rounded up to more than the deposit comes to.
  expect(roundings).toEqual(new Set([0, 1]));
});

it('takes the fee off what a deposit comes to', () => {
  // 1000 ÷ 1741.07 = 0.57435944…; 150 ÷ it = 0.08615391684…, half up …392; 0.57435944 − 0.08615392.
  expect(`${countedAmounts(request, decimal('1000'), currencies).credited}`).toBe('0.48820552');
});
