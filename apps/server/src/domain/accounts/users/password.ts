import { timingSafeEqual } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Randomness } from '../../randomness.ts';
import { inTurn } from './password-queue.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const NONCE_BYTES = 16;
const TAG_BYTES = 32;

const STORED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/;

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

function phc(nonce: Uint8Array, tag: Uint8Array): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Normalizes the password, because other machines may compose the same characters differently (RFC 8265). */
function messageOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'));
}

/**
 * The argon2id hash of a password with its parameters, in PHC form. Computed off the main thread.
 *
 * @param network where the password comes from, if from a request; for IPv6 its /64.
 * @throws Unavailable when too many passwords are waiting.
 */
export async function hashPassword(
  password: string,
  randomness: Randomness,
  network?: string,
): Promise<string> {
  const nonce = randomness.bytes(NONCE_BYTES);
  const derive = () =>
    hashRaw(messageOf(password), {
      salt: nonce,
      memoryCost: MEMORY_KIB,
      timeCost: PASSES,
      parallelism: LANES,
      outputLen: TAG_BYTES,
    });
  const tag = await inTurn(network, derive);
  return phc(nonce, tag);
}

/**
 * Whether the password matches the hash; takes equally long for either answer.
 *
 * @param network where the password comes from, if from a request; for IPv6 its /64.
 * @throws Error when `stored` was not made by `hashPassword`.
 * @throws Unavailable when too many passwords are waiting.
 */
export async function isPassword(password: string, stored: string, network?: string): Promise<boolean> {
  const [, memory, passes, lanes, nonce, tag] = STORED.exec(stored) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('A stored password hash is malformed.');
  const expected = Buffer.from(tag, 'base64');
  const derive = () =>
    hashRaw(messageOf(password), {
      salt: Buffer.from(nonce, 'base64'),
      memoryCost: Number(memory),
      timeCost: Number(passes),
      parallelism: Number(lanes),
      outputLen: expected.length,
    });
  return timingSafeEqual(await inTurn(network, derive), expected);
}

/** Minimum length of a new password, in characters (G92). */
export const SHORTEST_PASSWORD = 12;
/** Maximum length of a password, in characters (G92). */
export const LONGEST_PASSWORD = 128;

/** A hash that matches no password; checking against it takes as long as against a real one. */
export const nobodysHash = phc(new Uint8Array(NONCE_BYTES), new Uint8Array(TAG_BYTES));
