import { FieldError } from '../domain-error.ts';
import { amountText } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { inSource, inTarget } from '../pricing/conversion.ts';
import { type Exchange, type Exchanges, exchangeAt } from '../pricing/exchange.ts';
import { movedBound } from '../pricing/moved-bound.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { type Amounts, amountsOfSource, amountsOfTarget, type Terms } from './amounts.ts';
import { feesIn } from './fee.ts';
import { type AskedAmount, type GivenAmount, givenAmount } from './given-amount.ts';
import { type Bound, type Limits, passedBound, reasonBeyond } from './limits.ts';
import type { QuotedLeg } from './quoted-leg.ts';

/** A movement of money that is to be priced. */
interface Movement {
  readonly source: Currency;
  readonly target: Currency;
  readonly amount: AskedAmount;
  readonly payIn: QuotedLeg;
  readonly payOut: QuotedLeg;
}

interface Parts extends Exchanges {
  readonly venue: Venue;
  readonly currencies: Pick<Currencies, 'get'>;
}

/**
 * What a movement of money comes to at the instant.
 *
 * @throws FieldError on the field that the amount was given by, when nothing arrives or a limit is passed; further as
 * `givenAmount` and `exchangeAt` do.
 */
export async function pricedMovement(
  { source, target, amount, payIn, payOut }: Movement,
  at: Date,
  parts: Parts,
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

type MovementTerms = Terms & Exchange;

/**
 * Names the first limit that is passed, and then the fees when they eat everything: an amount that only exceeds the fees
 * would be refused once more.
 *
 * @throws FieldError on the field that the amount was given by, when nothing arrives or a limit is passed.
 */
function refuseUnquotable(
  amounts: Amounts,
  terms: MovementTerms,
  [payIn, payOut]: readonly [QuotedLeg, QuotedLeg],
  { field, side }: GivenAmount,
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
  const passed = limited.flatMap((one) => reasonPassed(one, received, side, terms) ?? []);
  const eaten = arrives
    ? []
    : [
        `${amountText(amounts.source, source)} ${source.code} comes to ${amountText(amounts.gross, target)} ${target.code}, which does not exceed the fees. Use a larger amount.`,
      ];
  const reasons = [...passed.slice(0, 1), ...eaten];
  if (reasons.length > 0) throw new FieldError({ [field]: reasons });
}

/** What is limited: one of the amounts of a movement. */
interface Limited {
  readonly limits: Limits;
  readonly of: 'source' | 'gross' | 'target';
}

/** Why an amount is beyond its limits, in the currency of the side that was given; undefined when it is not. */
function reasonPassed(
  { limits, of }: Limited,
  amounts: Amounts,
  given: 'source' | 'target',
  terms: MovementTerms,
): string | undefined {
  const passed = passedBound(limits, amounts[of]);
  if (passed === undefined) return undefined;
  const currency = (given === 'source' ? terms.paidIn : terms.paidOut) ?? terms[given];
  if (limits.currency.code === currency.code) return reasonBeyond(limits, passed, amounts[of]);
  const { end } = passed;
  const told = { end, amount: movedBound(onOtherSide(passed, of, terms), end, currency) };
  return reasonBeyond({ of: limits.of, currency }, told, amounts[given]);
}

/** What the bound of a source amount brings after the fees, or what brings that of another amount; rounded to be kept to. */
function onOtherSide({ end, amount }: Bound, of: Limited['of'], terms: Terms): Decimal {
  const rounding = end === 'min' ? 'up' : 'down';
  switch (of) {
    case 'source': {
      const { fees } = amountsOfSource(amount, terms);
      return inTarget(amount, terms, rounding).minus(feesIn(terms.target.code, fees));
    }
    case 'gross':
      return inSource(amount, terms, rounding);
    case 'target':
      return amountsOfTarget(amount, terms).source;
  }
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
