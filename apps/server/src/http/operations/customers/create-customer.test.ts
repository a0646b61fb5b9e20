import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres } from '../../../../test/harness/processes/databases.ts';
import { samplePng } from '../../../../test/harness/seed/sample-files.ts';
import {
  bvn,
  company,
  completePerson,
  documents,
  IMAGE,
  nationalId,
  passport,
  person,
  sections,
  selfie,
} from '../../../../test/harness/worlds/customer-requests.ts';
import { type Onboarding, startOnboarding } from '../../../../test/harness/worlds/onboarding.ts';

describe('createCustomer', () => {
  let onboarding: Onboarding;
  let industry: string;

  beforeAll(async () => {
    onboarding = await startOnboarding(postgres);
    const { json } = await onboarding.call('GET', '/v1/customers/industries?limit=1');
    industry = json.data[0].id;
  });
  afterAll(() => onboarding.stop());

  const create = (body: unknown, headers = {}) => onboarding.call('POST', '/v1/customers', body, { headers });

  describe('201', () => {
    it('adds a person who is inactive, says where, and tells of it', async () => {
      const { status, json, headers } = await create(completePerson);
      const { id } = json.data;
      expect([status, headers.get('location')]).toEqual([201, `/v1/customers/${id}`]);
      const { identifying_information, birth_date, has_accepted_terms, ...shown } = completePerson;
      expect(json.data).toEqual({
        ...shown,
        id: expect.stringMatching(/^CUS_[0-9A-Za-z]{16}$/),
        business_id: onboarding.business.businessId,
        phone: '+2348012345678',
        status: 'inactive',
        kyc_status: 'pending',
        level: '0',
        deposit: false,
        payout: false,
        has_accepted_terms_of_service: true,
        display_currency: 'NGN',
        created_at: expect.any(String),
        updated_at: json.data.created_at,
        rejection_reasons: [],
        requirements_due: [],
        future_requirements_due: [],
      });
      expect(await onboarding.read(id)).toEqual(json.data);
      expect(await onboarding.eventsOf(id)).toMatchObject([{ event: 'customer.created', data: json.data }]);
    });

    it.each([
      ['0801 234 5678', '+2348012345678'],
      ['+234 0801 234 5678', '+2348012345678'],
      ['2348012345678', '+2348012345678'],
      ['002348012345678', '+2348012345678'],
      ['+1234567', '+1234567'],
      ['12345678', '12345678'],
      ['000000000000000', '000000000000000'],
    ])('stores the phone number %s as %s, and finds it by both (G357)', async (phone, stored) => {
      const { status, json } = await create({ ...completePerson, phone });
      expect([status, json.data.phone]).toEqual([201, stored]);
      for (const q of [phone, stored]) {
        const found = await onboarding.call('GET', `/v1/customers?limit=100&q=${encodeURIComponent(q)}`);
        expect(found.json.data.map(({ id }: { id: string }) => id)).toContain(json.data.id);
      }
    });

    it.each([
      ['a data URL', (image: string) => `data:image/png;base64,${image}`],
      ['lines', (image: string) => image.replace(/.{76}/g, '$&\r\n')],
    ])('takes an image that is sent as %s (G357)', async (_, spelled) => {
      const image = samplePng(200).toString('base64');
      const { status } = await create({
        ...completePerson,
        identifying_information: [{ ...passport, image_front: spelled(image) }, selfie],
      });
      expect(status).toBe(201);
    });

    it('keeps every part of an address', async () => {
      const address = {
        ...person.address,
        address_line_2: 'Flat 3',
        state: 'Lagos',
        county: 'Eti-Osa',
        province: 'South West',
        postal_code: '101241',
      };
      const id = await onboarding.create({ ...person, middle_name: 'Augusta', address });
      expect(await onboarding.read(id)).toMatchObject({ middle_name: 'Augusta', address });
    });

    it('adds a company, whose owners have identifiers', async () => {
      const id = await onboarding.create({ ...company, ...sections, documents, business_industry: industry });
      const customer = await onboarding.read(id);
      expect(customer).toMatchObject({
        type: 'business',
        business_name: 'Analytical Engines Limited',
        beneficial_owners: [{ id: expect.stringMatching(/^OWN_/), email: 'ada@example.com' }],
        requirements_due: [],
      });
      expect(Object.keys(customer).filter((name) => /^(first|middle|last)_name$/.test(name))).toEqual([]);
    });

    it('takes what lacks everything that only the review needs, and says what that is', async () => {
      const incomplete = await create({ ...company, business_industry: industry });
      expect(incomplete.json.data.requirements_due).toEqual([
        'business_owners',
        'business_transaction',
        'business_registration',
        'documents.certificate_of_incorporation',
        'documents.proof_of_address',
        'documents.ownership_structure',
      ]);
    });

    it.each([
      ['KE', 'KES'],
      ['JP', 'USD'],
    ])('values the balances of a customer in %s in %s', async (country_id, display_currency) => {
      const { json } = await create({ ...person, country_id });
      expect(json.data).toMatchObject({ country_id, display_currency });
    });

    it('creates one customer for two calls with one idempotency key', async () => {
      const headers = { 'Idempotency-Key': 'customer-once' };
      const [first, second] = [await create(completePerson, headers), await create(completePerson, headers)];
      expect(second.json).toEqual(first.json);
      expect(second.headers.get('idempotency-replayed')).toBe('true');
      expect(await onboarding.eventsOf(first.json.data.id)).toHaveLength(1);
    });
  });

  describe('400', () => {
    const front = 'identifying_information.0.image_front';
    const notPng = Buffer.from('PNG').toString('base64');
    const video = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom').toString('base64');
    it.each([
      ['a Nigerian national ID with an image', [{ ...nationalId, image_front: IMAGE }], front],
      ['one of country ng', [{ ...nationalId, country: ' ng ', image_front: IMAGE }], front],
      [
        'one with an image of its back',
        [selfie, { ...nationalId, image_back: IMAGE }],
        'identifying_information.1.image_back',
      ],
      ['a PNG that is none', [{ ...selfie, image_front: notPng }], front],
      [
        'truncated base64',
        [selfie, { ...passport, image_front: IMAGE.slice(0, -3) }],
        'identifying_information.1.image_front',
      ],
      ['a video', [{ ...selfie, image_front: video }], front],
      ['an SVG', [{ ...selfie, image_front: Buffer.from('<svg/>').toString('base64') }], front],
      [
        '4 MiB and a byte',
        [{ ...selfie, image_front: samplePng(4 * 1024 * 1024 + 1).toString('base64') }],
        front,
      ],
      ['two passports', [passport, passport], 'identifying_information.1.type'],
      ['a bvn with an image', [{ ...bvn, image_front: IMAGE }], front],
      ['a selfie with a back', [{ ...selfie, image_back: IMAGE }], 'identifying_information.0.image_back'],
      ['a selfie with a number', [{ ...selfie, number: '1' }], 'identifying_information.0.number'],
      ['a passport without a number', [{ ...passport, number: '' }], 'identifying_information.0.number'],
      ['a number of blanks', [{ ...bvn, number: '   ' }], 'identifying_information.0.number'],
      [
        'a number of 256 characters',
        [{ ...bvn, number: '1'.repeat(256) }],
        'identifying_information.0.number',
      ],
      ['a country that is none', [{ ...passport, country: 'NGA' }], 'identifying_information.0.country'],
    ])('refuses %s on its field', async (_, identifying_information, field) => {
      const { status, json } = await create({ ...person, identifying_information });
      expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]]);
    });

    it.each([
      ['birth_date', '31-02-1985'],
      ['birth_date', '01-01-2199'],
      ['birth_date', '1985-12-10'],
      ['birth_date', '10-12-0085'],
      ['first_name', '   '],
      ['phone', '+234  801 234 5678'],
      ['phone', '123456'],
      ['country_id', 'ng'],
      ['email', 'ada'],
      ['has_accepted_terms', 'yes'],
    ])('refuses the %s %j', async (field, value) => {
      const { status, json } = await create({ ...person, [field]: value });
      expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]]);
    });

    it('names everything that is wrong at once', async () => {
      const { json } = await create({
        ...person,
        birth_date: '31-02-1985',
        identifying_information: [
          { ...nationalId, image_front: IMAGE },
          { ...selfie, image_front: notPng },
        ],
      });
      expect(Object.keys(json.fields)).toHaveLength(3);
    });

    it('says once in the message what is wrong with many values', async () => {
      const { json } = await create({ ...person, identifying_information: [bvn, bvn, bvn] });
      expect(json.error.message).toBe('There is another bvn in the list; send one of each type.');
      expect(Object.keys(json.fields)).toHaveLength(2);
    });

    it('refuses fields of the other type, unless they are empty lists', async () => {
      const { business_owners } = sections;
      const documents = [{ purposes: ['proof_of_address'], file: IMAGE }];
      const foreign = { business_name: 'Engines', documents, business_owners };
      const { status, json } = await create({ ...person, ...foreign });
      expect([status, Object.keys(json.fields)]).toEqual([400, Object.keys(foreign)]);
      expect((await create({ ...person, documents: [], business_owners: [] })).status).toBe(201);
    });

    it('refuses an address and a registration of blanks', async () => {
      const { status, json } = await create({
        ...{ ...company, business_industry: industry },
        address: { ...company.address, address_line_1: ' ', city: ' ' },
        business_registration: { number: ' ', authority: ' ', tax_number: ' ' },
      });
      expect(status).toBe(400);
      expect(Object.keys(json.fields).toSorted()).toEqual([
        'address.address_line_1',
        'address.city',
        'business_registration.authority',
        'business_registration.number',
        'business_registration.tax_number',
      ]);
    });

    it('refuses more owners than a business may have', async () => {
      const business_owners = Array.from({ length: 101 }, () => sections.business_owners[0]);
      const { status, json } = await create({ ...company, business_industry: industry, business_owners });
      expect([status, Object.keys(json.fields)]).toEqual([400, ['business_owners']]);
    });
  });

  it('404 for an industry that is not in the list', async () => {
    const { status, json } = await create({ ...company, business_industry: 'none' });
    expect([status, json.error.name]).toEqual([404, 'resource_not_found']);
  });

  it('413 for a body of more than 24 MiB', async () => {
    const { status } = await create({ ...person, first_name: 'A'.repeat(24 * 1024 * 1024) });
    expect(status).toBe(413);
  });
});
