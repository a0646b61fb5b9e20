import { base32 } from '@scure/base';

/** The version byte of an account; its addresses begin with G. */
export const STELLAR_ACCOUNT_VERSION = 6 << 3;
const KEY_BYTES = 32;
const CRC_POLYNOMIAL = 0x1021;

/** CRC-16/XMODEM, which StrKey (SEP-23) appends with its low byte first. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ CRC_POLYNOMIAL) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc;
}

/** Whether a text is the StrKey of a Stellar account (SEP-23): version byte, 32 bytes of public key, CRC-16. */
export function isStellarAddress(text: string): boolean {
  let bytes: Uint8Array;
  try {
    bytes = base32.decode(text);
  } catch {
    return false;
  }
  if (bytes.length !== 1 + KEY_BYTES + 2 || bytes[0] !== STELLAR_ACCOUNT_VERSION) return false;
  const crc = crc16(bytes.subarray(0, -2));
  return bytes.at(-2) === (crc & 0xff) && bytes.at(-1) === crc >> 8;
}
