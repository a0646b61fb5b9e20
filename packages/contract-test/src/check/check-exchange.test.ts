import { beforeAll, describe, expect, it } from 'vitest';
import { type GivenAnswer, openShop, type Shop } from '../../test/check/shop.ts';
import type { Branch } from '../model/branch.ts';
import type { Case } from '../model/case.ts';
import { checkExchange } from './check-exchange.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

const id = { 'X-Request-Id': 'abcd' };
const problem = { 'Content-Type': 'application/problem+json' };
const refused: Case['expect'] = {
  kind: 'refused',
  rule: 'invalid-accepted',
  because: '101 where 100 is the most',
};
const wants = (...statuses: number[]): Case['expect'] => ({
  kind: 'status',
  statuses,
  rule: 'undeclared-method',
  because: 'the path has no such method',
});

/** `rule cause` of each finding. */
function found(operation: string, answer: GivenAnswer | undefined, facts?: Partial<Case>): string[] {
  return shop.exchange(operation, answer, facts).findings.map(({ rule, cause }) => `${rule} ${cause}`);
}

describe('an answer that keeps the contract', () => {
  it.each<[string, string, GivenAnswer, Partial<Case>?]>([
    ['a list', 'listThings', { status: 200, headers: id, json: [{ name: 'a' }] }],
    [
      'a text',
      'listThings',
      { status: 200, headers: { ...id, 'content-type': 'text/csv' }, body: 'name\na' },
    ],
    [
      'typed headers',
      'listThings',
      { status: 200, headers: { ...id, 'X-Total-Count': '3', 'x-names': 'a, b' }, json: [] },
    ],
    ['a refusal by a range', 'listThings', { status: 422, headers: problem, body: '{"code":"x"}' }],
    ['a media type by a range', 'getThing', { status: 200, headers: id, json: { name: 'a' } }],
    ['no content', 'deleteThing', { status: 204 }],
    ['a default', 'deleteThing', { status: 409, headers: problem, body: '{"code":"x"}' }],
    [
      'transport headers',
      'deleteThing',
      { status: 204, headers: { Date: 'x', ETag: '"1"', 'Access-Control-Max-Age': '1' } },
    ],
    [
      'an undeclared 405 that is asked for',
      'getThing',
      { status: 405, headers: { Allow: 'GET' } },
      { expect: wants(405), tampering: { method: 'PUT' } },
    ],
    ['a declared 503 that is asked for', 'createThing', { status: 503 }, { expect: wants(503) }],
    [
      'an accepted request that is not looked at',
      'getThing',
      { status: 200, body: 'x' },
      { unchecked: true },
    ],
    ['HEAD', 'getThing', { status: 200 }, { tampering: { method: 'HEAD' } }],
  ])('%s', (_, operation, answer, facts) => {
    expect(found(operation, answer, facts)).toEqual([]);
  });
});

