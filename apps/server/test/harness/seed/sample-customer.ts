import type {
  BusinessCustomer,
  Customer,
  IndividualCustomer,
} from '../../../src/domain/customers/customer.ts';

const at = new Date('2026-05-04T09:30:00.000Z');

/** A new, complete customer; by default a person. */
export function sampleCustomer(facts: Partial<IndividualCustomer>): IndividualCustomer;
export function sampleCustomer(
  facts: Partial<BusinessCustomer> & Pick<BusinessCustomer, 'type'>,
): BusinessCustomer;
export function sampleCustomer(facts: Partial<IndividualCustomer> | Partial<BusinessCustomer>): Customer {
  const shared = {
    id: 'CUS_0000000000000001',
    businessId: 'BUS_1',
    status: 'inactive',
    version: 1,
    email: 'ada@example.com',
    phone: '+2348012345678',
    countryId: 'NG',
    displayCurrency: 'NGN',
    hasAcceptedTerms: true,
    address: { countryId: 'NG', line1: '12 Marina Road', city: 'Lagos' },
    birthDate: '10-12-1985',
    rejectionReasons: [],
    createdAt: at,
    updatedAt: at,
  } as const;
  const file = (id: string) => ({ id, format: 'image/png' }) as const;
  if (facts.type === 'business') {
    return {
      ...shared,
      businessName: 'Analytical Engines Limited',
      industry: 'software_development',
      incorporationDate: '01-02-2015',
      documents: [
        {
          purposes: ['certificate_of_incorporation', 'proof_of_address', 'ownership_structure'],
          file: file('FIL_0000000000000001'),
          suppliedAt: at,
        },
      ],
      owners: [
        {
          id: 'OWN_0000000000000001',
          facts: {
            firstName: 'Ada',
            lastName: 'Lovelace',
            email: 'ada@example.com',
            roles: ['director'],
            percentageOwnership: '100',
            isPoliticallyExposed: false,
            nationality: 'NG',
          },
        },
      ],
      activity: {
        purpose: 'payroll',
        monthlyVolume: { amount: '1000000.00', currency: 'NGN' },
        sourceOfFunds: 'sales',
      },
      registration: { number: 'CAC-100200', authority: 'Corporate Affairs Commission' },
      ...(facts as Partial<BusinessCustomer>),
      type: 'business',
    };
  }
  return {
    ...shared,
    firstName: 'Ada',
    lastName: 'Lovelace',
    entries: [
      {
        type: 'passport',
        number: 'A12345678',
        country: 'NG',
        front: file('FIL_0000000000000002'),
        suppliedAt: at,
      },
      { type: 'selfie', number: '', country: 'NG', front: file('FIL_0000000000000003'), suppliedAt: at },
    ],
    ...(facts as Partial<IndividualCustomer>),
    type: 'individual',
  };
}
