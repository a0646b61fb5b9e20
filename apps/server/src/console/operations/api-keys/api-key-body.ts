import type { components } from '@finops/contract/console';
import type { ApiKey } from '../../../domain/accounts/keys/api-key.ts';

/** An API key as the contract's `ApiKey`. */
export function apiKeyBody(key: ApiKey): components['schemas']['ApiKey'] {
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
