import type { components } from '@finops/contract';

type Schemas = components['schemas'];

/** An image of one pixel. */
const IMAGE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** What proves who a person is, with the number of the national identification. */
export const identity = (number: string): Schemas['IdentifyingInformation'][] => [
  { type: 'national-id', number, country: 'NG' },
  { type: 'selfie', number: '', country: 'NG', image_front: IMAGE },
];

/** A customer who lacks nothing for a review. */
export const samplePerson = {
  type: 'individual',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '+2348012345678',
  country_id: 'NG',
  birth_date: '10-12-1985',
  address: {
    country_id: 'NG',
    address_line_1: '12 Marina Road',
    city: 'Lagos',
    state: 'Lagos',
    postal_code: '101241',
  },
  has_accepted_terms: true,
  identifying_information: identity('12345678901'),
} as const satisfies Schemas['IndividualCustomerCreate'];
