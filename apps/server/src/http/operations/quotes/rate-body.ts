import type { components } from '@finops/contract';
import { rateText } from '../../../domain/money/amount.ts';
import type { Rate } from '../../../domain/quotes/quote.ts';

/** A rate as the contract's `Rate`; between the same currency it is plainly 1. */
export function rateBody(rate: Rate): components['schemas']['Rate'] {
  const isExchange = rate.source_currency !== rate.target_currency;
  return { ...rate, rate: isExchange ? rateText(rate.rate) : rate.rate.toString() };
}
