import type {
  BusinessActivity,
  BusinessCustomer,
  BusinessOwner,
  BusinessRegistration,
  Customer,
  IndividualCustomer,
  OwnerFacts,
  PostalAddress,
} from '../../domain/customers/customer.ts';
import { present } from '../../domain/present.ts';

/** The sealed data of a customer: everything by which no list is filtered or ordered. */
export type PersonalData = Pick<Customer, 'address' | 'birthDate'> &
  (
    | Pick<IndividualCustomer, 'entries'>
    | Pick<
        BusinessCustomer,
        'industry' | 'incorporationDate' | 'documents' | 'owners' | 'activity' | 'registration'
      >
  );

/** The JSON that is sealed. Its names are the same in rows of every version, whatever the domain calls the fields. */
interface StoredAddress {
  readonly country_id: string;
  readonly address_line_1: string;
  readonly address_line_2?: string;
  readonly city: string;
  readonly state?: string;
  readonly county?: string;
  readonly province?: string;
  readonly postal_code?: string;
}

interface StoredOwner {
  readonly id: string;
  readonly facts: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email?: string;
    readonly role: OwnerFacts['roles'];
    readonly percentage_ownership: string;
    readonly is_pep: boolean;
    readonly nationality: string;
    readonly bvn?: string;
  };
}

interface StoredActivity {
  readonly purpose: BusinessActivity['purpose'];
  readonly monthly_volume: BusinessActivity['monthlyVolume'];
  readonly source_of_funds: BusinessActivity['sourceOfFunds'];
  readonly description?: string;
}

interface StoredRegistration {
  readonly number: string;
  readonly authority: string;
  readonly tax_number?: string;
}

interface StoredPersonal
  extends Pick<Customer, 'birthDate'>,
    Partial<Pick<IndividualCustomer, 'entries'>>,
    Partial<Pick<BusinessCustomer, 'industry' | 'incorporationDate' | 'documents'>> {
  readonly address?: StoredAddress;
  readonly owners?: readonly StoredOwner[];
  readonly transaction?: StoredActivity;
  readonly registration?: StoredRegistration;
}

/** The personal data of a customer as JSON. */
export function personalJson(customer: Customer): string {
  const { birthDate } = customer;
  const shared = { address: storedAddress(customer.address), ...present({ birthDate }) };
  if (customer.type === 'individual') return write({ ...shared, entries: customer.entries });
  const { industry, incorporationDate, documents, owners, activity, registration } = customer;
  return write({
    ...shared,
    industry,
    incorporationDate,
    documents,
    owners: owners.map(storedOwner),
    ...present({
      transaction: activity && storedActivity(activity),
      registration: registration && storedRegistration(registration),
    }),
  });
}

/** The personal data in the JSON of a row. */
export function personalData(json: string): Partial<PersonalData> {
  const stored: StoredPersonal = JSON.parse(json, (name, value) =>
    name === 'suppliedAt' ? new Date(value) : value,
  );
  const { address, owners, transaction, registration, ...own } = stored;
  return {
    ...own,
    ...present({
      address: address && addressOf(address),
      owners: owners?.map(ownerOf),
      activity: transaction && activityOf(transaction),
      registration: registration && registrationOf(registration),
    }),
  };
}

function write(personal: StoredPersonal): string {
  return JSON.stringify(personal);
}

function storedAddress({ countryId, line1, line2, postalCode, ...rest }: PostalAddress): StoredAddress {
  return {
    country_id: countryId,
    address_line_1: line1,
    ...present({ address_line_2: line2, postal_code: postalCode }),
    ...rest,
  };
}

function addressOf(stored: StoredAddress): PostalAddress {
  const { country_id, address_line_1, address_line_2, postal_code, ...rest } = stored;
  return {
    countryId: country_id,
    line1: address_line_1,
    ...present({ line2: address_line_2, postalCode: postal_code }),
    ...rest,
  };
}

function storedOwner({ id, facts }: BusinessOwner): StoredOwner {
  const { firstName, lastName, roles, percentageOwnership, isPoliticallyExposed, ...rest } = facts;
  return {
    id,
    facts: {
      first_name: firstName,
      last_name: lastName,
      role: roles,
      percentage_ownership: percentageOwnership,
      is_pep: isPoliticallyExposed,
      ...rest,
    },
  };
}

function ownerOf({ id, facts }: StoredOwner): BusinessOwner {
  const { first_name, last_name, role, percentage_ownership, is_pep, ...rest } = facts;
  return {
    id,
    facts: {
      firstName: first_name,
      lastName: last_name,
      roles: role,
      percentageOwnership: percentage_ownership,
      isPoliticallyExposed: is_pep,
      ...rest,
    },
  };
}

function storedActivity({
  purpose,
  monthlyVolume,
  sourceOfFunds,
  ...rest
}: BusinessActivity): StoredActivity {
  return { purpose, monthly_volume: monthlyVolume, source_of_funds: sourceOfFunds, ...rest };
}

function activityOf({ purpose, monthly_volume, source_of_funds, ...rest }: StoredActivity): BusinessActivity {
  return { purpose, monthlyVolume: monthly_volume, sourceOfFunds: source_of_funds, ...rest };
}

function storedRegistration({ taxNumber, ...rest }: BusinessRegistration): StoredRegistration {
  return { ...rest, ...present({ tax_number: taxNumber }) };
}

function registrationOf({ tax_number, ...rest }: StoredRegistration): BusinessRegistration {
  return { ...rest, ...present({ taxNumber: tax_number }) };
}
