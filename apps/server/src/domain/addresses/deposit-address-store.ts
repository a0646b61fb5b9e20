import type { DepositAddress } from './deposit-address.ts';
import type { Destination } from './usable-address.ts';

/** What the present address of a profile is told apart by. */
export type AddressPlace = Pick<DepositAddress, 'businessId' | 'profileId' | 'currency' | 'network'>;

/** Keeps the addresses that were issued; none is ever taken out of use. */
export interface DepositAddressStore {
  /** The present address of the profile; undefined before the first one. */
  present(place: AddressPlace): Promise<DepositAddress | undefined>;
  /** Makes the address the present one, unless the profile has one already; returns the present one. */
  open(address: DepositAddress): Promise<DepositAddress>;
  /** Makes the address the present one; one before it stays an address of the profile. */
  replace(address: DepositAddress): Promise<void>;
  /** Keeps the address of a transfer. */
  insert(address: DepositAddress): Promise<void>;
  /**
   * The address of the business, whichever profile has it; undefined when it has no such one.
   *
   * @param networks codes of the networks that it may be on.
   */
  find(
    businessId: string,
    networks: readonly string[],
    destination: Destination,
  ): Promise<DepositAddress | undefined>;
}
