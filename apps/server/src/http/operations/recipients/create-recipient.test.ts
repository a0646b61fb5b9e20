import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { postgres, type TestDatabase } from '../../../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../../../test/harness/reference-refusals.ts';
import type { SeededBusiness } from '../../../../test/harness/seed/seed-business.ts';
import { json, post, withHeaders } from '../../../../test/harness/worlds/json-calls.ts';
import { movedClock } from '../../../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../../../test/harness/worlds/server.ts';

const NAIRA = {
  type: 'ngn_bank',
  account_name: 'ADA LOVELACE',
  account_number: '0123456789',
  bank_code: '058',
};
const TILL = { type: 'till', account_name: 'Babbage Instruments', account_number: '5123456' };

const examples = new URL('../../../../../../spec/resources/recipients/examples/', import.meta.url);
const example = (name: string) => parse(readFileSync(new URL(name, examples), 'utf8')).value;
const creations = readdirSync(examples).filter((name) => name.startsWith('recipient-create-'));

describe.each([postgres])('recipients on $name', ({ name, open }) => {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    business = await server.seedBusiness();
  });

  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const call = (path: string, init: RequestInit = {}, caller = business) =>
    server.call(path, withHeaders(init, { Authorization: caller.authorization }));

  const create = (body: unknown, headers: Record<string, string> = {}, caller = business) =>
    call('/v1/recipients', withHeaders(post(body), headers), caller);

  describe('createRecipient', () => {
    describe('201', () => {
      it.each(creations)('saves what the contract has in %s, and says where it is', async (file) => {
        const request = example(file);
        const response = await create(request);
        const { data, ...rest } = await response.json();
        expect(response.status).toBe(201);
        expect(rest).toEqual({ status: 'success', message: 'Recipient saved.' });
        expect(response.headers.get('Location')).toBe(`/v1/recipients/${data.id}`);
        expect(data).toMatchObject({ object: 'recipient', active: true, type: request.type });
        expect(await json(call(`/v1/recipients/${data.id}`))).toMatchObject({ data });
      });

      it.each([
        ['recipient-create-ngn-bank.yaml', 'recipient-created.yaml'],
        ['recipient-create-crypto.yaml', 'recipient-created-crypto.yaml'],
      ])('answers %s as the contract has it in %s', async (request, answer) => {
        const at = '2026-05-04T09:30:00.000000Z';
        const expected = example(answer);
        const { data } = await json(create(example(request)));
        expect(data).toEqual({
          ...expected.data,
          id: expect.stringMatching(/^REC_[0-9A-Za-z]{16}$/),
          profile_id: business.businessId,
          created_at: at,
          updated_at: at,
        });
      });

      it.each([
        ['Ada Lovelace', true],
        ['  ADA   lovelace ', true],
        ['ADA LOVELACE KING', false],
        ['LOVELACE', false],
      ])('finds out whether %j is a customer of the business', async (account_name, owned) => {
        const { data } = await json(create({ ...NAIRA, account_name, owned_by_customer: !owned }));
        expect(data.owned_by_customer).toBe(owned);
      });

      it('takes no wallet and no account of another business’s customer for one of a customer', async () => {
        const wallet = { ...example('recipient-create-crypto.yaml'), account_name: 'Ada Lovelace' };
        expect((await json(create(wallet))).data.owned_by_customer).toBe(false);
        const stranger = await server.seedBusiness();
        await database.kysely
          .updateTable('customer')
          .set({ first_name: 'Mary', last_name: 'Somerville', compared_name: 'mary somerville' })
          .where('business_id', '=', stranger.businessId)
          .execute();
        expect((await json(create(NAIRA, {}, stranger))).data.owned_by_customer).toBe(false);
      });

      it('keeps nothing of the fields that the type does not have', async () => {
        const response = await create({
          ...TILL,
          iban: 'GB29NWBK60161331926819',
          active: false,
          id: 'REC_1',
        });
        expect(response.status).toBe(201);
        expect(response.headers.get('Ignored-Fields')).toMatch(/iban/);
        const { data } = await response.json();
        expect(data).toMatchObject({ active: true });
        expect(data).not.toHaveProperty('iban');
        expect(data.id).not.toBe('REC_1');
      });

      it('belongs to the business when a customer’s profile saves it', async () => {
        const { data } = await json(create(TILL, { 'X-BU-PROFILE-ID': business.customerId }));
        expect(data.profile_id).toBe(business.businessId);
        expect((await call(`/v1/recipients/${data.id}`)).status).toBe(200);
      });

      it('replays the first answer to the same key, and saves one recipient', async () => {
        const caller = await server.seedBusiness();
        const key = { 'Idempotency-Key': 'till' };
        const [first, again] = [await create(TILL, key, caller), await create(TILL, key, caller)];
        expect([first, again].map(({ status }) => status)).toEqual([201, 201]);
        expect(again.headers.get('Idempotency-Replayed')).toBe('true');
        expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
        expect(await again.json()).toEqual(await first.json());
        expect((await json(call('/v1/recipients', {}, caller))).data).toHaveLength(1);
      });

      it('keeps the reply to a key in the transaction that saves the recipient', async () => {
        const caller = await server.seedBusiness();
        expect((await create(TILL, { 'Idempotency-Key': 'together' }, caller)).status).toBe(201);
        const { rows } = await sql`
          SELECT recipient.xmin = reply.xmin AS together
          FROM recipient JOIN idempotency_record AS reply USING (business_id)
          WHERE business_id = ${caller.businessId}`.execute(database.kysely);
        expect(rows).toEqual([{ together: true }]);
      });

      it('saves one recipient for many calls at once with one key', async () => {
        const caller = await server.seedBusiness();
        const key = { 'Idempotency-Key': 'once' };
        const bodies = await Promise.all(Array.from({ length: 8 }, () => json(create(TILL, key, caller))));
        expect(new Set(bodies.map(({ data }) => data.id)).size).toBe(1);
        expect((await json(call('/v1/recipients', {}, caller))).data).toHaveLength(1);
      });
    });

    it('saves a wallet at an address of a test network, and at one of the main one', async () => {
      const wallet = { type: 'crypto', network: 'BTC', currency_id: 'BTC', account_name: 'ADA LOVELACE' };
      for (const crypto_address of [
        'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r',
        '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      ]) {
        expect((await json(create({ ...wallet, crypto_address }))).data).toMatchObject({ crypto_address });
      }
    });

    it('reads a local phone number with the country of the recipient, and answers the international one', async () => {
      const mpesa = example('recipient-create-mpesa-mobile-money.yaml');
      const mtn = example('recipient-create-mtn-mobile-money.yaml');
      const numbers: [object, string][] = [
        [{ ...mpesa, phone_number: '0712 345 678' }, '+254712345678'],
        [{ ...mtn, currency_id: 'UGX', country_id: 'UG', phone_number: '0771234567' }, '+256771234567'],
        // In Côte d'Ivoire the zero is a digit of the number.
        [{ ...mtn, currency_id: 'XOF', country_id: 'CI', phone_number: '0501234567' }, '+2250501234567'],
      ];
      for (const [body, phone_number] of numbers) {
        expect((await json(create(body))).data).toMatchObject({ phone_number });
      }
      for (const ambiguous of [
        { ...mtn, currency_id: 'XOF', country_id: undefined, phone_number: '0501234567' },
        { ...mtn, currency_id: undefined, country_id: undefined, phone_number: '0772123456' },
      ]) {
        const refused = await expectRefusal(await create(ambiguous), 400, 'request_validation');
        expect(Object.keys(refused.fields)).toEqual(['phone_number']);
      }
    });

    it('reads a phone number with a zero after its calling code (G357)', async () => {
      const mpesa = example('recipient-create-mpesa-mobile-money.yaml');
      const { data } = await json(create({ ...mpesa, phone_number: '+254 0712 345 678' }));
      expect(data).toMatchObject({ phone_number: '+254712345678' });
    });

    it('reads an IBAN in groups and small letters (G357)', async () => {
      const swift = example('recipient-create-usd-bank-swift.yaml');
      const { data } = await json(
        create({ ...swift, account_number: undefined, iban: 'gb29 nwbk 6016 1331 9268 19' }),
      );
      expect(data).toMatchObject({ iban: 'GB29NWBK60161331926819' });
    });

    it('reads a bank_transfer with a country as the bank of that country (G358)', async () => {
      const accounts = [
        ['ngn_bank', 'NG', 'recipient-create-ngn-bank.yaml'],
        ['kes_bank', 'KE', 'recipient-create-kes-bank.yaml'],
        ['gbp_bank', 'GB', 'recipient-create-gbp-bank.yaml'],
        ['usd_bank', 'US', 'recipient-create-usd-bank-ach.yaml'],
      ] as const;
      for (const [type, country_id, file] of accounts) {
        const body = { ...example(file), type: 'bank_transfer', country_id, country_code: undefined };
        expect((await json(create(body))).data).toMatchObject({ type, country_id });
      }
      for (const country_id of ['CH', undefined]) {
        const body = { ...example('recipient-create-ngn-bank.yaml'), type: 'bank_transfer', country_id };
        await expectRefusal(await create(body), 400, 'schema_validation');
      }
    });

    describe('400', () => {
      const dollar = () => example('recipient-create-usd-bank-swift.yaml');
      const wallet = () => example('recipient-create-crypto.yaml');

      it.each([
        ['currency', () => ({ ...NAIRA, currency_id: 'NGN', currency: 'NGN' })],
        ['currency_id', () => ({ ...NAIRA, currency_id: 'KES' })],
        ['country_code', () => ({ ...NAIRA, country_code: 'KE' })],
        ['bank_code', () => ({ ...NAIRA, bank_code: '999' })],
        ['iban', () => ({ ...dollar(), iban: 'GB29NWBK60161331926818' })],
        [
          'routing_number',
          () => ({ ...example('recipient-create-usd-bank-ach.yaml'), routing_number: '123456789' }),
        ],
        [
          'phone_number',
          () => ({
            ...example('recipient-create-mpesa-mobile-money.yaml'),
            phone_number: '0241234567890123',
          }),
        ],
        ['network', () => ({ ...wallet(), network: 'TON' })],
        ['crypto_address', () => ({ ...wallet(), crypto_address: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZZ' })],
        ['memo', () => ({ ...wallet(), memo: '1' })],
      ])('for a %s that breaks a rule', async (field, body) => {
        const refused = await expectRefusal(await create(body()), 400, 'request_validation');
        expect(Object.keys(refused.fields)).toEqual([field]);
      });

      it.each([
        ['type', () => ({ ...TILL, type: 'bank' })],
        ['account_number', () => ({ ...NAIRA, account_number: '123' })],
        ['sort_code', () => ({ ...example('recipient-create-gbp-bank.yaml'), sort_code: '6016' })],
        ['account_name', () => ({ type: 'paybill', bank_code: '600584', account_number: '1' })],
      ])('for a %s that breaks the schema', async (field, body) => {
        const refused = await expectRefusal(await create(body()), 400, 'schema_validation');
        expect(Object.keys(refused.fields)).toContain(field);
      });

      it('for both spellings of an address, and for account number and IBAN together', async () => {
        const { crypto_address } = wallet();
        const bodies = [
          { ...wallet(), address: crypto_address },
          { ...dollar(), account_number: '31926819' },
        ];
        for (const body of bodies) await expectRefusal(await create(body), 400, 'schema_validation');
      });
    });

    if (name === 'PostgreSQL') {
      describe('409', () => {
        it('while a request with the same key is still at work', async () => {
          const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
          const blocking = (await database.another()).transaction(async (transaction) => {
            await sql`LOCK TABLE recipient IN ACCESS EXCLUSIVE MODE`.execute(transaction);
            locked.resolve();
            await release.promise;
          });
          await locked.promise;
          const key = { 'Idempotency-Key': 'slow' };
          const answers = [create(TILL, key), create(TILL, key)];
          await expectRefusal(await Promise.race(answers), 409, 'conflict');
          release.resolve();
          await blocking;
          expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([201, 409]);
        });
      });
    }

    describe('422', () => {
      it('for a key that another body used', async () => {
        const key = { 'Idempotency-Key': 'used' };
        expect((await create(TILL, key)).status).toBe(201);
        await expectRefusal(await create(NAIRA, key), 422, 'idempotency_key_reused');
      });
    });
  });
});
