/** `npm run test:soak` tries every identifier in every place; `npm test` those that belong there, and others in turn. */
import { isDeepStrictEqual } from 'node:util';
import { operationTable } from '@finops/contract/console';
import {
  type SampleRequest,
  toWire,
  type Wire,
  type WireReply,
  type WireRequest,
  wireTo,
} from '@finops/contract-express/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantableScopes } from '../../src/domain/accounts/keys/scopes.ts';
import { postgres, type TestDatabase } from '../harness/processes/databases.ts';
import { sentStatements } from '../harness/processes/sent-statements.ts';
import { type ConsoleServer, PASSWORD, SYSTEM, startConsole } from '../harness/worlds/console-server.ts';
import {
  type FaultedOperation,
  faultedOperations,
  isUnbuilt,
  validRequest,
} from './requests/faulty-requests.ts';
import { fillTenant, rowsOf, type Tenant } from './tenants/tenant.ts';

const IS_SOAKED = process.env.SOAK !== undefined;
/** Of the kinds of identifiers, every so many-th is tried in a place, others in the next; every identifier under `npm run test:soak`. */
const STRIDE = 6;
const DAY_MS = 86_400_000;

const operations = faultedOperations().filter(({ address }) => address !== 'issuer');

/** A request that names an identifier somewhere. */
interface Attempt {
  readonly where: 'path' | 'header' | 'query' | 'body';
  /** The kinds that belong there, as `BAL`. */
  readonly kinds: readonly string[];
  readonly request: (id: string) => WireRequest;
}

/** Every place of an operation where an identifier can stand. */
function attemptsOn({ address, operation }: FaultedOperation, sample: SampleRequest): Attempt[] {
  const attempts: Attempt[] = [];
  if (operation.path.includes('{')) {
    const target = (id: string) => operation.path.replace(/\{[^}]+\}/g, id);
    const kinds = [...toWire(sample).target.matchAll(/\b([A-Z]{3,4})_/g)].map(([, kind = '']) => kind);
    attempts.push({ where: 'path', kinds, request: (id) => ({ ...toWire(sample), target: target(id) }) });
  }
  if (address === 'api' && operation.credentials.length > 0) {
    attempts.push({
      where: 'header',
      kinds: ['BUS', 'CUS'],
      request: (id) => toWire(sample, { headers: { 'X-BU-PROFILE-ID': id } }),
    });
  }
  for (const { name, in: place } of operation.parameters) {
    if (place !== 'query' || !/(^|_)id$|^actor$|^q$/.test(name)) continue;
    attempts.push({ where: 'query', kinds: [], request: (id) => toWire(sample, { query: [[name, id]] }) });
  }
  for (const [name, value] of Object.entries(Object(sample.body?.value))) {
    // `source_id` names a record of the caller's own system.
    if (!/(^|_)ids?$/.test(name) || name === 'source_id') continue;
    attempts.push({
      where: 'body',
      kinds: [kindOf(String(value))],
      request: (id) =>
        toWire(sample, { body: JSON.stringify({ ...Object(sample.body?.value), [name]: id }) }),
    });
  }
  return attempts;
}

const kindOf = (id: string) => id.slice(0, id.indexOf('_'));

function oneOfEachKind(ids: readonly string[]): readonly string[] {
  return [...new Map(ids.map((id) => [kindOf(id), id])).values()];
}

/** The identifiers to try in a place, the one so many-th of all. */
function idsFor({ kinds }: Attempt, place: number, ids: readonly string[]): readonly string[] {
  if (IS_SOAKED) return ids;
  return oneOfEachKind(ids).filter(
    (id, index) => kinds.includes(kindOf(id)) || (index + place) % STRIDE === 0,
  );
}

/** An identifier of the same form that nothing has. */
function unknownLike(id: string): string {
  return `${id.slice(0, -16)}${'0'.repeat(16)}`;
}

/** What a caller can tell answers apart by: all but the identifier that it sent itself. */
function shape({ status, text, headers }: WireReply, id: string): string {
  const names = [...headers.keys()].filter((name) => name !== 'connection').sort();
  return `${status} ${text.replaceAll(id, '<id>')} ${names.join()} ${headers.get('content-length') === null}`;
}

