import type { components } from '@finops/contract';
import type { PaymentRequestOrder } from '../../../domain/payments/requests/payment-request-order.ts';
import { present } from '../../../domain/present.ts';
import { askedAmount, askedPayIn } from '../quotes/quote-request.ts';

/**
 * Converts the contract's `PaymentRequestCreate` into the domain's input.
 *
 * @throws FieldError on each field that belongs to another type of `pay_in`, or to another way of giving the amount
 * (G150).
 */
export function paymentRequestOrder(
  body: components['schemas']['PaymentRequestCreate'],
): PaymentRequestOrder {
  const { email, phone_number, name, source } = body.additional_info ?? {};
  return {
    sourceCurrency: body.source_currency,
    targetCurrency: body.target_currency,
    amount: askedAmount(body),
    payIn: askedPayIn(body.pay_in),
    reference: body.reference,
    source: body.source,
    sourceId: body.source_id,
    additionalInfo: present({ email, phone_number, name, source }),
  };
}
