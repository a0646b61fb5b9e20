import type { Network } from '../reference/network.ts';
import type { Destination } from './usable-address.ts';

/** Whoever holds the keys of blockchains makes the addresses that are paid to. */
export interface AddressIssuer {
  /** A new address on the network, with a memo where the network has one. */
  issue(network: Network): Promise<Destination>;
}
