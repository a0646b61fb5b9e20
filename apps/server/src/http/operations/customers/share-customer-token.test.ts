import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rowsOf } from '../../../../test/faults/tenants/tenant.ts';
import { sampledDatabases, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import type { SeededBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

const ada = { first_name: 'Ada', last_name: 'Lovelace' };
const shared = {
  email: 'ada@example.com',
  phone: '+2348012345678',
  country_id: 'NG',
  address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
  has_accepted_terms: true,
};
const person = { ...shared, ...ada, type: 'individual', birth_date: '10-12-1985' };

describe.each(sampledDatabases)('shareCustomerToken on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    const environment = { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'trace' };
    server = await startServer({ database, environment });
    business = await server.seedBusiness({ hasReusableKyc: true });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  async function call(url: string, body?: object, of = business) {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: of.authorization, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, json: await response.json() };
  }

  async function customer(given: object = person, of = business): Promise<string> {
    const { json } = await call(`${server.api}/v1/customers`, given, of);
    expect(json).toMatchObject({ status: 'success' });
    return json.data.id;
  }

  const control = (path: string, body: object, of = business) =>
    call(`${server.console}/console/v1/sandbox/${path}`, body, of);
  const pass = () => control('clock/advance', { seconds: 5 });
  const revert = (id: string) => control(`customers/${id}/verification`, { outcome: 'reverted' });

  async function issue(identity: object = ada, of = business): Promise<string> {
    const { status, json } = await control('identity_tokens', identity, of);
    expect(status).toBe(201);
    return json.data.token;
  }

  const share = (id: string, token: string, of = business) =>
    call(`${server.api}/v1/customers/${id}/token-share`, { token }, of);

  async function expectRefusal(answer: ReturnType<typeof share>, status: number, name: string) {
    const { status: given, json } = await answer;
    expect([given, json.error.name]).toEqual([status, name]);
    return json.message;
  }

  const read = async (id: string) => (await call(`${server.api}/v1/customers/${id}`)).json.data;

  async function eventsOf(id: string): Promise<string[]> {
    const events = database.kysely.selectFrom('event').select('kind').where('resource_id', '=', id);
    return (await events.orderBy('created_at').execute()).map(({ kind }) => kind);
  }

  describe('200', () => {
    it.each([
      [
        'approved',
        { status: 'active', kyc_status: 'verified', level: '1', rejection_reasons: [], requirements_due: [] },
      ],
      [
        'rejected',
        {
          status: 'rejected',
          level: '0',
          rejection_reasons: [expect.stringContaining('shared')],
          requirements_due: [expect.any(String), expect.any(String)],
        },
      ],
    ])(
      'takes over a verification that was %s, without documents, and answers no data',
      async (outcome, end) => {
        const id = await customer();
        const { status, json } = await share(id, await issue({ ...ada, outcome }));
        expect([status, json]).toEqual([200, { status: 'success', message: 'Token accepted.' }]);
        const none = { requirements_due: [] };
        expect(await read(id)).toMatchObject({ status: 'in_review', kyc_status: 'in_review', ...none });
        await pass();
        expect(await read(id)).toMatchObject(end);
        expect(await eventsOf(id)).toEqual([
          'customer.created',
          'customer.verification.in_review',
          `customer.verification.${end.status}`,
        ]);
      },
    );

    it('compares names whatever their case and spaces', async () => {
      const id = await customer({ ...person, first_name: 'ada  MARIA', last_name: 'lovelace' });
      const token = await issue({ first_name: 'Ada Maria', last_name: 'LOVELACE ' });
      expect((await share(id, token)).status).toBe(200);
    });

    it('takes another token for a customer that was rejected', async () => {
      const id = await customer();
      await share(id, await issue({ ...ada, outcome: 'rejected' }));
      await pass();
      expect((await share(id, await issue())).status).toBe(200);
      await pass();
      expect(await read(id)).toMatchObject({ status: 'active', rejection_reasons: [] });
    });

    it('does not let the clock of the business move the lifetime of a token', async () => {
      const token = await issue();
      await control('clock/advance', { seconds: 3600 });
      expect((await share(await customer(), token)).status).toBe(200);
    });
  });

  it('400 for what is no JWT', async () => {
    await expectRefusal(share(await customer(), 'no token'), 400, 'schema_validation');
  });

  it('403 for a business without reusable KYC, whose token is not used up', async () => {
    const other = await server.seedBusiness();
    const id = await customer(person, other);
    const [token, expired] = [await issue(ada, other), await issue({ ...ada, defect: 'expired' }, other)];
    for (const one of [expired, token]) {
      await expectRefusal(share(id, one, other), 403, 'reusable_kyc_not_enabled');
    }
    await database.kysely
      .updateTable('business')
      .set({ has_reusable_kyc: true })
      .where('business_id', '=', other.businessId)
      .execute();
    expect((await share(id, token, other)).status).toBe(200);
  });

  it('404 for a customer of another business', async () => {
    const other = await server.seedBusiness({ hasReusableKyc: true });
    await expectRefusal(share(await customer(person, other), await issue()), 404, 'not_found');
  });

  describe('422', () => {
    it('individual_customer_required for a company, whose token is not used up', async () => {
      const industries = await call(`${server.api}/v1/customers/industries`);
      const company = await customer({
        ...shared,
        type: 'business',
        business_name: 'Analytical Engines',
        business_industry: industries.json.data[0].id,
        business_incorporation_date: '01-02-2015',
      });
      const [token, expired] = [await issue(), await issue({ ...ada, defect: 'expired' })];
      for (const one of [expired, token]) {
        await expectRefusal(share(company, one), 422, 'individual_customer_required');
      }
      expect((await share(await customer(), token)).status).toBe(200);
    });

    it('invalid_state for a customer that is in review or active, whose token is not used up', async () => {
      const id = await customer();
      await share(id, await issue());
      const [token, expired] = [await issue(), await issue({ ...ada, defect: 'expired' })];
      for (const one of [expired, token]) await expectRefusal(share(id, one), 422, 'invalid_state');
      await pass();
      await expectRefusal(share(id, token), 422, 'invalid_state');
      await revert(id);
      expect((await share(id, token)).status).toBe(200);
    });

    it.each([
      ['expired', /expired at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/],
      ['audience', /claim: aud/],
      ['signature', /not signed/],
      ['algorithm_none', /not signed/],
    ])(
      'identity_token_invalid for a token with the defect %s, and the customer stays as it is',
      async (defect, why) => {
        const id = await customer();
        const token = await issue({ ...ada, defect });
        expect(await expectRefusal(share(id, token), 422, 'identity_token_invalid')).toMatch(why);
        expect(await eventsOf(id)).toEqual(['customer.created']);
      },
    );

    it('identity_token_used for a token that was imported before, by whichever customer and however it is written', async () => {
      const [id, namesake] = [await customer(), await customer()];
      const token = await issue();
      expect((await share(id, token)).status).toBe(200);
      await revert(id);
      // The last character has bits that belong to no byte.
      const ends = 'ABQRghwx';
      const respelled = token.slice(0, -1) + ends[ends.indexOf(token.at(-1) ?? '') + 1];
      expect(respelled).not.toBe(token);
      for (const [again, spelling] of [
        [id, token],
        [namesake, token],
        [namesake, respelled],
      ] as const) {
        await expectRefusal(share(again, spelling), 422, 'identity_token_used');
      }
      expect(await eventsOf(namesake)).toEqual(['customer.created']);
    });

    it('identity_token_mismatch for a token of another business, used or not', async () => {
      const other = await server.seedBusiness({ hasReusableKyc: true });
      const token = await issue();
      const theirs = await customer(person, other);
      await expectRefusal(share(theirs, token, other), 422, 'identity_token_mismatch');
      expect((await share(await customer(), token)).status).toBe(200);
      await expectRefusal(share(theirs, token, other), 422, 'identity_token_mismatch');
    });

    it.each([
      { ...ada, first_name: 'Augusta' },
      { ...ada, last_name: 'Byron' },
      { first_name: 'Ada Love', last_name: 'lace' },
    ])(
      'identity_token_mismatch for a token about $first_name $last_name, which is not used up',
      async (name) => {
        const token = await issue(name);
        await expectRefusal(share(await customer(), token), 422, 'identity_token_mismatch');
        expect((await share(await customer({ ...person, ...name }), token)).status).toBe(200);
      },
    );
  });

  it('503 without an identity provider, in the API and the console', async () => {
    const environment = { IDENTITY_PROVIDER: 'none' };
    const lonely = await startServer({ database, environment });
    onTestFinished(() => lonely.stop());
    const token = await issue();
    const path = `/v1/customers/${await customer()}/token-share`;
    for (const [url, body] of [
      [lonely.api + path, { token }],
      [`${lonely.console}/console/v1/sandbox/identity_tokens`, ada],
    ] as const) {
      const { status, headers, json } = await call(url, body);
      expect([status, json.error.name]).toEqual([503, 'service_unavailable']);
      expect(headers.get('retry-after')).not.toBeNull();
    }
  });

  it('leaves no token in any row and any line of the log', async () => {
    const token = await issue();
    await share(await customer(), token);
    await share(await customer(), token);
    const rows = [...(await rowsOf(database.kysely, business.businessId)).values()].flat();
    const kept = JSON.stringify([rows, server.log]);
    expect(kept).toContain('sandbox.identity_token_created');
    for (const part of [token, ...token.split('.')]) expect(kept).not.toContain(part);
  });
});
