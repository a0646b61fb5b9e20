import { beforeAll, describe, expect, it } from 'vitest';
import { type GivenAnswer, openShop, type Shop } from '../../test/check/shop.ts';
import type { Branch } from '../model/branch.ts';
import type { Case, Exchange } from '../model/case.ts';
import type { Finding } from '../model/finding.ts';
import type { WireRequest } from '../model/message.ts';
import { mergeFindings } from './merge.ts';
import { openTally } from './tally.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

const id = { 'X-Request-Id': 'abcd' };
const noAuth: Case['expect'] = {
  kind: 'status',
  statuses: [401],
  rule: 'missing-auth',
  because: 'there is no token',
};
const accepted: GivenAnswer = { status: 201 };
const refusal: GivenAnswer = {
  status: 400,
  headers: { 'content-type': 'application/problem+json' },
  body: '{"code":"x"}',
};

function merge(exchanges: readonly Exchange[], seed = 1): Finding[] {
  const tally = openTally();
  for (const exchange of exchanges) tally.record(exchange);
  const curl = (request: WireRequest): string => `${request.method} ${request.target}`;
  const raw = exchanges.flatMap(({ findings }) => findings);
  return mergeFindings(raw, { contract: shop.contract, seed, curl, tally });
}

function told(findings: readonly Finding[]): string[] {
  return findings.map(({ rule, operation, alsoIn, count }) => [rule, operation, ...alsoIn, count].join(' '));
}

/** An invalid request for a keyword of a subject. */
function spoiled(
  operation: string,
  answer: GivenAnswer,
  subject: string,
  keyword: string,
  name = keyword,
  instancePath = '',
): Exchange {
  const place = shop.contract.placeOf(shop.operation(operation).node);
  const branch: Branch = {
    key: `${operation} ${subject} ${name}`,
    keyword,
    side: 'invalid',
    instancePath,
    detail: name,
    place,
  };
  const expected: Case['expect'] = { kind: 'refused', rule: 'invalid-accepted', because: name };
  return shop.exchange(operation, answer, {
    id: `${operation}/${name}`,
    expect: expected,
    subject,
    branch,
    unchecked: true,
  });
}

describe('one finding for a cause', () => {
  it('counts what one operation shows several times, and shows the shortest request', () => {
    const long = shop.exchange('getThing', { status: 500 }, { id: 'long' });
    const request = { ...long.request, target: `${long.request.target}?long=1` };
    const findings = merge([
      { ...long, request, findings: long.findings.map((finding) => ({ ...finding, request })) },
      shop.exchange('getThing', { status: 500 }, { id: 'short' }),
      shop.exchange('getThing', { status: 502 }),
      shop.exchange('listThings', { status: 200, headers: id, json: [] }),
    ]);
    expect(told(findings)).toEqual(['server-error getThing 2', 'server-error getThing 1']);
    expect(findings[0]).toMatchObject({ replay: '1:short', curl: 'GET /things/{id}', severity: 'error' });
  });

  it('joins operations at a shared place of the contract', () => {
    const findings = merge([
      shop.exchange('getThing', { status: 200, headers: id, json: { name: 1 } }),
      shop.exchange('listThings', { status: 200, headers: id, json: [{ name: 2 }, { name: 3 }] }),
      shop.exchange('listThings', { status: 200, headers: id, json: [{ name: 'a', price: 'b' }] }),
    ]);
    expect(told(findings)).toEqual(['response-body listThings getThing 2', 'response-body listThings 1']);
  });

  it('joins what is shared by way of a third', () => {
    const html = { 'content-type': 'text/html' };
    const findings = merge([
      shop.exchange('getThing', { status: 404, headers: html, body: 'x' }),
      shop.exchange('createThing', { status: 400, headers: html, body: 'x' }),
      shop.exchange('createThing', { status: 201, headers: { ...html, ...id }, body: 'x' }),
      shop.exchange('deleteThing', { status: 204 }),
    ]);
    expect(told(findings)).toEqual(['media-type createThing getThing 3']);
  });

  it('joins what every operation breaks that was tried, and only that', () => {
    const failing = ['listThings', 'getThing'].map((operation) =>
      shop.exchange(operation, { status: 200 }, { expect: noAuth }),
    );
    const other = { ...noAuth, rule: 'wrong-auth' } as const;
    const keeping = shop.exchange('deleteThing', { ...refusal, status: 401 }, { expect: noAuth });
    expect(told(merge(failing))).toEqual(['missing-auth listThings getThing 2']);
    expect(told(merge([...failing, keeping]))).toEqual([
      'missing-auth listThings 1',
      'missing-auth getThing 1',
    ]);
    const elsewhere = shop.exchange('deleteThing', { ...refusal, status: 401 }, { expect: other });
    expect(told(merge([...failing, elsewhere]))).toEqual(['missing-auth listThings getThing 2']);
    expect(told(merge(failing.slice(0, 1)))).toEqual(['missing-auth listThings 1']);
  });

  it('takes a refusal with a wrong status that is not declared either for one cause', () => {
    const forbidden = { ...refusal, status: 403 };
    const tampering = { credentials: 'none' } as const;
    const elsewhere = shop.exchange('getThing', forbidden, { tampering });
    expect(told(merge([elsewhere]))).toEqual(['undocumented-status getThing 1']);
    const expecting = shop.exchange('getThing', forbidden, { tampering, expect: noAuth });
    expect(told(merge([elsewhere, expecting]))).toEqual(['missing-auth getThing 1']);
    expect(told(merge([shop.exchange('getThing', forbidden), expecting]))).toHaveLength(2);
  });

  it('names the operation of the request that is shown first', () => {
    const [finding] = merge([
      shop.exchange('getThing', { status: 200, headers: id, json: { name: 1 } }),
      shop.exchange('listThings', { status: 200, headers: id, json: [{ name: 2 }] }, { id: 'z' }),
    ]);
    expect(finding?.curl).toContain(finding?.operation === 'getThing' ? '/things/{id}' : '/things');
    expect([finding?.operation, ...(finding?.alsoIn ?? [])].sort()).toEqual(['getThing', 'listThings']);
  });

  it('leaves apart what operations do each on their own', () => {
    const valid: Case['expect'] = { kind: 'success', rule: 'created-differs', because: 'it was given so' };
    const failing = ['listThings', 'getThing'].map((operation) =>
      shop.exchange(operation, { status: 404 }, { expect: valid }),
    );
    expect(told(merge(failing))).toEqual(['created-differs listThings 1', 'created-differs getThing 1']);
  });

  it('takes no answer as nothing tried', () => {
    const failing = ['listThings', 'getThing'].map((operation) =>
      shop.exchange(operation, { status: 200 }, { expect: noAuth }),
    );
    const silent = shop.exchange('deleteThing', undefined, { expect: noAuth });
    expect(told(merge([...failing, silent]))).toContain('missing-auth listThings getThing 2');
  });

  it('joins a header that every operation adds', () => {
    const extra = { ...id, 'X-Powered-By': 'x' };
    const exchanges = [
      shop.exchange('listThings', { status: 200, headers: extra, json: [] }),
      shop.exchange('getThing', { status: 200, headers: extra, json: { name: 'a' } }),
    ];
    const findings = merge(exchanges);
    expect(told(findings)).toEqual(['undocumented-header listThings getThing 2']);
    expect(findings[0]?.severity).toBe('warning');
    expect(told(merge([...exchanges, shop.exchange('deleteThing', { status: 204 })]))).toHaveLength(2);
  });
});

