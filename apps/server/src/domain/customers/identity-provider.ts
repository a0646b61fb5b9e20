import type { IdentityTokenDefect } from '@finops/contract/console/enumerations';
import type { Customer } from './customer.ts';

/** What a review has found. */
export type ReviewAnswer =
  | { readonly outcome: 'approved' }
  /** `reason` is one sentence for the business. */
  | { readonly outcome: 'rejected'; readonly reason: string };

/** What a token says by which the provider shares a verification with a business (G191). */
export interface SharedIdentity {
  /** Tells the token from every other one, however it is written. */
  readonly tokenId: string;
  /** The business that it was shared with. */
  readonly businessId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly outcome: ReviewAnswer['outcome'];
}

/** Who compares what customers supply with the registers of the world. */
export interface IdentityProvider {
  /** Milliseconds after which it answers about a customer in review; undefined when it leaves the answer to reviewers. */
  answersAfterMs(customer: Customer): number | undefined;
  /** Its answer; undefined when it leaves that to reviewers. */
  answerAbout(customer: Customer): ReviewAnswer | undefined;
  /**
   * What a token says that it has signed; text of any form may be given.
   *
   * @throws IdentityTokenInvalid when it is not signed by the provider, is not for this service or has expired.
   * @throws Unavailable when no provider is connected.
   */
  readToken(token: string): Promise<SharedIdentity>;
}

/** A token to be issued for a person whom the provider has verified. */
export interface IssuedIdentity extends Omit<SharedIdentity, 'tokenId'> {
  /** What is wrong with the token. */
  readonly defect?: IdentityTokenDefect;
}

/** Has tokens issued, as the provider does for those whom it has verified. */
export interface IdentityTokenIssuer {
  /** @throws Unavailable when no provider is connected. */
  issueToken(identity: IssuedIdentity): Promise<string>;
}
