import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const FORM = /^0x([0-9a-fA-F]{40})$/;

/**
 * Whether a text is an address of Ethereum or of a chain that writes addresses as it does. Letters of one case carry
 * no checksum; of both cases, they have to stand as EIP-55 puts them.
 */
export function isEvmAddress(text: string): boolean {
  const digits = FORM.exec(text)?.[1];
  if (digits === undefined) return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  return digits === checksummedHex(lower);
}

/** Forty hexadecimal digits in lower case with their letters as EIP-55 puts them. */
export function checksummedHex(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower]
    .map((digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit))
    .join('');
}
