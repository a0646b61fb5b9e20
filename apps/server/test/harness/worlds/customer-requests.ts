import { samplePng } from '../seed/sample-files.ts';

/** A PNG in base64. */
export const IMAGE = samplePng().toString('base64');

export const selfie = { type: 'selfie', number: '', country: 'NG', image_front: IMAGE };
export const nationalId = { type: 'national-id', number: '12345678901', country: 'NG' };
export const passport = { type: 'passport', number: 'A12345678', country: 'NG', image_front: IMAGE };
export const bvn = { type: 'bvn', number: '22345678901', country: 'NG' };

/** Request for a person without proofs of identity. */
export const person = {
  type: 'individual',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '+234 801 234 5678',
  country_id: 'NG',
  birth_date: '10-12-1985',
  address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
  has_accepted_terms: true,
};

/** Request for a complete person. */
export const completePerson = { ...person, identifying_information: [passport, selfie] };

/** Request for a company without sections and documents; an industry has to be added. */
export const company = {
  type: 'business',
  business_name: 'Analytical Engines Limited',
  email: 'office@example.com',
  phone: '+2348012345678',
  country_id: 'NG',
  address: { country_id: 'NG', address_line_1: '5 Broad Street', city: 'Lagos' },
  has_accepted_terms: true,
  business_incorporation_date: '01-02-2015',
};

/** The required sections of a company. */
export const sections = {
  business_owners: [
    {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      role: ['director'],
      percentage_ownership: '100',
      is_pep: false,
      nationality: 'NG',
    },
  ],
  business_transaction: {
    purpose: 'payroll',
    monthly_volume: { amount: '1000000.00', currency: 'NGN' },
    source_of_funds: 'sales',
  },
  business_registration: { number: 'CAC-100200', authority: 'Corporate Affairs Commission' },
};

/** The required documents of a company, in one file. */
export const documents = [
  { purposes: ['certificate_of_incorporation', 'proof_of_address', 'ownership_structure'], file: IMAGE },
];
