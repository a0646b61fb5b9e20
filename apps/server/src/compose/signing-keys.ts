import type { Config } from '../config/config.ts';
import { derivedKey } from '../domain/derived-key.ts';
import { SigningKeys } from '../domain/oauth/signing-keys.ts';
import { signingKeyStore } from '../storage/issuer/postgres-signing-key-store.ts';
import type { Base } from './base.ts';

/**
 * The keys with which the issuer signs and the API validates, sealed with a key derived from that of the deployment.
 */
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
    sealKey: derivedKey(secret, 'signing keys'),
  });
}
