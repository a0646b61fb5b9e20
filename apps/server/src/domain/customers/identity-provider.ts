import type { IdentityTokenDefect } from '@finops/contract/console/enumerations';
import type { Customer } from './customer.ts';

/** The result of a review. */
export type ReviewAnswer =
  | { readonly outcome: 'approved' }
  /** `reason` is one sentence for the business. */
  | { readonly outcome: 'rejected'; readonly reason: string };

/** The content of a token by which the provider shares a verification with a business (G191). */
export interface SharedIdentity {
  /** Identifies the token, whatever its encoding. */
  readonly tokenId: string;
  /** The business that the token was shared with. */
  readonly businessId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly outcome: ReviewAnswer['outcome'];
}

/** Verifies the data of customers against official registers. */
export interface IdentityProvider {
  /**
   * Milliseconds after which it answers about a customer in review; undefined if it leaves the decision to
   * reviewers.
   */
  answersAfterMs(customer: Customer): number | undefined;
  /** Its answer; undefined if it leaves the decision to reviewers. */
  answerAbout(customer: Customer): ReviewAnswer | undefined;
  /**
   * Verifies a token and returns its content; accepts any text.
   *
   * @throws IdentityTokenInvalid when it was not signed by the provider, is not for this service or has expired.
   * @throws Unavailable when no provider is connected.
   */
  readToken(token: string): Promise<SharedIdentity>;
}

/** A token to issue for a person whom the provider has verified. */
export interface IssuedIdentity extends Omit<SharedIdentity, 'tokenId'> {
  /** The defect to build into the token. */
  readonly defect?: IdentityTokenDefect;
}

/** Issues tokens as the provider does for verified persons. */
export interface IdentityTokenIssuer {
  /** @throws Unavailable when no provider is connected. */
  issueToken(identity: IssuedIdentity): Promise<string>;
}
