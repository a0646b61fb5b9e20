import { beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../test/check/shop.ts';
import type { Json } from '../contract/model.ts';
import type { Branch } from '../model/branch.ts';
import type { Case, Exchange, RequestParts } from '../model/case.ts';
import { type Axis, type Coverage, percentage } from '../model/coverage.ts';
import { openCoverage } from './coverage.ts';
import { excuse } from './excuse.ts';
import type { Reach } from './reach.ts';
import type { RequestBranch } from './request-branches.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

const problem = { 'content-type': 'application/problem+json' };
const branches: readonly RequestBranch[] = [
  { key: 'k1', side: 'valid', subject: 'query.limit', label: 'query.limit maximum' },
  { key: 'k1', side: 'invalid', subject: 'query.limit', label: 'query.limit maximum' },
  { key: 'k2', side: 'valid', subject: 'path.id', label: 'path.id maxLength' },
  {
    key: 'k3',
    side: 'invalid',
    subject: 'path.id',
    label: 'path.id pattern',
    unmade: 'no value is known for it',
  },
];

function cover(exchanges: readonly Exchange[], reach: Partial<Reach> = {}): Coverage {
  const { contract, judge } = shop;
  const { operations } = contract;
  const coverage = openCoverage({
    contract,
    judge,
    operations,
    profile: 'server',
    hasUnscoped: true,
    foreign: new Set(),
    branchesOf: ({ parameters }) =>
      branches.filter(({ subject }) => parameters.some((each) => `${each.in}.${each.name}` === subject)),
    ...reach,
  });
  for (const exchange of exchanges) coverage.record(exchange);
  return coverage.result();
}

function items({ items: all }: Coverage, axis: Axis, state: string): string[] {
  return all.filter((each) => each.axis === axis && each.state === state).map(({ item }) => item);
}

function reasons({ items: all }: Coverage, axis: Axis): Record<string, string | undefined> {
  const unreachable = all.filter((each) => each.axis === axis && each.state === 'unreachable');
  return Object.fromEntries(unreachable.map(({ item, reason }) => [item, reason]));
}

function withParts(parts: Partial<RequestParts>, facts: Partial<Case> = {}): Partial<Case> {
  return { parts: { path: {}, query: {}, headers: {}, cookies: {}, body: undefined, ...parts }, ...facts };
}

const list = (facts: Partial<Case> = {}, json: Json = []) =>
  shop.exchange('listThings', { status: 200, json }, facts);

const branch: Branch = {
  key: 'k1',
  keyword: 'maximum',
  side: 'invalid',
  instancePath: '',
  detail: 'd',
  place: { file: 'f', line: 1, pointer: '' },
};

it('asks for the branches of requests at the end alone, and counts those that were reached before', () => {
  const { contract, judge } = shop;
  const asked: string[] = [];
  const coverage = openCoverage({
    ...{ contract, judge, operations: contract.operations, profile: 'server' },
    ...{ hasUnscoped: true, foreign: new Set() },
    branchesOf: ({ id }) => {
      asked.push(id);
      return id === 'listThings' ? branches.slice(0, 1) : [];
    },
  });
  coverage.record(list({ subject: 'query.limit', branch: { ...branch, side: 'valid' } }));
  expect(asked).toEqual([]);
  expect(items(coverage.result(), 'branches', 'covered')).toEqual(['listThings query.limit maximum (valid)']);
});

describe('operations and statuses', () => {
  it('are covered by answers of the declared status', () => {
    const coverage = cover([
      list(),
      shop.exchange('listThings', { status: 422, headers: problem, body: '{}' }),
      shop.exchange('getThing', { status: 404, headers: problem, body: '{}' }),
    ]);
    expect(items(coverage, 'operations', 'covered')).toEqual(['listThings']);
    expect(items(coverage, 'operations', 'missed')).toEqual(['createThing', 'getThing', 'deleteThing']);
    expect(items(coverage, 'statuses', 'covered')).toEqual([
      'listThings 200',
      'listThings 4XX',
      'getThing 404',
    ]);
    expect(coverage.axes.operations).toEqual({ covered: 1, reachable: 4, unreachable: 0 });
  });

  it('are not covered by what was not checked, by HEAD and by no answer', () => {
    const coverage = cover([
      list({ unchecked: true }),
      list({ tampering: { method: 'HEAD' } }),
      shop.exchange('listThings', undefined),
    ]);
    expect(items(coverage, 'operations', 'covered')).toEqual([]);
    expect(items(coverage, 'statuses', 'covered')).toEqual([]);
  });

  it('are unreachable by reasons', () => {
    const server = cover([], { hasUnscoped: false });
    expect(reasons(server, 'statuses')).toEqual({
      'createThing 403': 'needs a second credential without scopes',
      'createThing 429': 'needs the rate limit to be used up',
      'createThing 503': 'needs a fault outside of the request',
      'deleteThing default': 'stands for every undeclared status',
    });
    expect(items(cover([]), 'statuses', 'unreachable')).not.toContain('createThing 403');
    expect(Object.keys(reasons(cover([], { profile: 'mock' }), 'statuses'))).toEqual([
      'listThings 4XX',
      'deleteThing default',
    ]);
    expect(Object.keys(reasons(cover([], { profile: 'upstream' }), 'operations'))).toEqual([
      'createThing',
      'deleteThing',
    ]);
  });

  it('that were met with all the same are covered', () => {
    const coverage = cover([shop.exchange('createThing', { status: 503 })]);
    expect(items(coverage, 'statuses', 'covered')).toEqual(['createThing 503']);
  });
});

it('covers media types by what was taken and by what was answered', () => {
  const body = withParts({ body: { mediaType: 'application/json', value: { name: 'a' } } });
  const coverage = cover([
    shop.exchange('createThing', { status: 201, json: { name: 'a' } }, body),
    shop.exchange('getThing', { status: 200, json: { name: 'a' } }),
  ]);
  expect(items(coverage, 'media-types', 'covered')).toEqual([
    'createThing request application/json',
    'createThing 201 application/json',
    'getThing 200 application/*',
  ]);
  expect(items(coverage, 'media-types', 'missed')).toContain('listThings 200 text/csv');
});

describe('parameters', () => {
  const refused: Case['expect'] = { kind: 'refused', rule: 'invalid-accepted', because: 'no number' };
  const spoil = (query: RequestParts['query']) =>
    withParts({ query }, { expect: refused, subject: 'query.limit', unchecked: true });

  it('are counted valid, absent and invalid', () => {
    expect(
      items(cover([list(withParts({ query: { limit: 1, kind: 'c' } }))]), 'parameters', 'covered'),
    ).toEqual(['listThings query.limit valid']);
    expect(items(cover([list()]), 'parameters', 'covered')).toEqual(['listThings query.limit absent']);
    expect(items(cover([list(spoil({ limit: 'x', kind: 'a' }))]), 'parameters', 'covered')).toEqual([
      'listThings query.limit invalid',
    ]);
    expect(items(cover([list(spoil({ kind: 'a' }))]), 'parameters', 'covered')).toEqual([]);
  });

  it('are invalid only where they can be broken, and by a server', () => {
    const named = items(cover([]), 'parameters', 'missed').filter((item) => item.endsWith('invalid'));
    expect(named).toEqual(['listThings query.limit invalid']);
    expect(reasons(cover([]), 'parameters')).toEqual({
      'getThing path.id invalid': 'no value is known for it',
      'deleteThing path.id invalid': 'no value is known for it',
    });
    expect(reasons(cover([], { profile: 'mock' }), 'parameters')).toMatchObject({
      'listThings query.limit invalid': 'only a server is sent invalid requests',
    });
  });
});

describe('branches', () => {
  it('of requests are covered by the case made for them', () => {
    const coverage = cover([list({ branch, subject: 'query.limit', unchecked: true })]);
    expect(items(coverage, 'branches', 'covered')).toEqual(['listThings query.limit maximum (invalid)']);
    expect(items(coverage, 'branches', 'missed')).toContain('listThings query.limit maximum (valid)');
    expect(reasons(coverage, 'branches')).toMatchObject({
      'getThing path.id maxLength (valid)': 'a path is made of identifiers that exist',
      'getThing path.id pattern (invalid)': 'no value is known for it',
    });
    const mock = cover([], { profile: 'mock' });
    expect(mock.items.filter(({ item }) => item.endsWith('(invalid)'))).toEqual([]);
  });

  it('of successful answers are covered by what they hold', () => {
    const given = { name: 'a', parts: [{ name: 'b', owner: { email: 'c' } }] };
    const coverage = cover([shop.exchange('getThing', { status: 200, json: given })]);
    const ofGet = (state: string) =>
      items(coverage, 'branches', state).filter((item) => item.startsWith('getThing 200'));
    expect(ofGet('covered')).toEqual([
      'getThing 200 /name',
      'getThing 200 /parts',
      'getThing 200 /owner',
      'getThing 200 /owner oneOf/1',
      'getThing 200 /owner/email',
    ]);
    expect(ofGet('missed')).toEqual(['getThing 200 /price', 'getThing 200 /owner oneOf/0']);
  });
});

describe('what a baseline excuses', () => {
  it('leaves the reachable items, and tells stale entries', () => {
    const coverage = cover([list()]);
    const entry = (axis: Axis, item: string) => ({ axis, item, reason: 'It is not built.' });
    const missed = entry('operations', 'getThing');
    const covered = entry('operations', 'listThings');
    const unknown = entry('statuses', 'getThing');
    const excused = excuse(coverage, [missed, covered, unknown]);
    expect(excused.stale).toEqual([covered, unknown]);
    expect(excused.coverage.axes.operations).toEqual({ covered: 1, reachable: 3, unreachable: 1 });
    expect(reasons(excused.coverage, 'operations')).toEqual({ getThing: 'It is not built.' });
  });

  it('counts percentages of what is reachable', () => {
    expect(percentage({ covered: 1, reachable: 4, unreachable: 9 })).toBe(25);
    expect(percentage({ covered: 0, reachable: 0, unreachable: 9 })).toBe(100);
  });
});
