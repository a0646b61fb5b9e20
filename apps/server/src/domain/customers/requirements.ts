import type { CustomerRequirement, ErrorName } from '@finops/contract/enumerations';
import { DomainError, type FieldReasons } from '../domain-error.ts';
import type { BusinessCustomer, Customer, IndividualCustomer } from './customer.ts';

/**
 * What is missing before the customer can be submitted for review (G171), in the order of the contract. Empty while
 * it is in review or active: a customer verified by a shared token never submitted documents (G203).
 */
export function requirementsDue(customer: Customer): readonly CustomerRequirement[] {
  if (customer.status === 'in_review' || customer.status === 'active') return [];
  const met = customer.type === 'individual' ? metByPerson(customer) : metByCompany(customer);
  return met.filter(([, isMet]) => !isMet).map(([requirement]) => requirement);
}

function metByPerson({ entries }: IndividualCustomer): readonly [CustomerRequirement, boolean][] {
  return [
    [
      'identifying_information.passport_or_national_id',
      entries.some(
        ({ type, front }) => type === 'national-id' || (type === 'passport' && front !== undefined),
      ),
    ],
    ['identifying_information.selfie', entries.some(({ type }) => type === 'selfie')],
  ];
}

function metByCompany(company: BusinessCustomer): readonly [CustomerRequirement, boolean][] {
  const { owners, activity, registration, documents } = company;
  const proven = new Set(documents.flatMap(({ purposes }) => purposes));
  return [
    ['business_owners', owners.length > 0],
    ['business_transaction', activity !== undefined],
    ['business_registration', registration !== undefined],
    ['documents.certificate_of_incorporation', proven.has('certificate_of_incorporation')],
    ['documents.proof_of_address', proven.has('proof_of_address')],
    ['documents.ownership_structure', proven.has('ownership_structure')],
  ];
}

type Incompleteness = Extract<
  ErrorName,
  'profile_kyc_verification' | 'missing_section' | 'missing_documents'
>;

/** A submission with missing fields or documents; nothing changed (G40, G171). */
export class IncompleteSubmission extends DomainError<Incompleteness> {
  override readonly name: Incompleteness;
  /** Everything of the refused kind that is missing, by field. */
  readonly fields: FieldReasons;

  /** @param due at least one open requirement of the customer. */
  constructor({ type }: Customer, due: readonly CustomerRequirement[]) {
    const sections = due.filter((one) => !one.startsWith('documents.'));
    const missing = sections.length > 0 ? sections : due;
    super(
      `The submission lacks ${missing.join(' and ')}. Add it with updateCustomer and submit the customer again.`,
    );
    this.fields = reasonsOf(missing);
    if (type === 'individual') this.name = 'profile_kyc_verification';
    else this.name = sections.length > 0 ? 'missing_section' : 'missing_documents';
  }
}

/** Each field with what it lacks. A requirement without a dot is a field itself. */
function reasonsOf(missing: readonly CustomerRequirement[]): FieldReasons {
  const reasons: Record<string, string[]> = {};
  for (const requirement of missing) {
    const [field = requirement, lacking] = requirement.split('.');
    const reason = lacking === undefined ? 'is required' : `lacks ${lacking}`;
    reasons[field] = [...(reasons[field] ?? []), reason];
  }
  return reasons;
}
