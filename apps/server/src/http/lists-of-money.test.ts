import { loadDocument, type OpenApiDocument } from '@finops/contract/document';
import { documentedOperations } from '@finops/contract-express/reading';
import { isApiDocument } from '@finops/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampledDatabases, type TestDatabase } from '../../test/harness/processes/databases.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { startConsole } from '../../test/harness/worlds/console-server.ts';
import { movedClock } from '../../test/harness/worlds/moved-clock.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { profileOf } from '../../test/harness/worlds/test-profile.ts';
import { openTokenDesk } from '../../test/harness/worlds/token-desk.ts';
import { toldEvents } from '../../test/harness/worlds/told-events.ts';
import { Decimal } from '../domain/money/decimal.ts';
import { blankRecords } from '../storage/customers/blank-records.ts';

const MINUTE = 60_000;
const RUN = { department: 'treasury', 'payment run': '2026-05-04', note: '' };

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many operations.
  readonly body: any;
  readonly headers: Headers;
}

describe.each(sampledDatabases)('lists of money on $name', ({ open }) => {
  const clock = movedClock();
  let database: TestDatabase;
  let server: TestServer;
  let business: SeededBusiness;
  let other: SeededBusiness;
  /** By the names that the test gives them. */
  const quotes: Record<string, string> = {};
  const transfers: Record<string, string> = {};

  async function call(
    path: string,
    { body, authorization = business.authorization, profile }: CallFacts = {},
  ): Promise<Answer> {
    const response = await server.call(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: authorization,
        ...(profile !== undefined && { 'X-BU-PROFILE-ID': profile }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  }

  async function quoted(facts: object, from: CallFacts = {}): Promise<Answer> {
    return call('/v1/quotes', { ...from, body: { source_amount: '100', ...facts } });
  }

  /** Executes a quote and waits for the transfer to end. */
  async function executed(quoteId: string, facts: object = {}, from: CallFacts = {}): Promise<Answer> {
    const made = await call('/v1/transfers', { ...from, body: { quote_id: quoteId, ...facts } });
    expect(made.status).toBe(201);
    const { businessId } = from.authorization === other.authorization ? other : business;
    for (let step = 0; step < 3; step++) {
      clock.advance(15_000);
      await server.services.transferEngine.runDue(businessId);
    }
    return made;
  }

  /** A transfer with its quote, an hour after the previous one. */
  async function exchange(name: string, facts: object, from: CallFacts = {}): Promise<void> {
    clock.advance(60 * MINUTE);
    const quote = (await quoted(facts, from)).body.data.id;
    quotes[name] = quote;
    transfers[name] = (await executed(quote, {}, from)).body.data.id;
  }

  const named = (names: Record<string, string>, answer: Answer): string[] => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    const ids = Object.entries(names);
    return answer.body.data.map(
      ({ id, transfer_id }: { id: string; transfer_id?: string }) =>
        ids.find(([, one]) => one === id || one === transfer_id)?.[0] ?? id,
    );
  };

  beforeAll(async () => {
    database = await open();
    server = await startServer({ database, clock, environment: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    business = await server.seedBusiness();
    other = await server.seedBusiness();
    const customer = { ...business, profileId: business.customerId };
    for (const holder of [business, other, customer]) {
      for (const code of ['USDT', 'NGN']) {
        const profile = profileOf(holder);
        await server.services.balances.fund(
          profile,
          code,
          Decimal.parse('1000000'),
          `o-${profile.profileId}`,
        );
      }
    }
    const toNaira = { source_currency: 'USDT', target_currency: 'NGN' };
    const toDollars = { source_currency: 'NGN', target_currency: 'USDT', source_amount: '20000' };
    await exchange('first', { ...toNaira, reference: 'INV-1' });
    await exchange('second', { ...toDollars, reference: 'INV-1' });
    await exchange('third', { ...toNaira, reference: 'INV-2' });
    await exchange('of the customer', { ...toNaira, reference: 'INV-1' }, { profile: business.customerId });
    await exchange('of another business', { ...toNaira, reference: 'INV-1' }, other);
    clock.advance(60 * MINUTE);
    const incoming = await quoted({
      source_currency: 'NGN',
      target_currency: 'NGN',
      source_amount: '20000',
      pay_in: { type: 'temporary_bank_account' },
      reference: 'INV-3',
    });
    quotes.waiting = incoming.body.data.id;
    const waiting = await call('/v1/transfers', { body: { quote_id: quotes.waiting } });
    transfers.waiting = waiting.body.data.id;
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const createdAt = async (name: string): Promise<string> =>
    (await call(`/v1/transfers/${transfers[name]}`)).body.data.created_at;

  describe('filters that a payments desk needs', () => {
    it.each([
      ['', ['waiting', 'third', 'second', 'first']],
      ['reference=INV-1', ['second', 'first']],
      ['reference=inv-1', []],
      ['reference=INV', []],
      ['category=conversion', ['third', 'second', 'first']],
      ['category=deposit', ['waiting']],
      ['category=sell', []],
      ['source_currency=usdt', ['third', 'first']],
      ['source_currency=XYZ', []],
      ['target_currency=NGN', ['waiting', 'third', 'first']],
      ['target_currency=NGN&source_currency=NGN', ['waiting']],
      ['target_currency=NGN&status=funds_converted&sort=asc', ['first', 'third']],
      ['target_currency=NGN&status=funds_converted&status=pending', ['waiting', 'third', 'first']],
      ['reference=INV-1&source_currency=NGN', ['second']],
      ['reference=INV-1&category=deposit', []],
      ['category=conversion&reference=INV-2&status=funds_converted&source_currency=USDT', ['third']],
    ])('transfers: %s', async (query, expected) => {
      expect(named(transfers, await call(`/v1/transfers?${query}`))).toEqual(expected);
    });

    it('transfers: created_after and created_before', async () => {
      const [second, third] = [await createdAt('second'), await createdAt('third')];
      const list = async (query: string) => named(transfers, await call(`/v1/transfers?${query}`));
      expect(await list(`created_after=${second}`)).toEqual(['waiting', 'third', 'second']);
      expect(await list(`created_before=${second}`)).toEqual(['first']);
      expect(await list(`created_after=${second}&created_before=${third}`)).toEqual(['second']);
      expect(await list(`created_after=${third}&category=conversion`)).toEqual(['third']);
      expect(await list(`created_after=${third}&reference=INV-1`)).toEqual([]);
      const ahead = `${new Date(Date.parse(second) + 3_600_000).toISOString().slice(0, 19)}${second.slice(19, -1)}`;
      for (const offset of ['%2B01:00', '+01:00']) {
        expect(await list(`created_after=${ahead}${offset}`)).toEqual(['waiting', 'third', 'second']);
      }
      const wrong = await call('/v1/transfers?created_after=yesterday');
      expect([wrong.status, wrong.body.error.name]).toEqual([400, 'request_validation']);
      expect(Object.keys(wrong.body.fields)).toEqual(['created_after']);
    });

    it('transactions: reference, type, currency, transfer_id, created_after and created_before', async () => {
      const list = async (query: string) => named(transfers, await call(`/v1/transactions?${query}`));
      const [second] = [await createdAt('second')];
      expect(await list('type=converts')).toEqual(['third', 'third', 'second', 'second', 'first', 'first']);
      expect(await list('type=converts&currency=USDT')).toEqual(['third', 'second', 'first']);
      expect(await list('reference=INV-1')).toEqual(['second', 'second', 'first', 'first']);
      expect(await list('reference=INV-1&currency=NGN')).toEqual(['second', 'first']);
      expect(await list('reference=INV-1&type=fees')).toEqual([]);
      expect(await list(`transfer_id=${transfers.third}`)).toEqual(['third', 'third']);
      expect(await list(`transfer_id=${transfers.third}&reference=INV-1`)).toEqual([]);
      expect(await list(`transfer_id=${transfers['of the customer']}`)).toEqual([]);
      expect(await list('transfer_id=TRF_none')).toEqual([]);
      expect(await list(`created_after=${second}&type=converts&currency=NGN`)).toEqual(['third', 'second']);
      expect(await list(`created_before=${second}&type=converts`)).toEqual(['first', 'first']);
    });

    it('balances: currency', async () => {
      const currencies = async (query: string) =>
        (await call(`/v1/balances?${query}`)).body.data.map(({ currency }: { currency: string }) => currency);
      expect((await currencies('')).toSorted()).toEqual(['NGN', 'USDT']);
      expect(await currencies('currency=usdt')).toEqual(['USDT']);
      expect(await currencies('currency=BTC')).toEqual([]);
    });

    it('a page and its cursor are of the filters that they were asked for with', async () => {
      const after = await createdAt('first');
      for (const filters of [
        'reference=INV-1',
        'source_currency=USDT',
        'category=conversion&target_currency=NGN&status=funds_converted',
        `created_after=${after}&category=conversion`,
        `created_after=${after}`,
      ]) {
        for (const sort of ['asc', 'desc']) {
          const path = `/v1/transfers?${filters}&sort=${sort}`;
          const whole = named(transfers, await call(path));
          const paged: string[] = [];
          const back: string[] = [];
          let cursor = '';
          let previous: string | undefined;
          for (;;) {
            const page = await call(`${path}&limit=1${cursor && `&cursor=${cursor}`}`);
            paged.push(...named(transfers, page));
            ({ next_cursor: cursor = '', previous_cursor: previous } = page.body.pagination);
            if (cursor === '') break;
          }
          while (previous !== undefined) {
            const page = await call(`${path}&limit=1&cursor=${previous}`);
            back.unshift(...named(transfers, page));
            previous = page.body.pagination.previous_cursor;
          }
          expect([filters, sort, paged]).toEqual([filters, sort, whole]);
          expect(back).toEqual(whole.slice(0, -1));
        }
      }
      const { next_cursor } = (await call('/v1/transfers?reference=INV-1&limit=1')).body.pagination;
      for (const foreign of [
        '/v1/transfers?reference=INV-2&limit=1',
        '/v1/transfers?limit=1',
        '/v1/transfers?reference=INV-1&profile_id=all&limit=1',
        '/v1/transactions?reference=INV-1&limit=1',
      ]) {
        const refused = await call(`${foreign}&cursor=${next_cursor}`);
        expect([foreign, refused.status, refused.body.error.name]).toEqual([foreign, 400, 'bad_request']);
      }
    });
  });

  describe('a list across all profiles of a business: profile_id=all', () => {
    it('has the transfers and transactions of the business and its customers, each with its profile', async () => {
      const all = ['waiting', 'of the customer', 'third', 'second', 'first'];
      const answer = await call('/v1/transfers?profile_id=all');
      expect(named(transfers, answer)).toEqual(all);
      expect(answer.body.data.map((one: { profile_id: string }) => one.profile_id)).toEqual(
        all.map((name) => (name === 'of the customer' ? business.customerId : business.businessId)),
      );
      for (const [query, expected] of [
        ['reference=INV-1', ['of the customer', 'second', 'first']],
        ['source_currency=USDT', ['of the customer', 'third', 'first']],
        ['source_currency=USDT&reference=INV-2', ['third']],
      ] as const) {
        expect(named(transfers, await call(`/v1/transfers?profile_id=all&${query}`))).toEqual(expected);
      }
      const entries = await call('/v1/transactions?profile_id=all&type=converts&currency=USDT');
      expect(named(transfers, entries)).toEqual(['of the customer', 'third', 'second', 'first']);
      const of = await call(`/v1/transactions?profile_id=all&transfer_id=${transfers['of the customer']}`);
      expect(of.body.data.map((one: { profile_id: string }) => one.profile_id)).toEqual([
        business.customerId,
        business.customerId,
      ]);
    });

    it('pages in one order', async () => {
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await call(`/v1/transfers?profile_id=all&limit=2${cursor && `&cursor=${cursor}`}`);
        seen.push(...named(transfers, page));
        cursor = page.body.pagination.next_cursor ?? '';
      } while (cursor !== '');
      expect(seen).toEqual(['waiting', 'of the customer', 'third', 'second', 'first']);
    });

    it('is refused to an access token, and beside a selected profile', async () => {
      const desk = await openTokenDesk(server, { owner: other, opened: business }, [
        'transfers:read',
        'transactions:read',
      ]);
      const authorization = await desk.bearer();
      for (const list of ['/v1/transfers', '/v1/transactions']) {
        expect((await call(list, { authorization })).status).toBe(200);
        const refused = await call(`${list}?profile_id=all`, { authorization });
        expect([refused.status, refused.body.error.name]).toEqual([403, 'forbidden']);
        for (const profile of [business.customerId, business.businessId]) {
          const both = await call(`${list}?profile_id=all`, { profile });
          expect([both.status, both.body.error.name]).toEqual([400, 'request_validation']);
          expect(Object.keys(both.body.fields)).toEqual(['profile_id']);
        }
        const one = await call(`${list}?profile_id=${business.customerId}`);
        expect([one.status, one.body.error.name]).toEqual([400, 'request_validation']);
      }
    });
  });

  describe('a quote list', () => {
    const list = async (query: string, from: CallFacts = {}) =>
      named(quotes, await call(`/v1/quotes?${query}`, from));

    it('has the quotes of the profile with filters, by where they stand now', async () => {
      clock.advance(60 * MINUTE);
      const pair = { source_currency: 'USDT', target_currency: 'NGN' };
      quotes.expired = (await quoted({ ...pair, reference: 'INV-1' })).body.data.id;
      clock.advance(15 * MINUTE);
      quotes.pending = (await quoted(pair)).body.data.id;
      clock.advance(15 * MINUTE - 1);
      expect(await list('status=expired')).toEqual([]);
      expect(await list('status=pending')).toEqual(['pending', 'expired']);
      clock.advance(1);
      const accepted = ['waiting', 'third', 'second', 'first'];
      expect(await list('')).toEqual(['pending', 'expired', ...accepted]);
      expect(await list('status=expired')).toEqual(['expired']);
      expect(await list('status=pending')).toEqual(['pending']);
      expect(await list('status=accepted')).toEqual(accepted);
      expect(await list('status=accepted&status=pending&sort=asc')).toEqual([
        ...accepted.toReversed(),
        'pending',
      ]);
      expect(await list('status=accepted&status=pending&status=expired&limit=3')).toEqual([
        'pending',
        'expired',
        'waiting',
      ]);
      expect(await list('reference=INV-1')).toEqual(['expired', 'second', 'first']);
      expect(await list('reference=INV-1&status=expired')).toEqual(['expired']);
      expect(await list('reference=INV-1&status=pending')).toEqual([]);
      expect(await list('source_currency=USDT&status=accepted')).toEqual(['third', 'first']);
      expect(await list('target_currency=USDT')).toEqual(['second']);
      const { created_at } = (await call(`/v1/quotes/${quotes.expired}`)).body.data;
      expect(await list(`created_after=${created_at}`)).toEqual(['pending', 'expired']);
      expect(await list(`created_after=${created_at}&status=pending`)).toEqual(['pending']);
      expect(await list(`created_before=${created_at}&status=expired`)).toEqual([]);
      expect(await list('status=expired', { profile: business.customerId })).toEqual([]);
      expect(await list('', { profile: business.customerId })).toEqual(['of the customer']);
      const states = (await call('/v1/quotes?limit=3')).body.data.map(
        ({ status }: { status: string }) => status,
      );
      expect(states).toEqual(['pending', 'expired', 'accepted']);
    });

    it('pages by cursors, also while quotes expire', async () => {
      for (const sort of ['asc', 'desc']) {
        const path = `/v1/quotes?status=pending&status=accepted&sort=${sort}&limit=2`;
        const first = await call(path);
        const rest = await list(`${path.split('?')[1]}&cursor=${first.body.pagination.next_cursor}`);
        expect([...named(quotes, first), ...rest]).toEqual(
          (await list(`status=pending&status=accepted&sort=${sort}`)).slice(0, 4),
        );
      }
      const newest = await quoted({ source_currency: 'USDT', target_currency: 'NGN' });
      const page = await call('/v1/quotes?status=pending&sort=asc&limit=1');
      expect(named(quotes, page)).toEqual(['pending']);
      clock.advance(31 * MINUTE);
      const { next_cursor } = page.body.pagination;
      expect(await list(`status=pending&sort=asc&limit=1&cursor=${next_cursor}`)).toEqual([]);
      expect(await list('status=expired&limit=1')).toEqual([newest.body.data.id]);
    });

    it('needs the scope quotes:read', async () => {
      const { authorization } = await server.seedBusiness({ scopes: ['quotes:write'] });
      const refused = await call('/v1/quotes', { authorization });
      expect([refused.status, refused.body.error.name]).toEqual([403, 'insufficient_scope']);
    });
  });

  describe('an unknown query parameter', () => {
    it('is ignored and named, but one that would narrow the list is refused with the parameters that there are', async () => {
      const ignored = await call('/v1/balances?expand=all');
      expect([ignored.status, ignored.headers.get('ignored-fields')]).toEqual([200, 'expand']);
      const refused = await call('/v1/balances?reference=INV-1');
      expect([refused.status, refused.body.error.name]).toEqual([400, 'request_validation']);
      expect(refused.body.fields).toEqual({
        reference: [
          { reason: 'is not a parameter of this list, which has currency, sort, cursor, and limit' },
        ],
      });
      // No list has such a parameter, but payment requests have such a field.
      const known = await call('/v1/payments/requests?merchant_reference=INV-1');
      expect([known.status, Object.keys(known.body.fields ?? {})]).toEqual([400, ['merchant_reference']]);
      const described = await call('/v1/payments/requests?quote_rate=1');
      expect([described.status, described.headers.get('ignored-fields')]).toEqual([200, 'quote_rate']);
      const bracketed = await call('/v1/transfers?status[]=cancelled&reference[0]=INV-1');
      expect([bracketed.status, bracketed.body.fields]).toEqual([
        400,
        {
          'status[]': [{ reason: 'has to be written as status' }],
          'reference[0]': [{ reason: 'has to be written as reference' }],
        },
      ]);
      for (const name of ['Reference', 'filter[reference]', 'customerIds', 'blockchain_hash', 'REFERENCES']) {
        const spelled = await call(`/v1/transfers?${name}=INV-1`);
        expect([spelled.status, Object.keys(spelled.body.fields ?? {})]).toEqual([400, [name]]);
      }
      // Operations that are not lists must not appear filtered.
      const one = await call(`/v1/transfers/${transfers.first}?reference=INV-2`);
      expect([one.status, one.headers.get('ignored-fields')]).toEqual([200, 'reference']);
    });

    it('every list of the contract refuses the filters of every other', async () => {
      const lists = listsOf(loadDocument());
      const all = [...new Set(lists.flatMap(({ query }) => query))];
      expect(all).toEqual(expect.arrayContaining(['status', 'q', 'country', 'quote_id', 'created_after']));
      const wrong: string[] = [];
      for (const { path, query } of lists) {
        for (const name of all.filter((one) => !query.includes(one))) {
          const answer = await call(`${path.replaceAll(/\{\w+\}/g, 'NONE')}?${name}=1`);
          const isTold = Object.keys(answer.body.fields ?? {}).includes(name);
          if (answer.status !== 400 || !isTold) wrong.push(`${path} ${name}: ${answer.status}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  describe('metadata (up to 20 keys of 40 characters, values of 500) on quotes and transfers', () => {
    const pair = { source_currency: 'USDT', target_currency: 'NGN' };
    const events = async (transferId: string) => {
      const rows = await toldEvents(database, 'resource_id', transferId);
      return rows.map(({ body }) => JSON.parse(body).metadata);
    };

    it('is echoed, and a transfer without its own takes that of its quote, in its events too', async () => {
      const quote = await quoted({ ...pair, metadata: RUN });
      expect(quote.body.data.metadata).toEqual(RUN);
      const { id } = quote.body.data;
      expect((await call(`/v1/quotes/${id}`)).body.data.metadata).toEqual(RUN);
      const transfer = await executed(id);
      expect(transfer.body.data.metadata).toEqual(RUN);
      const read = await call(`/v1/transfers/${transfer.body.data.id}`);
      expect([read.body.data.status, read.body.data.metadata]).toEqual(['funds_converted', RUN]);
      expect((await call('/v1/transfers?limit=1')).body.data[0].metadata).toEqual(RUN);
      expect(await events(transfer.body.data.id)).toEqual([RUN, RUN, RUN]);
    });

    it.each([{ department: 'sales' }, {}])('a transfer has its own, %j', async (metadata) => {
      const quote = await quoted({ ...pair, metadata: RUN });
      const transfer = await executed(quote.body.data.id, { metadata });
      expect(transfer.body.data.metadata).toEqual(metadata);
      expect((await call(`/v1/transfers/${transfer.body.data.id}`)).body.data.metadata).toEqual(metadata);
      expect(await events(transfer.body.data.id)).toEqual([metadata, metadata, metadata]);
      expect((await call(`/v1/quotes/${quote.body.data.id}`)).body.data.metadata).toEqual(RUN);
    });

    it('is absent where nobody sent any', async () => {
      const quote = await quoted(pair);
      expect(quote.body.data).not.toHaveProperty('metadata');
      expect((await executed(quote.body.data.id)).body.data).not.toHaveProperty('metadata');
    });

    it('has its bounds', async () => {
      const keys = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, 'x']));
      const { id } = (await quoted(pair)).body.data;
      for (const good of [keys(20), { ['ü'.repeat(40)]: '🙂'.repeat(500) }]) {
        expect((await quoted({ ...pair, metadata: good })).body.data.metadata).toEqual(good);
      }
      for (const [metadata, field] of [
        [keys(21), 'metadata'],
        [{ ['k'.repeat(41)]: 'x' }, `metadata.${'k'.repeat(40)}`],
        [{ '': 'x' }, 'metadata.'],
        [{ note: 'x'.repeat(501) }, 'metadata.note'],
        [{ note: 5 }, 'metadata.note'],
        [{ note: { inner: 'x' } }, 'metadata.note'],
        [['x'], 'metadata'],
        ['x', 'metadata'],
      ] as const) {
        for (const refused of [
          await quoted({ ...pair, metadata }),
          await call('/v1/transfers', { body: { quote_id: id, metadata } }),
        ]) {
          expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
        }
      }
      expect((await call(`/v1/quotes/${id}`)).body.data.status).toBe('pending');
    });

    it('goes with the customer that is erased', async () => {
      const from = { profile: business.customerId };
      const quote = await quoted({ ...pair, metadata: RUN }, from);
      const transfer = await executed(quote.body.data.id, {}, from);
      await blankRecords(database, { businessId: business.businessId, customerId: business.customerId });
      expect((await call(`/v1/quotes/${quote.body.data.id}`, from)).body.data).not.toHaveProperty('metadata');
      expect((await call(`/v1/transfers/${transfer.body.data.id}`, from)).body.data).not.toHaveProperty(
        'metadata',
      );
      expect(await events(transfer.body.data.id)).toEqual([{}, {}, {}]);
    });
  });

  it('a list of the console refuses the filters of other lists of the console, and those alone', async () => {
    const area = await startConsole(database);
    try {
      const as = await area.person({ business: await area.business() });
      expect((await area.call('GET /console/v1/audit_entries?created_after=x', { as })).status).toBe(200);
      const refused = await area.call('GET /console/v1/audit_entries?reference=x', { as });
      expect([refused.status, refused.text('error.name')]).toEqual([400, 'request_validation']);
    } finally {
      await area.stop();
    }
  });
});

interface CallFacts {
  readonly body?: object;
  readonly authorization?: string;
  readonly profile?: string;
}

/** The lists of a contract with the names of their query parameters. */
function listsOf(document: OpenApiDocument) {
  if (!isApiDocument(document)) throw new TypeError('The contract is no OpenAPI document.');
  return documentedOperations(document)
    .map(({ method, path, parameters }) => ({
      method,
      path,
      query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    }))
    .filter(({ method, query }) => method === 'get' && query.includes('limit'));
}
