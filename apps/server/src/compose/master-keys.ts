import type { Config } from '../config/config.ts';
import type { MasterKey } from '../domain/customers/personal-data-keys.ts';
import { derivedKey } from '../domain/derived-key.ts';

/** With a space, which no name in PERSONAL_DATA_KEYS has. */
const DERIVED = 'from SECRET_KEY';

/**
 * What the keys of customers are sealed with. Outside production there is also a key that follows from that of the deployment
 * (HKDF-SHA256, RFC 5869): the only one until the configuration has others, and what opens what it has sealed from then on.
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
