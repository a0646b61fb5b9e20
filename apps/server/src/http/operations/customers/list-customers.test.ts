import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases } from '../../../../test/harness/processes/databases.ts';
import { seedCustomers } from '../../../../test/harness/seed/seed-customers.ts';
import { company, person } from '../../../../test/harness/worlds/customer-requests.ts';
import { type Onboarding, startOnboarding } from '../../../../test/harness/worlds/onboarding.ts';

const MANY = process.env.SOAK === undefined ? 150 : 1000;
const UNICORN = '🦄';

describe.each(sampledDatabases)('listCustomers on $name', ({ name, open }) => {
  let onboarding: Onboarding;

  beforeAll(async () => {
    onboarding = await startOnboarding({ name, open });
  });
  afterAll(() => onboarding.stop());

  const list = (query: Readonly<Record<string, string>>, settings = {}) =>
    onboarding.call('GET', `/v1/customers?${new URLSearchParams(query)}`, undefined, settings);
  const found = async (q: string): Promise<string[]> => {
    const { status, json } = await list({ q, limit: '100' });
    expect([q, status]).toEqual([q, 200]);
    return json.data.map(({ id }: { id: string }) => id);
  };

  it.each(['asc', 'desc'])(
    'has each of many customers once on pages of 7 in the order %s, while others are added',
    async (sort) => {
      const of = await onboarding.server.seedBusiness();
      await seedCustomers(onboarding.database, of.businessId, MANY, '2026-01-01');
      let isReading = true;
      const adding = (async () => {
        const added: string[] = [];
        while (isReading) {
          added.push((await onboarding.call('POST', '/v1/customers', person, { of })).json.data.id);
        }
        return added;
      })();
      const seen: { id: string; created_at: string }[] = [];
      const sizes: number[] = [];
      for (let cursor: string | undefined, pages = 0; pages < 2 * MANY; pages += 1) {
        const { json } = await list({ limit: '7', sort, ...(cursor && { cursor }) }, { of });
        seen.push(...json.data);
        sizes.push(json.data.length);
        expect(json.pagination.current_entries_size).toBe(json.data.length);
        cursor = json.pagination.next_cursor;
        if (seen.length >= MANY + 1) isReading = false;
        if (cursor === undefined) break;
      }
      isReading = false;
      const added = await adding;
      expect(added.length).toBeGreaterThan(3);
      const ids = seen.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const old = ids.filter((id) => !added.includes(id));
      expect([old.length, old.includes(of.customerId)]).toEqual([MANY + 1, true]);
      expect(sizes.slice(0, -1).every((size) => size === 7)).toBe(true);
      const ages = seen.map(({ created_at }) => created_at);
      expect(ages).toEqual(sort === 'asc' ? ages.toSorted() : ages.toSorted().toReversed());
    },
  );

  it('gives customers as they are read one by one, and none of another business', async () => {
    const id = await onboarding.create(person);
    const { json } = await list({ limit: '1' });
    expect(json.data).toEqual([await onboarding.read(id)]);
    const of = await onboarding.server.seedBusiness();
    const others = await list({}, { of });
    expect(others.json.data.map((one: { id: string }) => one.id)).toEqual([of.customerId]);
  });

  describe('email', () => {
    it('finds those with the address, whatever its case, alone and together with q', async () => {
      const of = await onboarding.server.seedBusiness();
      const make = async (fields: object) =>
        (await onboarding.call('POST', '/v1/customers', { ...person, ...fields }, { of })).json.data.id;
      const ids = async (query: Readonly<Record<string, string>>) =>
        (await list({ sort: 'asc', ...query }, { of })).json.data.map((one: { id: string }) => one.id);
      const email = 'Ada+1@Example.com';
      const both = [await make({ email }), await make({ email: email.toLowerCase(), last_name: 'Byron' })];
      const other = await make({ email: 'other.ada+1@example.com' });
      expect(await ids({ email: 'ada+1@EXAMPLE.com' })).toEqual(both);
      expect(await ids({ email, sort: 'desc' })).toEqual(both.toReversed());
      expect(await ids({ email, q: 'byron' })).toEqual([both[1]]);
      expect(await ids({ email: 'nobody@example.com' })).toEqual([]);
      const first = (await list({ sort: 'asc', email, limit: '1' }, { of })).json;
      const second = await ids({ email, limit: '1', cursor: first.pagination.next_cursor });
      expect([first.data[0].id, ...second]).toEqual(both);
      await onboarding.call('PUT', `/v1/customers/${other}`, { email }, { of });
      expect(await ids({ email })).toEqual([...both, other]);
      const stranger = await onboarding.server.seedBusiness();
      expect((await list({ email }, { of: stranger })).json.data).toEqual([]);
    });

    it.each(['ada', 'ada 1@example.com'])('refuses %j, which is no address', async (email) => {
      const { status, json } = await list({ email });
      expect([status, Object.keys(json.fields)]).toEqual([400, ['email']]);
    });
  });

  describe('q', () => {
    it('finds by name, e-mail address, phone number and identifier, whatever its letters', async () => {
      const { json } = await onboarding.call('GET', '/v1/customers/industries?limit=1');
      const someone = await onboarding.create({
        ...person,
        first_name: 'Ǹǹamdi',
        middle_name: 'Ike',
        last_name: 'Azikiwe',
        email: 'Zik@Example.com',
        phone: '+234 701 765 4321',
      });
      const some = await onboarding.create({
        ...company,
        business_name: 'Ölmühle Enugu',
        business_industry: json.data[0].id,
      });
      const sought: [string, string][] = [
        ['ǸǸAMDI', someone],
        ['N\u0300n\u0300amdi', someone],
        ['ike azik', someone],
        ['ǹamdi azikiwe', someone],
        ['ZIK@', someone],
        ['+23470176', someone],
        ['701 765 43', someone],
        [someone.slice(4), someone],
        [someone.toLowerCase(), someone],
        ['ÖLMÜHLE', some],
        ['  lmühle enugu ', some],
      ];
      for (const [q, id] of sought) expect([q, await found(q)]).toEqual([q, [id]]);
      await onboarding.update(someone, { last_name: 'Okigbo' });
      expect([await found('azikiwe'), await found('okigbo')]).toEqual([[], [someone]]);
    });

    it.each([
      '100%',
      '_off',
      "O'Brien",
      '"Sam"',
      'back\\slash',
      'a%b_c\\',
      '<b>&amp;',
      '$$;--',
      '...',
      '@@@',
    ])('takes every character of %j as it is', async (text) => {
      const with_ = await onboarding.create({ ...person, last_name: `Ada ${text} end` });
      await onboarding.create({ ...person, last_name: 'Ada 1000 xoff OxBrien Sam backslash aXbYc' });
      expect(await found(text)).toEqual([with_]);
    });

    it('counts characters as the contract does: 3 to 100, each picture one of them', async () => {
      const id = await onboarding.create({ ...person, last_name: UNICORN.repeat(101) });
      expect(await found(UNICORN.repeat(3))).toEqual([id]);
      expect(await found(UNICORN.repeat(100))).toEqual([id]);
      for (const q of [
        'ab',
        'a'.repeat(101),
        UNICORN.repeat(2),
        UNICORN.repeat(101),
        '',
        ' '.repeat(3),
        ' ab ',
      ]) {
        const { status, json } = await list({ q });
        expect([q, status, Object.keys(json.fields ?? {})]).toEqual([q, 400, ['q']]);
      }
    });

    it('refuses NUL and broken UTF-8', async () => {
      for (const text of ['a%00bc', '%ED%A0%80abc', 'abc%ff']) {
        const { status, json } = await onboarding.call('GET', `/v1/customers?q=${text}`);
        expect([text, status, json.error.name]).toEqual([text, 400, 'bad_request']);
      }
    });

    it('goes on with a cursor, and refuses the cursor of another search', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.push(await onboarding.create({ ...person, last_name: `Ranke${n}` }));
      const first = await list({ q: 'ranke', limit: '3' });
      const cursor = first.json.pagination.next_cursor;
      const second = await list({ q: 'ranke', limit: '3', cursor });
      const read = [...first.json.data, ...second.json.data].map((one: { id: string }) => one.id);
      expect(read).toEqual(ids.toReversed());
      expect((await list({ q: 'ranke1', cursor })).status).toBe(400);
    });
  });
});
