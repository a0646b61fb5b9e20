import type { Config } from '../config/config.ts';
import type { MasterKey } from '../domain/customers/personal-data-keys.ts';
import { derivedKey } from '../domain/derived-key.ts';

/** Contains a space, which no name in PERSONAL_DATA_KEYS has. */
const DERIVED = 'from SECRET_KEY';

/**
 * The keys that seal the keys of customers. Outside production this includes a key derived from that of the deployment
 * (HKDF-SHA256, RFC 5869). It is the only one until others are configured; from then on it only opens what it has
 * sealed.
 */
export function masterKeysOf({
  personalDataKeys = [],
  secretKey,
  environment,
}: Config): readonly MasterKey[] {
  const given = personalDataKeys.map(({ name, key }) => ({
    id: name,
    key: Buffer.from(key.reveal(), 'base64'),
  }));
  if (environment === 'production') return given;
  const bytes = Buffer.from(secretKey.reveal(), 'base64');
  return [...given, { id: DERIVED, key: derivedKey(bytes, 'personal data') }];
}
