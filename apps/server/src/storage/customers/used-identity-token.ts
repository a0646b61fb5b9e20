import { createHash } from 'node:crypto';
import type { TokenUse } from '../../domain/customers/token-sharing.ts';
import type { RecordChange } from '../../domain/record.ts';

/** The record that marks a token as used; only a hash of the token is stored. Its problem: `used`. */
export function usedIdentityToken({ tokenId, businessId, customerId, at }: TokenUse): RecordChange {
  const hash = createHash('sha256').update(tokenId).digest('hex');
  return {
    kind: 'used_identity_token',
    id: hash,
    expects: 'absent',
    row: { business_id: businessId, token_hash: `\\x${hash}`, customer_id: customerId, used_at: at },
  };
}
