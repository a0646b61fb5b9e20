import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rational } from '../../../test/reference-model/rational.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { Decimal } from '../money/decimal.ts';
import {
  afterBuying,
  afterSelling,
  averagePrice,
  type Holding,
  investedIn,
  NOTHING_HELD,
} from './holding.ts';

const dollar = loadReference().currencies.known('USD');

type Deal = { readonly buy: string; readonly for: string } | { readonly sell: string };

function play(deals: readonly Deal[]): Holding {
  return deals.reduce<Holding>(
    (holding, deal) =>
      'buy' in deal
        ? afterBuying(holding, Decimal.parse(deal.buy), Decimal.parse(deal.for))
        : afterSelling(holding, Decimal.parse(deal.sell)),
    NOTHING_HELD,
  );
}

const shown = (holding: Holding) => ({
  tokens: `${holding.tokens}`,
  cost: `${holding.costBasis}`,
  average: `${averagePrice(holding)}`,
  invested: `${investedIn(holding, dollar)}`,
});

describe('a holding, by hand', () => {
  it.each<[string, readonly Deal[], ReturnType<typeof shown>]>([
    // 1.5 × 150 = 225.
    [
      'after one purchase',
      [{ buy: '1.5', for: '225' }],
      { tokens: '1.5', cost: '225', average: '150', invested: '225' },
    ],
    // 225 + 175 = 400; 400 / 2.5 = 160.
    [
      'after two, whose average is weighted by tokens',
      [
        { buy: '1.5', for: '225' },
        { buy: '1', for: '175' },
      ],
      { tokens: '2.5', cost: '400', average: '160', invested: '400' },
    ],
    // 400 × 2 / 2.5 = 320; 320 / 2 = 160.
    [
      'after a sale, which takes cost in proportion',
      [{ buy: '2.5', for: '400' }, { sell: '0.5' }],
      { tokens: '2', cost: '320', average: '160', invested: '320' },
    ],
    // 320 + 280 = 600; 600 / 3 = 200.
    [
      'after a purchase that follows a sale',
      [{ buy: '2.5', for: '400' }, { sell: '0.5' }, { buy: '1', for: '280' }],
      { tokens: '3', cost: '600', average: '200', invested: '600' },
    ],
    // 10 × 2 / 3 = 6.666…, to 18 places …667; / 2 = 3.333333333333333333(5), which rounds up to …334.
    [
      'after a sale that does not divide',
      [{ buy: '3', for: '10' }, { sell: '1' }],
      {
        tokens: '2',
        cost: '6.666666666666666667',
        average: '3.333333333333333334',
        invested: '6.67',
      },
    ],
    // 6.666666666666666667 / 2 = 3.3333333333333333335, which rounds up to …334.
    [
      'after the same sale once more',
      [{ buy: '3', for: '10' }, { sell: '1' }, { sell: '1' }],
      {
        tokens: '1',
        cost: '3.333333333333333334',
        average: '3.333333333333333334',
        invested: '3.33',
      },
    ],
    // A full sale leaves no remainder.
    [
      'after sales of all of it, one by one',
      [{ buy: '3', for: '10' }, { sell: '1' }, { sell: '1' }, { sell: '1' }],
      { tokens: '0', cost: '0', average: 'undefined', invested: '0' },
    ],
    // 0.17 × 0.0005 / 0.001 = 0.085: the average stays 170, where whole cents would make it 180 or 160.
    [
      'of less than a dollar after half of it was sold',
      [{ buy: '0.001', for: '0.17' }, { sell: '0.0005' }],
      { tokens: '0.0005', cost: '0.085', average: '170', invested: '0.09' },
    ],
    // A full sale resets the average: 90 / 0.5 = 180.
    [
      'after an exit and a new entry',
      [{ buy: '2', for: '300' }, { sell: '2' }, { buy: '0.5', for: '90' }],
      { tokens: '0.5', cost: '90', average: '180', invested: '90' },
    ],
    // 1 / 3 = 0.333…
    [
      'whose average does not end',
      [{ buy: '3', for: '1' }],
      { tokens: '3', cost: '1', average: '0.333333333333333333', invested: '1' },
    ],
    // 3 × 10⁻¹⁸ / 3 = 10⁻¹⁸ of cost for 10⁻¹⁸ tokens: 3 a token.
    [
      'of the least there is',
      [{ buy: '1', for: '3' }, { sell: '0.999999999999999999' }],
      { tokens: '0.000000000000000001', cost: '0.000000000000000003', average: '3', invested: '0' },
    ],
    // 0.01 / 10⁻¹⁸ = 10¹⁶.
    [
      'that was as dear as a fill can be',
      [{ buy: '0.000000000000000001', for: '0.01' }],
      { tokens: '0.000000000000000001', cost: '0.01', average: '10000000000000000', invested: '0.01' },
    ],
    // (100 + 300) / (4 + 4) = 50; half of 400 stays: 200 / 4 = 50, then + 30 / 5 = 46.
    [
      'after entries, a sale of half and a cheaper entry',
      [{ buy: '4', for: '100' }, { buy: '4', for: '300' }, { sell: '4' }, { buy: '1', for: '30' }],
      { tokens: '5', cost: '230', average: '46', invested: '230' },
    ],
  ])('%s', (_, deals, expected) => {
    expect(shown(play(deals))).toEqual(expected);
  });
});

