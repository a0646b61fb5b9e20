import type { KybStatus } from '@finops/contract/console/enumerations';
import type { TransferCategory, TransferStatus } from '@finops/contract/enumerations';
import type { CustomerStanding, Holders, Profile } from '../accounts/profile.ts';
import type { Horizon } from '../due-work.ts';
import type { AgeRange, Page, PageRequest } from '../paging.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Transfer } from './transfer.ts';

/** A filter on transfers; absent fields match everything. */
export interface TransferFilter extends AgeRange {
  readonly quoteId?: string | undefined;
  readonly statuses?: readonly TransferStatus[] | undefined;
  readonly category?: TransferCategory | undefined;
  readonly reference?: string | undefined;
  readonly sourceCurrency?: string | undefined;
  readonly targetCurrency?: string | undefined;
}

/** A transfer to advance, with the status of its business. */
export interface DueTransfer {
  readonly transfer: Transfer;
  /** The current time of its business. */
  readonly at: Date;
  readonly kybStatus: KybStatus;
  /** The standing of the customer; absent for a transfer of the business itself. */
  readonly customer?: CustomerStanding;
}

/** Builds the rows that the commit of a step writes. */
export interface TransferRows {
  transfer(transfer: Transfer): object;
  acceptedQuote(quote: Quote, at: Date): object;
  /** The row of a transfer that is not due before the instant. */
  waiting(until: Date): object;
}

/** Reads transfers; only commits of the ledger change them. */
export interface TransferStore {
  /** The transfer, or undefined if the profile has none with this id; accepts any text. */
  find(profile: Profile, id: string): Promise<Transfer | undefined>;
  /** The transfer, of any profile of the business. */
  findOfBusiness(businessId: string, id: string): Promise<Transfer | undefined>;
  page(holders: Holders, filter: TransferFilter, page: PageRequest): Promise<Page<Transfer>>;
  /**
   * Claims transfers of all businesses whose next step is due, longest due first. Each is claimed by one caller
   * until it advances or 5 seconds have passed by the clock of the database, for example after a crash.
   *
   * @param now the machine's time; the offset of each business is added.
   * @param limit for transfers due by the machine's clock, and once more for those due by a clock ahead of it.
   */
  claimDue(now: Date, limit: number): Promise<readonly DueTransfer[]>;
  /** The transfer with the status of its business, due or not; undefined if the business has no such transfer. */
  standing(businessId: string, id: string, now: Date): Promise<DueTransfer | undefined>;
  /** Transfers of one business whose next step is due, longest due first, including claimed ones. */
  dueOf(businessId: string, now: Date, limit: number, horizon?: Horizon): Promise<readonly DueTransfer[]>;
  /** When the next step of the business after `after` is due, by its clock; undefined if none is. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest transfer of the business that is not final was created; undefined if all are. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}
