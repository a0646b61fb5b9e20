import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp } from '@scure/base';

const CHECKSUM_BYTES = 4;

/** The two alphabets of Base58 addresses: Bitcoin's and that of the XRP Ledger. */
const alphabets = { bitcoin: base58, ripple: base58xrp };

/**
 * The payload of a Base58Check text, before its checksum (the first four bytes of the double SHA-256). Undefined if
 * the text is not Base58 or the checksum is wrong.
 */
function base58CheckPayload(
  text: string,
  alphabet: keyof typeof alphabets = 'bitcoin',
): Uint8Array | undefined {
  const bytes = base58Bytes(text, alphabet);
  if (!bytes || bytes.length < CHECKSUM_BYTES) return undefined;
  const payload = bytes.subarray(0, -CHECKSUM_BYTES);
  const checksum = bytes.subarray(-CHECKSUM_BYTES);
  const expected = sha256(sha256(payload));
  return checksum.every((byte, index) => byte === expected[index]) ? payload : undefined;
}

/** The bytes of a Base58 text; undefined if a character is not in the alphabet. */
export function base58Bytes(
  text: string,
  alphabet: keyof typeof alphabets = 'bitcoin',
): Uint8Array | undefined {
  try {
    return alphabets[alphabet].decode(text);
  } catch {
    return undefined;
  }
}

/** Whether a Base58Check text is a 160-bit hash behind one of the version bytes. */
export function isVersionedHash(
  text: string,
  versions: readonly number[],
  alphabet: keyof typeof alphabets = 'bitcoin',
): boolean {
  const payload = base58CheckPayload(text, alphabet);
  const version = payload?.[0];
  return payload?.length === 21 && version !== undefined && versions.includes(version);
}
