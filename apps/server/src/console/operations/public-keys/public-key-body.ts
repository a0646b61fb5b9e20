import type { components } from '@finops/contract/console';
import type { PublicKey } from '../../../domain/accounts/keys/public-key.ts';

/** A public key as the contract's `PublicKey`. */
export function publicKeyBody(key: PublicKey): components['schemas']['PublicKey'] {
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
