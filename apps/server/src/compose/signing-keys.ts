import { hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { SigningKeys } from '../domain/oauth/signing-keys.ts';
import { SEAL_KEY_BYTES } from '../domain/sealed-bytes.ts';
import { signingKeyStore } from '../storage/signing-key-store.ts';
import type { Base } from './base.ts';

/** The keys that the issuer signs with and the API validates by, sealed with a key that follows from that of the deployment (HKDF-SHA256, RFC 5869). */
export function signingKeysOf({
  config,
  database,
  clock,
  randomness,
}: Pick<Base, 'database' | 'clock' | 'randomness'> & {
  readonly config: Pick<Config, 'secretKey'>;
}): SigningKeys {
  const secret = Buffer.from(config.secretKey.reveal(), 'base64');
  return new SigningKeys({
    store: signingKeyStore(database.kysely),
    clock,
    randomness,
    sealKey: Buffer.from(hkdfSync('sha256', secret, '', 'signing keys', SEAL_KEY_BYTES)),
  });
}
