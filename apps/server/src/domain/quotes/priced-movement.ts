import { FieldError } from '../domain-error.ts';
import { amountText } from '../money/amount.ts';
import type { Decimal } from '../money/decimal.ts';
import { type Exchange, type Exchanges, exchangeAt } from '../pricing/exchange.ts';
import type { Venue } from '../pricing/venue.ts';
import type { Currencies } from '../reference/currencies.ts';
import type { Currency } from '../reference/currency.ts';
import { type Amounts, amountsOfSource, amountsOfTarget } from './amounts.ts';
import { type AmountField, type AskedAmount, givenAmount } from './given-amount.ts';
import { type Limits, refuseBeyond } from './limits.ts';
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

/** @throws FieldError on the field that the amount was given by, when nothing arrives or a limit is passed. */
function refuseUnquotable(
  amounts: Amounts,
  { source, target, trade }: Exchange,
  [payIn, payOut]: readonly [QuotedLeg, QuotedLeg],
  field: AmountField,
): void {
  if (!amounts.target.isPositive()) {
    throw new FieldError({
      [field]: [
        `${amountText(amounts.source, source)} ${source.code} comes to ${amountText(amounts.gross, target)} ${target.code}, which does not exceed the fees. Use a larger amount.`,
      ],
    });
  }
  const refuse = (limits: Limits | undefined, amount: Decimal) => {
    if (limits !== undefined) refuseBeyond(limits, amount, field);
  };
  refuse(payIn.limits, amounts.source);
  refuse(payOut.limits, amounts.target);
  refuse(holdable(source), amounts.source);
  if (trade === undefined) return;
  const { base, limits } = trade;
  refuse(
    {
      of: `A conversion of ${source.code} to ${target.code}`,
      currency: base,
      min: limits.min,
      max: limits.max,
    },
    base.code === source.code ? amounts.source : amounts.gross,
  );
}

function holdable(currency: Currency): Limits {
  return { of: `A balance in ${currency.code}`, currency, max: currency.mostHeld };
}
