import { FieldError } from '../domain-error.ts';
import { amountText } from '../money/amount.ts';
import { Decimal } from '../money/decimal.ts';
import { type Exchange, type Exchanges, exchangeAt } from '../pricing/exchange.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { type Amounts, amountsOfSource, amountsOfTarget } from './amounts.ts';
import { type AmountField, type AskedAmount, givenAmount } from './given-amount.ts';
import { type Limits, reasonBeyond } from './limits.ts';
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
  const given = await givenAmount(amount, source, target, at, parts);
  const exchange = await exchangeAt(source, target, at, parts);
  const terms = { source, target, rate: exchange.rate, depositFee: payIn.fee, payoutFee: payOut.fee };
  const amounts =
    given.side === 'source' ? amountsOfSource(given.amount, terms) : amountsOfTarget(given.amount, terms);
  refuseUnquotable(amounts, exchange, [payIn, payOut], given.field);
  return { amounts, exchange };
}

/**
 * Names the first limit that is passed, and then the fees when they eat everything: an amount that only exceeds the fees
 * would be refused once more.
 *
 * @throws FieldError on the field that the amount was given by, when nothing arrives or a limit is passed.
 */
function refuseUnquotable(
  amounts: Amounts,
  exchange: Exchange,
  [payIn, payOut]: readonly [QuotedLeg, QuotedLeg],
  field: AmountField,
): void {
  const { source, target } = exchange;
  const arrives = amounts.target.isPositive();
  const limited: readonly (readonly [Limits | undefined, Decimal])[] = [
    [payIn.limits, amounts.source],
    [payOut.limits, arrives ? amounts.target : Decimal.zero],
    [holdable(source), amounts.source],
    tradeable(amounts, exchange),
  ];
  const passed = limited.flatMap(
    ([limits, amount]) => (limits === undefined ? undefined : reasonBeyond(limits, amount)) ?? [],
  );
  const eaten = arrives
    ? []
    : [
        `${amountText(amounts.source, source)} ${source.code} comes to ${amountText(amounts.gross, target)} ${target.code}, which does not exceed the fees. Use a larger amount.`,
      ];
  const reasons = [...passed.slice(0, 1), ...eaten];
  if (reasons.length > 0) throw new FieldError({ [field]: reasons });
}

function tradeable(
  amounts: Amounts,
  { source, target, trade }: Exchange,
): readonly [Limits | undefined, Decimal] {
  if (trade === undefined) return [undefined, amounts.source];
  const { base, limits } = trade;
  return [
    {
      of: `A conversion of ${source.code} to ${target.code}`,
      currency: base,
      min: limits.min,
      max: limits.max,
    },
    base.code === source.code ? amounts.source : amounts.gross,
  ];
}

function holdable(currency: Currency): Limits {
  return { of: `A balance in ${currency.code}`, currency, max: currency.mostHeld };
}
