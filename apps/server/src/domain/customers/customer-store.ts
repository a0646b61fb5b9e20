import type { Horizon } from '../due-work.ts';
import type { Page, PageRequest } from '../paging.ts';
import type { RecordChange } from '../record.ts';
import type { Customer, CustomerStatus } from './customer.ts';
import type { DataKey } from './personal-data-keys.ts';

/** A customer with what is needed to change it. */
export interface StoredCustomer {
  readonly customer: Customer;
  /** The key that encrypts its personal data. */
  readonly dataKey: DataKey;
  /** By how much the clock of its business is ahead of the machine's, in milliseconds. */
  readonly clockAheadMs: number;
  /** Whether its business has an account at the identity provider with reusable KYC. */
  readonly hasReusableKyc: boolean;
}

/** A customer whose review is due. */
export interface DueReview {
  readonly businessId: string;
  readonly customerId: string;
  /** The current time of its business. */
  readonly at: Date;
}

/** Files that a change of a customer attaches or removes, by id. */
export interface FileChanges {
  /** Files stored for this change. */
  readonly kept: readonly string[];
  /** Files that the change removes from the customer. */
  readonly givenUp: readonly string[];
}

/** A filter on customers of a business; absent fields match everything. */
export interface CustomerFilter {
  /** Part of a name, e-mail address, phone number or id, case-insensitive (G02). */
  readonly text?: string | undefined;
  /** The e-mail address, case-insensitive (G353). */
  readonly email?: string | undefined;
}

/** Looks customers up by name. */
export interface CustomerNames {
  /** Customers of the business with this first and last name, by `comparedName`; two at most. */
  named(businessId: string, name: string): Promise<readonly string[]>;
}

/** Reads the customers of businesses, each of which is also a profile; only commits of the ledger change them. */
export interface CustomerStore {
  /** The customer, or undefined if the business has none with this id or has erased it; accepts any text. */
  find(businessId: string, id: string): Promise<StoredCustomer | undefined>;
  /** The customer, of any business. */
  findAnywhere(id: string): Promise<StoredCustomer | undefined>;
  /** Customers of the business by age. */
  page(businessId: string, filter: CustomerFilter, request: PageRequest): Promise<Page<Customer>>;
  /** Customers of all businesses by age. */
  pageOfAll(
    filter: { readonly status?: CustomerStatus | undefined; readonly businessId?: string | undefined },
    request: PageRequest,
  ): Promise<Page<Customer>>;
  /**
   * The record of a changed customer. A new customer has version 1, and its profile is written with it. Its
   * problems: `stale` when the stored customer has another version, `files` when a file of `kept` no longer exists.
   */
  record(after: Pick<StoredCustomer, 'customer' | 'dataKey'>, files: FileChanges): RecordChange;
  /** Customers of all businesses whose review is due, longest due first. */
  dueReviews(now: Date, limit: number): Promise<readonly DueReview[]>;
  /** Customers of one business whose review is due; only `dueBy` of the horizon applies. */
  dueReviewsOf(
    businessId: string,
    now: Date,
    limit: number,
    horizon?: Pick<Horizon, 'dueBy'>,
  ): Promise<readonly DueReview[]>;
  /** When the next review of the business after `after` is due, by its clock. */
  nextReviewDue(businessId: string, after: Date, horizon?: Pick<Horizon, 'dueBy'>): Promise<Date | undefined>;
}
