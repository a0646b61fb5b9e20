import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { expectRefusal } from '../../test/harness/reference-refusals.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';

const ACCOUNT = { account_name: 'ADA LOVELACE', account_number: '0123456789' };
const NAIRA = { type: 'ngn_bank', ...ACCOUNT };
const WALLET = {
  type: 'crypto',
  account_name: 'Vault',
  network: 'TRX',
  crypto_address: 'TPL66VK2gCXNCD7EJg9pgJRfqcRazjhUZY',
};
const LINK = {
  fixed: true,
  one_time: false,
  name: 'Invoice',
  title: 'Invoice 7',
  description: 'Translation',
  target_currency: 'NGN',
  target_amount: '5000.00',
};

/** Requests as clients of the live service make them. */
describe.each(sampledDatabases)('what can be asked for, on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;

  beforeAll(async () => {
    database = await open();
    const environment = { RATE_LIMIT_PER_MINUTE: '1000000' };
    server = await startServer({ database, clock: movedClock(), environment });
    business = await server.seedBusiness();
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const init = {
      method,
      headers: { Authorization: business.authorization, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    return path.startsWith('/console') ? fetch(`${server.console}${path}`, init) : server.call(path, init);
  };
  const answer = async (...asked: Parameters<typeof send>) => {
    const response = await send(...asked);
    const { data } = await response.json();
    return { status: response.status, data };
  };
  const refusal = async (...asked: Parameters<typeof send>): Promise<Record<string, string>> => {
    const { fields } = await expectRefusal(await send(...asked), 400, 'request_validation');
    return Object.fromEntries(
      Object.entries<{ reason: string }[]>(fields).map(([name, [one]]) => [name, one?.reason ?? '']),
    );
  };
  const fund = (currency: string, amount: string, more: object = {}) =>
    answer('POST', '/console/v1/sandbox/balances', { currency, amount, ...more });

  describe('null and empty optional fields mean absent (G320)', () => {
    it('an empty memo is no memo, in a recipient, a quote and a check of an address', async () => {
      const saved = await answer('POST', '/v1/recipients', { ...WALLET, memo: '', currency_id: null });
      expect(saved).toMatchObject({ status: 201, data: { network: 'TRX' } });
      expect(saved.data).not.toHaveProperty('memo');
      await fund('USDT', '1000');
      const { network, crypto_address: address } = WALLET;
      const paid = { type: 'address', address, network, memo: '' };
      const quote = { source_currency: 'USDT', target_currency: 'USDT', source_amount: '100', pay_out: paid };
      expect(await answer('POST', '/v1/quotes', quote)).toMatchObject({ status: 201 });
      const check = { type: 'address', address, network, currency: 'USDT', memo: '' };
      expect(await answer('POST', '/v1/validate', check)).toMatchObject({ data: { valid: true } });
    });

    it('null in place of a field that another one excludes, and of an object, counts as absent', async () => {
      await fund('USDT', '1000');
      const quote = {
        source_currency: 'USDT',
        target_currency: 'NGN',
        source_amount: '100',
        target_amount: null,
        pay_in: null,
        pay_out: null,
        reversal_policy: null,
        reference: '',
      };
      expect(await answer('POST', '/v1/quotes', quote)).toMatchObject({ status: 201 });
    });

    it('fields of other types of a leg', async () => {
      const saved = await answer('POST', '/v1/recipients', { ...NAIRA, bank_code: '058' });
      const leg = (facts: object) =>
        answer('POST', '/v1/quotes', {
          source_currency: 'NGN',
          target_currency: 'NGN',
          source_amount: '20000',
          ...facts,
        });
      await fund('NGN', '50000');
      const nothing = { address: null, network: null, memo: '' };
      for (const facts of [
        { pay_out: { type: 'bank_transfer', recipient_id: saved.data.id, ...nothing } },
        { target_currency: 'USDT', pay_out: { type: 'balance', recipient_id: null } },
        { pay_in: { type: 'temporary_bank_account', phone: null, network: '' } },
      ]) {
        expect(await leg(facts)).toMatchObject({ status: 201 });
      }
    });

    it('at any depth, and in the console', async () => {
      const limited = { ...LINK, amount_limit: { min_amount: '1.00', max_amount: null }, note: null };
      const { status, data } = await answer('POST', '/v1/payments/links', limited);
      expect([status, data.amount_limit ?? data.meta?.amount_limit]).toMatchObject([
        201,
        { min_amount: '1.00' },
      ]);
      expect(await fund('NGN', '5', { profile_id: '' })).toMatchObject({ status: 201 });
    });

    it('a required field is still refused', async () => {
      for (const account_name of [null, '']) {
        const body = { ...NAIRA, bank_code: '058', account_name };
        const refused = await expectRefusal(
          await send('POST', '/v1/recipients', body),
          400,
          'schema_validation',
        );
        expect(Object.keys(refused.fields)).toEqual(['account_name']);
      }
    });

    it('a repetition that leaves them out is the same request', async () => {
      const key = { 'Idempotency-Key': 'wallet-with-null' };
      const first = await answer('POST', '/v1/recipients', { ...WALLET, memo: null, currency: '' }, key);
      const again = await send('POST', '/v1/recipients', WALLET, key);
      expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
      expect((await again.json()).data.id).toBe(first.data.id);
    });

    it('in a PATCH null clears, and an empty text is refused', async () => {
      const given = { note: 'Thank you', customer_name: 'Ada', expires_at: '2027-01-01T00:00:00Z' };
      const { data } = await answer('POST', '/v1/payments/links', { ...LINK, ...given });
      const path = `/v1/payments/links/${data.id}`;
      expect(data).toMatchObject({ meta: { note: 'Thank you', customer_name: 'Ada' } });
      const cleared = await answer('PATCH', path, { note: null, expires_at: null });
      expect(cleared).toMatchObject({ status: 200, data: { meta: { customer_name: 'Ada' } } });
      expect(cleared.data).not.toHaveProperty('expires_at');
      expect(cleared.data.meta).not.toHaveProperty('note');
      expect((await answer('GET', path)).data).toEqual(cleared.data);
      await expectRefusal(await send('PATCH', path, { customer_name: '' }), 400, 'schema_validation');
      expect(await refusal('PATCH', path, { target_amount: null })).toHaveProperty('fixed');
      const open = await answer('PATCH', path, { fixed: false, target_amount: null });
      expect(open.status).toBe(200);
      expect(open.data).not.toHaveProperty('target_amount');
      const quoted = { quote_amount: '5.00', quote_currency: 'USD', target_amount: null };
      expect(await answer('PATCH', path, quoted)).toMatchObject({ data: { quote_currency: 'USD' } });
      expect(await refusal('PATCH', path, { quote_currency: null })).toHaveProperty('quote_currency');
      const both = await answer('PATCH', path, { quote_amount: null, quote_currency: null });
      expect(both.data).not.toHaveProperty('quote_amount');
    });
  });

  describe('a Nigerian bank is one bank with two codes (G322)', () => {
    const lookUp = (body: object) =>
      answer('POST', '/v1/recipients/resolve-bank-account', { account_number: '0123456789', ...body });

    it.each([
      ['058', '000013', 'Guaranty Trust Bank'],
      ['999992', '100004', 'OPay'],
    ])('%s and %s name it to recipients, payouts and account lookup', async (code, nip_code, name) => {
      const { data: banks } = await answer('GET', '/v1/banks');
      expect(banks).toContainEqual({ name, code, nip_code, country: 'NG', currency: 'NGN' });
      await fund('NGN', '20000.00');
      const holders = new Set<string>();
      for (const bank_code of [code, nip_code]) {
        const { status, data } = await answer('POST', '/v1/recipients', { ...NAIRA, bank_code });
        expect([status, data]).toMatchObject([201, { bank_code, bank_name: name }]);
        const pay_out = { type: 'bank_transfer', recipient_id: data.id };
        const amounts = { source_currency: 'NGN', target_currency: 'NGN', source_amount: '5000.00' };
        const quote = await answer('POST', '/v1/quotes', { ...amounts, pay_out });
        expect(quote.data.pay_out.recipient_details).toMatchObject({ bank_code, bank_name: name });
        const found = await lookUp({ currency_id: 'NGN', bank_code });
        expect(found).toMatchObject({ status: 200, data: { bank_name: name } });
        holders.add(found.data.account_name);
      }
      expect(holders.size).toBe(1);
    });

    it('a bank tells its country and its currency', async () => {
      const { data } = await answer('GET', '/v1/banks?country=KE');
      expect(data).toContainEqual({ name: 'ABC Bank Kenya', code: '35', country: 'KE', currency: 'KES' });
    });

    it.each([
      ['ngn_bank', '35', 'ABC Bank Kenya, a bank of Kenya', 'Nigeria. GET /v1/banks?country=NG'],
      ['kes_bank', '000013', 'Guaranty Trust Bank, a bank of Nigeria', 'Kenya. GET /v1/banks?country=KE'],
      ['kes_bank', '058', 'Guaranty Trust Bank, a bank of Nigeria', 'Kenya.'],
    ])('to %s %s is refused as the code of %s', async (type, bank_code, bank, country) => {
      const account_number = type === 'ngn_bank' ? '0123456789' : '1234567890123';
      const told = await refusal('POST', '/v1/recipients', { ...ACCOUNT, type, account_number, bank_code });
      expect(told.bank_code).toContain(`${bank_code} is the code of ${bank}; this account is in ${country}`);
    });

    it('account lookup refuses the code of another country as that, too', async () => {
      const body = { currency_id: 'NGN', bank_code: '35', account_number: '0123456789' };
      const told = await refusal('POST', '/v1/recipients/resolve-bank-account', body);
      expect(told.bank_code).toContain('a bank of Kenya; this account is in Nigeria.');
    });

    it('a code that no bank has is refused as unknown', async () => {
      const told = await refusal('POST', '/v1/recipients', { ...NAIRA, bank_code: '12345' });
      expect(told.bank_code).toMatch(/^No bank of Nigeria has the code 12345\. GET \/v1\/banks\?country=NG/);
    });

    it('resolve-bank-account takes what live documents: NGN, mobile_money and 000013', async () => {
      const asked = { currency_id: 'NGN', country_id: 'NG', bank_code: '000013' };
      const found = await lookUp({ ...asked, channel: 'mobile_money' });
      expect(found).toMatchObject({ status: 200, data: { bank_name: 'Guaranty Trust Bank' } });
      expect(found).toEqual(await lookUp({ ...asked, channel: 'bank_transfer' }));
    });
  });

  describe('pairs, ramps and the other name of POL', () => {
    it('pairs are sorted by market_cap, the largest first', async () => {
      const { data } = await answer('GET', '/v1/pairs?sort_by=market_cap');
      const basesOf = (pairs: readonly { readonly base: string }[]) => [
        ...new Set(pairs.map((one) => one.base)),
      ];
      const bases = basesOf(data);
      expect(bases.slice(0, 3)).toEqual(['BTC', 'ETH', 'USDT']);
      expect(bases.indexOf('POL')).toBeLessThan(bases.indexOf('GBP'));
      const descending = await answer('GET', '/v1/pairs?sort_by=market_cap&sort=desc');
      expect(basesOf(descending.data)).toEqual(bases);
    });

    it('networks carry is_ramp_buy_supported and is_ramp_sell_supported', async () => {
      const { data } = await answer('GET', '/v1/currencies');
      const networks = data.flatMap(
        (currency: { supported_networks: object[] }) => currency.supported_networks,
      );
      expect(networks.length).toBeGreaterThan(15);
      for (const network of networks) {
        const { deposit, withdrawal } = network;
        expect(network).toMatchObject({ is_ramp_buy_supported: withdrawal, is_ramp_sell_supported: deposit });
      }
    });

    it('MATIC is read as POL wherever a currency is named, and POL is answered (G321)', async () => {
      expect(await answer('GET', '/v1/currencies/matic')).toMatchObject({ data: { code: 'POL' } });
      expect(await fund('MATIC', '500')).toMatchObject({ data: { currency: 'POL' } });
      expect(await answer('GET', '/v1/balances/MATIC')).toMatchObject({ data: { currency: 'POL' } });
      const quote = { source_currency: 'MATIC', target_currency: 'NGN', source_amount: '100' };
      expect(await answer('POST', '/v1/quotes', quote)).toMatchObject({
        status: 201,
        data: { source_currency: 'POL' },
      });
      const { data: pairs } = await answer('GET', '/v1/pairs?base=MATIC');
      expect(new Set(pairs.map(({ base }: { base: string }) => base))).toEqual(new Set(['POL']));
      const address = await answer('GET', '/v1/addresses/MATIC?network=MATIC');
      expect(address).toMatchObject({ data: { currency: 'POL', network: 'MATIC' } });
    });
  });

  it('pairs with a credential follow the clock of the business, as quotes do (G323)', async () => {
    const path = '/v1/pairs?base=USDT&counter=NGN';
    const priceFor = async (headers: Record<string, string>) => {
      const { data } = await answer('GET', path, undefined, headers);
      return data[0].sell_price.amount as string;
    };
    const ofServer = async () => (await (await server.call(path)).json()).data[0].sell_price.amount as string;
    expect(await priceFor({})).toBe(await ofServer());
    await answer('POST', '/console/v1/sandbox/clock/advance', { seconds: 86_400 * 3 });
    expect(await priceFor({})).not.toBe(await ofServer());
    await fund('USDT', '1000');
    const quote = { source_currency: 'USDT', target_currency: 'NGN', source_amount: '100' };
    const { data } = await answer('POST', '/v1/quotes', quote);
    expect(Number(data.rate.rate)).toBe(Number(await priceFor({})));
    expect(await priceFor({ 'X-BU-PROFILE-ID': business.customerId })).toBe(await priceFor({}));
  });

  it('pairs are for anybody, but not with a credential that is not valid (G323)', async () => {
    expect((await server.call('/v1/pairs')).status).toBe(200);
    const wrong = await send('GET', '/v1/pairs', undefined, { Authorization: 'Bearer bm9ib2R5OnNlY3JldA==' });
    await expectRefusal(wrong, 401, 'unauthorized');
    const other = await send('GET', '/v1/pairs', undefined, { 'X-BU-PROFILE-ID': 'CUS_nobody' });
    await expectRefusal(other, 404, 'resource_not_found');
  });
});
