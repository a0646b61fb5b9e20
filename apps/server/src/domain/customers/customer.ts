import type {
  BusinessDocumentPurpose,
  BusinessOwnerRole,
  BusinessPurpose,
  CustomerStatus,
  IdentityDocumentType,
  SourceOfFunds,
} from '@finops/contract/enumerations';
import type { FileFormat } from './recognized-file.ts';

export type { CustomerStatus };

/** Where a customer lives or is registered. */
export interface PostalAddress {
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  /** Street and number. */
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state?: string;
  readonly county?: string;
  readonly province?: string;
  readonly postalCode?: string;
}

/** A file in the file store. */
export interface KeptFile {
  /** `FIL_` and 16 alphanumerics. */
  readonly id: string;
  readonly format: FileFormat;
}

/** An identification entry of an individual, as stored. */
export interface IdentityEntry {
  readonly type: IdentityDocumentType;
  /** Empty for a selfie. */
  readonly number: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly front?: KeptFile;
  readonly back?: KeptFile;
  readonly suppliedAt: Date;
}

/** A document of a business, as stored. */
export interface BusinessDocument {
  readonly purposes: readonly BusinessDocumentPurpose[];
  readonly file: KeptFile;
  readonly suppliedAt: Date;
}

/** An owner or director of a business, as submitted. */
export interface OwnerFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly roles: readonly BusinessOwnerRole[];
  /** Percent, from 0 to 100, with the decimals as given. */
  readonly percentageOwnership: string;
  readonly isPoliticallyExposed: boolean;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string;
  /** Nigerian bank verification number. */
  readonly bvn?: string;
}

/** An owner or director of a business, as stored. */
export interface BusinessOwner {
  /** `OWN_` and 16 alphanumerics. */
  readonly id: string;
  readonly facts: OwnerFacts;
}

/** The intended use of the service by a business. */
export interface BusinessActivity {
  readonly purpose: BusinessPurpose;
  /** The amount, with the decimals as given. */
  readonly monthlyVolume: { readonly amount: string; readonly currency: string };
  readonly sourceOfFunds: SourceOfFunds;
  readonly description?: string;
}

/** Where a business is registered. */
export interface BusinessRegistration {
  readonly number: string;
  readonly authority: string;
  readonly taxNumber?: string;
}

interface CustomerFacts {
  /** `CUS_` and 16 alphanumerics; also the id of its profile. */
  readonly id: string;
  readonly businessId: string;
  readonly status: CustomerStatus;
  /** Incremented by each change. */
  readonly version: number;
  readonly email: string;
  /** Digits, with a leading plus if one was given. */
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  /** Currency code in which its balances are valued. */
  readonly displayCurrency: string;
  readonly hasAcceptedTerms: boolean;
  readonly address: PostalAddress;
  /** DD-MM-YYYY; for a business, that of its contact person. */
  readonly birthDate?: string;
  /** Why the review rejected it; empty in any other status. */
  readonly rejectionReasons: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When it was last submitted for review. */
  readonly submittedAt?: Date;
  /** When the identity provider answers, by the clock of the business; absent if no answer is due. */
  readonly reviewDueAt?: Date;
  /** The answer of the identity provider that shared a token. */
  readonly sharedOutcome?: 'approved' | 'rejected';
}

/** A person that a business acts for. */
export interface IndividualCustomer extends CustomerFacts {
  readonly type: 'individual';
  readonly firstName: string;
  readonly middleName?: string;
  readonly lastName: string;
  /** At most one of each type. */
  readonly entries: readonly IdentityEntry[];
}

/** A company that a business acts for. */
export interface BusinessCustomer extends CustomerFacts {
  readonly type: 'business';
  readonly businessName: string;
  /** Identifier of an industry. */
  readonly industry: string;
  /** DD-MM-YYYY. */
  readonly incorporationDate: string;
  readonly documents: readonly BusinessDocument[];
  readonly owners: readonly BusinessOwner[];
  readonly activity?: BusinessActivity;
  readonly registration?: BusinessRegistration;
}

/** A person or company that a business acts for, with its verification status. */
export type Customer = IndividualCustomer | BusinessCustomer;

/** The full name of a customer. */
export function nameOf(customer: Customer): string {
  if (customer.type === 'business') return customer.businessName;
  return [customer.firstName, customer.middleName, customer.lastName]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** All files of a customer. */
export function filesOf(customer: Customer): readonly KeptFile[] {
  return customer.type === 'business'
    ? customer.documents.map(({ file }) => file)
    : customer.entries.flatMap(({ front, back }) => [front, back]).filter((file) => file !== undefined);
}
