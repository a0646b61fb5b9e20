import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

const MEMORY_KIB = 64;

/**
 * The stored form of a password at a fraction of the cost of `hashPassword`, for tests that are not about the cost. It
 * carries its parameters, so that checking a password against it is just as fast.
 */
export async function quickPasswordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const settings = { salt, memoryCost: MEMORY_KIB, timeCost: 1, parallelism: 1, outputLen: 32 };
  const tag = await hashRaw(password, settings);
  const [nonce, hash] = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${MEMORY_KIB},t=1,p=1$${nonce}$${hash}`;
}