describe('one finding by layer', () => {
  it.each<[string, string, GivenAnswer | undefined, string[], Partial<Case>?]>([
    ['no answer', 'getThing', undefined, ['no-answer no answer']],
    [
      '5XX, though expected otherwise',
      'getThing',
      { status: 500 },
      ['server-error 500'],
      { expect: refused },
    ],
    ['a declared 5XX', 'createThing', { status: 503 }, ['server-error 503']],
    [
      'an accepted request',
      'listThings',
      { status: 200 },
      ['invalid-accepted query.limit'],
      { expect: refused, subject: 'query.limit', unchecked: true },
    ],
    [
      'a redirected invalid request',
      'listThings',
      { status: 302 },
      ['invalid-accepted refused'],
      { expect: refused },
    ],
    ['another status', 'getThing', { status: 404 }, ['undeclared-method 405'], { expect: wants(405) }],
    ['an undeclared status', 'getThing', { status: 418 }, ['undocumented-status 418']],
    [
      'an undeclared refusal',
      'getThing',
      { status: 400 },
      ['undocumented-status 400'],
      { expect: refused, unchecked: true },
    ],
    ['no content', 'listThings', { status: 200 }, ['media-type no content']],
    ['no media type', 'listThings', { status: 200, body: '[]' }, ['media-type no media type']],
    [
      'another media type',
      'listThings',
      { status: 200, headers: { 'Content-Type': 'text/html' }, body: '1' },
      ['media-type text/html'],
    ],
    ['content where none is', 'deleteThing', { status: 204, body: '1' }, ['media-type content']],
    [
      'a refusal with another media type',
      'getThing',
      { status: 404, json: {} },
      ['media-type application/json'],
      { unchecked: true },
    ],
    [
      'half a JSON text',
      'listThings',
      { status: 200, headers: { 'Content-Type': 'application/json' }, body: '[' },
      ['unreadable-body application/json'],
    ],
    [
      'JSON in Latin-1',
      'listThings',
      { status: 200, headers: { 'Content-Type': 'application/json' }, body: new Uint8Array([34, 0xe9, 34]) },
      ['unreadable-body application/json'],
    ],
    [
      'text in Latin-1',
      'listThings',
      { status: 200, headers: { 'Content-Type': 'text/csv' }, body: new Uint8Array([0xe9]) },
      ['unreadable-body text/csv'],
    ],
  ])('%s', (_, operation, answer, findings, facts) => {
    expect(found(operation, answer, facts)).toEqual(findings);
  });
});

describe('expectations', () => {
  const valid: Case['expect'] = { kind: 'success', rule: 'valid-refused', because: '100 is valid' };

  it('blames a refusal of a valid request that is about the request', () => {
    const refusal = { status: 400, headers: problem, body: '{"code":"x"}' };
    expect(found('createThing', refusal, { expect: valid })).toEqual(['valid-refused success']);
  });

  it('blames no refusal that is about the state of things', () => {
    const refusal = { status: 403, headers: problem, body: '{"code":"x"}' };
    expect(found('createThing', refusal, { expect: valid })).toEqual([]);
    const readable: Case['expect'] = { ...valid, rule: 'created-unreadable' };
    expect(found('createThing', refusal, { expect: readable })).toEqual(['created-unreadable success']);
  });

  it('blames no 422 that is declared beside 400, and any other', () => {
    const refusal = { status: 422, headers: problem, body: '{"code":"x"}' };
    expect(found('createThing', refusal, { expect: valid })).toEqual([]);
    expect(found('getThing', refusal, { expect: valid })).toContain('valid-refused success');
  });

  it('tells the branch, and whether it is in a shared part', () => {
    const own = shop.contract.placeOf(shop.operation('listThings').node, 'parameters');
    const shared = { ...own, pointer: '/components/schemas/Thing/properties/name' };
    const branch: Branch = {
      key: 'k',
      keyword: 'maximum',
      side: 'invalid',
      instancePath: '/name',
      detail: 'd',
      place: own,
    };
    const one = (place: Branch['place']) =>
      shop.exchange(
        'listThings',
        { status: 200 },
        { expect: refused, subject: 'body', branch: { ...branch, place } },
      ).findings[0];
    expect(one(own)).toMatchObject({
      cause: 'k',
      shared: false,
      place: own,
      instancePath: '/request/body/name',
    });
    expect(one(shared)).toMatchObject({ cause: 'k', shared: true, place: shared });
    expect(one(own)).toMatchObject({
      expected: 'status 4XX: 101 where 100 is the most',
      actual: 'status 200',
    });
  });

  it('points at the declared status, the parameter, or the responses', () => {
    const place = (operation: string, status: number, facts: Partial<Case>) =>
      shop.exchange(operation, { status }, facts).findings[0]?.place.pointer;
    expect(place('getThing', 200, { expect: wants(404) })).toBe('/components/responses/Problem');
    expect(place('listThings', 200, { expect: refused, subject: 'query.limit' })).toBe(
      '/paths/~1things/get/parameters/0',
    );
    expect(place('getThing', 418, {})).toBe('/paths/~1things~1{id}/get/responses');
  });
});

