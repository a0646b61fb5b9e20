import { describe, expect, it } from 'vitest';
import { sampleCustomer } from '../../../test/harness/seed/sample-customer.ts';
import { personalData, personalJson } from './personal-data.ts';

/** The form in rows since the first version. */
const address = {
  country_id: 'NG',
  address_line_1: '12 Marina Road',
  address_line_2: 'Floor 2',
  city: 'Lagos',
  state: 'Lagos',
  county: 'Eti-Osa',
  province: 'South',
  postal_code: '101241',
};
const storedCompany = {
  address,
  birthDate: '10-12-1985',
  industry: 'software_development',
  incorporationDate: '01-02-2015',
  documents: [
    {
      purposes: ['proof_of_address'],
      file: { id: 'FIL_0000000000000001', format: 'image/png' },
      suppliedAt: '2026-05-04T09:30:00.000Z',
    },
  ],
  owners: [
    {
      id: 'OWN_0000000000000001',
      facts: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        role: ['director'],
        percentage_ownership: '100.0',
        is_pep: false,
        nationality: 'NG',
        bvn: '22345678901',
      },
    },
  ],
  transaction: {
    purpose: 'payroll',
    monthly_volume: { amount: '1000000.00', currency: 'NGN' },
    source_of_funds: 'sales',
    description: 'Salaries',
  },
  registration: { number: 'CAC-100200', authority: 'Corporate Affairs Commission', tax_number: 'TIN-1' },
};
const storedPerson = {
  address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
  birthDate: '10-12-1985',
  entries: [{ type: 'bvn', number: '22345678901', country: 'NG', suppliedAt: '2026-05-04T09:30:00.000Z' }],
};

describe('personal data as it is stored', () => {
  it('of a company is read, and written in the same form', () => {
    const read = personalData(JSON.stringify(storedCompany));
    const company = sampleCustomer({ type: 'business', ...read });
    expect(company).toMatchObject({
      address: { countryId: 'NG', line1: '12 Marina Road', line2: 'Floor 2', postalCode: '101241' },
      documents: [{ suppliedAt: new Date('2026-05-04T09:30:00Z') }],
      owners: [{ facts: { firstName: 'Ada', roles: ['director'], isPoliticallyExposed: false } }],
      activity: { monthlyVolume: { amount: '1000000.00' }, sourceOfFunds: 'sales' },
      registration: { taxNumber: 'TIN-1' },
    });
    expect(JSON.parse(personalJson(company))).toEqual(storedCompany);
  });

  it('of a person is read, and written in the same form', () => {
    const person = sampleCustomer(personalData(JSON.stringify(storedPerson)));
    expect(person.entries[0]?.suppliedAt).toEqual(new Date('2026-05-04T09:30:00Z'));
    expect(JSON.parse(personalJson(person))).toEqual(storedPerson);
  });

  it('may be missing', () => {
    expect(personalData('{}')).toEqual({});
  });
});
