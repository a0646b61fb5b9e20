import type { components } from '@finops/contract/console';
import type { ApiKey } from '../domain/accounts/api-key.ts';
import type { AuditEntry } from '../domain/accounts/audit-entry.ts';
import type { Business } from '../domain/accounts/business.ts';
import type { CreatedInvitation, Invitation } from '../domain/accounts/invitation.ts';
import type { Member } from '../domain/accounts/membership.ts';
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

/** An invitation as the contract's `Invitation`. */
export function invitationBody(invitation: Invitation): Schemas['Invitation'] {
  const { id, email, role, createdAt, expiresAt } = invitation;
  return { id, email, role, created_at: createdAt, expires_at: expiresAt };
}

/** An invitation that was just made, with its token, which is shown this once (G94). */
export function createdInvitationBody(
  invitation: CreatedInvitation,
): Schemas['Invitation'] & { token: string } {
  return { ...invitationBody(invitation), token: invitation.token };
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
    ...(key.rotatedAt !== undefined && { rotated_at: key.rotatedAt }),
    ...(key.revokedAt !== undefined && { revoked_at: key.revokedAt }),
    ...(key.lastUsedAt !== undefined && { last_used_at: key.lastUsedAt }),
  };
}

/** A public key as the contract's `PublicKey`. */
export function publicKeyBody({ id, name, value, createdAt, revokedAt }: PublicKey): Schemas['PublicKey'] {
  return {
    id,
    name,
    public_key: value,
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
