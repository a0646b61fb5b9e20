import type { MemoFormat, Network } from '../reference/network.ts';
import { addressChecks, testAddressChecks } from './address-checks.ts';

const GREATEST_DESTINATION_TAG = 2n ** 32n - 1n;

const memoChecks: Record<MemoFormat, (memo: string) => boolean> = {
  destination_tag: (memo) => BigInt(memo) <= GREATEST_DESTINATION_TAG,
  text: () => true,
};

/** An address and its memo on a network. */
export interface Destination {
  readonly address: string;
  readonly memo?: string;
}

/**
 * Whether money can be sent to the destination on the network: the address matches the network's pattern and
 * checksum, and so does the memo, if any. A memo on a network without memos makes the destination unusable, because
 * it would be lost. Does not look up the chain.
 */
export function isUsableOn(network: Network, { address, memo }: Destination): boolean {
  if (!isAddressOn(network, address)) return false;
  if (memo === undefined) return true;
  if (!network.memo?.pattern.test(memo)) return false;
  return memoChecks[network.memo.format](memo);
}

function isAddressOn(
  { addressPattern, addressFormat, takesTestAddresses = false }: Network,
  address: string,
): boolean {
  if (!addressPattern.test(address)) return false;
  if (addressChecks[addressFormat](address)) return true;
  return takesTestAddresses && testAddressChecks[addressFormat]?.(address) === true;
}