describe('validation that is missing', () => {
  it('is one finding for each branch where others are refused', () => {
    const findings = merge([
      spoiled('createThing', accepted, 'body', 'maxLength'),
      spoiled('createThing', accepted, 'body', 'maxLength'),
      spoiled('createThing', accepted, 'body', 'type'),
      spoiled('createThing', refusal, 'body', 'required'),
      spoiled('createThing', refusal, 'body', 'type', 'type of another'),
      spoiled('createThing', refusal, 'body', 'maxLength', 'maxLength of another'),
    ]);
    expect(told(findings)).toEqual(['invalid-accepted createThing 2', 'invalid-accepted createThing 1']);
  });

  it('is one for a body that nothing of is refused', () => {
    const findings = merge([
      spoiled('createThing', accepted, 'body', 'maxLength'),
      spoiled('createThing', accepted, 'body', 'type'),
      spoiled('createThing', refusal, 'body', 'type'),
      spoiled('listThings', refusal, 'query.limit', 'type'),
      spoiled('listThings', refusal, 'query.limit', 'maximum'),
    ]);
    expect(told(findings)).toEqual(['invalid-accepted createThing 2']);
    expect(findings[0]?.place.pointer).toBe('/paths/~1things/post/requestBody');
  });

  it('is one for an operation, and one for a server', () => {
    const list = ['query.limit', 'query.kind'].flatMap((subject) =>
      ['type', 'enum'].map((keyword) => spoiled('listThings', { status: 200 }, subject, keyword)),
    );
    const get = ['path.id', 'query.x'].map((subject) =>
      spoiled('getThing', { status: 200 }, subject, 'type'),
    );
    const kept = ['type', 'enum'].map((keyword) => spoiled('createThing', refusal, 'body', keyword));
    expect(told(merge([...list, ...kept]))).toEqual(['invalid-accepted listThings 4']);
    expect(told(merge([...list, ...get]))).toEqual(['invalid-accepted listThings getThing 6']);
  });

  it('is one for a keyword that is checked nowhere', () => {
    const findings = merge([
      spoiled('createThing', accepted, 'body', 'format', 'format of one'),
      spoiled('createThing', refusal, 'body', 'type'),
      spoiled('listThings', { status: 200 }, 'query.kind', 'format'),
      spoiled('listThings', refusal, 'query.kind', 'enum'),
    ]);
    expect(told(findings)).toEqual(['invalid-accepted listThings createThing 2']);
  });
});

