import type { GivenEntry, NewIndividual } from '../customers/customer-fields.ts';

/** A one-pixel image. */
const IMAGE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Identity documents with the given national identification number. */
export const identity = (number: string): readonly GivenEntry[] => [
  { type: 'national-id', number, country: 'NG' },
  { type: 'selfie', number: '', country: 'NG', imageFront: IMAGE },
];

/** A customer with everything a review requires. */
export const samplePerson = {
  type: 'individual',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+2348012345678',
  countryId: 'NG',
  birthDate: '10-12-1985',
  address: {
    countryId: 'NG',
    line1: '12 Marina Road',
    city: 'Lagos',
    state: 'Lagos',
    postalCode: '101241',
  },
  hasAcceptedTerms: true,
  entries: identity('12345678901'),
} as const satisfies NewIndividual;
