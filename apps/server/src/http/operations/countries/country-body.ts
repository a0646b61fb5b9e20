import type { components } from '@finops/contract';
import { amountText } from '../../../domain/money/amount.ts';
import type { Country, PaymentMethod } from '../../../domain/reference/country.ts';

type Schemas = components['schemas'];

/** A country as the contract's `Country`. */
export function countryBody(country: Country): Schemas['Country'] {
  return {
    id: country.id,
    name: country.name,
    calling_code: country.callingCode,
    currency: { ...country.currency },
    payment_methods: country.paymentMethods.map(channelBody),
    payout_methods: country.payoutMethods.map(channelBody),
  };
}

function channelBody(method: PaymentMethod): Schemas['PaymentChannel'] {
  return {
    channel: method.channel,
    name: method.name,
    min: amountText(method.min, method.currency),
    max: amountText(method.max, method.currency),
    currency: method.currency.code,
    processing_time: method.processingTime,
  };
}
