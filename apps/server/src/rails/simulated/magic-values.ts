import { comparedName } from '../../domain/customers/compared-name.ts';

/** What becomes of a payment in the sandbox. */
export type PayoutFate = 'refused' | 'returned' | 'stuck';

/** What the last three characters of an account number, a phone number or an address decide; all others succeed. */
export const payoutEndings: Readonly<Record<PayoutFate, string>> = {
  refused: '222',
  returned: '333',
  stuck: '444',
};

/** A phone number that ends so declines when it is asked to pay. */
export const decliningPhoneEnding = '222';

/** An account number that ends so is known to no bank. */
export const unknownAccountEnding = '000';

/** The venue refuses the exchange of a quote whose reference ends so. */
export const refusedExchangeEnding = '-REFUSED';

/** What becomes of a payment to the account number, phone number or address; undefined when it arrives. */
export function payoutFate(destination: string): PayoutFate | undefined {
  if (destination.endsWith(payoutEndings.refused)) return 'refused';
  if (destination.endsWith(payoutEndings.returned)) return 'returned';
  return destination.endsWith(payoutEndings.stuck) ? 'stuck' : undefined;
}

/** Whether a phone that is asked to pay declines. */
export function declinesToPay(phone: string): boolean {
  return phone.endsWith(decliningPhoneEnding);
}

/** Whether the venue refuses to exchange for a quote of this reference. */
export function refusesExchange(reference: string): boolean {
  return reference.endsWith(refusedExchangeEnding);
}

/** The last name of a person, or the name of a company, that the identity provider answers by itself; others stay in review. */
export const reviewNames: Readonly<Record<'approved' | 'rejected', string>> = {
  approved: 'Approve',
  rejected: 'Reject',
};

/** What becomes of the review of a customer of this name; undefined when it is left to reviewers. */
export function reviewFate(name: string): 'approved' | 'rejected' | undefined {
  const compared = comparedName(name);
  if (compared === comparedName(reviewNames.approved)) return 'approved';
  return compared === comparedName(reviewNames.rejected) ? 'rejected' : undefined;
}
