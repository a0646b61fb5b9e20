import type { BusinessDocumentPurpose, IdentityDocumentType } from '@finops/contract/enumerations';
import type { BusinessActivity, BusinessRegistration, OwnerFacts, PostalAddress } from './customer.ts';

/** An identity document as submitted, with its images in base64. */
export interface GivenEntry {
  readonly type: IdentityDocumentType;
  readonly number: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly imageFront?: string;
  readonly imageBack?: string;
}

/** A document of a business as submitted, with its file in base64. */
interface GivenDocument {
  readonly purposes: readonly BusinessDocumentPurpose[];
  readonly file: string;
}

/** The fields of a customer that callers can set: all required ones for a new customer, or those to change. */
export interface CustomerFields {
  readonly email?: string;
  readonly phone?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryId?: string;
  /** DD-MM-YYYY. */
  readonly birthDate?: string;
  readonly address?: PostalAddress;
  readonly hasAcceptedTerms?: boolean;
  readonly firstName?: string;
  readonly middleName?: string;
  readonly lastName?: string;
  readonly entries?: readonly GivenEntry[];
  readonly businessName?: string;
  /** Identifier of an industry. */
  readonly industry?: string;
  /** DD-MM-YYYY. */
  readonly incorporationDate?: string;
  readonly documents?: readonly GivenDocument[];
  readonly owners?: readonly OwnerFacts[];
  readonly activity?: BusinessActivity;
  readonly registration?: BusinessRegistration;
}

type Given<Name extends keyof CustomerFields> = Required<Pick<CustomerFields, Name>>;

type GivenByAll = Given<'email' | 'phone' | 'countryId' | 'address' | 'hasAcceptedTerms'>;

/** A new individual, possibly incomplete. */
export type NewIndividual = CustomerFields &
  GivenByAll &
  Given<'firstName' | 'lastName'> & { readonly type: 'individual' };

/** A new business customer, possibly incomplete. */
type NewBusiness = CustomerFields &
  GivenByAll &
  Given<'businessName' | 'industry' | 'incorporationDate'> & { readonly type: 'business' };

export type NewCustomer = NewIndividual | NewBusiness;

/** The names of the fields in refusals (G08). */
export const fieldNames: Readonly<Record<keyof CustomerFields, string>> = {
  email: 'email',
  phone: 'phone',
  countryId: 'country_id',
  birthDate: 'birth_date',
  address: 'address',
  hasAcceptedTerms: 'has_accepted_terms',
  firstName: 'first_name',
  middleName: 'middle_name',
  lastName: 'last_name',
  entries: 'identifying_information',
  businessName: 'business_name',
  industry: 'business_industry',
  incorporationDate: 'business_incorporation_date',
  documents: 'documents',
  owners: 'business_owners',
  activity: 'business_transaction',
  registration: 'business_registration',
};
