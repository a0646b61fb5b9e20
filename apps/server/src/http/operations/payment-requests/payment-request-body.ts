import type { components } from '@finops/contract';
import { timestampOf } from '../../../domain/clock.ts';
import { amountText, amountWithCurrency } from '../../../domain/money/amount.ts';
import {
  amountsNow,
  creditedLate,
  creditedSurplus,
  LINK_SOURCE,
  type PaymentRequest,
  referenceOf,
} from '../../../domain/payments/requests/payment-request.ts';
import { present } from '../../../domain/present.ts';
import type { Rate } from '../../../domain/pricing/rate.ts';
import type { TwoStep } from '../../../domain/rails/rails.ts';
import type { Currencies } from '../../../domain/reference/currencies.ts';
import { payInBody } from '../quotes/payment-leg-body.ts';
import { feeBody, rateBody } from '../quotes/quote-body.ts';
import { requestTimelineBody } from './request-timeline-body.ts';

type Schemas = components['schemas'];

/** A payment request as the contract's `PaymentRequest`. */
export function paymentRequestBody(
  request: PaymentRequest,
  currencies: Pick<Currencies, 'known'>,
): Schemas['PaymentRequest'] {
  const { sourceCurrency, targetCurrency, requested, rate, quoteRate, merchantReference } = request;
  const { source, target, fees } = amountsNow(request);
  const late = creditedLate(request);
  const surplus = creditedSurplus(request);
  const ratesBody = (of: Rate, to: string) => rateBody({ rate: of, sourceCurrency, targetCurrency: to });
  const info = Object.keys(request.additionalInfo).length > 0 ? request.additionalInfo : undefined;
  return {
    id: request.id,
    type: request.type,
    status: request.status,
    final: request.dueAt === undefined,
    ...present({
      credited_surplus: surplus && amountWithCurrency(surplus.amount, currencies.known(surplus.currency)),
      credited_late: late && amountWithCurrency(late.amount, currencies.known(late.currency)),
    }),
    source_amount: amountText(source, currencies.known(sourceCurrency)),
    source_currency: sourceCurrency,
    target_amount: amountText(target, currencies.known(targetCurrency)),
    target_currency: targetCurrency,
    requested_amount: amountText(requested.amount, currencies.known(requested.currency)),
    currency: requested.currency,
    rate: ratesBody(rate, targetCurrency),
    fees: fees.map((fee) => feeBody(fee, currencies)),
    reference: referenceOf(request),
    ...present({
      merchant_reference: merchantReference,
      source: request.linkId === undefined ? request.source : LINK_SOURCE,
      source_id: request.linkId ?? request.sourceId,
    }),
    created_at: timestampOf(request.createdAt),
    updated_at: timestampOf(request.updatedAt),
    expires_at: timestampOf(request.expiresAt),
    ...present({
      quote_rate: quoteRate && ratesBody(quoteRate, requested.currency),
      two_step: request.status === 'pending' ? request.twoStep && twoStepBody(request.twoStep) : undefined,
      additional_info: info,
    }),
    merchant_info: { ...request.merchant },
    pay_in: payInBody(request.payIn),
    timeline: requestTimelineBody(request, currencies),
  };
}

function twoStepBody({ type, message, resendAllowed }: TwoStep): Schemas['TwoStep'] {
  return { type, message, resend_allowed: resendAllowed };
}
