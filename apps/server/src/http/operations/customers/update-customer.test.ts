import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgres } from '../../../../test/harness/processes/databases.ts';
import { waitForLocks } from '../../../../test/harness/processes/lock-waits.ts';
import { openTransaction } from '../../../../test/harness/processes/open-transaction.ts';
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

/** The fields that a review verifies, by type of customer (G180), and those that can always change. */
const identity: Readonly<Record<'individual' | 'business', object[]>> = {
  individual: [
    { first_name: 'Augusta' },
    { middle_name: 'Byron' },
    { last_name: 'Byron' },
    { birth_date: '11-12-1985' },
    { identifying_information: [passport] },
    { identifying_information: [nationalId] },
    { identifying_information: [selfie] },
    { identifying_information: [bvn, selfie] },
  ],
  business: [
    { business_name: 'Engines' },
    { birth_date: '11-12-1985' },
    { business_incorporation_date: '02-02-2015' },
    { documents },
    { documents: [] },
    { business_owners: sections.business_owners },
    { business_registration: sections.business_registration },
  ],
};
const changeable: Readonly<Record<'individual' | 'business', object[]>> = {
  individual: [{ identifying_information: [bvn] }, { identifying_information: [] }, { documents: [] }],
  business: [{ business_transaction: sections.business_transaction }],
};
const shared = [
  { email: 'new@example.com' },
  { phone: '+254 712 345678' },
  { country_id: 'KE' },
  { address: { country_id: 'KE', address_line_1: '4 Kimathi Street', city: 'Nairobi' } },
  { has_accepted_terms: true },
];

