import type { KybStatus, Role } from '@finops/contract/console/enumerations';
import type { Page, PageRequest } from '../paging.ts';

/** A customer of the platform: it holds balances and keys, and people belong to it. */
export interface Business {
  /** `BUS_…` */
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly kybStatus: KybStatus;
  /** Why the business is rejected or suspended; undefined otherwise. */
  readonly kybReason: string | undefined;
  /** Where payers reach it; undefined when it has set none (G343). */
  readonly contactEmail: string | undefined;
  /** Currency code in which balances are valued. */
  readonly displayCurrency: string;
  /** Whether it has an account at the identity provider with reusable KYC (G190). */
  readonly hasReusableKyc: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A business and what the user who asks may do in it. */
export interface OwnBusiness extends Business {
  readonly role: Role;
}

/** What of a business can change. */
interface BusinessChange {
  readonly kybStatus: KybStatus;
  readonly kybReason: string | undefined;
  readonly updatedAt: string;
}

/** One business. */
export interface BusinessStore {
  find(): Promise<Business | undefined>;
  /** The business, which no other transaction changes until this one ends. */
  lock(): Promise<Business | undefined>;
  /** Writes the business and its own profile. */
  insert(business: Business): Promise<void>;
  update(change: BusinessChange): Promise<void>;
  setContact(change: Pick<Business, 'contactEmail' | 'updatedAt'>): Promise<void>;
  enableReusableKyc(): Promise<void>;
  /** Notes who owns the business: the member who has been owner longest. */
  noteOwner(): Promise<void>;
}

/** All businesses of the platform. */
export interface PlatformStore {
  page(request: PageRequest, filter: { readonly kybStatus?: KybStatus | undefined }): Promise<Page<Business>>;
  /** Businesses that the user belongs to. */
  pageOf(userId: string, request: PageRequest): Promise<Page<OwnBusiness>>;
  /** The business that the user joined first; undefined without one. */
  firstOf(userId: string): Promise<string | undefined>;
}
