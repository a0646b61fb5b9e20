import { addressForms } from '../../domain/addresses/address-forms.ts';
import type { AddressIssuer } from '../../domain/addresses/address-issuer.ts';
import type { Destination } from '../../domain/addresses/usable-address.ts';
import type { Randomness } from '../../domain/randomness.ts';
import type { Network } from '../../domain/reference/network.ts';

/** A memo is a 32-bit number, valid both as text and as a destination tag. */
const MEMO_BYTES = 4;

/** An address with a valid format and checksum for which no key exists. */
export function madeUpAddress(network: Network, randomness: Randomness): Destination {
  const { payloadBytes, write } = addressForms[network.addressFormat];
  const address = write(randomness.bytes(payloadBytes));
  if (network.memo === undefined) return { address };
  const bytes = randomness.bytes(MEMO_BYTES);
  return { address, memo: String(bytes.reduce((number, byte) => number * 256 + byte, 0)) };
}

/** The addresses of the sandbox. */
export function madeUpAddresses(randomness: Randomness): AddressIssuer {
  return { issue: async (network) => madeUpAddress(network, randomness) };
}
