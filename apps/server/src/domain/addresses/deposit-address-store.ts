import type { InsertOptions } from '../insert-options.ts';
import type { RecordChange } from '../record.ts';
import type { DepositAddress } from './deposit-address.ts';
import type { Destination } from './usable-address.ts';

/** The key of a profile's current address. */
export type AddressPlace = Pick<DepositAddress, 'businessId' | 'profileId' | 'currency' | 'network'>;

/** Stores issued addresses; an address that was handed out never stops working. */
export interface DepositAddressStore {
  /** The current address of the profile; undefined before the first one. */
  present(place: AddressPlace): Promise<DepositAddress | undefined>;
  /**
   * Makes the address the current one unless the profile has one; returns the current one.
   *
   * @param resets how often the sandbox had been reset when the profile was read.
   * @throws SandboxReset when it was reset since; nothing is written.
   */
  open(address: DepositAddress, resets: number): Promise<DepositAddress>;
  /** Makes the address the current one, like {@link open}; earlier addresses of the profile keep working. */
  replace(address: DepositAddress, options: InsertOptions): Promise<void>;
  /** The address of a transfer or a payment request, to write in the commit that creates it. */
  record(address: DepositAddress): RecordChange;
  /**
   * The address of the business, of any profile; undefined if it has no such address.
   *
   * @param networks codes of the networks to search.
   */
  find(
    businessId: string,
    networks: readonly string[],
    destination: Destination,
  ): Promise<DepositAddress | undefined>;
}
