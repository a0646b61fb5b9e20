import { FieldError } from '../domain-error.ts';
import { amountText } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { type Exchange, type Exchanges, exchangeAt } from '../pricing/exchange.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { type Amounts, amountsOfSource, amountsOfTarget } from './amounts.ts';
import { type AskedAmount, type GivenAmount, givenAmount } from './given-amount.ts';
import { type Bound, type Limits, passedBound, reasonBeyond } from './limits.ts';
import type { QuotedLeg } from './quoted-leg.ts';
import { givenCurrency, type LimitedAmount, type MovementTerms, toldBound } from './told-bound.ts';

/** A movement of money to price. */
interface Movement {
  readonly source: Currency;
  readonly target: Currency;
  readonly amount: AskedAmount;
  readonly payIn: QuotedLeg;
  readonly payOut: QuotedLeg;
}

interface Dependencies extends Exchanges {
  readonly venue: Venue;
  readonly currencies: Pick<Currencies, 'get'>;
}

/**
 * Prices a movement of money at the instant.
 *
 * @throws FieldError on the field of the amount, when nothing arrives or a limit is violated; otherwise as
 * `givenAmount` and `exchangeAt` do.
 */
export async function pricedMovement(
  { source, target, amount, payIn, payOut }: Movement,
  at: Date,
  parts: Dependencies,
): Promise<{ readonly amounts: Amounts; readonly exchange: Exchange }> {
  const given = await givenAmount(amount, payIn.sent ?? source, payOut.sent ?? target, at, parts);
  const exchange = await exchangeAt(source, target, at, parts);
  const terms = {
    ...exchange,
    paidIn: payIn.sent,
    paidOut: payOut.sent,
    depositFee: payIn.fee,
    payoutFee: payOut.fee,
  };
  const amounts =
    given.side === 'source' ? amountsOfSource(given.amount, terms) : amountsOfTarget(given.amount, terms);
  refuseUnquotable(amounts, terms, [payIn, payOut], given);
  return { amounts, exchange };
}

/**
 * Names the strictest violated limit at either end, and only then fees that exceed the amount: an amount that
 * satisfies only a weaker limit, or only exceeds the fees, would be refused again.
 *
 * @throws FieldError on the field of the amount, when nothing arrives or a limit is violated.
 */
function refuseUnquotable(
  amounts: Amounts,
  terms: MovementTerms,
  [payIn, payOut]: readonly [QuotedLeg, QuotedLeg],
  given: GivenAmount,
): void {
  const { source, target } = terms;
  const arrives = amounts.target.isPositive();
  const limited: readonly Limited[] = [
    ...(payIn.limits ? [{ limits: payIn.limits, of: 'source' } as const] : []),
    ...(payOut.limits ? [{ limits: payOut.limits, of: 'target' } as const] : []),
    { limits: holdable(source), of: 'source' },
    ...tradeable(terms),
  ];
  const received = arrives ? amounts : { ...amounts, target: Decimal.zero };
  const passed = limited.flatMap(({ limits, of }) => {
    const bound = passedBound(limits, received[of]);
    return bound === undefined ? [] : [{ of: limits.of, bound: toldBound(bound, of, given, terms) }];
  });
  const currency = givenCurrency(given, terms);
  const amount = given.worth?.amount ?? received[given.side];
  const eaten = arrives
    ? []
    : [
        `${amountText(amounts.source, source)} ${source.code} is worth ${amountText(amounts.gross, target)} ${target.code}, which does not exceed the fees. Use a larger amount.`,
      ];
  const reasons = [
    ...narrowest(passed).map(({ of, bound }) => reasonBeyond({ of, currency }, bound, amount)),
    ...eaten,
  ];
  if (reasons.length > 0) throw new FieldError({ [given.field]: reasons });
}

/** An amount of a movement that has limits. */
interface Limited {
  readonly limits: Limits;
  readonly of: LimitedAmount;
}

/** The largest minimum and the smallest maximum; the first of equal ones. */
function narrowest<Passed extends { readonly bound: Bound }>(passed: readonly Passed[]): readonly Passed[] {
  const [min] = passed
    .filter(({ bound }) => bound.end === 'min')
    .toSorted((one, other) => other.bound.amount.compare(one.bound.amount));
  const [max] = passed
    .filter(({ bound }) => bound.end === 'max')
    .toSorted((one, other) => one.bound.amount.compare(other.bound.amount));
  return [min, max].filter((one) => one !== undefined);
}

function tradeable({ source, target, trade }: Exchange): readonly Limited[] {
  if (trade === undefined) return [];
  const { base, limits } = trade;
  const { min, max } = limits;
  return [
    {
      limits: { of: `A conversion of ${source.code} to ${target.code}`, currency: base, min, max },
      of: base.code === source.code ? 'source' : 'gross',
    },
  ];
}

function holdable(currency: Currency): Limits {
  return { of: `A balance in ${currency.code}`, currency, max: currency.mostHeld };
}
