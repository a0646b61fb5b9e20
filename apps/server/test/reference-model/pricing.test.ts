import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  amountsFromSource,
  amountsFromTarget,
  cappedFeeOf,
  exchangeOf,
  type ModelExchange,
  type ModelPrice,
} from './pricing.ts';
import { chargesOf } from './quoting.ts';
import { Rational } from './rational.ts';
import { readModelReference } from './reference.ts';

const reference = readModelReference();
const amount = Rational.parse;

function currency(code: string) {
  const found = reference.currencies.get(code);
  if (!found) throw new Error(`There is no currency ${code}.`);
  return found;
}

/** The prices that the examples of the contract are made with. */
function priceOfExamples(base: string, counter: string): ModelPrice | undefined {
  return base === 'USDT' && counter === 'NGN' ? { buy: amount('1730'), sell: amount('1720') } : undefined;
}

function exchange(source: string, target: string, priceOf = priceOfExamples): ModelExchange {
  const found = exchangeOf(currency(source), currency(target), priceOf);
  if (!found) throw new Error(`${source} cannot be exchanged for ${target}.`);
  return found;
}

function example(resource: string, name: string) {
  const url = new URL(`../../../../spec/resources/${resource}/examples/${name}.yaml`, import.meta.url);
  const { value } = parse(readFileSync(url, 'utf8'));
  return value.data;
}

const written = (fees: ReturnType<typeof amountsFromSource>['fees']) =>
  fees.map(({ name, amount: charged, currency: code, type, converted, convertedCurrency }) => ({
    name,
    amount: { amount: charged.toString(), currency: code },
    type,
    converted_amount: { amount: converted.toString(), currency: convertedCurrency },
  }));

const plain = (fees: { amount: { amount: string }; converted_amount: { amount: string } }[]) =>
  fees.map((fee) => ({
    ...fee,
    amount: { ...fee.amount, amount: amount(fee.amount.amount).toString() },
    converted_amount: { ...fee.converted_amount, amount: amount(fee.converted_amount.amount).toString() },
  }));

describe('the examples of quotes', () => {
  it.each([
    ['quote-withdrawal-created', 'source'],
    ['quote-by-target-amount-created', 'target'],
    ['quote-conversion-created', 'target'],
    ['quote-deposit-created', 'source'],
    ['quote-on-ramp-created', 'target'],
    ['quote-off-ramp-created', 'source'],
    ['quote-off-ramp-to-balance-created', 'source'],
    ['quote-expired', 'source'],
  ])('%s follows from its %s amount', (name, given) => {
    const quote = example('quotes', name);
    const terms = exchange(quote.source_currency, quote.target_currency);
    const charges = chargesOf({ payIn: quote.pay_in, payOut: quote.pay_out }, terms);
    const amounts =
      given === 'source'
        ? amountsFromSource(amount(quote.source_amount), charges, terms)
        : amountsFromTarget(amount(quote.target_amount), charges, terms);
    expect(terms).toMatchObject({ product: quote.rate.product, side: quote.rate.side });
    expect(terms.price.equals(amount(quote.rate.rate))).toBe(true);
    expect(amounts.source.equals(amount(quote.source_amount))).toBe(true);
    expect(amounts.target.equals(amount(quote.target_amount))).toBe(true);
    expect(written(amounts.fees)).toEqual(plain(quote.fees));
  });
});

describe('the examples of transfers', () => {
  it('an amount that is not the one asked for pays the deposit fee', () => {
    const { source_amount, fees } = example('transfers', 'transfer-amount-mismatch');
    const [charge] = chargesOf(
      { payIn: { type: 'temporary_bank_account' }, payOut: { type: 'balance' } },
      exchange('NGN', 'USDT'),
    );
    if (!charge) throw new Error('A deposit of NGN is free.');
    expect(written([cappedFeeOf(charge, amount(source_amount), exchange('NGN', 'USDT'))])).toEqual(
      plain(fees),
    );
  });

  it('a refund pays the refund fee', () => {
    const { target_amount, fees } = example('transfers', 'transfer-refunded');
    const rule = currency('NGN').fees.get('refund');
    if (!rule) throw new Error('A refund of NGN is free.');
    const fee = cappedFeeOf(
      { name: 'Refund fee', rule, in: 'target' },
      amount(target_amount),
      exchange('USDT', 'NGN'),
    );
    expect(written([fee])).toEqual(plain(fees.slice(1)));
  });
});

describe('amounts', () => {
  const ends = [
    ['USDT', 'NGN', 'balance', 'bank_transfer'],
    ['NGN', 'USDT', 'temporary_bank_account', 'balance'],
    ['KES', 'USDT', 'mobile_money', 'balance'],
    ['KES', 'KES', 'mobile_money', 'balance'],
    ['USDT', 'UGX', 'balance', 'mobile_money'],
    ['USDT', 'GHS', 'balance', 'mobile_money'],
    ['USDT', 'UGX', 'balance', 'balance'],
    ['UGX', 'USDT', 'balance', 'balance'],
  ] as const;
  const price = fc
    .integer({ min: 1, max: 10 ** 9 })
    .map((thousandths) => Rational.of(BigInt(thousandths), 1000n));

  it('the least source is enough for the target, and one unit less is not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ends),
        price,
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        ([source, target, payIn, payOut], sell, units) => {
          const terms = exchange(source, target, (base) =>
            base === 'USDT' ? { buy: sell, sell } : undefined,
          );
          const charges = chargesOf({ payIn: { type: payIn }, payOut: { type: payOut } }, terms);
          const wanted = Rational.of(units, 10n ** BigInt(terms.target.decimals));
          const amounts = amountsFromTarget(wanted, charges, terms);
          const unit = Rational.of(1n, 10n ** BigInt(terms.source.decimals));
          const charged = Rational.sum(
            amounts.fees.map((fee) => (fee.currency === target ? fee.amount : fee.converted)),
          );
          expect(amounts.target.plus(charged).plus(amounts.rounding).equals(amounts.gross)).toBe(true);
          expect(amounts.rounding.isLessThan(Rational.zero)).toBe(false);
          const less = amountsFromSource(amounts.source.minus(unit), charges, terms);
          expect(less.target.isLessThan(wanted)).toBe(true);
        },
      ),
    );
  });

  it.each([
    // 107.50 / 1723 = 0.0623911781…
    ['USDT', 'NGN', 'balance', 'bank_transfer', '100', '1723', '0.06239118'],
    // 1 % of 4240.10 = 42.401
    ['KES', 'KES', 'mobile_money', 'balance', '4240.10', '1', '42.41'],
  ])(
    '%s for %s pays a fee that is rounded, a share up',
    (source, target, payIn, payOut, given, price, fee) => {
      const terms = exchange(source, target, () => ({ buy: amount(price), sell: amount(price) }));
      const charges = chargesOf({ payIn: { type: payIn }, payOut: { type: payOut } }, terms);
      const [charged] = amountsFromSource(amount(given), charges, terms).fees;
      expect(charged?.converted.toString()).toBe(fee);
    },
  );

  it('are undefined where no pair leads', () => {
    expect(exchangeOf(currency('EUR'), currency('KES'), priceOfExamples)).toBeUndefined();
  });
});
