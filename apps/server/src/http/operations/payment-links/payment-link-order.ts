import type { components } from '@finops/contract';
import { FieldError } from '../../../domain/domain-error.ts';
import type { LinkPayment } from '../../../domain/payments/links/link-order.ts';
import { present } from '../../../domain/present.ts';
import { askedAmount, askedPayIn } from '../quotes/quote-request.ts';

type Body = components['schemas']['PaymentLinkRequestCreate'];

/**
 * Converts the contract's `PaymentLinkRequestCreate` into the domain's input.
 *
 * @throws FieldError on each field that belongs to another type of `pay_in`, or to another way of giving the amount
 * (G150).
 */
export function linkPayment(body: Body): LinkPayment {
  const { recipient_id: _unknown, ...payIn }: Body['pay_in'] & { readonly recipient_id?: unknown } =
    body.pay_in;
  return {
    sourceCurrency: body.source_currency,
    payIn: askedPayIn(payIn),
    ...present({ amount: amountIn(body) }),
    answers: body.requested_info ?? {},
    reference: body.reference,
  };
}

function amountIn(body: Body) {
  const { source_amount, target_amount, quote_amount, quote_currency } = body;
  const given = [source_amount, target_amount, quote_amount, quote_currency].filter(
    (one) => one !== undefined,
  );
  if (given.length === 0) return undefined;
  if (given.length === 1 && quote_amount !== undefined) {
    throw new FieldError({ quote_currency: ['quote_currency is required beside quote_amount.'] });
  }
  if (given.length === 1 && quote_currency !== undefined) {
    throw new FieldError({ quote_amount: ['quote_amount is required beside quote_currency.'] });
  }
  return askedAmount(body);
}
