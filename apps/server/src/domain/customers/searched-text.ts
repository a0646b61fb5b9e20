import { FieldError } from '../domain-error.ts';
import { internationalNumber } from '../international-number.ts';
import { comparedName } from './compared-name.ts';
import { type Customer, nameOf } from './customer.ts';

/** Dependencies are matched one by one: no text that is searched for has this in it. */
const BETWEEN = '\n';

/** What a customer is found by (G02): name, e-mail address, phone number and identifier, as {@link soughtTexts} writes them. */
export function searchedText(customer: Customer): string {
  const names = [nameOf(customer)];
  // Who leaves the middle name out still finds the customer.
  if (customer.type === 'individual' && customer.middleName !== undefined) {
    names.push(`${customer.firstName} ${customer.lastName}`);
  }
  return [...names, customer.email, customer.phone, customer.id].map(comparedName).join(BETWEEN);
}

/** Fewest characters of a text that is searched for. */
const SHORTEST = 3;

/**
 * Spaces around a text are not searched for.
 *
 * @throws FieldError when too few characters are left.
 */
export function refuseShortText(query: string): void {
  if (isLongEnough(query.trim())) return;
  throw new FieldError({ q: [`Give at least ${SHORTEST} characters; spaces around them do not count.`] });
}

/** The texts of which one has to be in the searched text of a customer; a phone number may be written with spaces, or as a local one. */
export function soughtTexts(query: string): readonly string[] {
  const text = comparedName(query);
  const digits = text.replaceAll(' ', '');
  if (!/^\+?\d+$/.test(digits)) return [text];
  const stored = internationalNumber(digits, undefined) ?? digits.replace(/^0/, '');
  const spellings = [text, digits, stored].filter(isLongEnough);
  return [...new Set(spellings)];
}

function isLongEnough(text: string): boolean {
  return [...text].length >= SHORTEST;
}
