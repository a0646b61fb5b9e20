import { type AccountParts, note } from '../accounts/account-parts.ts';
import type { Act } from '../accounts/audit-entry.ts';
import type { OwnBusiness } from '../accounts/business.ts';
import type { User } from '../accounts/users/user.ts';
import { mayGrant } from './granted-scopes.ts';
import type { GrantRecord, IssuerRecords } from './issuer-record.ts';
import type { OAuthClient } from './oauth-client.ts';

/** What a user gives an app access to. */
export type Consent = Pick<GrantRecord, 'businessId' | 'userId'> & { readonly scopes: readonly string[] };

/** Which of their businesses users may open to apps (G29, G252). */
export class Consents {
  readonly #parts: Pick<AccountParts, 'store' | 'clock' | 'ids'>;

  constructor(parts: Pick<AccountParts, 'store' | 'clock' | 'ids'>) {
    this.#parts = parts;
  }

  /** Undefined when there is no such user any more. */
  async userOf(userId: string): Promise<User | undefined> {
    return this.#parts.store.users.find(userId);
  }

  /** The businesses that a user may open to an app that asks for these scopes. */
  async choices(userId: string, scopes: readonly string[]): Promise<readonly OwnBusiness[]> {
    const { entries } = await this.#parts.store.platform.pageOf(userId, { sort: 'asc' });
    return entries.filter(({ kybStatus, role }) => kybStatus !== 'suspended' && mayGrant(role, scopes));
  }

  /** Whether the user may open the business to an app with these scopes at this moment. */
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

  /** Writes into the audit log of the business that it was opened to an app; call it in the transaction that makes the grant. */
  async note(records: IssuerRecords, act: Act, consent: Consent, client: OAuthClient): Promise<void> {
    await note(this.#parts, records.accountsOf(consent.businessId), act, {
      action: 'oauth_grant.created',
      target: client.appId,
      facts: { client_id: client.clientId, scopes: consent.scopes.join(' ') },
    });
  }
}
