import { FieldError } from '../domain-error.ts';
import { oneSpelling, type Spelled } from './spelling.ts';

/** Currency and country in the spellings of a request (G35). */
export interface DenominationInput {
  readonly currency_id?: string;
  readonly currency?: string;
  readonly country_id?: string;
  readonly country_code?: string;
}

/** The currency of an account, and the country that it is in, ISO 3166-1 alpha-2. */
export interface Denomination {
  readonly currency: string;
  readonly country: string;
}

/** What a request says of currency and country. */
export function givenDenomination(input: DenominationInput): {
  readonly currency: Spelled | undefined;
  readonly country: Spelled | undefined;
} {
  return {
    currency: oneSpelling(input, 'currency_id', 'currency'),
    country: oneSpelling(input, 'country_id', 'country_code'),
  };
}

/**
 * Currency and country of a type that has one of each.
 *
 * @throws FieldError on the field, as the request spells it, that names another one (G75).
 */
export function fixedDenomination(
  input: DenominationInput & { readonly type: string },
  own: Denomination,
): Denomination {
  const { currency, country } = givenDenomination(input);
  refuseOther(currency, own.currency, `The currency of ${input.type}`);
  refuseOther(country, own.country, `The country of ${input.type}`);
  return own;
}

/** @throws FieldError when another value is given than the only one that there is. */
export function refuseOther(given: Spelled | undefined, only: string, what: string): void {
  if (given === undefined || given.value === only) return;
  throw new FieldError({
    [given.field]: [`${what} is ${only}, not ${given.value}; give ${only}, or leave ${given.field} out.`],
  });
}