describe.each([postgres])('two businesses on $name', ({ open }) => {
  let database: TestDatabase;
  let server: ConsoleServer;
  let one: Tenant;
  let other: Tenant;
  let wires: { readonly api: Wire; readonly console: Wire };

  beforeAll(async () => {
    database = await open();
    // What sweeps delete or sum up would be another change than those that are looked for.
    const sweeping = { sweepMs: DAY_MS };
    const environment = { RATE_LIMIT_PER_MINUTE: '1000000000', LOG_LEVEL: 'error' };
    server = await startConsole(database, environment, sweeping);
    one = await fillTenant(server, database);
    other = await fillTenant(server, database);
    wires = {
      api: wireTo(Number(new URL(server.apiAddress).port)),
      console: wireTo(Number(new URL(server.address).port)),
    };
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const send = ({ address }: FaultedOperation, request: WireRequest) =>
    (address === 'console' ? wires.console : wires.api).send(request);
  const sampleOf = (faulted: FaultedOperation, tenant = one): SampleRequest =>
    validRequest(faulted, {
      api: { Authorization: tenant.authorization },
      app: { Authorization: tenant.appAuthorization },
      client: {},
      console: tenant.session,
    });

  test('there is data of every kind', async () => {
    const rows = await rowsOf(database.kysely, other.business.id);
    const empty = [...rows].filter(([, found]) => found.length === 0).map(([table]) => table);
    // Not part of this test: idempotency keys, checks of the books and injected faults. Sums are built each minute, no deliveries
    // are made, all payments are confirmed, and resets and replays have rows only while they run.
    expect(empty.sort()).toEqual([
      'account_sum',
      'books_check',
      'event_feed',
      'idempotency_record',
      'refused_payout',
      'replayed_event',
      'sandbox_fault',
      'sandbox_reset',
      'unconfirmed_payment',
    ]);
    expect(new Set(other.ids.map(kindOf))).toEqual(
      new Set(
        'BUS USR CUS FIL BAL PST APK PBK pub OAP BNF PLQ INV AUD REC ADR VBA QUO TRF PAYL PAYR DEP SBE TXN RLE EVT WHE DLV RPL'.split(
          ' ',
        ),
      ),
    );
  });

  /** What the other business has once no job of the server changes it: logs and deliveries are written after an answer. */
  async function settledRows() {
    let rows = await rowsOf(database.kysely, other.business.id);
    await expect
      .poll(
        async () => {
          const earlier = rows;
          rows = await rowsOf(database.kysely, other.business.id);
          return isDeepStrictEqual(rows, earlier);
        },
        { interval: 1000, timeout: 30_000 },
      )
      .toBe(true);
    return new Map([...rows].filter(([table]) => !['account_change', 'account_sum'].includes(table)));
  }

  test('every identifier of one is unknown to the other, in path, header, query and body', {
    timeout: 120_000,
  }, async () => {
    const before = await settledRows();
    const slips: string[] = [];
    const tried = { path: 0, header: 0, query: 0, body: 0 };
    let place = 0;
    for (const faulted of operations) {
      for (const attempt of attemptsOn(faulted, sampleOf(faulted))) {
        const { where, request } = attempt;
        place += 1;
        await Promise.all(
          idsFor(attempt, place, other.ids).map(async (id) => {
            const unknown = unknownLike(id);
            const [foreign, none] = await Promise.all([
              send(faulted, request(id)),
              send(faulted, request(unknown)),
            ]);
            tried[where] += 1;
            const what = `${faulted.operation.id}, ${id} in its ${where}:`;
            if (shape(foreign, id) !== shape(none, unknown)) {
              slips.push(`${what} ${foreign.status} ${foreign.text}, not ${none.status} ${none.text}`);
            }
            const seen = other.ids.filter((secret) => secret !== id && foreign.text.includes(secret));
            if (seen.length > 0) slips.push(`${what} shows ${seen}`);
            if (!statusesOf(faulted, where).includes(foreign.status)) slips.push(`${what} ${foreign.status}`);
          }),
        );
      }
    }
    expect(slips).toEqual([]);
    expect(await settledRows()).toEqual(before);
    for (const [where, count] of Object.entries(tried)) expect([where, count]).not.toEqual([where, 0]);
  });

  /** The statuses that may answer an unknown identifier; a filter without matches gives an empty list. */
  function statusesOf(faulted: FaultedOperation, where: Attempt['where']): number[] {
    const { operation } = faulted;
    if (operation.path.startsWith('/console/v1/platform/')) return [403];
    if (where === 'header') return [404];
    if (operation.id === 'getStatement') return [400, 404];
    // Some fields and filters take identifiers of one form only.
    const malformed = where === 'path' ? [] : [400];
    if (isUnbuilt(faulted, server.unbuilt)) return [...malformed, 503];
    return [...malformed, where === 'query' && operation.method === 'get' ? 200 : 404];
  }

  test('no list of one shows anything of the other', async () => {
    const lists = operations.filter(({ operation }) =>
      operation.parameters.some(({ name }) => name === 'limit'),
    );
    // The others have asked for what is not theirs, which their request logs tell them.
    const reader = await fillTenant(server, database);
    for (const faulted of lists) {
      const { status, text } = await send(faulted, toWire(sampleOf(faulted, reader)));
      // The path of a nested list names a record that does not exist.
      expect([200, 403, 503, ...(faulted.operation.path.includes('{') ? [404] : [])]).toContain(status);
      expect(other.ids.filter((id) => text.includes(id))).toEqual([]);
    }
  });

  test('no cursor of one opens a list of the other, nor another list of its own', async () => {
    const cursors = new Map<string, string>();
    const lists = operations.filter(({ operation }) =>
      operation.parameters.some(({ name }) => name === 'cursor'),
    );
    for (const faulted of lists) {
      const first = toWire(sampleOf(faulted, other), { query: [['limit', '1']] });
      const { pagination }: { pagination?: { next_cursor?: string } } = JSON.parse(
        (await send(faulted, first)).text,
      );
      if (pagination?.next_cursor) cursors.set(faulted.operation.id, pagination.next_cursor);
    }
    expect([...cursors.keys()]).toEqual(
      expect.arrayContaining([
        'listBalances',
        'getStockPosition',
        'listMemberships',
        'listAuditEntries',
        'listCountries',
      ]),
    );
    for (const faulted of lists) {
      if (isUnbuilt(faulted, server.unbuilt)) continue;
      const isPublic = faulted.operation.credentials.length === 0;
      const forged = await send(faulted, toWire(sampleOf(faulted), { query: [['cursor', 'AAAA']] }));
      for (const [id, cursor] of cursors) {
        const reply = await send(faulted, toWire(sampleOf(faulted), { query: [['cursor', cursor]] }));
        const isOwn = isPublic && id === faulted.operation.id;
        const refused = faulted.operation.path.startsWith('/console/v1/platform/') ? 403 : 400;
        expect([id, faulted.operation.id, reply.status]).toEqual([
          id,
          faulted.operation.id,
          isOwn ? 200 : refused,
        ]);
        if (!isOwn) expect(reply.text).toBe(forged.text);
      }
    }
  });

  test('signing in to a business of others is as to none', async () => {
    const ids = [other.business.id, unknownLike(other.business.id)];
    const answers = ids.map(async (id) => {
      const body = { email: one.owner.email, password: PASSWORD, business_id: id };
      const answer = await server.call('POST /console/v1/session', { body });
      expect(answer.status).toBe(404);
      return JSON.stringify(answer.body).replaceAll(id, '<id>');
    });
    const [foreign, none] = await Promise.all(answers);
    expect(foreign).toBe(none);
  });

  test('an API key reaches the routes of the console that list it, and no other', async () => {
    for (const operation of Object.values(operationTable)) {
      if (operation.public) continue;
      const target = `${operation.method} ${operation.path.replace(/\{\w+\}/g, one.business.id)}`;
      const { status } = await server.call(target, { headers: { authorization: one.authorization } });
      const isReached = operation.credentials.some((scheme) => scheme === 'ApiKey');
      expect([operation.id, status === 403]).toEqual([operation.id, !isReached]);
    }
    const scopes = grantableScopes.filter((scope) => scope !== 'sandbox:control');
    const { credential } = await server.accounts.apiKeys.create(SYSTEM, one.business.id, {
      name: 'x',
      scopes,
    });
    const refused = await server.call('GET /console/v1/sandbox', {
      headers: { authorization: `Bearer ${credential}` },
    });
    expect([refused.status, refused.text('error.name')]).toEqual([403, 'insufficient_scope']);
  });

  test('an identifier of the other costs the same statements as one of nobody', async () => {
    const id = (prefix: string) => other.ids.find((found) => found.startsWith(prefix)) ?? prefix;
    const headers = { Authorization: one.authorization };
    const api = (target: string) => (profile: string) =>
      wires.api.send({ method: 'GET', target, headers: { ...headers, 'X-BU-PROFILE-ID': profile } });
    const read = (base: string) => (key: string) =>
      wires.console.send({ method: 'GET', target: `${base}${key}`, headers: one.session });
    const cases: [string, (id: string) => Promise<WireReply>][] = [
      [id('BAL_'), (key) => wires.api.send({ method: 'GET', target: `/v1/balances/${key}`, headers })],
      [id('CUS_'), api('/v1/balances')],
      [id('APK_'), read('/console/v1/api_keys/')],
      [
        id('USR_'),
        (key) =>
          wires.console.send({
            method: 'DELETE',
            target: `/console/v1/memberships/${key}`,
            headers: one.session,
          }),
      ],
    ];
    for (const [foreign, call] of cases) {
      const statementsFor = (key: string) =>
        sentStatements(async () => expect((await call(key)).status).toBe(404));
      // Jobs of the server may send a statement beside one of the two calls.
      await expect
        .poll(async () => [await statementsFor(foreign), await statementsFor(unknownLike(foreign))])
        .toSatisfy(([one = [], another]) => one.length > 0 && `${one}` === `${another}`);
    }
  });
});
