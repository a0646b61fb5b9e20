import type { components } from '@finops/contract/console';
import type { ApiKey } from '../domain/accounts/api-key.ts';
import type { AuditEntry } from '../domain/accounts/audit-entry.ts';
import type { Business } from '../domain/accounts/business.ts';
import type { CreatedInvitation, Invitation } from '../domain/accounts/invitation.ts';
import type { Mail } from '../domain/accounts/mail.ts';
import type { Member } from '../domain/accounts/membership.ts';
import type { RemovedMember } from '../domain/accounts/memberships.ts';
import type { PublicKey } from '../domain/accounts/public-key.ts';
import { csrfTokenOf } from '../domain/accounts/session-token.ts';
import type { SignedIn } from '../domain/accounts/sessions.ts';
import type { User } from '../domain/accounts/user.ts';

type Schemas = components['schemas'];

/** A user as the contract's `User`. */
export function userBody({ id, email, name, createdAt }: User): Schemas['User'] {
  return { id, email, name, created_at: createdAt };
}

/** A business as the contract's `Business`. */
export function businessBody(business: Business): Schemas['Business'] {
  return {
    id: business.id,
    name: business.name,
    country_id: business.countryId,
    kyb_status: business.kybStatus,
    ...(business.kybReason !== undefined && { kyb_reason: business.kybReason }),
    display_currency: business.displayCurrency,
    created_at: business.createdAt,
    updated_at: business.updatedAt,
  };
}

/** A session as the contract's `Session`. */
export function sessionBody(session: SignedIn): Schemas['Session'] {
  const { user, business, role, token, createdAt, expiresAt } = session;
  return {
    user: userBody(user),
    ...(business && { business: businessBody(business) }),
    ...(role && { role }),
    administrator: user.isAdministrator,
    csrf_token: csrfTokenOf(token),
    created_at: createdAt,
    expires_at: expiresAt,
  };
}

/** A member as the contract's `Membership`. */
export function membershipBody(member: Member): Schemas['Membership'] {
  const { businessId, userId, email, name, role, createdAt } = member;
  return { business_id: businessId, user_id: userId, email, name, role, created_at: createdAt };
}

/** A member who was removed as the contract's `RemovedMembership`. */
export function removedMembershipBody({ member, apiKeys }: RemovedMember): Schemas['RemovedMembership'] {
  return { ...membershipBody(member), api_keys: apiKeys.map(apiKeyBody) };
}

/** An invitation as the contract's `Invitation`. */
export function invitationBody(invitation: Invitation): Schemas['Invitation'] {
  const { id, email, role, createdAt, expiresAt } = invitation;
  return { id, email, role, created_at: createdAt, expires_at: expiresAt };
}

/** An invitation that was just made, with the token for whoever has a user, which is shown this once (G126). */
export function createdInvitationBody(
  invitation: CreatedInvitation,
): Schemas['Invitation'] & { token: string } {
  return { ...invitationBody(invitation), token: invitation.token };
}

/** A mail as the contract's `SandboxMail`. */
export function mailBody({
  id,
  recipient,
  subject,
  text,
  createdAt,
  expiresAt,
}: Mail): Schemas['SandboxMail'] {
  return { id, to: recipient, subject, text, created_at: createdAt, expires_at: expiresAt };
}

/** An API key as the contract's `ApiKey`. */
export function apiKeyBody(key: ApiKey): Schemas['ApiKey'] {
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    scopes: [...key.scopes],
    ...(key.rateLimit !== undefined && { rate_limit: key.rateLimit }),
    created_by: key.createdBy,
    created_at: key.createdAt,
    ...(key.rotatedBy !== undefined && { rotated_by: key.rotatedBy }),
    ...(key.rotatedAt !== undefined && { rotated_at: key.rotatedAt }),
    ...(key.revokedAt !== undefined && { revoked_at: key.revokedAt }),
    ...(key.lastUsedAt !== undefined && { last_used_at: key.lastUsedAt }),
  };
}

/** A public key as the contract's `PublicKey`. */
export function publicKeyBody(key: PublicKey): Schemas['PublicKey'] {
  const { id, name, value, createdBy, createdAt, revokedAt } = key;
  return {
    id,
    name,
    public_key: value,
    ...(createdBy !== undefined && { created_by: createdBy }),
    created_at: createdAt,
    ...(revokedAt !== undefined && { revoked_at: revokedAt }),
  };
}

/** An entry of the audit log as the contract's `AuditEntry`. */
export function auditEntryBody(entry: AuditEntry): Schemas['AuditEntry'] {
  const { id, action, target, facts, requestId, createdAt } = entry;
  const { kind } = entry.actor;
  const actor = kind === 'system' ? { kind } : entry.actor;
  return { id, actor, action, target, facts, request_id: requestId, created_at: createdAt };
}
