import type { MemoFormat, Network } from '../reference/network.ts';
import { addressChecks, testAddressChecks } from './address-checks.ts';

const GREATEST_DESTINATION_TAG = 2n ** 32n - 1n;

const memoChecks: Record<MemoFormat, (memo: string) => boolean> = {
  destination_tag: (memo) => BigInt(memo) <= GREATEST_DESTINATION_TAG,
  text: () => true,
};

/** Where a payment on a network goes. */
export interface Destination {
  readonly address: string;
  readonly memo?: string;
}

/**
 * Whether money can be sent to the destination on the network: the address meets the network's pattern and its
 * checksum, and so does the memo if there is one. A memo on a network without memos would be lost, so it makes the
 * destination unusable. Nothing is looked up on the chain.
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
