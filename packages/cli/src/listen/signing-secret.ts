import { randomBytes } from 'node:crypto';
import { UsageError } from '../terminal.ts';

const PREFIX = 'whsec_';
const NEW_BYTES = 24;

/**
 * Returns the given secret, or a new one.
 *
 * @throws UsageError for a secret that libraries would decode differently. The message does not repeat it.
 */
export function signingSecretOf(given: string | undefined): string {
  if (given === undefined || given === '') return `${PREFIX}${randomBytes(NEW_BYTES).toString('base64')}`;
  const encoded = given.slice(PREFIX.length);
  const key = Buffer.from(encoded, 'base64');
  if (given.startsWith(PREFIX) && key.length >= NEW_BYTES && key.toString('base64') === encoded) return given;
  throw new UsageError(`A secret consists of ${PREFIX} and the base64 of at least ${NEW_BYTES} bytes.`);
}
