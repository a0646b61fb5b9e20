import type { KybStatus } from '@finops/contract/console/enumerations';
import type { TransferCategory, TransferStatus } from '@finops/contract/enumerations';
import type { CustomerStanding, Holders, Profile } from '../accounts/profile.ts';
import type { Horizon } from '../due-work.ts';
import type { AgeRange, Page, PageRequest } from '../paging.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Transfer } from './transfer.ts';

/** Which transfers are meant; what is absent does not narrow. */
export interface TransferFilter extends AgeRange {
  readonly quoteId?: string | undefined;
  readonly statuses?: readonly TransferStatus[] | undefined;
  readonly category?: TransferCategory | undefined;
  readonly reference?: string | undefined;
  readonly sourceCurrency?: string | undefined;
  readonly targetCurrency?: string | undefined;
}

/** A transfer whose next step is taken, and how its business stands. */
export interface DueTransfer {
  readonly transfer: Transfer;
  /** What time it is in its business. */
  readonly at: Date;
  readonly kybStatus: KybStatus;
  /** How the customer stands whose transfer it is; absent for one of the business itself. */
  readonly customer?: CustomerStanding;
}

/** Makes the rows that a commit of a step writes. */
export interface TransferRows {
  transfer(transfer: Transfer): object;
  acceptedQuote(quote: Quote, at: Date): object;
  /** A transfer that is not taken on before the instant. */
  waiting(until: Date): object;
}

/** Reads transfers; they change by commits of the ledger alone. */
export interface TransferStore {
  /** The transfer, or undefined when the profile has no such one; text of any form may be asked for. */
  find(profile: Profile, id: string): Promise<Transfer | undefined>;
  /** The transfer whichever profile of the business has it. */
  findOfBusiness(businessId: string, id: string): Promise<Transfer | undefined>;
  page(holders: Holders, filter: TransferFilter, page: PageRequest): Promise<Page<Transfer>>;
  /**
   * Hands out transfers of all businesses whose next step is due, those due longest first. Each is handed out to one caller,
   * until it moves on or 5 seconds have passed by the clock of the database, as after the death of a process.
   *
   * @param now the machine's time; each business adds what its clock is ahead.
   * @param limit of those due by the machine's clock, and once more of those due by a clock that is ahead.
   */
  claimDue(now: Date, limit: number): Promise<readonly DueTransfer[]>;
  /** The transfer of the business and how the business stands, whenever its next step is due; undefined when it has no such one. */
  standing(businessId: string, id: string, now: Date): Promise<DueTransfer | undefined>;
  /** Transfers of one business whose next step is due, those due longest first, whoever has been handed them out. */
  dueOf(businessId: string, now: Date, limit: number, horizon?: Horizon): Promise<readonly DueTransfer[]>;
  /** When the next step of the business is due later than `after`, by its clock; undefined when none is. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest transfer of the business that is not over was created; undefined when all are. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}
