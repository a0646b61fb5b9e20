import { FieldError } from '../domain-error.ts';
import { internationalNumber } from '../international-number.ts';
import { comparedName } from './compared-name.ts';
import { type Customer, nameOf } from './customer.ts';

/** Separates texts that are matched one by one; no search text contains it. */
const BETWEEN = '\n';

/**
 * The texts that a search matches (G02): name, e-mail address, phone number and id, in the form of {@link
 * soughtTexts}.
 */
export function searchedText(customer: Customer): string {
  const names = [nameOf(customer)];
  // Without the middle name, so that a search can omit it.
  if (customer.type === 'individual' && customer.middleName !== undefined) {
    names.push(`${customer.firstName} ${customer.lastName}`);
  }
  return [...names, customer.email, customer.phone, customer.id].map(comparedName).join(BETWEEN);
}

/** Minimum length of a search text, in characters. */
const SHORTEST = 3;

/**
 * Trims the search text.
 *
 * @throws FieldError when it is too short.
 */
export function refuseShortText(query: string): void {
  if (isLongEnough(query.trim())) return;
  throw new FieldError({ q: [`Give at least ${SHORTEST} characters; spaces around them do not count.`] });
}

/** The texts to search for, one of which must match; a phone number may contain spaces or be in local form. */
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
