import type { Secret } from './secret.ts';
import { type NamedKey, SECRET_KEY_BYTES } from './values.ts';

/** Everybody can read it here, so that it protects nothing: production refuses it. */
export const DEVELOPMENT_KEY = Buffer.from('a key for development that is no secret').toString('base64');

/** What makes a key no secret, however it is spelt in base64; its length is checked where it is read. */
export function weaknessOfKey(key: Secret): string | undefined {
  const beginning = Buffer.from(key.reveal(), 'base64').subarray(0, SECRET_KEY_BYTES);
  const development = Buffer.from(DEVELOPMENT_KEY, 'base64').subarray(0, SECRET_KEY_BYTES);
  if (beginning.equals(development)) return 'is the development key or is not set';
  return new Set(beginning).size === 1 ? 'is one byte over and over' : undefined;
}

/** Why production refuses keys for personal data; each fault names what to do. */
export function weakPersonalDataKeys(keys: readonly NamedKey[] | undefined): string[] {
  if (keys === undefined) {
    return [
      'PERSONAL_DATA_KEYS is not set. Production seals personal data with keys of its own: set it to a name and the output of `openssl rand -base64 32`: 2026:….',
    ];
  }
  return keys.flatMap(({ name, key }) => {
    const weakness = weaknessOfKey(key);
    if (weakness === undefined) return [];
    return [
      `The key ${name} of PERSONAL_DATA_KEYS ${weakness}. Replace it by the output of \`openssl rand -base64 32\`.`,
    ];
  });
}
