import type { Customer } from '../../domain/customers/customer.ts';
import { nameOf } from '../../domain/customers/customer.ts';
import type {
  IdentityProvider,
  IdentityTokenIssuer,
  ReviewAnswer,
} from '../../domain/customers/identity-provider.ts';
import { reviewFate } from './magic-values.ts';
import { type SigningParts, simulatedIdentityTokens } from './simulated-identity-tokens.ts';

/** Duration of its reviews, by the clock of the business. */
const REVIEW_MS = 3000;

const ANSWERS: Readonly<Record<'approved' | 'rejected', ReviewAnswer>> = {
  approved: { outcome: 'approved' },
  rejected: {
    outcome: 'rejected',
    reason: 'The documents do not match the person or business that they are about.',
  },
};

const SHARED_REJECTION: ReviewAnswer = {
  outcome: 'rejected',
  reason: 'The identity provider has rejected the person whom it shared.',
};

function answerAbout(customer: Customer): ReviewAnswer | undefined {
  if (customer.sharedOutcome === 'rejected') return SHARED_REJECTION;
  const name = customer.type === 'individual' ? customer.lastName : nameOf(customer);
  const outcome = customer.sharedOutcome ?? reviewFate(name);
  return outcome && ANSWERS[outcome];
}

/** Reviews in the sandbox: magic names decide; all others wait until the review is settled. */
export function simulatedIdentityProvider(parts: SigningParts): IdentityProvider & IdentityTokenIssuer {
  return {
    answersAfterMs: (customer) => (answerAbout(customer) === undefined ? undefined : REVIEW_MS),
    answerAbout,
    ...simulatedIdentityTokens(parts),
  };
}
