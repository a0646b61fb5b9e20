import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const FORM = /^0x([0-9a-fA-F]{40})$/;

/**
 * Whether a text is an address of Ethereum or of a chain with the same format. Addresses in a single case have no
 * checksum; mixed case must match EIP-55.
 */
export function isEvmAddress(text: string): boolean {
  const digits = FORM.exec(text)?.[1];
  if (digits === undefined) return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  return digits === checksummedHex(lower);
}

/** Applies the EIP-55 checksum to forty hexadecimal digits in lower case. */
export function checksummedHex(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower]
    .map((digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit))
    .join('');
}
