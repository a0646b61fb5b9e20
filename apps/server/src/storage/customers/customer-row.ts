import type { Selectable } from 'kysely';
import { comparedName } from '../../domain/customers/compared-name.ts';
import type { Customer } from '../../domain/customers/customer.ts';
import { nameOf } from '../../domain/customers/customer.ts';
import type { StoredCustomer } from '../../domain/customers/customer-store.ts';
import type { DataKey, PersonalDataKeys } from '../../domain/customers/personal-data-keys.ts';
import { searchedText } from '../../domain/customers/searched-text.ts';
import { present } from '../../domain/present.ts';
import type { Randomness } from '../../domain/randomness.ts';
import { openBytes, sealBytes } from '../../domain/sealed-bytes.ts';
import { bytesText } from '../engine/bytes-text.ts';
import type { Tables } from '../schema/tables.ts';
import { type PersonalData, personalData, personalJson } from './personal-data.ts';

/** A customer as it is read, with the columns from its profile and its business. */
export type CustomerRow = Selectable<Tables['customer']> & {
  readonly display_currency: string;
  readonly clock_ahead_ms: bigint;
  readonly has_reusable_kyc: boolean;
};

/** The row of a customer as `record_customer` takes it, with bytes in the text form of PostgreSQL. */
export function customerColumns(
  { customer, dataKey }: Pick<StoredCustomer, 'customer' | 'dataKey'>,
  randomness: Randomness,
): object {
  const isPerson = customer.type === 'individual';
  const personal = sealBytes(
    dataKey.key,
    Buffer.from(personalJson(customer)),
    placeOf(customer.id),
    randomness,
  );
  return {
    business_id: customer.businessId,
    customer_id: customer.id,
    type: customer.type,
    first_name: isPerson ? customer.firstName : undefined,
    middle_name: isPerson ? customer.middleName : undefined,
    last_name: isPerson ? customer.lastName : undefined,
    business_name: isPerson ? undefined : customer.businessName,
    compared_name: comparedName(isPerson ? `${customer.firstName} ${customer.lastName}` : nameOf(customer)),
    searched: searchedText(customer),
    email: customer.email,
    phone: customer.phone,
    country_id: customer.countryId,
    display_currency: customer.displayCurrency,
    status: customer.status,
    has_accepted_terms: customer.hasAcceptedTerms,
    rejection_reasons: customer.rejectionReasons,
    version: customer.version,
    submitted_at: customer.submittedAt,
    review_due_at: customer.reviewDueAt,
    shared_outcome: customer.sharedOutcome,
    data_key: bytesText(dataKey.wrapped),
    personal: bytesText(personal),
    created_at: customer.createdAt,
    updated_at: customer.updatedAt,
  };
}

/** The customer in a row; it must not be erased. */
export function storedCustomer(row: CustomerRow, keys: PersonalDataKeys): StoredCustomer {
  const dataKey = row.data_key === null ? keys.create() : keys.open(row.data_key);
  return {
    customer: customerOf(row, row.personal === null ? {} : opened(row.personal, row.customer_id, dataKey)),
    dataKey,
    clockAheadMs: Number(row.clock_ahead_ms),
    hasReusableKyc: row.has_reusable_kyc,
  };
}

function customerOf(row: CustomerRow, personal: Partial<PersonalData>): Customer {
  const { address = { countryId: row.country_id, line1: '', city: '' }, ...own } = personal;
  const shared = {
    id: row.customer_id,
    businessId: row.business_id,
    status: row.status,
    version: row.version,
    email: row.email,
    phone: row.phone,
    countryId: row.country_id,
    displayCurrency: row.display_currency,
    hasAcceptedTerms: row.has_accepted_terms,
    address,
    rejectionReasons: row.rejection_reasons,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    ...present({
      submittedAt: dateIn(row.submitted_at),
      reviewDueAt: dateIn(row.review_due_at),
      sharedOutcome: row.shared_outcome ?? undefined,
    }),
  };
  if (row.type === 'individual') {
    const names = { firstName: row.first_name ?? '', lastName: row.last_name ?? '' };
    const middleName = row.middle_name ?? undefined;
    return { ...shared, entries: [], ...own, type: 'individual', ...names, ...present({ middleName }) };
  }
  const empty = { industry: '', incorporationDate: '', documents: [], owners: [] };
  return { ...shared, ...empty, ...own, type: 'business', businessName: row.business_name ?? '' };
}

function opened(sealed: Buffer, customerId: string, { key }: DataKey): Partial<PersonalData> {
  return personalData(openBytes(key, sealed, placeOf(customerId)).toString());
}

function placeOf(customerId: string): string {
  return `customer ${customerId}`;
}

function dateIn(text: string | null): Date | undefined {
  return text === null ? undefined : new Date(text);
}
