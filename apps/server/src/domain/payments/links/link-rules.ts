import { FieldError } from '../../domain-error.ts';
import { type AmountCurrency, amountText } from '../../money/amount.ts';
import { Decimal } from '../../money/decimal.ts';
import { refuseExcessDecimals } from '../../money/excess-decimals.ts';
import { movedWorth } from '../../pricing/moved-bound.ts';
import { passedBound, reasonBeyond } from '../../quotes/limits.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { unknownCurrency } from '../../reference/unknown-currency.ts';
import type { LinkMeta, PaymentLink } from './payment-link.ts';

/**
 * Refuses a link that breaks a rule that its schema cannot express (G81).
 *
 * @throws FieldError on the field to change.
 */
export function refuseBrokenRules(link: PaymentLink, currencies: Pick<Currencies, 'get'>): void {
  const { amount, meta } = link;
  const target = currencies.get(link.targetCurrency);
  if (target === undefined) throw unknownCurrency('target_currency', link.targetCurrency);
  const quoted = amount?.side === 'quote' ? amount.currency : undefined;
  const currency = quoted === undefined ? target : currencies.get(quoted);
  if (currency === undefined) throw unknownCurrency('quote_currency', String(quoted));
  const field = quoted === undefined ? 'target_amount' : 'quote_amount';
  if (amount !== undefined) refuseExcessDecimals(amount.amount, currency, field);
  refuseLimits(meta, currency);
  if (!link.fixed && amount !== undefined) refuseBeyondLimits(meta, amount.amount, currency, field);
  refuseItems(meta, amount?.amount, currency);
  refuseUnanswerableQuestions(meta);
  refuseRepeatedQuestions(meta);
}

/**
 * Refuses an amount outside the limits of the link.
 *
 * @param given the currency of the amount and, if it differs from that of the limits, the value of one unit in
 * that.
 * @throws FieldError on the field of the amount.
 */
export function refuseBeyondLimits(
  { amountLimit }: LinkMeta,
  amount: Decimal,
  currency: AmountCurrency,
  field: string,
  given: { readonly currency: AmountCurrency; readonly mid: Decimal } = { currency, mid: Decimal.one },
): void {
  if (amountLimit === undefined) return;
  const passed = passedBound(amountLimit, amount.times(given.mid));
  if (passed === undefined) return;
  const { end } = passed;
  const told = given.currency.code === currency.code ? passed.amount : movedWorth(passed.amount, end, given);
  const limits = { of: 'A payment through the link', currency: given.currency };
  throw new FieldError({ [field]: [reasonBeyond(limits, { end, amount: told }, amount)] });
}

function refuseLimits({ amountLimit = {} }: LinkMeta, currency: AmountCurrency): void {
  const { min, max } = amountLimit;
  if (min !== undefined) refuseExcessDecimals(min, currency, 'amount_limit.min_amount');
  if (max !== undefined) refuseExcessDecimals(max, currency, 'amount_limit.max_amount');
  if (min === undefined || max === undefined || !min.isGreaterThan(max)) return;
  const [least, most] = [amountText(min, currency), amountText(max, currency)];
  throw new FieldError({
    'amount_limit.max_amount': [
      `max_amount ${most} is less than min_amount ${least}. Raise it, or lower min_amount.`,
    ],
  });
}

/** Prices are exact, so that the items of a link add up to its amount to the last digit. */
function refuseItems({ items }: LinkMeta, amount: Decimal | undefined, currency: AmountCurrency): void {
  if (items === undefined) return;
  for (const [index, item] of items.entries()) {
    refuseExcessDecimals(item.amount, currency, `items.${index}.amount`);
  }
  if (items.length === 0 || amount === undefined) return;
  const sum = Decimal.sum(items.map((item) => item.amount.times(Decimal.ofUnits(BigInt(item.quantity)))));
  if (sum.equals(amount)) return;
  const shown = (value: Decimal) => `${amountText(value, currency)} ${currency.code}`;
  throw new FieldError({
    items: [`The items add up to ${shown(sum)}, and the link asks for ${shown(amount)}.`],
  });
}

/** A request body with this field is refused, so no payer could answer. */
function refuseUnanswerableQuestions({ questions = [] }: LinkMeta): void {
  const index = questions.findIndex(({ fieldName }) => fieldName === '__proto__');
  if (index === -1) return;
  throw new FieldError({
    [`require_extra_info.${index}.field_name`]: ['No request can have a field __proto__. Use another name.'],
  });
}

function refuseRepeatedQuestions({ questions = [] }: LinkMeta): void {
  const names = questions.map(({ fieldName }) => fieldName);
  const index = names.findIndex((name, place) => names.indexOf(name) !== place);
  if (index === -1) return;
  throw new FieldError({
    [`require_extra_info.${index}.field_name`]: [`${names[index]} is a duplicate.`],
  });
}
