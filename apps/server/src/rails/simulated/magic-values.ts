import { comparedName } from '../../domain/customers/compared-name.ts';

/** Outcomes of payments in the sandbox. */
export type PayoutFate = 'refused' | 'returned' | 'stuck';

/** Outcomes by the last three characters of an account number, phone number or address. Others succeed. */
export const payoutEndings: Readonly<Record<PayoutFate, string>> = {
  refused: '222',
  returned: '333',
  stuck: '444',
};

/** Phone numbers with this ending decline payment prompts. */
export const decliningPhoneEnding = '222';

/** Phone numbers with this ending pay, but the operator rejects the payment of a payment request. */
export const rejectedPhoneEnding = '555';

/** The first deposit to a payment request whose reference has this ending is rejected. */
export const rejectedDepositEnding = '-REJECTED';

/** Payment requests whose reference has this ending wait for a second factor. */
export const twoStepEnding = '-TWO-STEP';

/** Account numbers with this ending do not exist. */
export const unknownAccountEnding = '000';

/** The venue refuses to exchange quotes whose reference has this ending. */
export const refusedExchangeEnding = '-REFUSED';

/** The outcome of a payment to the account number, phone number or address; undefined: it succeeds. */
export function payoutFate(destination: string): PayoutFate | undefined {
  if (destination.endsWith(payoutEndings.refused)) return 'refused';
  if (destination.endsWith(payoutEndings.returned)) return 'returned';
  return destination.endsWith(payoutEndings.stuck) ? 'stuck' : undefined;
}

/** Whether the phone declines the payment prompt. */
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

/** Last names of people, or names of companies, that the identity provider decides itself. Others stay in review. */
export const reviewNames: Readonly<Record<'approved' | 'rejected', string>> = {
  approved: 'Approve',
  rejected: 'Reject',
};

/** The outcome of the review of a customer of this name; undefined: reviewers decide. */
export function reviewFate(name: string): 'approved' | 'rejected' | undefined {
  const compared = comparedName(name);
  if (compared === comparedName(reviewNames.approved)) return 'approved';
  return compared === comparedName(reviewNames.rejected) ? 'rejected' : undefined;
}
