import type { Network } from '../reference/network.ts';
import type { Destination } from './usable-address.ts';

/** Issues blockchain addresses; the implementation holds the keys. */
export interface AddressIssuer {
  /** A new address on the network, with a memo where the network has one. */
  issue(network: Network): Promise<Destination>;
}
