import type { LocalCurrencies } from '../reference/local-currency.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { type Admissions, admissionsBy } from './admissions.ts';
import { AuditLog } from './audit-log.ts';
import { Businesses } from './businesses.ts';
import { apiKeyUses } from './keys/api-key-uses.ts';
import { ApiKeys } from './keys/api-keys.ts';
import { PublicKeys } from './keys/public-keys.ts';
import { Acceptance } from './members/acceptance.ts';
import { Invitations } from './members/invitations.ts';
import { Memberships } from './members/memberships.ts';
import { RecipientLimits } from './recipient-limits.ts';
import { LoginThrottle } from './users/login-throttle.ts';
import { Mails } from './users/mails.ts';
import { PasswordCheck } from './users/password-check.ts';
import { PasswordResets } from './users/password-resets.ts';
import { Sessions } from './users/sessions.ts';
import { Users } from './users/users.ts';

/** Businesses, the people and programs that act for them, and the audit log. */
export interface Accounts {
  readonly admissions: Admissions;
  readonly businesses: Businesses;
  readonly memberships: Memberships;
  readonly invitations: Invitations;
  readonly recipientLimits: RecipientLimits;
  readonly acceptance: Acceptance;
  readonly apiKeys: ApiKeys;
  readonly publicKeys: PublicKeys;
  readonly users: Users;
  readonly passwordResets: PasswordResets;
  readonly mails: Mails;
  readonly sessions: Sessions;
  readonly auditLog: AuditLog;
  /** Deletes expired mails, password resets, attempt counters and known addresses. */
  deleteExpired(now: Date): Promise<void>;
}

/** Wires up the account services. */
export function accountsOf(parts: AccountDependencies, reference: LocalCurrencies): Accounts {
  const throttle = new LoginThrottle(parts);
  const passwords = new PasswordCheck(parts, throttle);
  const mails = new Mails(parts);
  const recipientLimits = new RecipientLimits(parts);
  const invitations = new Invitations(parts, mails, recipientLimits);
  const apiKeys = new ApiKeys(parts);
  return {
    admissions: admissionsBy(parts.store.directory.admissions, apiKeyUses(parts), parts.accessTokens),
    businesses: new Businesses(parts, reference, invitations),
    memberships: new Memberships(parts, apiKeys),
    invitations,
    recipientLimits,
    acceptance: new Acceptance(parts, throttle, passwords),
    apiKeys,
    publicKeys: new PublicKeys(parts),
    users: new Users(parts, throttle),
    passwordResets: new PasswordResets(parts, { throttle, recipientLimits, mails }),
    mails,
    sessions: new Sessions(parts, passwords),
    auditLog: new AuditLog(parts),
    deleteExpired: (now) => parts.store.deleteExpired(now),
  };
}
