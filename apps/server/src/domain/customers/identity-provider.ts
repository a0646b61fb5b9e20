import type { Customer } from './customer.ts';

/** What a review has found. */
export type ReviewAnswer =
  | { readonly outcome: 'approved' }
  /** `reason` is one sentence for the business. */
  | { readonly outcome: 'rejected'; readonly reason: string };

/** Who compares what customers supply with the registers of the world. */
export interface IdentityProvider {
  /** Milliseconds after which it answers about a customer in review; undefined when it leaves the answer to reviewers. */
  answersAfterMs(customer: Customer): number | undefined;
  /** Its answer; undefined when it leaves that to reviewers. */
  answerAbout(customer: Customer): ReviewAnswer | undefined;
}
