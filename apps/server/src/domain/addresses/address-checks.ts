import type { AddressFormat } from '../reference/network.ts';
import { base58Bytes, isVersionedHash } from './base58-payload.ts';
import {
  isBitcoinAddress,
  isBitcoinTestAddress,
  isDogecoinAddress,
  isDogecoinTestAddress,
  isLitecoinAddress,
  isLitecoinTestAddress,
} from './bitcoin-address.ts';
import { isEvmAddress } from './evm-address.ts';
import { isStellarAddress } from './stellar-address.ts';

const TRON_VERSION = 0x41;
const RIPPLE_ACCOUNT_VERSION = 0x00;
const SOLANA_KEY_BYTES = 32;

/** The check of each address format: version bytes, lengths and, if the format has one, the checksum. */
export const addressChecks: Record<AddressFormat, (address: string) => boolean> = {
  bitcoin: isBitcoinAddress,
  dogecoin: isDogecoinAddress,
  evm: isEvmAddress,
  litecoin: isLitecoinAddress,
  ripple: (address) => isVersionedHash(address, [RIPPLE_ACCOUNT_VERSION], 'ripple'),
  solana: (address) => base58Bytes(address)?.length === SOLANA_KEY_BYTES,
  stellar: isStellarAddress,
  tron: (address) => isVersionedHash(address, [TRON_VERSION]),
};

/** The check of test network addresses, for the formats in which they differ. */
export const testAddressChecks: Partial<Record<AddressFormat, (address: string) => boolean>> = {
  bitcoin: isBitcoinTestAddress,
  dogecoin: isDogecoinTestAddress,
  litecoin: isLitecoinTestAddress,
};
