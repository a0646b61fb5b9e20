import { Acceptance } from './acceptance.ts';
import type { AccountParts } from './account-parts.ts';
import { apiKeyAuthenticator } from './api-key-authenticator.ts';
import { apiKeyUses } from './api-key-uses.ts';
import { ApiKeys } from './api-keys.ts';
import { Attempts } from './attempts.ts';
import { AuditLog } from './audit-log.ts';
import type { ApiKeyAuthenticator, PublicKeyAuthenticator } from './authenticators.ts';
import { Businesses, type ReferenceData } from './businesses.ts';
import { Invitations } from './invitations.ts';
import { Memberships } from './memberships.ts';
import { publicKeyAuthenticator } from './public-key.ts';
import { PublicKeys } from './public-keys.ts';
import { Sessions } from './sessions.ts';
import { Users } from './users.ts';

/** Businesses, the people and programs that act for them, and what they did. */
export interface Accounts {
  readonly apiKeyAuthenticator: ApiKeyAuthenticator;
  readonly publicKeyAuthenticator: PublicKeyAuthenticator;
  readonly businesses: Businesses;
  readonly memberships: Memberships;
  readonly invitations: Invitations;
  readonly acceptance: Acceptance;
  readonly apiKeys: ApiKeys;
  readonly publicKeys: PublicKeys;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly auditLog: AuditLog;
}

/** Joins the services of accounts. */
export function accountsOf(parts: AccountParts, reference: ReferenceData): Accounts {
  const attempts = new Attempts(parts);
  const invitations = new Invitations(parts);
  return {
    apiKeyAuthenticator: apiKeyAuthenticator(parts.store.directory.apiKeys, apiKeyUses(parts)),
    publicKeyAuthenticator: publicKeyAuthenticator(parts.store.directory.publicKeys),
    businesses: new Businesses(parts, reference, invitations),
    memberships: new Memberships(parts),
    invitations,
    acceptance: new Acceptance(parts, attempts),
    apiKeys: new ApiKeys(parts),
    publicKeys: new PublicKeys(parts),
    users: new Users(parts, attempts),
    sessions: new Sessions(parts, attempts),
    auditLog: new AuditLog(parts),
  };
}
