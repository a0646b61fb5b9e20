import { hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { MasterKey } from '../domain/customers/personal-data-keys.ts';
import { SEAL_KEY_BYTES } from '../domain/sealed-bytes.ts';

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
  return [
    ...given,
    { id: DERIVED, key: Buffer.from(hkdfSync('sha256', bytes, '', 'personal data', SEAL_KEY_BYTES)) },
  ];
}
