import type { components, EventKind } from '@finops/contract';
import { canMoveMoney } from '../../../domain/accounts/customer-standing.ts';
import { timestampOf } from '../../../domain/clock.ts';
import type { Customer, CustomerStatus, PostalAddress } from '../../../domain/customers/customer.ts';
import { requirementsDue } from '../../../domain/customers/requirements.ts';
import { present } from '../../../domain/present.ts';

type Schemas = components['schemas'];

/** `kyc_status` follows the state of the verification (G39). */
const KYC_STATUS: Readonly<Record<CustomerStatus, Schemas['KycStatus']>> = {
  inactive: 'pending',
  in_review: 'in_review',
  active: 'verified',
  rejected: 'rejected',
};

/** A customer as the contract's `Customer`: of its documents, only which are missing. */
export function customerBody(customer: Customer): Schemas['Customer'] {
  const mayMove = canMoveMoney(customer);
  const shared = {
    id: customer.id,
    business_id: customer.businessId,
    email: customer.email,
    phone: customer.phone,
    status: customer.status,
    country_id: customer.countryId,
    display_currency: customer.displayCurrency,
    deposit: mayMove,
    payout: mayMove,
    has_accepted_terms_of_service: customer.hasAcceptedTerms,
    level: customer.status === 'active' ? ('1' as const) : ('0' as const),
    kyc_status: KYC_STATUS[customer.status],
    address: addressBody(customer.address),
    created_at: timestampOf(customer.createdAt),
    updated_at: timestampOf(customer.updatedAt),
    rejection_reasons: [...customer.rejectionReasons],
    requirements_due: [...requirementsDue(customer)],
    future_requirements_due: [],
  };
  if (customer.type === 'individual') {
    const { firstName: first_name, middleName: middle_name, lastName: last_name } = customer;
    return { ...shared, type: 'individual', first_name, ...present({ middle_name }), last_name };
  }
  return {
    ...shared,
    type: 'business',
    business_name: customer.businessName,
    beneficial_owners: customer.owners.map(({ id, facts: { email } }) => ({ id, ...present({ email }) })),
  };
}

function addressBody(address: PostalAddress): Schemas['PostalAddress'] {
  const { countryId, line1, line2, city, state, county, province, postalCode } = address;
  return {
    country_id: countryId,
    address_line_1: line1,
    city,
    ...present({ address_line_2: line2, state, county, province, postal_code: postalCode }),
  };
}

/** The `data` of an event about a customer: the customer and, in an event of a rejection, the reason (G66). */
export function customerEventBody(event: EventKind, customer: Customer): object {
  const body = customerBody(customer);
  if (event !== 'customer.verification.rejected') return body;
  return { ...body, rejection_reason: customer.rejectionReasons.join(' ') };
}
