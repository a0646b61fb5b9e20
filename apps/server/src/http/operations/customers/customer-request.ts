import type { components } from '@finops/contract';
import type {
  BusinessActivity,
  BusinessRegistration,
  OwnerFacts,
  PostalAddress,
} from '../../../domain/customers/customer.ts';
import type { CustomerFields, GivenEntry, NewCustomer } from '../../../domain/customers/customer-fields.ts';
import { present } from '../../../domain/present.ts';

type Schemas = components['schemas'];

/** Converts the contract's `CustomerCreate` into the domain's input. */
export function newCustomer(body: Schemas['CustomerCreate']): NewCustomer {
  const shared = {
    ...customerFields(body),
    email: body.email,
    phone: body.phone,
    countryId: body.country_id,
    address: addressIn(body.address),
    hasAcceptedTerms: body.has_accepted_terms,
  };
  if (body.type === 'individual') {
    return { ...shared, type: 'individual', firstName: body.first_name, lastName: body.last_name };
  }
  return {
    ...shared,
    type: 'business',
    businessName: body.business_name,
    industry: body.business_industry,
    incorporationDate: body.business_incorporation_date,
  };
}

/** Converts the contract's `CustomerUpdate` into the domain's input, with only the given fields. */
export function customerFields(body: Schemas['CustomerUpdate']): CustomerFields {
  return present({
    email: body.email,
    phone: body.phone,
    countryId: body.country_id,
    birthDate: body.birth_date,
    address: body.address && addressIn(body.address),
    hasAcceptedTerms: body.has_accepted_terms,
    firstName: body.first_name,
    middleName: body.middle_name,
    lastName: body.last_name,
    entries: body.identifying_information?.map(entryIn),
    businessName: body.business_name,
    industry: body.business_industry,
    incorporationDate: body.business_incorporation_date,
    documents: body.documents,
    owners: body.business_owners?.map(ownerIn),
    activity: body.business_transaction && activityIn(body.business_transaction),
    registration: body.business_registration && registrationIn(body.business_registration),
  });
}

function addressIn(body: Schemas['PostalAddressInput']): PostalAddress {
  const { country_id: countryId, address_line_1: line1, address_line_2: line2, city } = body;
  const { state, county, province, postal_code: postalCode } = body;
  return { countryId, line1, city, ...present({ line2, state, county, province, postalCode }) };
}

function entryIn(entry: Schemas['IdentifyingInformation']): GivenEntry {
  const { type, number, country } = entry;
  const imageFront = 'image_front' in entry ? entry.image_front : undefined;
  const imageBack = 'image_back' in entry ? entry.image_back : undefined;
  return { type, number, country, ...present({ imageFront, imageBack }) };
}

function ownerIn(body: Schemas['BusinessOwner']): OwnerFacts {
  const { email, nationality, bvn } = body;
  return {
    firstName: body.first_name,
    lastName: body.last_name,
    roles: body.role,
    percentageOwnership: body.percentage_ownership,
    isPoliticallyExposed: body.is_pep,
    nationality,
    ...present({ email, bvn }),
  };
}

function activityIn(body: Schemas['BusinessTransaction']): BusinessActivity {
  const { purpose, monthly_volume: monthlyVolume, source_of_funds: sourceOfFunds, description } = body;
  return { purpose, monthlyVolume, sourceOfFunds, ...present({ description }) };
}

function registrationIn(body: Schemas['BusinessRegistration']): BusinessRegistration {
  const { number, authority, tax_number: taxNumber } = body;
  return { number, authority, ...present({ taxNumber }) };
}
