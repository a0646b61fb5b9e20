import type { Secret } from './secret.ts';
import { type NamedKey, SECRET_KEY_BYTES } from './values.ts';

/** It is public, since it stands here, so production refuses it. */
export const DEVELOPMENT_KEY = Buffer.from('a key for development that is no secret').toString('base64');

/** Why a key is not secret, however its base64 is written. Its length is checked where it is read. */
export function weaknessOfKey(key: Secret): string | undefined {
  const beginning = Buffer.from(key.reveal(), 'base64').subarray(0, SECRET_KEY_BYTES);
  const development = Buffer.from(DEVELOPMENT_KEY, 'base64').subarray(0, SECRET_KEY_BYTES);
  if (beginning.equals(development)) return 'is the development key or is not set';
  return new Set(beginning).size === 1 ? 'repeats one byte' : undefined;
}

/** Why production refuses keys for personal data. Each fault says what to do. */
export function weakPersonalDataKeys(keys: readonly NamedKey[] | undefined): string[] {
  if (keys === undefined) {
    return [
      'PERSONAL_DATA_KEYS is not set. Production encrypts personal data with its own keys. Set it to a name and the output of `openssl rand -base64 32`: 2026:….',
    ];
  }
  return keys.flatMap(({ name, key }) => {
    const weakness = weaknessOfKey(key);
    if (weakness === undefined) return [];
    return [
      `The key ${name} of PERSONAL_DATA_KEYS ${weakness}. Replace it with the output of \`openssl rand -base64 32\`.`,
    ];
  });
}