describe('headers', () => {
  const withHeaders = (headers: Record<string, string>) =>
    found('listThings', { status: 200, headers, json: [] });

  it('misses a required one', () => {
    const [finding] = shop.exchange('listThings', { status: 200, json: [] }).findings;
    expect(finding).toMatchObject({
      rule: 'missing-header',
      cause: 'x-request-id',
      shared: true,
      actual: 'nothing',
    });
    expect(finding?.place.pointer).toBe('/components/headers/RequestId');
  });

  it.each([
    ['a text that is too short', { 'x-request-id': 'abc' }, 'header-value x-request-id minLength'],
    ['no number', { ...id, 'x-total-count': 'many' }, 'header-value x-total-count type'],
    ['too small a number', { ...id, 'x-total-count': '-1' }, 'header-value x-total-count minimum'],
    ['a long entry', { ...id, 'x-names': 'abc,abcd' }, 'header-value x-names maxLength'],
  ])('holds a value against its schema: %s', (_, headers, finding) => {
    expect(withHeaders(headers)).toEqual([finding]);
  });

  it('joins repeated lines', () => {
    expect(withHeaders({ ...id, 'x-total-count': '1', 'X-TOTAL-COUNT': '2' })).toEqual([
      'header-value x-total-count type',
    ]);
  });

  it.each(['location', 'retry-after', 'set-cookie', 'x-powered-by', 'allow'])(
    'reports an undeclared %s',
    (name) => {
      expect(withHeaders({ ...id, [name]: 'x' })).toEqual([`undocumented-header ${name}`]);
    },
  );
});

describe('a request that is refused for its length', () => {
  it.each<[string, number, number, string[]]>([
    ['a long target', 414, 20_000, []],
    ['a long target, by its headers', 431, 20_000, []],
    ['a short target', 431, 200, ['media-type no content']],
    ['another status', 418, 20_000, ['media-type no content']],
  ])('%s', (_, status, length, expected) => {
    const sent = shop.sent('listThings', { status });
    const request = { ...sent.request, target: `/things?q=${'x'.repeat(length)}` };
    const found = checkExchange(shop.contract, shop.judge, { ...sent, request });
    expect(found.map(({ rule, cause }) => `${rule} ${cause}`)).toEqual(expected);
  });
});

describe('bodies', () => {
  it('names the keyword and its place, once', () => {
    const { findings } = shop.exchange('listThings', {
      status: 200,
      headers: id,
      json: [{ name: 1 }, { name: 2 }],
    });
    expect(new Set(findings.map(({ cause }) => cause)).size).toBe(1);
    expect(findings[0]).toMatchObject({ rule: 'response-body', shared: true, instancePath: '/body/0/name' });
    expect(findings[0]?.cause).toMatch(/Thing\/properties\/name\/type type$/);
  });

  it('tells headers and body together', () => {
    expect(
      found('getThing', { status: 200, json: { name: 'longer' } }).map((text) => text.split(' ')[0]),
    ).toEqual(['missing-header', 'response-body']);
  });

  it('takes a field under another name as one cause', () => {
    const answer = { status: 404, headers: problem, body: '{"kode":"x"}' };
    expect(found('getThing', answer)).toEqual([expect.stringMatching(/^response-body .* required$/)]);
  });

  it('reports undocumented fields of a valid body only', () => {
    expect(found('getThing', { status: 200, headers: id, json: { name: 'a', extra: 1 } })).toEqual([
      expect.stringMatching(/^undocumented-field .* extra$/),
    ]);
    expect(found('getThing', { status: 200, headers: id, json: { name: 1, extra: 1 } })).toEqual([
      expect.stringMatching(/^response-body .* type$/),
    ]);
  });

  it('holds a text against a schema for texts', () => {
    const answer = { status: 200, headers: { ...id, 'content-type': 'text/csv' } };
    expect(found('listThings', { ...answer, body: '' })).toEqual([
      expect.stringMatching(/^response-body .* minLength$/),
    ]);
  });
});
