import type { Horizon } from '../due-work.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { RecordChange } from '../record.ts';
import type { Customer, CustomerStatus } from './customer.ts';
import type { DataKey } from './personal-data-keys.ts';

/** A customer, and what it takes to change it. */
export interface StoredCustomer {
  readonly customer: Customer;
  /** What its personal data is sealed with. */
  readonly dataKey: DataKey;
  /** What the clock of its business is ahead of the machine's, in milliseconds. */
  readonly clockAheadMs: number;
  /** Whether its business has an account at the identity provider with reusable KYC. */
  readonly hasReusableKyc: boolean;
}

/** A customer whose review is due. */
export interface DueReview {
  readonly businessId: string;
  readonly customerId: string;
  /** What time it is in its business. */
  readonly at: Date;
}

/** What of the file store changes hands with a change of a customer, by identifier. */
export interface FileChanges {
  /** Files that were stored for this change. */
  readonly kept: readonly string[];
  /** Files that the customer had and has no more. */
  readonly givenUp: readonly string[];
}

/** Which customers of a business are meant; what is absent does not narrow. */
export interface CustomerFilter {
  /** Found in name, e-mail address, phone number or identifier, whatever its case (G02). */
  readonly text?: string | undefined;
  /** The e-mail address, whatever its case (G353). */
  readonly email?: string | undefined;
}

/** Looks customers up by name. */
export interface CustomerNames {
  /** Customers of the business whose first and last name make up this name, as `comparedName` compares; two at most. */
  named(businessId: string, name: string): Promise<readonly string[]>;
}

/** Reads the customers of businesses, each of which is a profile too; they change by commits of the ledger alone. */
export interface CustomerStore {
  /** The customer, or undefined when the business has no such one, or has erased it; text of any form may be asked for. */
  find(businessId: string, id: string): Promise<StoredCustomer | undefined>;
  /** The customer of whichever business. */
  findAnywhere(id: string): Promise<StoredCustomer | undefined>;
  /** Customers of the business by age. */
  page(businessId: string, filter: CustomerFilter, request: PageRequest): Promise<Page<Customer>>;
  /** Customers of all businesses by age. */
  pageOfAll(
    filter: { readonly status?: CustomerStatus | undefined; readonly businessId?: string | undefined },
    request: PageRequest,
  ): Promise<Page<Customer>>;
  /**
   * The record of a customer after a change; a new one is of version 1, and its profile is written with it.
   *
   * Its problems: `stale` when the customer is not of the version before, `files` when a file of `kept` is gone.
   */
  record(after: Pick<StoredCustomer, 'customer' | 'dataKey'>, files: FileChanges): RecordChange;
  /** Customers of all businesses whose review is due, those due longest first. */
  dueReviews(now: Date, limit: number): Promise<readonly DueReview[]>;
  /** Customers of one business whose review is due; of the horizon only `dueBy` counts. */
  dueReviewsOf(
    businessId: string,
    now: Date,
    limit: number,
    horizon?: Pick<Horizon, 'dueBy'>,
  ): Promise<readonly DueReview[]>;
  /** When the next review of the business is due later than `after`, by its clock. */
  nextReviewDue(businessId: string, after: Date, horizon?: Pick<Horizon, 'dueBy'>): Promise<Date | undefined>;
}
