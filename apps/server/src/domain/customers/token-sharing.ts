import type { Profile } from '../accounts/profile.ts';
import type { RecordChange } from '../record.ts';
import { comparedName } from './compared-name.ts';
import type { Customer, IndividualCustomer } from './customer.ts';
import type { CustomerLedger } from './customer-ledger.ts';
import type { CustomerStore } from './customer-store.ts';
import type { IdentityProvider, SharedIdentity } from './identity-provider.ts';
import { submission } from './submission.ts';
import {
  IdentityTokenMismatch,
  IndividualCustomerRequired,
  ReusableKycNotEnabled,
} from './token-refusals.ts';
import { eventOfMove } from './verification.ts';

/** The use of a token for a customer. */
export interface TokenUse {
  readonly tokenId: string;
  readonly businessId: string;
  readonly customerId: string;
  readonly at: Date;
}

interface Dependencies {
  readonly store: Pick<CustomerStore, 'find'>;
  readonly ledger: Pick<CustomerLedger, 'change'>;
  readonly provider: IdentityProvider;
  /** Creates the record that marks a token as used. Its problem: `used`. */
  readonly use: (use: TokenUse) => RecordChange;
}

/**
 * Imports a verification of the identity provider by a token that the provider shared with a business (G41, G172).
 */
export class TokenSharing {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Submits an individual for review with the answer that the provider has already given, and marks the token as
   * used in the same commit. The business and the customer are checked first, so that their refusals leave the
   * token unused.
   *
   * @throws NotFound when the business has no such customer.
   * @throws ReusableKycNotEnabled, IndividualCustomerRequired
   * @throws InvalidState when the customer is in review or active.
   * @throws IdentityTokenInvalid, IdentityTokenMismatch, IdentityTokenUsed
   * @throws Unavailable when no identity provider is connected.
   */
  share({ businessId }: Pick<Profile, 'businessId'>, id: string, token: string): Promise<Customer> {
    const { store, ledger, provider, use } = this.#dependencies;
    return ledger.change(
      id,
      () => store.find(businessId, id),
      async ({ customer, hasReusableKyc }, at) => {
        if (!hasReusableKyc) throw new ReusableKycNotEnabled();
        if (customer.type === 'business') throw new IndividualCustomerRequired();
        eventOfMove(customer, 'in_review', 'customer');
        const identity = await provider.readToken(token);
        refuseOthers(identity, customer);
        return {
          ...submission(customer, at, provider, identity.outcome),
          records: [use({ tokenId: identity.tokenId, businessId, customerId: id, at })],
        };
      },
    );
  }
}

function refuseOthers(identity: SharedIdentity, customer: IndividualCustomer): void {
  if (identity.businessId !== customer.businessId) {
    throw new IdentityTokenMismatch(
      'The identity token was shared by another business. Send the one that your own account at the provider shared.',
    );
  }
  for (const name of ['firstName', 'lastName'] as const) {
    if (comparedName(identity[name]) === comparedName(customer[name])) continue;
    throw new IdentityTokenMismatch(
      'The identity token is not about this customer. Send the one that was shared for this customer.',
    );
  }
}
