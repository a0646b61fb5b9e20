import { beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../test/harness/temporary-spec.ts';
import { operationOf } from '../../test/probes/drive-probes.ts';
import type { Contract, Json, Operation } from '../contract/model.ts';
import type { Exchange, RequestParts } from '../model/case.ts';
import { makeWorld } from './known-world.ts';
import type { World } from './world.ts';

const parameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const operation = (operationId: string, ...names: readonly string[]) => ({
  operationId,
  parameters: names.map(parameter),
  responses: { 200: { description: '' } },
});

const document = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {
    '/shelves': { get: operation('listShelves'), post: operation('addShelf') },
    '/shelves/{shelf}': {
      get: operation('getShelf', 'shelf'),
      patch: operation('changeShelf', 'shelf'),
      delete: operation('removeShelf', 'shelf'),
    },
    '/shelves/{id}/books': { get: operation('listBooks', 'id'), post: operation('addBook', 'id') },
    '/shelves/{id}/books/{book_id}': { get: operation('getBook', 'id', 'book_id') },
    '/loans': {
      get: {
        ...operation('listLoans'),
        parameters: [{ name: 'book_id', in: 'query', schema: { type: 'string' } }],
      },
    },
  },
};

let contract: Contract;
let world: World;
beforeAll(async () => {
  contract = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
});

const see = (
  id: string,
  path: Readonly<Record<string, Json>>,
  json: Json | undefined,
  more: { readonly status?: number; readonly location?: string; readonly unchecked?: boolean } = {},
): void => {
  const { status = 200, location, unchecked = false } = more;
  const of = operationOf(contract, id);
  const parts: RequestParts = { path, query: {}, headers: {}, cookies: {}, body: undefined };
  const headers = location === undefined ? [] : [['Location', location] as const];
  const exchange: Exchange = {
    case: { id: 'test', operation: of, parts, expect: { kind: 'documented' }, unchecked },
    request: { method: of.method, target: of.path, headers: [], body: undefined },
    answer: { kind: 'response', status, headers, body: new Uint8Array() },
    json,
    status,
    findings: [],
  };
  world.observe(exchange);
};

const known = (id: string, name: string): readonly Json[] => {
  const of: Operation = operationOf(contract, id);
  const found = of.parameters.find((one) => one.name === name);
  return found === undefined ? [] : [...world.known(of, found)];
};

describe('makeWorld', () => {
  it('learns from what is created, listed and read, the newest first and each once', () => {
    world = makeWorld(contract);
    see('addShelf', {}, { data: { id: 'a' } }, { status: 201 });
    see('listShelves', {}, [{ id: 'b' }, { id: 'a' }]);
    expect(known('getShelf', 'shelf')).toEqual(['b', 'a']);
    see('getShelf', { shelf: 'c' }, {});
    expect(known('listBooks', 'id')).toEqual(['c', 'b', 'a']);
  });

  it('offers what earlier probes have changed last, and tells when there is nothing else', () => {
    world = makeWorld(contract);
    see('addShelf', {}, { id: 'a' }, { status: 201 });
    see('addShelf', {}, { id: 'b' }, { status: 201 });
    const change = operationOf(contract, 'changeShelf');
    see('changeShelf', { shelf: 'b' }, {});
    expect(known('changeShelf', 'shelf')).toEqual(['b', 'a']);
    world.startProbe();
    expect(known('changeShelf', 'shelf')).toEqual(['a', 'b']);
    expect(known('getShelf', 'shelf')).toEqual(['b', 'a']);
    expect(world.isUsedUp(change)).toBe(false);
    see('changeShelf', { shelf: 'a' }, {});
    world.startProbe();
    expect(world.isUsedUp(change)).toBe(true);
    see('addShelf', {}, { id: 'c' }, { status: 201 });
    expect(world.isUsedUp(change)).toBe(false);
  });

  it('learns from Location where the answer names nothing', () => {
    world = makeWorld(contract);
    see('addShelf', {}, undefined, {
      status: 201,
      location: 'https://library.example/api/shelves/x%2Fy?z=1',
    });
    see('addShelf', {}, undefined, { status: 201, location: '/elsewhere/q' });
    expect(known('getShelf', 'shelf')).toEqual(['x/y']);
  });

  it('keeps the values of nested paths together', () => {
    world = makeWorld(contract);
    see('addShelf', {}, { id: 'a' }, { status: 201 });
    see('addShelf', {}, { id: 'b' }, { status: 201 });
    see('addBook', { id: 'a' }, { book_id: 5 }, { status: 201 });
    expect([known('getBook', 'id')[0], known('getBook', 'book_id')[0]]).toEqual(['a', 5]);
  });

  it('forgets what was removed or is not found, with all below it', () => {
    world = makeWorld(contract);
    see('addShelf', {}, { id: 'a' }, { status: 201 });
    see('addBook', { id: 'a' }, { id: 5 }, { status: 201 });
    see('addShelf', {}, { id: 'b' }, { status: 201 });
    see('removeShelf', { shelf: 'a' }, undefined, { status: 204, unchecked: true });
    expect(known('getBook', 'book_id')).toEqual([]);
    expect(known('getShelf', 'shelf')).toEqual(['b']);
    see('getShelf', { shelf: 'b' }, undefined, { status: 404 });
    expect(known('getShelf', 'shelf')).toEqual([]);
  });

  it('learns nothing from refusals and from what should have been refused', () => {
    world = makeWorld(contract);
    see('addShelf', {}, { id: 'a' }, { status: 400 });
    see('addShelf', {}, { id: 'b' }, { status: 201, unchecked: true });
    expect(known('getShelf', 'shelf')).toEqual([]);
    expect(world.lastSuccess(operationOf(contract, 'addShelf'))).toBeUndefined();
  });

  it('offers to writes only what was created, where they are held to that', () => {
    world = makeWorld(contract, true);
    see('addShelf', {}, { id: 'own' }, { status: 201 });
    see(
      'listShelves',
      {},
      Array.from({ length: 600 }, (_, at) => ({ id: at })),
    );
    expect(known('removeShelf', 'shelf')).toEqual(['own']);
    expect(known('addBook', 'id')).toEqual(['own']);
    expect(known('getShelf', 'shelf').slice(0, 2)).toEqual([0, 1]);
  });

  it('knows values for query parameters that name a thing', () => {
    world = makeWorld(contract);
    see('addBook', { id: 'a' }, { id: 5 }, { status: 201 });
    expect(known('listLoans', 'book_id')).toEqual([5]);
  });

  it('remembers the newest 500 things of a path', () => {
    world = makeWorld(contract);
    const shelves = Array.from({ length: 600 }, (_, at) => ({ id: at }));
    see('listShelves', {}, shelves);
    expect(known('getShelf', 'shelf')).toEqual(shelves.slice(0, 500).map(({ id }) => id));
    see('getShelf', { shelf: 599 }, {});
    expect(known('getShelf', 'shelf').slice(0, 2)).toEqual([599, 0]);
    expect(known('getShelf', 'shelf')).toHaveLength(500);
  });

  it('remembers the last success of each operation', () => {
    world = makeWorld(contract);
    see('listShelves', {}, [1]);
    see('listShelves', {}, [2]);
    expect(world.lastSuccess(operationOf(contract, 'listShelves'))?.json).toEqual([2]);
  });
});
