import type { PaymentRequestStatus } from '@finops/contract/enumerations';
import type { Profile } from '../../accounts/profile.ts';
import type { Horizon } from '../../due-work.ts';
import type { Page, PageRequest } from '../../paging.ts';
import type { Merchant, PaymentRequest } from './payment-request.ts';
import type { RequestDeposit } from './request-deposit.ts';

/** A filter on the payment requests of a profile; absent fields match everything. */
export interface PaymentRequestFilter {
  readonly statuses?: readonly PaymentRequestStatus[] | undefined;
  readonly linkId?: string | undefined;
}

/** A payment request that is due for a step. */
export interface DuePaymentRequest {
  readonly request: PaymentRequest;
  /** The current time of its business. */
  readonly at: Date;
}

/** Builds the rows that commits write. */
export interface PaymentRequestRows {
  request(request: PaymentRequest): object;
  deposit(request: PaymentRequest, deposit: RequestDeposit): object;
}

/** Reads payment requests; only commits of the ledger change them. */
export interface PaymentRequestStore {
  /** The request, or undefined if the profile has none with this id; accepts any text. */
  find(profile: Profile, id: string): Promise<PaymentRequest | undefined>;
  /** The request, of any profile of the business. */
  findOfBusiness(businessId: string, id: string): Promise<PaymentRequest | undefined>;
  page(profile: Profile, filter: PaymentRequestFilter, page: PageRequest): Promise<Page<PaymentRequest>>;
  /** The business as payers see it; its e-mail address is that of the member who has been owner longest. */
  merchant(businessId: string): Promise<Merchant>;
  /**
   * Due requests of all businesses, longest due first.
   *
   * @param now the machine's time; the offset of each business is added.
   * @param limit for requests due by the machine's clock, and once more for those due by a clock ahead of it.
   */
  due(now: Date, limit: number): Promise<readonly DuePaymentRequest[]>;
  /** Due requests of one business. */
  dueOf(
    businessId: string,
    now: Date,
    limit: number,
    horizon?: Horizon,
  ): Promise<readonly DuePaymentRequest[]>;
  /** When the next request of the business after `after` is due, by its clock; undefined if none is. */
  nextDue(businessId: string, after: Date, horizon?: Horizon): Promise<Date | undefined>;
  /** When the newest request of the business without a final status was created; undefined if there is none. */
  newestOpen(businessId: string): Promise<Date | undefined>;
}
