import { isVersionedHash } from './base58-payload.ts';
import { isSegwitAddress } from './segwit-address.ts';

/** Address parameters of a blockchain of Bitcoin's family. */
interface BitcoinFamily {
  /** Version bytes of payments to a public key hash and to a script hash. */
  readonly versions: readonly number[];
  /** Human-readable part of witness addresses; absent if the chain has none. */
  readonly humanReadablePart?: string;
}

const bitcoin: BitcoinFamily = { versions: [0x00, 0x05], humanReadablePart: 'bc' };
const litecoin: BitcoinFamily = { versions: [0x30, 0x05, 0x32], humanReadablePart: 'ltc' };
const dogecoin: BitcoinFamily = { versions: [0x1e, 0x16] };

const bitcoinTest: BitcoinFamily = { versions: [0x6f, 0xc4], humanReadablePart: 'tb' };
const litecoinTest: BitcoinFamily = { versions: [0x6f, 0xc4, 0x3a], humanReadablePart: 'tltc' };
const dogecoinTest: BitcoinFamily = { versions: [0x71, 0xc4] };

function isAddressOf({ versions, humanReadablePart }: BitcoinFamily, text: string): boolean {
  if (isVersionedHash(text, versions)) return true;
  return humanReadablePart !== undefined && isSegwitAddress(text, humanReadablePart);
}

/** Whether a text is an address of Bitcoin's main network. */
export const isBitcoinAddress = (text: string): boolean => isAddressOf(bitcoin, text);

/**
 * Whether a text is an address of Litecoin's main network; script hashes begin with M, or with 3 in the old form.
 */
export const isLitecoinAddress = (text: string): boolean => isAddressOf(litecoin, text);

/** Whether a text is an address of Dogecoin's main network. */
export const isDogecoinAddress = (text: string): boolean => isAddressOf(dogecoin, text);

/** Whether a text is an address of Bitcoin's test networks. */
export const isBitcoinTestAddress = (text: string): boolean => isAddressOf(bitcoinTest, text);

/**
 * Whether a text is an address of Litecoin's test network; script hashes begin with Q, or with 2 in the old form.
 */
export const isLitecoinTestAddress = (text: string): boolean => isAddressOf(litecoinTest, text);

/** Whether a text is an address of Dogecoin's test network. */
export const isDogecoinTestAddress = (text: string): boolean => isAddressOf(dogecoinTest, text);
