import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Business } from '../../src/domain/accounts/business.ts';
import type { Database } from '../../src/storage/engine/database.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { type ConsoleServer, type Person, startConsole } from '../harness/worlds/console-server.ts';

const [KEPT, GOING] = process.env.SOAK === undefined ? [1400, 140] : [5000, 500];
const PAGE = 7;
const LIST = '/console/v1/audit_entries';

interface ListPage {
  readonly data: readonly { readonly id: string }[];
  readonly pagination: { readonly next_cursor?: string };
}

let database: TestDatabase;
let server: ConsoleServer;
let business: Business;
let owner: Person;

beforeAll(async () => {
  database = await postgres.open();
  server = await startConsole(database);
  business = await server.business();
  owner = await server.person({ business });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Writes entries `<prefix>00001` and so on, seven of the same instant at a time, beginning at a second of a day. */
async function addEntries({ kysely }: Database, prefix: string, count: number, from = 0): Promise<void> {
  await sql`
    INSERT INTO audit_entry (business_id, audit_entry_id, actor_kind, actor_id, action, target, request_id, created_at)
    SELECT ${business.id}, ${prefix} || lpad(n::text, 12, '0'), 'system', 'SYS_console', 'api_key.created', 'APK_x',
      'req_0000000000000000', timestamptz '2026-05-01T00:00:00Z' + (${from}::integer + n / 7) * interval '1 second'
    FROM generate_series(1, ${count}::integer) AS n`.execute(kysely);
}

async function read(target: string, as = owner): Promise<ListPage> {
  const answer = await server.call(`GET ${target}`, { as });
  expect(answer.status).toBe(200);
  return answer.body as ListPage;
}

test(`${KEPT} entries in pages of ${PAGE}, while others come and go: each that was there appears once`, async () => {
  await addEntries(database, 'AUD_kept', KEPT);
  await addEntries(database, 'AUD_gone', GOING, 30);
  const other = await database.another();
  let isListing = true;
  const writing = (async () => {
    let rounds = 0;
    for (; isListing; rounds += 1) {
      await addEntries(other, `AUD_n${rounds}_`, 20, (rounds * 37) % 700);
      await sql`
        DELETE FROM audit_entry WHERE business_id = ${business.id} AND (
          audit_entry_id LIKE ${`AUD\\_n${rounds - 2}\\_%`}
          OR audit_entry_id = ${`AUD_gone${String(rounds % GOING).padStart(12, '0')}`})`.execute(
        other.kysely,
      );
    }
    return rounds;
  })();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(
      `${LIST}?limit=${PAGE}&sort=asc${cursor === undefined ? '' : `&cursor=${cursor}`}`,
    );
    expect(page.data.length).toBeLessThanOrEqual(PAGE);
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.pagination.next_cursor;
  } while (cursor !== undefined);
  isListing = false;

  expect(await writing).toBeGreaterThan(20);
  expect(seen.filter((id) => id.startsWith('AUD_kept'))).toEqual(
    Array.from({ length: KEPT }, (_, index) => `AUD_kept${String(index + 1).padStart(12, '0')}`),
  );
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.some((id) => id.startsWith('AUD_n'))).toBe(true);
}, 120_000);

describe('a cursor opens the list that it was given out for and no other', () => {
  const refused = async (target: string, as = owner) => {
    const answer = await server.call(`GET ${target}`, { as });
    expect([target, answer.status, answer.text('error.name')]).toEqual([target, 400, 'bad_request']);
  };
  const cursorOf = async (target: string, as = owner): Promise<string> => {
    const { pagination } = await read(target, as);
    return pagination.next_cursor ?? 'there is none';
  };
  /** Every text that is one character off, and every beginning. */
  const spoiled = (cursor: string): string[] => {
    const places = [0, 5, 21, 22, 30, cursor.length - 1];
    return [
      ...places.map((at) => `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`),
      ...places.slice(1).map((at) => cursor.slice(0, at)),
      `${cursor}A`,
      cursor.split('').reverse().join(''),
    ];
  };

  test('listAuditEntries', async () => {
    const target = `${LIST}?limit=3&action=api_key.created`;
    const cursor = await cursorOf(target);
    await read(`${target}&cursor=${cursor}`);
    await read(`${LIST}?limit=9&action=api_key.created&cursor=${cursor}`);
    for (const text of spoiled(cursor)) await refused(`${target}&cursor=${text}`);
    await refused(`${LIST}?cursor=${cursor}`);
    await refused(`${LIST}?action=api_key.revoked&cursor=${cursor}`);
    await refused(`${target}&actor=${owner.id}&cursor=${cursor}`);
    await refused(`${target}&sort=asc&cursor=${cursor}`);
    await refused(`/console/v1/api_keys?cursor=${cursor}`);
    await refused(`${target}&cursor=${cursor}`, await server.person({ business }));
    await refused(`${target}&cursor=${cursor}`, await server.person({ business: await server.business() }));
  });

  const publicLists = [
    ['countries', 'currencies', ['sort=desc', 'currency=NGN', 'withdrawal=true', 'deposit=false']],
    ['currencies', 'countries', ['sort=desc']],
    ['pairs', 'banks', ['sort=desc', 'sort_by=counter', 'currency=NGN']],
    ['banks', 'pairs', ['sort=desc', 'country=NG', 'currency=NGN']],
  ] as const;

  test.each(publicLists)('the public list of %s', async (name, other, filters) => {
    const call = async (target: string): Promise<Response> => fetch(`${server.apiAddress}/v1/${target}`);
    const refusedPublicly = async (target: string) => {
      const response = await call(target);
      expect([target, response.status]).toEqual([target, 400]);
      expect(await response.json()).toMatchObject({ error: { name: 'bad_request' } });
    };
    const { pagination }: ListPage = await (await call(`${name}?limit=1`)).json();
    const cursor = pagination.next_cursor ?? 'there is none';
    expect((await call(`${name}?limit=2&cursor=${cursor}`)).status).toBe(200);
    for (const text of spoiled(cursor)) await refusedPublicly(`${name}?cursor=${text}`);
    await refusedPublicly(`${other}?cursor=${cursor}`);
    for (const filter of filters) await refusedPublicly(`${name}?${filter}&cursor=${cursor}`);
  });
});
