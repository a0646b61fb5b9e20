import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base32, base58, base58xrp, bech32 } from '@scure/base';
import type { AddressFormat } from '../reference/network.ts';
import { checksummedHex } from './evm-address.ts';
import { crc16, STELLAR_ACCOUNT_VERSION } from './stellar-address.ts';

/** How an address is encoded from its payload: a hash of a key, or the key itself. */
interface AddressForm {
  /** Length of the payload in bytes. */
  readonly payloadBytes: number;
  write(payload: Uint8Array): string;
}

const HASH_BYTES = 20;
const KEY_BYTES = 32;
const CHECKSUM_BYTES = 4;
const WITNESS_VERSION = 0;

/** A hash behind a version byte, with its checksum, in Base58. */
function versionedHash(version: number, alphabet: typeof base58 = base58): AddressForm {
  return {
    payloadBytes: HASH_BYTES,
    write: (payload) => {
      const versioned = Uint8Array.of(version, ...payload);
      const checksum = sha256(sha256(versioned)).subarray(0, CHECKSUM_BYTES);
      return alphabet.encode(Uint8Array.of(...versioned, ...checksum));
    },
  };
}

/** A payment to the hash of a public key in Bech32 (BIP 173). */
function witnessKeyHash(humanReadablePart: string): AddressForm {
  return {
    payloadBytes: HASH_BYTES,
    write: (payload) => bech32.encode(humanReadablePart, [WITNESS_VERSION, ...bech32.toWords(payload)]),
  };
}

/** The form in which addresses are issued, by format; each passes its check in `address-checks.ts`. */
export const addressForms: Record<AddressFormat, AddressForm> = {
  bitcoin: witnessKeyHash('bc'),
  dogecoin: versionedHash(0x1e),
  evm: { payloadBytes: HASH_BYTES, write: (payload) => `0x${checksummedHex(bytesToHex(payload))}` },
  litecoin: witnessKeyHash('ltc'),
  ripple: versionedHash(0x00, base58xrp),
  solana: { payloadBytes: KEY_BYTES, write: (payload) => base58.encode(payload) },
  stellar: {
    payloadBytes: KEY_BYTES,
    write: (payload) => {
      const versioned = Uint8Array.of(STELLAR_ACCOUNT_VERSION, ...payload);
      const crc = crc16(versioned);
      return base32.encode(Uint8Array.of(...versioned, crc & 0xff, crc >> 8));
    },
  },
  tron: versionedHash(0x41),
};
