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

/** A phone number that ends so has paid, and the operator rejects its payment for a payment request. */
export const rejectedPhoneEnding = '555';

/** Banks and blockchains reject the first deposit to a payment request whose reference ends so. */
export const rejectedDepositEnding = '-REJECTED';

/** A payment request whose reference ends so waits for a second factor. */
export const twoStepEnding = '-TWO-STEP';

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

/** Whether the operator rejects what a phone pays. */
export function hasPaymentRejected(phone: string): boolean {
  return phone.endsWith(rejectedPhoneEnding);
}

/** Whether a bank or a blockchain rejects a deposit to a payment request of this reference. */
export function hasDepositRejected(reference: string): boolean {
  return reference.endsWith(rejectedDepositEnding);
}

/** Whether a payment request of this reference waits for a second factor. */
export function waitsForSecondFactor(reference: string): boolean {
  return reference.endsWith(twoStepEnding);
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
