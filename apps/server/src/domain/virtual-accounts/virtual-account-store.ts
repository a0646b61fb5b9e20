import type { AccountPlace, OpenedAccount, VirtualAccount } from './virtual-account.ts';

/** Stores the virtual bank accounts of profiles; they are never closed. */
export interface VirtualAccountStore {
  /** The account of the profile; undefined before it is opened. */
  present(place: AccountPlace): Promise<VirtualAccount | undefined>;
  /**
   * Opens the account unless the profile has one in the currency; returns the profile's account.
   *
   * @param resets how often the sandbox had been reset when the profile was read.
   * @throws SandboxReset when it was reset since; nothing is written.
   */
  open(account: OpenedAccount, resets: number): Promise<VirtualAccount>;
  /**
   * The account of the business, of any profile; undefined if there is none. That of an erased customer is in the
   * name of the business.
   */
  find(businessId: string, id: string): Promise<VirtualAccount | undefined>;
}
