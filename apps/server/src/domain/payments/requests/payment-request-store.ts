import type { PaymentRequestStatus } from '@finops/contract/enumerations';
import type { Profile } from '../../accounts/profile.ts';
import type { Horizon } from '../../due-work.ts';
import type { Page, PageRequest } from '../../paging.ts';
import type { Merchant, PaymentRequest } from './payment-request.ts';
import type { RequestDeposit } from './request-deposit.ts';

/** Which payment requests of a profile are meant; what is absent does not narrow. */
export interface PaymentRequestFilter {
  readonly statuses?: readonly PaymentRequestStatus[] | undefined;
  readonly linkId?: string | undefined;
}

/** A payment request to which something happens by itself. */
export interface DuePaymentRequest {
  readonly request: PaymentRequest;
  /** What time it is in its business. */
  readonly at: Date;
}

/** Makes the rows that commits write. */
export interface PaymentRequestRows {
  request(request: PaymentRequest): object;
  deposit(request: PaymentRequest, deposit: RequestDeposit): object;
}

/** Reads payment requests; they change by commits of the ledger alone. */
export interface PaymentRequestStore {
  /** The request, or undefined when the profile has no such one; text of any form may be asked for. */
  find(profile: Profile, id: string): Promise<PaymentRequest | undefined>;
  /** The request whichever profile of the business has it. */
  findOfBusiness(businessId: string, id: string): Promise<PaymentRequest | undefined>;
  page(profile: Profile, filter: PaymentRequestFilter, page: PageRequest): Promise<Page<PaymentRequest>>;
  /** How the business is called to payers; its address is that of the member who has been owner longest. */
  merchant(businessId: string): Promise<Merchant>;
  /**
   * Requests of all businesses that are due, those due longest first.
   *
   * @param now the machine's time; each business adds what its clock is ahead.
   * @param limit of those due by the machine's clock, and once more of those due by a clock that is ahead.
   */
  due(now: Date, limit: number): Promise<readonly DuePaymentRequest[]>;
  /** Requests of one business that are due. */
  dueOf(
    businessId: string,
    now: Date,
    limit: number,
    horizon?: Horizon,
  ): Promise<readonly DuePaymentRequest[]>;
  /** When one of the business is due later than `after`, by its clock; undefined when none is. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest of the business whose status is not final was created; undefined when there is none. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}
