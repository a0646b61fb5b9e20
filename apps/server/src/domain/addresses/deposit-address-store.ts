import type { InsertOptions } from '../insert-options.ts';
import type { RecordChange } from '../record.ts';
import type { DepositAddress } from './deposit-address.ts';
import type { Destination } from './usable-address.ts';

/** What the present address of a profile is told apart by. */
export type AddressPlace = Pick<DepositAddress, 'businessId' | 'profileId' | 'currency' | 'network'>;

/** Keeps the addresses that were issued; none that anybody was told of is ever taken out of use. */
export interface DepositAddressStore {
  /** The present address of the profile; undefined before the first one. */
  present(place: AddressPlace): Promise<DepositAddress | undefined>;
  /**
   * Makes the address the present one, unless the profile has one already; returns the present one.
   *
   * @param resets how often the sandbox had been reset when the profile was read.
   * @throws SandboxReset when it was reset since; nothing is written.
   */
  open(address: DepositAddress, resets: number): Promise<DepositAddress>;
  /** Makes the address the present one, as {@link open}; one before it stays an address of the profile. */
  replace(address: DepositAddress, options: InsertOptions): Promise<void>;
  /** The address of a transfer or a payment request, to be written in the commit that makes it. */
  record(address: DepositAddress): RecordChange;
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