describe('updateCustomer', () => {
  let onboarding: Onboarding;
  let industry: string;
  let complete: Readonly<Record<'individual' | 'business', object>>;

  beforeAll(async () => {
    onboarding = await startOnboarding(postgres);
    const { json } = await onboarding.call('GET', '/v1/customers/industries?limit=1');
    industry = json.data[0].id;
    complete = {
      individual: completePerson,
      business: { ...company, ...sections, documents, business_industry: industry },
    };
  });
  afterAll(() => onboarding.stop());

  const keptFiles = async (id: string) => {
    const rows = await onboarding.database.kysely
      .selectFrom('customer_file')
      .select('delete_at')
      .where('customer_id', '=', id)
      .execute();
    return rows.map(({ delete_at }) => delete_at === null);
  };

  describe('200', () => {
    it('changes a customer: proofs of identity can be added, a BVN among them', async () => {
      const id = await onboarding.create(person);
      expect((await onboarding.read(id)).requirements_due).toHaveLength(2);
      const { json } = await onboarding.update(id, { identifying_information: [passport, selfie, bvn] });
      expect(json.data.requirements_due).toEqual([]);
      expect((await onboarding.eventsOf(id)).map(({ event }) => event)).toEqual([
        'customer.created',
        'customer.updated',
      ]);
    });

    it('merges: an entry replaces the one of its type, the others stay', async () => {
      const id = await onboarding.create({ ...person, identifying_information: [passport, selfie] });
      expect((await onboarding.verify(id)).status).toBe(200);
      await onboarding.settle(id, 'rejected');
      const { image_front, ...withoutImage } = passport;
      const replaced = await onboarding.update(id, { identifying_information: [withoutImage] });
      expect(replaced.json.data.requirements_due).toEqual([
        'identifying_information.passport_or_national_id',
      ]);
      const added = await onboarding.update(id, { identifying_information: [nationalId] });
      expect(added.json.data.requirements_due).toEqual([]);
    });

    it('replaces an address as a whole, and leaves what is not given', async () => {
      const id = await onboarding.create({ ...person, address: { ...person.address, state: 'Lagos' } });
      const before = await onboarding.read(id);
      const address = { country_id: 'NG', address_line_1: '1 Hill Street', city: 'Abuja' };
      const { json } = await onboarding.update(id, { address, middle_name: 'Augusta' });
      expect(json.data).toEqual({
        ...before,
        address,
        middle_name: 'Augusta',
        updated_at: json.data.updated_at,
      });
      expect(json.data.updated_at > before.updated_at).toBe(true);
    });

    it('replaces the documents and owners of a company as a whole', async () => {
      const id = await onboarding.create(complete.business);
      const [owner] = sections.business_owners;
      const business_owners = [{ ...owner, email: 'charles@example.com' }];
      const one = [{ purposes: ['proof_of_address'], file: IMAGE }];
      const { json } = await onboarding.update(id, { business_owners, documents: one });
      expect(json.data.beneficial_owners).toMatchObject([{ email: 'charles@example.com' }]);
      expect(json.data.requirements_due).toEqual([
        'documents.certificate_of_incorporation',
        'documents.ownership_structure',
      ]);
    });

    it('gives up the files that it replaces', async () => {
      const id = await onboarding.create({ ...person, identifying_information: [selfie] });
      await onboarding.update(id, { identifying_information: [selfie] });
      expect((await keptFiles(id)).toSorted()).toEqual([false, true]);
    });

    it('never changes the type, and ignores that it is asked to', async () => {
      const id = await onboarding.create(person);
      const { json, headers } = await onboarding.update(id, { type: 'business' });
      expect([json.data.type, headers.get('ignored-fields')]).toEqual(['individual', 'type']);
    });

    it('loses none of twelve updates at once', async () => {
      const id = await onboarding.create(person);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          onboarding.update(id, n % 2 === 0 ? { email: `${n}@example.com` } : { middle_name: `N${n}` }),
        ),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(done.length).toBeGreaterThan(1);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const told = (await onboarding.eventsOf(id)).slice(1);
      expect(told.map(({ data }) => data).toSorted(byUpdate)).toEqual(
        done.map(({ json }) => json.data).toSorted(byUpdate),
      );
      expect(await onboarding.read(id)).toEqual(told.at(-1)?.data);
    });
  });

  describe('400', () => {
    it('refuses the image of a Nigerian national ID, however its country is written', async () => {
      const id = await onboarding.create({ ...person, identifying_information: [selfie] });
      for (const country of ['NG', 'ng', ' Ng ']) {
        const entry = { ...nationalId, country, image_front: IMAGE };
        const { status, json } = await onboarding.update(id, { identifying_information: [entry] });
        expect([status, Object.keys(json.fields)]).toEqual([400, ['identifying_information.0.image_front']]);
      }
      const foreign = { ...nationalId, country: 'gh', image_front: IMAGE };
      expect((await onboarding.update(id, { identifying_information: [foreign] })).status).toBe(200);
    });

    it('refuses fields of the other type', async () => {
      const [someone, some] = [await onboarding.create(person), await onboarding.create(complete.business)];
      for (const [id, fields] of [
        [someone, { business_name: 'Engines', documents }],
        [some, { first_name: 'Ada', identifying_information: [selfie] }],
      ] as const) {
        const { status, json } = await onboarding.update(id, fields);
        expect([status, Object.keys(json.fields)]).toEqual([400, Object.keys(fields)]);
      }
    });
  });

  describe('422', () => {
    it.each(['individual', 'business'] as const)(
      'keeps the identity of an %s that is in review or active, and takes everything else',
      async (type) => {
        const id = await onboarding.create(complete[type]);
        await onboarding.verify(id);
        for (const status of ['in_review', 'active']) {
          if (status === 'active') await onboarding.settle(id, 'approved');
          const files = await keptFiles(id);
          for (const fields of identity[type]) {
            const refused = await onboarding.update(id, { email: 'other@example.com', ...fields });
            expect([fields, refused.status, refused.json.error.name]).toEqual([fields, 422, 'invalid_state']);
          }
          expect(await keptFiles(id)).toEqual(files);
          for (const fields of [...shared, ...changeable[type]]) {
            expect([fields, (await onboarding.update(id, fields)).status]).toEqual([fields, 200]);
          }
          expect(await onboarding.read(id)).toMatchObject({ status, email: 'new@example.com' });
        }
        await onboarding.settle(id, 'reverted');
        for (const fields of identity[type]) {
          expect([fields, (await onboarding.update(id, fields)).status]).toEqual([fields, 200]);
        }
      },
    );

    it('keeps the identity of one whose submission goes first, when the update has begun before', async () => {
      const { database } = onboarding;
      const id = await onboarding.create(completePerson);
      const release = await openTransaction(
        database,
        sql`SELECT FROM customer WHERE customer_id = ${id} FOR UPDATE`,
      );
      const submission = onboarding.verify(id);
      let update: typeof submission;
      try {
        await waitForLocks(database, 1);
        update = onboarding.update(id, { last_name: 'Byron', identifying_information: [selfie] });
        // Its file is stored, so it has found the customer inactive.
        await expect.poll(() => keptFiles(id)).toContain(false);
      } finally {
        await release();
      }
      expect((await submission).status).toBe(200);
      const { status, json } = await update;
      expect([status, json.error.name]).toEqual([422, 'invalid_state']);
      expect(await onboarding.read(id)).toMatchObject({ status: 'in_review', last_name: person.last_name });
    });
  });

  it('404 for what the business does not have, or another has', async () => {
    const id = await onboarding.create(person);
    const of = await onboarding.server.seedBusiness();
    for (const [method, path, body] of [
      ['GET', `/v1/customers/${id}`],
      ['PUT', `/v1/customers/${id}`, { email: 'other@example.com' }],
      ['POST', `/v1/customers/${id}/verify`],
    ] as const) {
      expect((await onboarding.call(method, path, body, { of })).json.error.name).toBe('not_found');
      const unknown = path.replace(id, 'CUS_0000000000000000');
      expect((await onboarding.call(method, unknown, body)).status).toBe(404);
    }
    expect((await onboarding.eventsOf(id)).length).toBe(1);
  });
});

function byUpdate(one: { updated_at: string }, other: { updated_at: string }): number {
  return one.updated_at < other.updated_at ? -1 : 1;
}
