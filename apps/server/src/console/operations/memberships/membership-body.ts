import type { components } from '@finops/contract/console';
import type { Member } from '../../../domain/accounts/members/membership.ts';
import type { RemovedMember } from '../../../domain/accounts/members/memberships.ts';
import { apiKeyBody } from '../api-keys/api-key-body.ts';

type Schemas = components['schemas'];

/** A member as the contract's `Membership`. */
export function membershipBody(member: Member): Schemas['Membership'] {
  const { businessId, userId, email, name, role, createdAt } = member;
  return { business_id: businessId, user_id: userId, email, name, role, created_at: createdAt };
}

/** A removed member as the contract's `RemovedMembership`. */
export function removedMembershipBody({ member, apiKeys }: RemovedMember): Schemas['RemovedMembership'] {
  return { ...membershipBody(member), api_keys: apiKeys.map(apiKeyBody) };
}
