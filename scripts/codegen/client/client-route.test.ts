import { describe, expect, it } from 'vitest';
import { SpecError } from '../bundle.ts';
import { clientRoutes, methodName } from './client-route.ts';

describe('methodName', () => {
  it.each([
    ['listBalances', 'Balances', 'balances.list'],
    ['getBalance', 'Balances', 'balances.get'],
    ['listCurrencies', 'Currencies', 'currencies.list'],
    ['getCurrency', 'Currencies', 'currencies.get'],
    ['cancelTransfer', 'Transfers', 'transfers.cancel'],
    ['resolveBankAccount', 'Recipients', 'recipients.resolveBankAccount'],
    ['shareCustomerToken', 'Customers', 'customers.shareToken'],
    ['createPaymentLinkRequest', 'PaymentLinks', 'paymentLinks.createRequest'],
    ['listPaymentRequests', 'PaymentRequests', 'paymentRequests.list'],
    ['getStockPosition', 'Stocks', 'stocks.getPosition'],
    ['createPledgeQuote', 'Pledges', 'pledges.createQuote'],
    ['listCountries', 'Miscellaneous', 'countries.list'],
    ['validateAddress', 'Miscellaneous', 'addresses.validate'],
    ['getVirtualBankAccount', 'Miscellaneous', 'virtualBankAccounts.get'],
  ])('of %s, which is tagged %s, is %s', (id, tag, name) => {
    const { group, method } = methodName({ id, tag, host: 'api' });
    expect(`${group}.${method}`).toBe(name);
  });

  it('of the issuer is the operation', () => {
    expect(methodName({ id: 'createToken', tag: 'Miscellaneous', host: 'issuer' })).toEqual({
      group: 'oauth',
      method: 'createToken',
    });
  });
});

describe('clientRoutes', () => {
  const envelope = (data: unknown, pagination?: unknown) => ({
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { status: {}, data, ...(pagination !== undefined && { pagination }) },
        },
      },
    },
  });
  const document = (responses: Record<string, unknown>, id = 'getThing') => ({
    paths: {
      '/v1/things': { get: { operationId: 'listThings', tags: ['Things'], responses: {} } },
      '/v1/things/{id}': {
        parameters: [{ name: 'id', in: 'path' }],
        get: { operationId: id, tags: ['Things'], responses },
      },
    },
    components: {},
  });
  const answer = (responses: Record<string, unknown>) => clientRoutes(document(responses))[1]?.answer;

  it('know what a call resolves to', () => {
    const list = { type: 'array', items: { type: 'string' } };
    expect(answer({ 200: envelope({ type: 'object' }) })).toEqual({ kind: 'data', data: { type: 'object' } });
    expect(answer({ 200: envelope(list, {}) })).toMatchObject({ kind: 'page', item: { type: 'string' } });
    const inside = { type: 'object', properties: { total: {}, rows: list } };
    expect(answer({ 200: envelope(inside, {}) })).toMatchObject({ kind: 'page', items: 'rows' });
    expect(answer({ 200: envelope(undefined) })).toEqual({ kind: 'nothing' });
    expect(answer({ 303: {} })).toEqual({ kind: 'address' });
    expect(answer({ 200: { content: { 'application/json': { schema: { properties: {} } } } } })?.kind).toBe(
      'body',
    );
  });

  it('have the parameters that all methods of a path share', () => {
    expect(clientRoutes(document({}))[1]?.pathParameters).toEqual([{ name: 'id', in: 'path' }]);
  });

  it.each([
    [
      'two operations of one name',
      () => document({}, 'listThing'),
      /listThing and listThings would both be client\.things\.list/,
    ],
    [
      'successes that differ',
      () => document({ 200: envelope({ type: 'object' }), 201: envelope({ type: 'array' }) }),
      /The success responses of getThing have different schemas/,
    ],
    [
      'pages of nothing that is a list',
      () => document({ 200: envelope({ type: 'object' }, {}) }),
      /The data of getThing is paginated but does not contain exactly one list/,
    ],
  ])('refuse %s', (_, make, message) => {
    expect(() => clientRoutes(make())).toThrow(SpecError);
    expect(() => clientRoutes(make())).toThrow(message);
  });
});