describe('a part of a value below which nothing is checked', () => {
  const inner = (keyword: string, path: string, answer = accepted): Exchange =>
    spoiled('createThing', answer, 'body', keyword, keyword, path);
  /** What is refused: the outer names, and an inner part of another type. */
  const checked = (): Exchange[] => [
    ...['type', 'maxLength', 'required'].map((keyword) => inner(keyword, '/parts/0/name', refusal)),
    inner('const', '/parts/0/parts/0', refusal),
  ];
  const seen = (): Exchange[] =>
    ['type', 'maxLength'].map((keyword) => inner(keyword, '/parts/0/parts/0/name'));

  it('is one finding, wherever in the list it was seen', () => {
    const findings = merge([
      ...checked(),
      inner('type', '/parts/0/parts/0/name'),
      inner('maxLength', '/parts/1/parts/1/name'),
      inner('minimum', '/parts/0/parts/0/size'),
    ]);
    expect(told(findings)).toEqual(['invalid-accepted createThing 3']);
    expect(findings[0]?.expected).toMatch(/; nothing is checked below \/parts\/\*\/parts\/\*$/);
  });

  it('is none where something of it is refused, or only one branch is known from elsewhere', () => {
    expect(told(merge([...checked(), ...seen()]))).toHaveLength(1);
    const kept = inner('required', '/parts/0/parts/0/name', refusal);
    expect(told(merge([...checked(), kept, ...seen()]))).toHaveLength(2);
    const unknown = inner('minimum', '/parts/0/parts/0/size');
    expect(told(merge([...checked(), ...seen().slice(1), unknown]))).toHaveLength(2);
  });

  it('leaves apart what is accepted elsewhere too, and what another operation accepts', () => {
    const both = ['/parts/0/size', '/parts/0/parts/0/size'].map((path) => inner('minimum', path));
    const other = [
      spoiled('listThings', { status: 200 }, 'query.kind', 'type', 'type', '/0/parts/0/name'),
      spoiled('listThings', refusal, 'query.kind', 'enum'),
    ];
    const findings = merge([...checked(), ...seen(), ...both, ...other]);
    expect(told(findings).sort()).toEqual([
      'invalid-accepted createThing 2',
      'invalid-accepted createThing 2',
      'invalid-accepted listThings 1',
    ]);
  });
});

describe('an invalid body that was taken and given back', () => {
  const taken = () => spoiled('createThing', accepted, 'body', 'maxLength');
  const given = () => shop.exchange('getThing', { status: 200, headers: id, json: { name: 'longer' } });
  const nameKey = (): string => given().findings[0]?.cause.split(' ')[0] ?? '';
  const withKey = (exchange: Exchange, key: string): Exchange => {
    const findings = exchange.findings.map((finding) => {
      const { branch } = finding.case;
      return branch === undefined
        ? finding
        : { ...finding, case: { ...finding.case, branch: { ...branch, key } } };
    });
    return { ...exchange, findings };
  };

  it('is told once', () => {
    const findings = merge([withKey(taken(), nameKey()), given()]);
    expect(told(findings)).toEqual(['invalid-accepted createThing 1']);
    const member = withKey(taken(), `${nameKey()}/member`);
    expect(told(merge([member, given()]))).toEqual(['invalid-accepted createThing 1']);
  });

  it('is told where it was given before, or breaks another keyword', () => {
    expect(told(merge([given(), withKey(taken(), nameKey())]))).toHaveLength(2);
    expect(told(merge([taken(), given()]))).toHaveLength(2);
  });
});

describe('ids and order', () => {
  const exchanges = () => [
    shop.exchange('getThing', { status: 200, headers: { ...id, 'X-A': '1' }, json: { name: 'a', b: 1 } }),
    shop.exchange('createThing', { status: 418 }),
    shop.exchange('listThings', { status: 200, headers: id, json: [{}] }),
    shop.exchange('listThings', { status: 302 }),
  ];

  it('puts errors first, then operations and rules as the contract and the list have them', () => {
    expect(told(merge(exchanges()))).toEqual([
      'undocumented-status listThings 1',
      'response-body listThings 1',
      'undocumented-status createThing 1',
      'undocumented-header getThing 1',
      'undocumented-field getThing 1',
    ]);
  });

  it('gives the same findings whatever the order and the seed', () => {
    const forth = merge(exchanges());
    const back = merge(exchanges().reverse());
    expect(back).toEqual(forth);
    expect(merge(exchanges(), 2).map((finding) => finding.id)).toEqual(forth.map((finding) => finding.id));
    expect(new Set(forth.map((finding) => finding.id)).size).toBe(forth.length);
    expect(forth.every((finding) => /^[0-9a-f]{10}$/.test(finding.id))).toBe(true);
  });

  it('keeps the id of a shared cause when another operation shows it too', () => {
    const one = shop.exchange('getThing', { status: 200, headers: id, json: { name: 1 } });
    const other = shop.exchange('listThings', { status: 200, headers: id, json: [{ name: 1 }] });
    expect(merge([one])[0]?.id).toBe(merge([one, other])[0]?.id);
  });

  it('keeps the decision that a place rests on', () => {
    const [finding] = merge([shop.exchange('getThing', { status: 200 })]);
    expect(finding?.place.decision).toBe('D7');
  });
});
