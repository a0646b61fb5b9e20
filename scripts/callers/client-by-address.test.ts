import { createClient, type FinancialOperationsClient } from '@finops/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { generatedBundle } from '../testing/generated-bundle.ts';
import { borrowed } from '../testing/once-per-run.ts';
import type { Sandbox } from '../testing/sandbox.ts';

/** The reads of the contract whose success is an answer, and not a redirect of a browser. */
const reads = Object.values<Record<string, { operationId: string; responses: object }>>(
  generatedBundle('openapi.json').paths,
).flatMap(({ get }) => (get !== undefined && '200' in get.responses ? [get.operationId] : []));

/** The verified customer of the sandbox and of the examples. */
const CUSTOMER = 'CUS_5pXw8RkJ2vTq9LmB';
const DECIMAL = /^-?\d+(\.\d+)?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Where a program answers that keeps the contract. */
interface Target {
  readonly api: string;
  readonly issuer: string;
  readonly apiKey: string;
}

const targets = new Map<string, Target>();
let giveBack: () => Promise<void>;

beforeAll(async () => {
  const { thing: sandbox, ...loan } = await borrowed<Sandbox>(inject('sandbox'));
  giveBack = loan.giveBack;
  const { api, issuer, mock, credentials } = sandbox;
  targets.set('server', { api, issuer, apiKey: credentials.apiKey });
  targets.set('mock', { api: mock, issuer: mock, apiKey: credentials.apiKey });
}, 600_000);
afterAll(() => giveBack());

describe.each(['server', 'mock'])('against the %s, by its address alone', (name) => {
  const read = new Set<string>();
  let client: FinancialOperationsClient;

  beforeAll(() => {
    const { api, issuer, apiKey } = targets.get(name) as Target;
    client = createClient({
      baseUrl: api,
      authUrl: issuer,
      credential: { apiKey },
      hooks: {
        onResponse: ({ operation, method, status }) => {
          if (method === 'GET' && status === 200 && operation !== undefined) read.add(operation);
        },
      },
    });
  });

  it('reads what needs no credential', async () => {
    const currencies = await client.currencies.list();
    expect(currencies.items.map(({ code }) => code)).toContain('NGN');
    expect((await client.currencies.get('USDT')).code).toBe('USDT');
    const countries = await client.countries.list();
    expect(countries.items.map(({ id }) => id)).toContain('NG');
    const banks = await client.banks.list({ currency: 'NGN' });
    expect(banks.items.every(({ currency }) => currency === 'NGN')).toBe(true);
    expect(banks.items.length).toBeGreaterThan(0);
    const [pair] = (await client.pairs.list()).items;
    expect(pair?.id).toBe(`${pair?.base}${pair?.counter}`);
    expect((await client.oauth.getJwks()).keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256' });
    const configuration = await client.oauth.getOpenidConfiguration();
    expect(configuration.token_endpoint).toMatch(/\/oauth2\/token$/);
  });

  it('reads balances, addresses and accounts', async () => {
    const { items } = await client.balances.list();
    const usdt = items.find(({ currency }) => currency === 'USDT');
    expect(usdt?.available).toMatchObject({ amount: expect.stringMatching(DECIMAL), currency: 'USDT' });
    expect((await client.balances.get('USDT')).currency).toBe('USDT');
    const address = await client.addresses.get('USDT', { network: 'TRX' });
    expect(address).toMatchObject({ currency: 'USDT', network: 'TRX' });
  });

  it('reads customers', async () => {
    expect((await client.customers.listIndustries()).items.length).toBeGreaterThan(0);
    const { items } = await client.customers.list();
    expect(items.map(({ id }) => id)).toContain(CUSTOMER);
    const customer = await client.customers.get(CUSTOMER);
    expect(customer.id).toBe(CUSTOMER);
    expect(customer.kyc_status).toBeTypeOf('string');
    const account = await client.virtualBankAccounts.get('NGN', { profileId: CUSTOMER });
    expect(account).toMatchObject({ currency: 'NGN', account_number: expect.stringMatching(/^\d+$/) });
  });

  it('reads quotes, transfers, transactions and recipients', async () => {
    const recipient = await client.recipients.create({
      type: 'ngn_bank',
      account_name: 'ADA LOVELACE',
      account_number: '0123456789',
      bank_code: '058',
      bank_name: 'Guaranty Trust Bank',
    });
    const quote = await client.quotes.create({
      source_currency: 'USDT',
      target_currency: 'NGN',
      source_amount: '5.00',
    });
    const transfer = await client.transfers.create({ quote_id: quote.id });
    expect((await client.quotes.get(quote.id)).rate.rate).toMatch(DECIMAL);
    expect((await client.quotes.list()).items[0]?.created_at).toMatch(INSTANT);
    expect((await client.transfers.get(transfer.id)).status).toBeTypeOf('string');
    expect((await client.transfers.list()).items[0]?.quote_id).toMatch(/^QUO_/);
    const [entry] = (await client.transactions.list()).items;
    expect((await client.transactions.get(entry?.id ?? '')).amount).toMatch(DECIMAL);
    const [listed] = (await client.recipients.list()).items;
    expect((await client.recipients.get(recipient.id)).type).toBe('ngn_bank');
    expect(listed?.id).toMatch(/^REC_/);
  });

  it('reads links, requests and stocks', async () => {
    const link = await client.paymentLinks.create({
      one_time: false,
      name: 'Tea',
      title: 'Tea',
      description: 'A cup of tea',
      fixed: true,
      target_currency: 'NGN',
      target_amount: '2500.00',
    });
    expect((await client.paymentLinks.get(link.id)).id).toMatch(/^PAYL_/);
    expect((await client.paymentLinks.list()).items[0]?.title).toBeTypeOf('string');
    expect(Array.isArray((await client.paymentLinks.listRequests(link.id)).items)).toBe(true);
    const request = await client.paymentRequests.create({
      source_currency: 'NGN',
      target_currency: 'NGN',
      source_amount: '50000.00',
      pay_in: { type: 'temporary_bank_account' },
      additional_info: { email: 'ada@example.com', name: 'Ada Lovelace' },
    });
    expect((await client.paymentRequests.get(request.id)).id).toMatch(/^PAYR_/);
    expect((await client.paymentRequests.list()).items[0]?.id).toMatch(/^PAYR_/);
    expect((await client.paymentRequests.getMerchant()).username).toBeTypeOf('string');
    const movers = await client.stocks.listMovers();
    expect(Array.isArray(movers.gainers)).toBe(true);
    const position = await client.stocks.getPosition('AAPL');
    expect(position.data.position.tokens).toMatch(DECIMAL);
  });

  it('has read all that the contract lets one read', () => {
    expect(reads.filter((id) => !read.has(id))).toEqual([]);
  });
});
