import { FieldError } from '../../domain-error.ts';
import { amountText } from '../../money/amount.ts';
import type { Decimal } from '../../money/decimal.ts';
import { midPrice } from '../../pricing/mid-price.ts';
import type { Venue } from '../../pricing/venue.ts';
import type { AskedAmount } from '../../quotes/given-amount.ts';
import type { AskedPayIn } from '../../quotes/pay-in.ts';
import type { Currencies } from '../../reference/currencies.ts';
import { unknownCurrency } from '../../reference/unknown-currency.ts';
import type { PaymentRequestOrder } from '../requests/payment-request-order.ts';
import { refuseBeyondLimits } from './link-rules.ts';
import { currencyOf, type LinkAmount, type PaymentLink } from './payment-link.ts';

/** What a payer of a link requests. */
export interface LinkPayment {
  readonly sourceCurrency: string;
  readonly payIn: AskedPayIn;
  /** Absent if the link sets the amount. */
  readonly amount?: AskedAmount;
  /** Answers to the questions of the link, by name. */
  readonly answers: Readonly<Record<string, string>>;
  readonly reference?: string | undefined;
}

interface Dependencies {
  readonly currencies: Pick<Currencies, 'get' | 'known'>;
  readonly venue: Pick<Venue, 'mid'>;
}

/**
 * The payment request for a payer of a link, with an allowed amount and the required answers (G83).
 *
 * @throws FieldError on an amount or answer that the link does not accept.
 * @throws PriceUnavailable when the value of an amount in the currency of the limits is unavailable.
 */
export async function linkOrder(
  link: PaymentLink,
  payment: LinkPayment,
  at: Date,
  parts: Dependencies,
): Promise<PaymentRequestOrder> {
  refuseAnswers(link, payment.answers);
  const { sourceCurrency, payIn, reference, answers } = payment;
  return {
    type: link.type,
    sourceCurrency,
    targetCurrency: link.targetCurrency,
    amount: await amountOf(link, payment, at, parts),
    payIn,
    reference,
    additionalInfo: answers,
    linkId: link.id,
  };
}

function refuseAnswers({ meta }: PaymentLink, answers: LinkPayment['answers']): void {
  const { questions = [] } = meta;
  const missing = questions.filter(
    ({ fieldName, required }) => required && !Object.hasOwn(answers, fieldName),
  );
  const unasked = Object.keys(answers).filter(
    (name) => !questions.some(({ fieldName }) => fieldName === name),
  );
  const reasons = [
    ...missing.map(({ fieldName }) => [fieldName, `The link asks for ${fieldName}, which is required.`]),
    ...unasked.map((name) => [name, `The link does not ask for ${name}; leave it out.`]),
  ].map(([name, reason]) => [`requested_info.${name}`, [reason]]);
  if (reasons.length > 0) throw new FieldError(Object.fromEntries(reasons));
}

async function amountOf(
  link: PaymentLink,
  payment: LinkPayment,
  at: Date,
  parts: Dependencies,
): Promise<AskedAmount> {
  const { amount: asked } = payment;
  const { meta, fixed, amount: own } = link;
  if (asked === undefined) {
    if (own !== undefined) return { ...own, isSet: true };
    throw new FieldError({
      target_amount: ['The link sets no amount; give one, for example as target_amount.'],
    });
  }
  if (!fixed || meta.allowCustomerAmount) {
    await refuseUnlimited(link, asked, payment.sourceCurrency, at, parts);
    return asked;
  }
  if (own === undefined || !meta.allowQuantitySelection) {
    throw new FieldError({ [`${asked.side}_amount`]: ['The link sets the amount; leave it out.'] });
  }
  refuseBrokenMultiple(link, own, asked, parts);
  return { ...asked, isSet: true };
}

/**
 * Compares an amount in another currency by its value at the mid price; the refusal gives the limit in the amount's
 * own currency.
 */
async function refuseUnlimited(
  link: PaymentLink,
  asked: AskedAmount,
  sourceCurrency: string,
  at: Date,
  { currencies, venue }: Dependencies,
): Promise<void> {
  if (link.meta.amountLimit === undefined) return;
  const currency = currencies.known(currencyOf(link));
  const given = { source: sourceCurrency, target: link.targetCurrency };
  const code = asked.side === 'quote' ? asked.currency : given[asked.side];
  const own = currencies.get(code);
  if (own === undefined) {
    throw unknownCurrency(asked.side === 'quote' ? 'quote_currency' : 'source_currency', code);
  }
  const mid = await midPrice(code, currency.code, venue, at);
  refuseBeyondLimits(link.meta, asked.amount, currency, `${asked.side}_amount`, { currency: own, mid });
}

/**
 * @throws FieldError for an amount that is not a whole multiple of the link's, or is not given in the same field.
 */
function refuseBrokenMultiple(
  { targetCurrency }: PaymentLink,
  own: LinkAmount,
  asked: AskedAmount,
  { currencies }: Dependencies,
): void {
  const code = own.side === 'quote' ? own.currency : targetCurrency;
  const isAlike = asked.side === own.side && (asked.side !== 'quote' || asked.currency === code);
  if (isAlike && isMultiple(asked.amount, own.amount)) return;
  const unit = `${amountText(own.amount, currencies.known(code))} ${code}`;
  throw new FieldError({
    [`${asked.side}_amount`]: [
      `The amount must be a whole multiple of ${unit}, given as ${own.side}_amount.`,
    ],
  });
}

function isMultiple(amount: Decimal, unit: Decimal): boolean {
  return amount.dividedBy(unit, 0, 'down').times(unit).equals(amount);
}
