import type { LocalCurrencies } from '../reference/local-currency.ts';
import { Acceptance } from './acceptance.ts';
import type { AccountParts } from './account-parts.ts';
import { type Admissions, admissionsBy } from './admissions.ts';
import { apiKeyUses } from './api-key-uses.ts';
import { ApiKeys } from './api-keys.ts';
import { AuditLog } from './audit-log.ts';
import { Businesses } from './businesses.ts';
import { Invitations } from './invitations.ts';
import { LoginThrottle } from './login-throttle.ts';
import { Mails } from './mails.ts';
import { Memberships } from './memberships.ts';
import { PasswordCheck } from './password-check.ts';
import { PasswordResets } from './password-resets.ts';
import { PublicKeys } from './public-keys.ts';
import { RecipientLimits } from './recipient-limits.ts';
import { Sessions } from './sessions.ts';
import { Users } from './users.ts';

/** Businesses, the people and programs that act for them, and what they did. */
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
  /** Deletes what has expired: mails, password resets, counted attempts and known addresses. */
  deleteExpired(now: Date): Promise<void>;
}

/** Joins the services of accounts. */
export function accountsOf(parts: AccountParts, reference: LocalCurrencies): Accounts {
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
