import type { KybStatus, Role } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../paging.ts';

/** A tenant of the platform: it has balances, keys and members. */
export interface Business {
  /** `BUS_…` */
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly kybStatus: KybStatus;
  /** Why the business is rejected or suspended; undefined otherwise. */
  readonly kybReason: string | undefined;
  /** The address at which payers reach the business; undefined if it has set none (G343). */
  readonly contactEmail: string | undefined;
  /** Currency code in which balances are valued. */
  readonly displayCurrency: string;
  /** Whether it has an account at the identity provider with reusable KYC (G190). */
  readonly hasReusableKyc: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A business, with the role of the user who asks. */
export interface OwnBusiness extends Business {
  readonly role: Role;
}

/** The fields of a business that can change. */
interface BusinessChange {
  readonly kybStatus: KybStatus;
  readonly kybReason: string | undefined;
  readonly updatedAt: string;
}

/** The record of one business. */
export interface BusinessStore {
  find(): Promise<Business | undefined>;
  /** The business, locked until this transaction ends. */
  lock(): Promise<Business | undefined>;
  /** Inserts the business and its own profile. */
  insert(business: Business): Promise<void>;
  update(change: BusinessChange): Promise<void>;
  setContact(change: Pick<Business, 'contactEmail' | 'updatedAt'>): Promise<void>;
  enableReusableKyc(): Promise<void>;
  /** Stores who owns the business: the member who has been an owner longest. */
  noteOwner(): Promise<void>;
}

/** All businesses of the platform. */
export interface PlatformStore {
  page(request: PageRequest, filter: { readonly kybStatus?: KybStatus | undefined }): Promise<Page<Business>>;
  /** Businesses of which the user is a member. */
  pageOf(userId: string, request: PageRequest): Promise<Page<OwnBusiness>>;
  /** The business that the user joined first; undefined without one. */
  firstOf(userId: string): Promise<string | undefined>;
}
