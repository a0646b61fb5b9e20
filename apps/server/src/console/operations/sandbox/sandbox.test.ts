import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { bankAccount, type QuoteKind, seedQuote } from '../../../../test/harness/seed/seed-quote.ts';
import {
  type ConsoleServer,
  type Person,
  SYSTEM,
  startConsole,
} from '../../../../test/harness/worlds/console-server.ts';
import { holdings } from '../../../../test/harness/worlds/test-ledger.ts';
import type { Business } from '../../../domain/accounts/business.ts';
import { grantableScopes } from '../../../domain/accounts/keys/scopes.ts';

const SANDBOX = '/console/v1/sandbox';

describe.each([postgres])('the sandbox on $name', ({ open }) => {
  let database: TestDatabase;
  let console: ConsoleServer;
  let business: Business;
  let developer: Person;

  beforeAll(async () => {
    database = await open();
    console = await startConsole(database);
  });
  afterAll(async () => {
    await console.stop();
    await database.close();
  });
  beforeEach(async () => {
    console.clock.advance(120_000);
    business = await console.business();
    developer = await console.person({ business, role: 'developer' });
  });

  const post = (path: string, body?: object, as = developer) =>
    console.call(`POST ${SANDBOX}/${path}`, { as, ...(body && { body }) });
  const fund = (amount: string, currency = 'NGN', as = developer) =>
    post('balances', { currency, amount }, as);
  const advance = (seconds: number) => post('clock/advance', { seconds });
  const keyOf = async ({ id }: Business) => {
    const key = await console.accounts.apiKeys.create(SYSTEM, id, { name: 'All', scopes: grantableScopes });
    return { id: key.id, headers: { authorization: `Bearer ${key.credential}` } };
  };

  const profileOf = async ({ id }: Business) => {
    const profile = await console.services.profiles.find(id, id);
    if (profile === undefined) throw new Error(`${id} has no profile.`);
    return profile;
  };
  const transferOf = async (kind: QuoteKind, facts: Parameters<typeof seedQuote>[3] = {}) => {
    const profile = await profileOf(business);
    const expiresAt = new Date(console.clock.now().getTime() + 1_800_000);
    const quote = await seedQuote(database, kind, profile, { expiresAt, ...facts });
    return console.services.transfers.create(profile, quote.id);
  };
  /** Available and held. */
  const held = async (currency: string) => {
    const holder = { businessId: business.id, profileId: business.id };
    return (await holdings(database, holder, currency))?.slice(0, 2);
  };
  /** Entries of the audit log of this action. */
  const audited = async (action: string): Promise<readonly object[]> => {
    const { body } = await console.call(`GET /console/v1/audit_entries?action=${action}`, { as: developer });
    return Object(body).data;
  };

  describe('getSandbox', () => {
    test('200: what time the business has', async () => {
      await advance(90);
      const now = new Date(console.clock.now().getTime() + 90_000).toISOString().replace('Z', '000Z');
      const answer = await console.call(`GET ${SANDBOX}`, { as: developer });
      expect([answer.status, answer.body]).toMatchObject([
        200,
        { data: { environment: 'sandbox', business_id: business.id, now, ahead_seconds: 90 } },
      ]);
    });
  });

  describe('fundSandboxBalance', () => {
    test('201: each call funds once more, and is audited', async () => {
      const answers = [await fund('250000'), await fund('0.5')];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]?.body).toMatchObject({
        message: 'Balance funded.',
        data: { profile_id: business.id, currency: 'NGN', amount: '250000.00' },
      });
      expect(answers[0]?.text('data.reference')).not.toBe(answers[1]?.text('data.reference'));
      expect(await held('NGN')).toEqual(['250000.5', '0']);
      const entries = await audited('sandbox.funded');
      expect(entries).toHaveLength(2);
      const actor = { kind: 'user', id: developer.id };
      for (const amount of ['0.5', '250000']) {
        const entry = { actor, target: business.id, facts: { amount, currency: 'NGN' } };
        expect(entries).toContainEqual(expect.objectContaining(entry));
      }
    });

    test('201: by an API key, in its business alone', async () => {
      const { id, headers } = await keyOf(business);
      const other = await console.business();
      const answer = await console.call(`POST ${SANDBOX}/balances`, {
        headers,
        body: { currency: 'ngn', amount: '5', business_id: other.id },
      });
      expect([answer.status, answer.text('data.profile_id')]).toEqual([201, business.id]);
      expect(await audited('sandbox.funded')).toMatchObject([{ actor: { kind: 'api_key', id } }]);
    });

    test('201: a customer of the business; 404: one of another business', async () => {
      const customer = `CUS_${business.id.slice(4)}`;
      await database.kysely
        .insertInto('profile')
        .values({
          business_id: business.id,
          profile_id: customer,
          kind: 'customer',
          display_currency: 'NGN',
          created_at: console.clock.now(),
        })
        .execute();
      const body = { currency: 'USDT', amount: '500', profile_id: customer };
      const own = await post('balances', body);
      expect([own.status, own.text('data.profile_id')]).toEqual([201, customer]);
      const stranger = await console.person({ business: await console.business() });
      const refused = await post('balances', body, stranger);
      expect([refused.status, refused.text('error.name')]).toEqual([404, 'resource_not_found']);
    });

    test.each([
      ['currency', { currency: 'XYZ', amount: '5' }],
      ['amount', { currency: 'NGN', amount: '5.001' }],
      ['amount', { currency: 'NGN', amount: '0' }],
      ['amount', { currency: 'NGN', amount: '-5' }],
      ['amount', { currency: 'NGN', amount: 5 }],
      ['amount', { currency: 'NGN' }],
    ])('400 on %s: %o', async (field, body) => {
      const answer = await post('balances', body);
      expect([answer.status, Object.keys(Object(answer.body).fields)]).toEqual([400, [field]]);
    });

    test('422: more than a balance can hold', async () => {
      const most = console.services.currencies.mostHeld('NGN').toString();
      const answers = [await fund(most), await fund('0.01')];
      expect(answers.map(({ status }) => status)).toEqual([201, 422]);
      expect(answers[1]?.text('error.name')).toBe('invalid_state');
      expect(await held('NGN')).toEqual([most, '0']);
    });
  });

  describe('createSandboxDeposit', () => {
    test('201: pays in a transfer', async () => {
      const { id } = await transferOf('deposit');
      const answer = await post('deposits', { currency: 'NGN', amount: '20000', transfer_id: id });
      expect([answer.status, answer.body]).toMatchObject([
        201,
        { data: { transfer_id: id, profile_id: business.id, amount: '20000.00' } },
      ]);
      expect(await held('NGN')).toEqual(['0', '20000']);
      const facts = { reference: answer.text('data.reference') };
      expect(await audited('sandbox.deposit_made')).toMatchObject([{ target: id, facts }]);
      const again = await post('deposits', { currency: 'NGN', amount: '20000', transfer_id: id });
      expect([again.status, again.text('data.transfer_id')]).toEqual([201, id]);
      expect(await held('NGN')).toEqual(['19850', '20000']);
      const wrong = await post('deposits', { currency: 'USDT', amount: '1', transfer_id: id });
      expect([wrong.status, wrong.text('error.name')]).toEqual([400, 'request_validation']);
    });

    test('201: pays to an address of the business', async () => {
      const { address } = await console.services.depositAddresses.get(await profileOf(business), 'USDT');
      const payment = { currency: 'USDT', amount: '25', address };
      const answer = await post('deposits', payment);
      expect([answer.status, answer.text('data.profile_id')]).toEqual([201, business.id]);
      expect(Object(answer.body).data).not.toHaveProperty('transfer_id');
      expect(await held('USDT')).toEqual(['0', '25']);
      const stranger = await console.person({ business: await console.business() });
      const refused = await post('deposits', payment, stranger);
      expect([refused.status, refused.text('error.name')]).toEqual([404, 'resource_not_found']);
    });

    test.each([
      { transfer_id: 'TRF_0000000000000000' },
      { address: 'nowhere' },
      { address: 'nowhere', memo: '1' },
      { virtual_account_id: 'VBA_0000000000000000' },
      { payment_request_id: 'PAYR_0000000000000000' },
    ])('404: %o, which nobody has', async (target) => {
      const answer = await post('deposits', { currency: 'USDT', amount: '5', ...target });
      expect([answer.status, answer.text('error.name')]).toEqual([404, 'resource_not_found']);
      expect(answer.text('message')).toContain(Object.values(target)[0]);
    });

    test('404: the transfer of another business, by session and by key', async () => {
      const { id } = await transferOf('deposit');
      const other = await console.business();
      const body = { currency: 'NGN', amount: '20000', transfer_id: id };
      const stranger = await console.person({ business: other });
      const { headers } = await keyOf(other);
      const answers = [
        await post('deposits', body, stranger),
        await console.call(`POST ${SANDBOX}/deposits`, { headers, body }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    });

    test.each([{}, { transfer_id: 'TRF_0000000000000000', address: 'nowhere' }, { memo: '1' }])(
      '400: not one target: %o',
      async (targets) => {
        const answer = await post('deposits', { currency: 'USDT', amount: '5', ...targets });
        expect([answer.status, answer.text('error.name')]).toEqual([400, 'schema_validation']);
      },
    );

    test('201: a transfer, whatever an address that is no text says beside it', async () => {
      const { id } = await transferOf('deposit');
      const body = { currency: 'NGN', amount: '20000', transfer_id: id, address: 5 };
      const answer = await post('deposits', body);
      expect([answer.status, answer.body]).toMatchObject([201, { data: { transfer_id: id } }]);
    });

    test('400: a memo beside a transfer, with advice that leads on', async () => {
      const { id } = await transferOf('deposit');
      const body = { currency: 'NGN', amount: '20000', transfer_id: id, memo: '7' };
      const answer = await post('deposits', body);
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { fields: { memo: [{ reason: 'A memo belongs to an address. Leave it out.' }] } },
      ]);
    });
  });

  describe('settleSandboxPayout', () => {
    /** A payout of 5000 NGN to which the bank never responds by itself. */
    const sentPayout = async () => {
      await fund('5000');
      const account = { ...bankAccount.account, accountNumber: '0123456444' };
      const { id } = await transferOf('plainWithdrawal', {
        payOut: { ...bankAccount, account },
      });
      await advance(10);
      return id;
    };

    test.each([
      ['delivered', 'funds_delivered'],
      ['not_delivered', 'funds_not_delivered'],
    ])('200: %s', async (outcome, status) => {
      const id = await sentPayout();
      const answer = await post(`payouts/${id}`, { outcome });
      expect([answer.status, answer.body]).toMatchObject([200, { data: { transfer_id: id, status } }]);
      expect(await audited('sandbox.payout_settled')).toMatchObject([{ target: id, facts: { outcome } }]);
      const again = await post(`payouts/${id}`, { outcome });
      expect([again.status, again.text('error.name')]).toEqual([422, 'invalid_state']);
    });

    test('200: failed, before it is sent; 422 once it is', async () => {
      await fund('5000');
      const { id } = await transferOf('plainWithdrawal');
      await advance(2);
      const answer = await post(`payouts/${id}`, { outcome: 'failed' });
      expect([answer.status, answer.body]).toMatchObject([200, { data: { status: 'failed' } }]);
      const sent = await post(`payouts/${await sentPayout()}`, { outcome: 'failed' });
      expect([sent.status, sent.text('error.name')]).toEqual([422, 'invalid_state']);
    });

    test('400: another outcome', async () => {
      const answer = await post('payouts/TRF_0000000000000000', { outcome: 'lost' });
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'schema_validation']);
    });

    test('404: the transfer of another business', async () => {
      const id = await sentPayout();
      const stranger = await console.person({ business: await console.business() });
      const answer = await post(`payouts/${id}`, { outcome: 'delivered' }, stranger);
      expect([answer.status, answer.text('error.name')]).toEqual([404, 'not_found']);
    });
  });

  describe('advanceSandboxClock', () => {
    test('200: every step on the way is taken at its own time', async () => {
      await fund('5000');
      const { id, createdAt } = await transferOf('plainWithdrawal');
      const answer = await advance(3600);
      expect([answer.status, answer.body]).toMatchObject([200, { data: { ahead_seconds: 3600 } }]);
      const transfer = await console.services.transfers.get(await profileOf(business), id);
      const seconds = transfer.steps.map(({ status, at }) => [
        status,
        (at.getTime() - createdAt.getTime()) / 1000,
      ]);
      expect(seconds).toEqual([
        ['pending', 0],
        ['processing', 2],
        ['outgoing_payment_sent', 4],
        ['funds_delivered', 14],
      ]);
      expect(await audited('sandbox.clock_advanced')).toMatchObject([{ facts: { seconds: 3600 } }]);
    });

    test('200: calls at once all count', async () => {
      await fund('5000');
      await transferOf('plainWithdrawal');
      const answers = await Promise.all([10, 20, 40, 80].map((seconds) => advance(seconds)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { body } = await console.call(`GET ${SANDBOX}`, { as: developer });
      expect(body).toMatchObject({ data: { ahead_seconds: 150 } });
    });

    test('200: no other business notices', async () => {
      const other = await console.person({ business: await console.business() });
      await advance(60);
      const { body } = await console.call(`GET ${SANDBOX}`, { as: other });
      expect(body).toMatchObject({ data: { ahead_seconds: 0 } });
    });

    test.each([0, -1, 1.5, 31_536_001, '60', null])('400: %o seconds', async (seconds) => {
      const answer = await post('clock/advance', { seconds });
      expect([answer.status, answer.text('error.name')]).toEqual([400, 'schema_validation']);
    });

    test('422: more than ten years', async () => {
      for (let year = 0; year < 10; year += 1) expect((await advance(31_536_000)).status).toBe(200);
      const answer = await advance(1);
      expect([answer.status, answer.text('error.name')]).toEqual([422, 'invalid_state']);
      expect((await post('reset')).status).toBe(200);
      expect((await advance(1)).status).toBe(200);
    });
  });

  describe('resetSandbox', () => {
    test('200: the business has nothing, and everything else stays', async () => {
      const { headers } = await keyOf(business);
      await fund('5000');
      await transferOf('plainWithdrawal');
      await advance(60);
      const answer = await console.call(`POST ${SANDBOX}/reset`, { headers });
      expect([answer.status, answer.body]).toMatchObject([
        200,
        { message: 'Sandbox reset.', data: { business_id: business.id, ahead_seconds: 0 } },
      ]);
      const { balances, transfers } = console.services;
      const profile = await profileOf(business);
      expect(profile.clockAheadMs).toBe(0);
      expect((await balances.list(profile, { sort: 'asc' })).entries).toEqual([]);
      expect((await transfers.list(profile, {}, { sort: 'asc', limit: 5, from: undefined })).entries).toEqual(
        [],
      );
      expect((await console.call(`GET ${SANDBOX}`, { headers })).status).toBe(200);
      const kept = ['sandbox.reset', 'sandbox.clock_advanced', 'sandbox.funded', 'api_key.created'];
      for (const action of kept) expect(await audited(action)).toHaveLength(1);
      expect((await fund('1')).status).toBe(201);
    });

    test('200: what is funded at the same time comes wholly before or after, or is told to try again', async () => {
      const calls = Array.from({ length: 12 }, (_, index) => (index % 4 === 2 ? post('reset') : fund('1')));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      const [resets, funded] = [0, 1].map((kind) =>
        statuses.filter((_, index) => (index % 4 === 2 ? 0 : 1) === kind),
      );
      expect(new Set(resets)).toEqual(new Set([200]));
      expect(funded?.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      const books = await console.services.books.trialBalance(business.id);
      expect(books.differences).toEqual([]);
    });
  });
});