/** A purchase, or a sale of a fraction of the holding; a fraction of one sells all. */
type Step =
  | { readonly kind: 'buy'; readonly tokens: bigint; readonly cents: bigint }
  | { readonly kind: 'sell'; readonly share: bigint };

const SHARES = 1_000_000n;
const ONE = 10n ** 18n;

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('buy' as const),
      tokens: fc.oneof(fc.bigInt(1n, 10n ** 6n), fc.bigInt(1n, 10n ** 24n)),
      cents: fc.bigInt(1n, 10n ** 9n),
    }),
    fc.record({
      kind: fc.constant('sell' as const),
      share: fc.oneof(fc.bigInt(1n, SHARES), fc.constant(SHARES)),
    }),
  ),
  { minLength: 1, maxLength: 14 },
);

const HALF_UNIT = Rational.of(1n, 2n * ONE);

it('a holding is what exact fractions make it, over 10,000 sequences of purchases, sales, exits and new entries', () => {
  let exits = 0;
  let entries = 0;
  fc.assert(
    fc.property(steps, (sequence) => {
      let holding = NOTHING_HELD;
      let tokens = 0n;
      /** The cost with every sale rounded to 18 places, and without any rounding. */
      let rounded = Rational.zero;
      let exact = Rational.zero;
      let sales = 0n;
      for (const step of sequence) {
        if (step.kind === 'buy') {
          if (tokens === 0n && sales > 0n) entries += 1;
          holding = afterBuying(holding, Decimal.ofUnits(step.tokens, 18), Decimal.ofUnits(step.cents, 2));
          tokens += step.tokens;
          rounded = rounded.plus(Rational.of(step.cents, 100n));
          exact = exact.plus(Rational.of(step.cents, 100n));
        } else {
          const sold = (tokens * step.share + SHARES - 1n) / SHARES;
          if (sold === 0n) continue;
          const before = averagePrice(holding);
          holding = afterSelling(holding, Decimal.ofUnits(sold, 18));
          const left = Rational.of(tokens - sold, tokens);
          tokens -= sold;
          sales += 1n;
          rounded = rounded.times(left).roundedHalfUp(18);
          exact = exact.times(left);
          if (tokens === 0n) exits += 1;
          else if (!isSameAverage(before, holding, tokens)) return false;
        }
        const average = averagePrice(holding);
        const isRight =
          holding.tokens.equals(Decimal.ofUnits(tokens, 18)) &&
          Rational.parse(`${holding.costBasis}`).equals(rounded) &&
          (tokens === 0n
            ? average === undefined && rounded.isZero()
            : Rational.parse(`${average}`).equals(
                rounded.dividedBy(Rational.of(tokens, ONE)).roundedHalfUp(18),
              ));
        if (!isRight || !isWithin(rounded.minus(exact), HALF_UNIT.times(Rational.of(sales)))) return false;
      }
      return true;
    }),
    { numRuns: 10_000 },
  );
  expect([exits > 1000, entries > 1000]).toEqual([true, true]);
});

/** Whether a sale keeps the average, except for half a unit of the cost and of each average. */
function isSameAverage(before: Decimal | undefined, after: Holding, tokens: bigint): boolean {
  const moved = Rational.parse(`${before}`).minus(Rational.parse(`${averagePrice(after)}`));
  const most = HALF_UNIT.plus(HALF_UNIT).plus(HALF_UNIT.dividedBy(Rational.of(tokens, ONE)));
  return isWithin(moved, most);
}

function isWithin(difference: Rational, most: Rational): boolean {
  return difference.compare(most) <= 0 && difference.negated().compare(most) <= 0;
}
