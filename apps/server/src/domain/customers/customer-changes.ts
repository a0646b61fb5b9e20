import { internationalNumber } from '../international-number.ts';
import { present } from '../present.ts';
import type { Customer } from './customer.ts';
import type { TakenFields } from './taken-fields.ts';

/**
 * Normalizes a phone number as for recipients (G357); a number that is not valid in its country is kept as given,
 * without spaces.
 */
function storedPhone(written: string, country: string): string {
  const digits = written.replaceAll(' ', '');
  return internationalNumber(digits, country) ?? digits;
}

/**
 * The customer with the given fields applied: an identification entry replaces the one of its type, other fields
 * are replaced as a whole (G79).
 */
export function withFields(customer: Customer, taken: TakenFields): Customer {
  const shared = present({
    email: taken.email,
    phone: taken.phone && storedPhone(taken.phone, taken.countryId ?? customer.countryId),
    countryId: taken.countryId,
    birthDate: taken.birthDate,
    address: taken.address,
    hasAcceptedTerms: taken.hasAcceptedTerms,
  });
  if (customer.type === 'business') {
    return {
      ...customer,
      ...shared,
      ...present({
        businessName: taken.businessName,
        industry: taken.industry,
        incorporationDate: taken.incorporationDate,
        documents: taken.documents,
        owners: taken.owners,
        activity: taken.activity,
        registration: taken.registration,
      }),
    };
  }
  const entries = taken.entries ?? [];
  const kept = customer.entries.filter(({ type }) => !entries.some((entry) => entry.type === type));
  return {
    ...customer,
    ...shared,
    ...present({ firstName: taken.firstName, middleName: taken.middleName, lastName: taken.lastName }),
    entries: [...kept, ...entries],
  };
}

/** Whether the fields are part of the identity that a review verifies (G180). */
export function touchesIdentity(taken: TakenFields): boolean {
  const { entries = [], documents, owners } = taken;
  const identity = [
    taken.firstName,
    taken.middleName,
    taken.lastName,
    taken.birthDate,
    taken.businessName,
    taken.incorporationDate,
    taken.registration,
    documents,
    owners,
  ];
  return identity.some((field) => field !== undefined) || entries.some(({ type }) => type !== 'bvn');
}
