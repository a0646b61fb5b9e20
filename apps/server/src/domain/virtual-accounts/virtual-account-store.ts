import type { AccountPlace, OpenedAccount, VirtualAccount } from './virtual-account.ts';

/** Keeps the virtual bank accounts of profiles; none is ever closed. */
export interface VirtualAccountStore {
  /** The account of the profile; undefined before it is opened. */
  present(place: AccountPlace): Promise<VirtualAccount | undefined>;
  /**
   * Opens the account, unless the profile has one in the currency already; returns the one that it has.
   *
   * @param resets how often the sandbox had been reset when the profile was read.
   * @throws SandboxReset when it was reset since; nothing is written.
   */
  open(account: OpenedAccount, resets: number): Promise<VirtualAccount>;
  /** The account of the business, whichever profile has it; undefined when nobody has it. That of an erased customer is in the name of the business. */
  find(businessId: string, id: string): Promise<VirtualAccount | undefined>;
}
