import { describe, expectTypeOf, it } from 'vitest';
import {
  type ApiError,
  type Balance,
  ConnectionError,
  type Customer,
  createClient,
  type FinancialOperationsClient,
  NotFoundError,
  type Page,
  type PagePromise,
  type Quote,
  QuoteExpiredError,
  type StockActivity,
  TooManyRequestsError,
  type Transfer,
  type UnauthorizedError,
} from './index.ts';

const client: FinancialOperationsClient = createClient({ baseUrl: 'http://127.0.0.1:1' });

// What is refused here is refused by `tsc`; nothing of it runs.
describe('a call', () => {
  it('has the type of its data, by name', () => {
    expectTypeOf(client.balances.get).returns.toEqualTypeOf<Promise<Balance>>();
    expectTypeOf(client.quotes.create).returns.toEqualTypeOf<Promise<Quote>>();
    expectTypeOf(client.transfers.list).returns.toEqualTypeOf<PagePromise<Transfer>>();
    expectTypeOf(client.customers.get).returns.toEqualTypeOf<Promise<Customer>>();
    expectTypeOf(client.customers.shareToken).returns.toEqualTypeOf<Promise<void>>();
    expectTypeOf(client.oauth.authorizeApp).returns.toBeString();
    expectTypeOf<Balance['available']['amount']>().toBeString();
    const position = async () => client.stocks.getPosition('TSLAx');
    expectTypeOf<Awaited<ReturnType<typeof position>>['items'][number]>().toEqualTypeOf<StockActivity>();
    expectTypeOf<Awaited<ReturnType<typeof position>>['data']['position']['symbol']>().toBeString();
  });

  it('refuses a wrong parameter', () => {
    // @ts-expect-error: the identifier is a string
    void (() => client.balances.get(5));
    // @ts-expect-error: the identifier is missing
    void (() => client.balances.get());
    // @ts-expect-error: no such filter
    void (() => client.transfers.list({ state: 'pending' }));
    // @ts-expect-error: no such status
    void (() => client.transfers.list({ status: ['lost'] }));
    // @ts-expect-error: a limit is a number
    void (() => client.transfers.list({ limit: '5' }));
    // @ts-expect-error: no such method
    void (() => client.balances.delete('NGN'));
    // @ts-expect-error: the tag Cards has no operation
    void (() => client.cards);
    // @ts-expect-error: reading takes no idempotency key
    void (() => client.balances.get('NGN', { idempotencyKey: 'k' }));
    // @ts-expect-error: countries belong to no profile
    void (() => client.countries.list({}, { profileId: 'CUS_1' }));
    // @ts-expect-error: one credential at a time
    void (() => createClient({ baseUrl: '', credential: { apiKey: '', publicKey: '' } }));
  });

  it('refuses a missing field', () => {
    // @ts-expect-error: the quote is missing
    void (() => client.transfers.create({}));
    // @ts-expect-error: no amount
    void (() => client.quotes.create({ source_currency: 'USDT', target_currency: 'NGN' }));
    // @ts-expect-error: the currency is missing
    void (() => client.balances.create({}));
  });

  it('refuses a misspelt field', () => {
    const terms = { source_currency: 'USDT', target_currency: 'NGN' } as const;
    // @ts-expect-error: the field is called `source_amount`
    void (() => client.quotes.create({ ...terms, sourceAmount: '5' }));
    // @ts-expect-error: `refrence` is no field of a quote
    void (() => client.quotes.create({ ...terms, source_amount: '5', refrence: 'INV-1' }));
    // @ts-expect-error: an amount is a string
    void (() => client.quotes.create({ ...terms, source_amount: 5 }));
    // @ts-expect-error: the field is called `available`
    void ((balance: Balance) => balance.avaliable);
  });

  it('notices an unhandled variant', () => {
    const nameOf = (customer: Customer): string => {
      switch (customer.type) {
        case 'individual':
          return customer.first_name;
        default:
          // @ts-expect-error: a business is not handled
          customer satisfies never;
          return '';
      }
    };
    const named = (customer: Customer): string => {
      switch (customer.type) {
        case 'individual':
          return customer.first_name;
        case 'business':
          return customer.business_name;
        default:
          return customer satisfies never;
      }
    };
    void [nameOf, named];
  });
});

describe('an error', () => {
  it('narrows by its class', () => {
    const read = (error: unknown) => {
      if (error instanceof NotFoundError) {
        expectTypeOf(error.name).toEqualTypeOf<'not_found' | 'resource_not_found'>();
        expectTypeOf(error.status).toEqualTypeOf<404>();
      }
      if (error instanceof TooManyRequestsError)
        expectTypeOf(error.retryAfter).toEqualTypeOf<number | null>();
      if (error instanceof ConnectionError) expectTypeOf(error.idempotencyKey).toEqualTypeOf<string | null>();
      // @ts-expect-error: a quote that expired is no 404
      void (error instanceof QuoteExpiredError && error.status === 404);
    };
    void read;
    expectTypeOf<NotFoundError>().toExtend<ApiError>();
    expectTypeOf<ApiError['name']>().not.toEqualTypeOf<string>();
  });
});

describe('withResponse', () => {
  it('narrows by status', () => {
    const read = async () => {
      const result = await client.withResponse.balances.create({ currency: 'GBP' });
      if (result.status === 200 || result.status === 201) {
        expectTypeOf(result.data).toEqualTypeOf<Balance>();
        expectTypeOf(result.error).toEqualTypeOf<undefined>();
      } else if (result.status === 401) {
        expectTypeOf(result.data).toEqualTypeOf<undefined>();
        expectTypeOf(result.error).toEqualTypeOf<UnauthorizedError>();
      }
      // @ts-expect-error: opening a balance is never 418
      void (result.status === 418);
      // @ts-expect-error: the data may be missing
      void result.data.currency;
      if (result.error === undefined) expectTypeOf(result.data).toEqualTypeOf<Balance>();
      const list = await client.withResponse.transfers.list();
      if (list.status === 200) expectTypeOf(list.data).toEqualTypeOf<Page<Transfer>>();
      return result.response;
    };
    expectTypeOf(read).returns.resolves.toEqualTypeOf<Response>();
  });
});

describe('a call by path', () => {
  it('is typed by path', () => {
    // @ts-expect-error: there is no such path
    void (() => client.GET('/v1/nothing'));
    // @ts-expect-error: the path parameter is missing
    void (() => client.GET('/v1/balances/{id_or_code}'));
    // @ts-expect-error: the issuer is at another address
    void (() => client.POST('/oauth2/token', { body: {} }));
    // @ts-expect-error: the quote is missing
    void (() => client.POST('/v1/transfers', { body: {} }));
  });
});
