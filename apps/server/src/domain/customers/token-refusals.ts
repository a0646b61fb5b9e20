import { DomainError } from '../domain-error.ts';

/** The business has no account at the identity provider with reusable KYC (G172). */
export class ReusableKycNotEnabled extends DomainError<'reusable_kyc_not_enabled'> {
  override readonly name = 'reusable_kyc_not_enabled';

  constructor() {
    super(
      'The business has no account at the identity provider with reusable KYC. Have it switched on, or verify the customer by documents.',
    );
  }
}

/** Only individuals can be verified by a shared token (G172). */
export class IndividualCustomerRequired extends DomainError<'individual_customer_required'> {
  override readonly name = 'individual_customer_required';

  constructor() {
    super('This customer is a business. Verify it by its documents with POST /v1/customers/{id}/verify.');
  }
}

/** The token is invalid: wrong signature, expired, or issued for another service (G172). */
export class IdentityTokenInvalid extends DomainError<'identity_token_invalid'> {
  override readonly name = 'identity_token_invalid';

  /** @param flaw what is wrong with the token; completes a sentence that begins with `The identity token`. */
  constructor(flaw: string) {
    super(`The identity token ${flaw}. Have the provider share a new one.`);
  }
}

/** The token was imported before (G172). */
export class IdentityTokenUsed extends DomainError<'identity_token_used'> {
  override readonly name = 'identity_token_used';

  constructor() {
    super('The identity token was imported before. Have the provider share a new one.');
  }
}

/** The token was shared by another business or is about another person (G172). */
export class IdentityTokenMismatch extends DomainError<'identity_token_mismatch'> {
  override readonly name = 'identity_token_mismatch';
}
