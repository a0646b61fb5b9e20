import { historyDays } from '@finops/contract/console';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/harness/processes/databases.ts';
import { sampleRequestLog } from '../../../test/harness/seed/sample-request-log.ts';
import type { RequestLogFilter, RequestLogStore } from '../../domain/request-logs/request-log-store.ts';
import { keepHistory } from './keep-history.ts';
import { requestLogStore } from './postgres-request-log-store.ts';

describe.each(databases)('request logs on $name', ({ open }) => {
  let database: TestDatabase;
  let store: RequestLogStore;
  beforeAll(async () => {
    database = await open();
    store = requestLogStore(database.kysely);
    while (await keepHistory(database.kysely));
  });
  afterAll(() => database.close());

  const found = async (businessId: string, filter: Partial<RequestLogFilter> = {}) => {
    const page = await store.page(
      businessId,
      { statuses: [], methods: [], ...filter },
      { sort: 'asc', limit: 20 },
    );
    return page.entries.map(({ id }) => id);
  };

  it('a log is read as it was written', async () => {
    const plain = sampleRequestLog({ businessId: 'BUS_read' });
    const full = sampleRequestLog({
      businessId: 'BUS_read',
      method: 'POST',
      path: '/v1/nowhere/%7Bé"\\',
      endpoint: undefined,
      status: 404,
      errorName: 'not_found',
      credential: { kind: 'oauth_app', id: 'OAP_1' },
      profileId: 'CUS_1',
      address: '2001:db8::1',
    });
    await store.write([plain, full], false);
    expect(await store.find('BUS_read', plain.id)).toEqual(plain);
    expect(await store.find('BUS_read', full.id)).toEqual(full);
    expect(await store.find('BUS_other', full.id)).toBeUndefined();
  });

  it('a batch that is written again adds only what is missing', async () => {
    const [one, two] = [1, 2].map((n) => sampleRequestLog({ businessId: 'BUS_again', id: `req_again${n}` }));
    if (one === undefined || two === undefined) throw new Error('There are two logs.');
    await store.write([one], false);
    await store.write([one, two], true);
    expect(await found('BUS_again')).toEqual(['req_again1', 'req_again2']);
  });

  it('paths are found by how they begin, whatever signs they have', async () => {
    const businessId = 'BUS_paths';
    const paths = ['/v1/a%20b', '/v1/a_20b', '/v1/axxb', '/v1/a\\b', `/${'é'.repeat(2047)}`, '/V1/A'];
    await store.write(
      paths.map((path, index) => sampleRequestLog({ businessId, path, id: `req_path${index}` })),
      false,
    );
    expect(await found(businessId, { path: '/v1/a%20' })).toEqual(['req_path0']);
    expect(await found(businessId, { path: '/v1/a_2' })).toEqual(['req_path1']);
    expect(await found(businessId, { path: '/v1/a\\' })).toEqual(['req_path3']);
    expect(await found(businessId, { path: `/${'é'.repeat(254)}` })).toEqual(['req_path4']);
    expect(await found(businessId, { path: '/v1/' })).toHaveLength(4);
  });

  it('several statuses and methods are listed in one order, page by page', async () => {
    const businessId = 'BUS_pages';
    const kinds = [
      ['GET', 200],
      ['POST', 422],
      ['GET', 404],
      ['DELETE', 200],
      ['POST', 500],
    ] as const;
    const logs = Array.from({ length: 50 }, (_, index) => {
      const [method, status] = kinds[index % kinds.length] ?? kinds[0];
      const at = new Date(Date.now() - 60_000 + index);
      const id = `req_page${String(index).padStart(2, '0')}`;
      return sampleRequestLog({
        businessId,
        id,
        method,
        status,
        createdAt: at,
      });
    });
    await store.write(logs, false);
    for (const filter of [
      { statuses: [404, 422, 500], methods: [] },
      { statuses: [], methods: ['GET', 'DELETE'] },
      { statuses: [200, 422], methods: ['GET', 'POST'] },
      { statuses: [], methods: [] },
    ]) {
      const expected = logs
        .filter(
          ({ method, status }) =>
            (filter.statuses.length === 0 || filter.statuses.includes(status)) &&
            (filter.methods.length === 0 || filter.methods.includes(method)),
        )
        .map(({ id }) => id);
      for (const sort of ['asc', 'desc'] as const) {
        const listed: string[] = [];
        let page = await store.page(businessId, filter, { sort, limit: 7 });
        for (;;) {
          listed.push(...page.entries.map(({ id }) => id));
          if (page.next === undefined) break;
          page = await store.page(businessId, filter, { sort, limit: 7, from: page.next });
        }
        expect(listed).toEqual(sort === 'asc' ? expected : expected.toReversed());
        const before =
          page.previous && (await store.page(businessId, filter, { sort, limit: 7, from: page.previous }));
        expect(before?.entries.map(({ id }) => id)).toEqual(
          listed.slice(-page.entries.length - 7, -page.entries.length),
        );
      }
    }
  });

  it('a log that is older than history is kept is not there, even while its row is', async () => {
    const log = sampleRequestLog({ businessId: 'BUS_old' });
    await store.write([log], false);
    const age = async (hours: number) => {
      await sql`
        UPDATE request_log SET recorded_at = now() - ${historyDays}::integer * interval '1 day' - ${hours}::integer * interval '1 hour'
        WHERE business_id = 'BUS_old'`.execute(database.kysely);
    };
    await age(-1);
    expect([await found('BUS_old'), (await store.find('BUS_old', log.id))?.id]).toEqual([[log.id], log.id]);
    await age(1);
    expect([await found('BUS_old'), await store.find('BUS_old', log.id)]).toEqual([[], undefined]);
    const { rows } = await sql`SELECT FROM request_log WHERE business_id = 'BUS_old'`.execute(
      database.kysely,
    );
    expect(rows).toHaveLength(1);
  });
});
