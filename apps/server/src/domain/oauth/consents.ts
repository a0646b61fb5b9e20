import { type AccountDependencies, note } from '../accounts/account-dependencies.ts';
import type { Act } from '../accounts/audit-entry.ts';
import type { OwnBusiness } from '../accounts/business.ts';
import type { User } from '../accounts/users/user.ts';
import { mayGrant } from './granted-scopes.ts';
import type { GrantRecord, IssuerRecords } from './issuer-record.ts';
import type { OAuthClient } from './oauth-client.ts';

/** The access that a user gives to an app. */
export type Consent = Pick<GrantRecord, 'businessId' | 'userId'> & { readonly scopes: readonly string[] };

/** Which of their businesses users may give apps access to (G29, G252). */
export class Consents {
  readonly #dependencies: Pick<AccountDependencies, 'store' | 'clock' | 'ids'>;

  constructor(dependencies: Pick<AccountDependencies, 'store' | 'clock' | 'ids'>) {
    this.#dependencies = dependencies;
  }

  /** Undefined if the user no longer exists. */
  async userOf(userId: string): Promise<User | undefined> {
    return this.#dependencies.store.users.find(userId);
  }

  /** The businesses that a user may give an app with these scopes access to. */
  async choices(userId: string, scopes: readonly string[]): Promise<readonly OwnBusiness[]> {
    const { entries } = await this.#dependencies.store.platform.pageOf(userId, { sort: 'asc' });
    return entries.filter(({ kybStatus, role }) => kybStatus !== 'suspended' && mayGrant(role, scopes));
  }

  /** Whether the user may currently give an app with these scopes access to the business. */
  async holds(records: IssuerRecords, { businessId, userId, scopes }: Consent): Promise<boolean> {
    const accounts = records.accountsOf(businessId);
    const business = await accounts.business.find();
    const member = await accounts.memberships.find(userId);
    return (
      business !== undefined &&
      member !== undefined &&
      business.kybStatus !== 'suspended' &&
      mayGrant(member.role, scopes)
    );
  }

  /**
   * Records in the audit log of the business that an app was given access; call it in the transaction of the grant.
   */
  async note(records: IssuerRecords, act: Act, consent: Consent, client: OAuthClient): Promise<void> {
    await note(this.#dependencies, records.accountsOf(consent.businessId), act, {
      action: 'oauth_grant.created',
      target: client.appId,
      facts: { client_id: client.clientId, scopes: consent.scopes.join(' ') },
    });
  }
}
