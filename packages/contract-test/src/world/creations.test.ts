import { beforeAll, describe, expect, it } from 'vitest';
import { loadFiles } from '../../test/harness/temporary-spec.ts';
import { operationOf } from '../../test/probes/drive-probes.ts';
import type { Contract, Json } from '../contract/model.ts';
import type { Case, Exchange, RequestContent, RequestParts, Tampering } from '../model/case.ts';
import { type Creations, foreignOperations, openCreations } from './creations.ts';

const parameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const operation = (operationId: string, names: readonly string[] = [], status = '200') => ({
  operationId,
  parameters: names.map(parameter),
  responses: { [status]: { description: '' } },
});

const document = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {
    '/shelves': { get: operation('listShelves'), post: operation('addShelf', [], '201') },
    '/shelves/{shelf}': {
      get: operation('getShelf', ['shelf']),
      delete: operation('removeShelf', ['shelf']),
    },
    '/shelves/{id}/books': { post: operation('addBook', ['id']) },
    '/shelves/{id}/books/{book}': { put: operation('changeBook', ['id', 'book']) },
    '/shelves/{id}/dust': { post: operation('dust', ['id'], '201') },
    '/shelves/{id}:paint': { post: operation('paint', ['id']) },
    '/towns/{town}/shelves': { post: operation('addTownShelf', ['town']) },
    '/towns/{town}/shelves/{shelf}': { delete: operation('removeTownShelf', ['town', 'shelf']) },
    '/rules': { get: operation('readRules'), put: operation('setRules'), delete: operation('dropRules') },
    '/codes': { get: operation('listCodes'), post: operation('addCode') },
    '/codes/{code}': { delete: operation('removeCode', ['code']) },
    '/labels/{label}': {
      get: operation('getLabel', ['label']),
      put: operation('putLabel', ['label'], '201'),
      patch: operation('changeLabel', ['label']),
    },
    '/searches': { post: operation('search') },
  },
};

let contract: Contract;
let creations: Creations;
beforeAll(async () => {
  contract = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
});

const partsOf = (path: Readonly<Record<string, Json>>): RequestParts => ({
  path,
  query: {},
  headers: {},
  cookies: {},
  body: undefined,
});

const see = (
  id: string,
  path: Readonly<Record<string, Json>>,
  json: Json | undefined,
  { status = 200, sent, ...facts }: { status?: number; sent?: RequestContent } & Partial<Case> = {},
): void => {
  const of = operationOf(contract, id);
  const exchange: Exchange = {
    case: {
      id: 'test',
      operation: of,
      parts: { ...partsOf(path), body: sent },
      expect: { kind: 'documented' },
      ...facts,
    },
    request: { method: of.method, target: of.path, headers: [], body: undefined },
    answer: { kind: 'response', status, headers: [], body: new Uint8Array() },
    json,
    status,
    findings: [],
  };
  creations.observe(exchange);
};

const isForeign = (
  id: string,
  path: Readonly<Record<string, Json>> = {},
  more: { tampering?: Tampering; subject?: string } = {},
) => creations.isForeign({ operation: operationOf(contract, id), parts: partsOf(path), ...more });

const left = () => creations.left().map(({ shape, address }) => `${shape} ${address.join()}`);

describe('openCreations', () => {
  it('counts what a POST was answered 201 for, whatever it was sent for', () => {
    creations = openCreations(contract);
    see('addShelf', {}, { id: 'a' }, { status: 201 });
    see('addShelf', {}, { id: 'b' }, { status: 201, unchecked: true });
    see('addShelf', {}, { id: 'c' }, { status: 201, tampering: { credentials: 'none' } });
    expect(['a', 'b', 'c', 'd'].map((shelf) => isForeign('removeShelf', { shelf }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(left()).toEqual(['/shelves/{} c', '/shelves/{} b', '/shelves/{} a']);
  });

  it('does not count what was there, or what another status than the declared 201 gives back', () => {
    creations = openCreations(contract);
    see('listShelves', {}, [{ id: 'a' }]);
    see('getShelf', { shelf: 'b' }, { id: 'b' });
    see('addShelf', {}, { id: 'a' }, { status: 201 });
    see('addShelf', {}, { id: 'b' }, { status: 201 });
    see('addShelf', {}, { id: 'c' }, { status: 200 });
    expect(['a', 'b', 'c'].map((shelf) => isForeign('removeShelf', { shelf }))).toEqual([true, true, true]);
    expect(left()).toEqual([]);
  });

  it('does not count what another status than 201 gives back by an identifier that the request chose', () => {
    creations = openCreations(contract);
    const mediaType = 'application/json';
    const sent = { mediaType, value: { codes: [{ code: 'alpha', rank: 7 }] } };
    see('addCode', {}, { code: 'alpha' }, { sent });
    see('addCode', {}, { code: '7' }, { sent });
    see('addCode', {}, { code: 'beta' }, { sent: { mediaType, raw: '{"code":"beta","code":"beta"}' } });
    see('addCode', {}, { code: 'gamma' }, { sent });
    see('addCode', {}, { code: 'delta' }, { sent: { mediaType, value: { code: 'delta' } }, status: 201 });
    see('addCode', {}, { code: 'delta' }, { sent: { mediaType, value: { code: 'delta' } } });
    const codes = ['alpha', '7', 'beta', 'gamma', 'delta'];
    expect(codes.map((code) => isForeign('removeCode', { code }))).toEqual([true, true, true, false, false]);
    expect(creations.left().map(({ address, isOwn }) => [address.join(), isOwn])).toEqual([
      ['delta', true],
      ['gamma', true],
      ['beta', false],
      ['7', false],
      ['alpha', false],
    ]);
    see('listCodes', {}, [{ code: 'alpha' }]);
    see('addCode', {}, { code: 'alpha' }, { sent, status: 201 });
    expect(isForeign('removeCode', { code: 'alpha' })).toBe(true);
  });

  it('knows what it created when it is listed later', () => {
    creations = openCreations(contract);
    see('addShelf', {}, { id: 'a' }, { status: 201 });
    see('listShelves', {}, [{ id: 'a' }]);
    expect(isForeign('removeShelf', { shelf: 'a' })).toBe(false);
  });

  it('forgets what is removed, with all below it, but may ask for it again', () => {
    creations = openCreations(contract);
    see('addShelf', {}, { id: 'a' }, { status: 201 });
    see('addBook', { id: 'a' }, { id: 5 });
    see('dust', { id: 'a' }, {}, { status: 201 });
    expect(left()).toEqual(['/shelves/{}/books/{} a,5', '/shelves/{} a', '/shelves/{}/dust a']);
    see('removeShelf', { shelf: 'a' }, undefined, { status: 204, tampering: { rawPath: { shelf: '%zz' } } });
    see('getShelf', { shelf: 'a' }, undefined, { status: 404, tampering: { credentials: 'unscoped' } });
    expect(left()).toHaveLength(3);
    see('removeShelf', { shelf: 'a' }, undefined, { status: 204 });
    expect(left()).toEqual([]);
    expect(isForeign('removeShelf', { shelf: 'a' })).toBe(false);
  });

  it('lets a PUT create where a GET has just found nothing', () => {
    creations = openCreations(contract);
    expect(isForeign('putLabel', { label: 'a' })).toBe(true);
    see('getLabel', { label: 'a' }, undefined, { status: 404 });
    expect(isForeign('putLabel', { label: 'a' })).toBe(false);
    expect(isForeign('changeLabel', { label: 'a' })).toBe(true);
    see('putLabel', { label: 'a' }, {}, { status: 201 });
    expect([isForeign('putLabel', { label: 'a' }), isForeign('changeLabel', { label: 'a' })]).toEqual([
      false,
      false,
    ]);
    expect(left()).toEqual(['/labels/{} a']);
    see('getLabel', { label: 'b' }, undefined, { status: 404 });
    see('getLabel', { label: 'b' }, {});
    expect(isForeign('putLabel', { label: 'b' })).toBe(true);
    see('getLabel', { label: 'c' }, undefined, { status: 404, tampering: { credentials: 'none' } });
    expect(isForeign('putLabel', { label: 'c' })).toBe(true);
  });

  it('lets no write go to what it did not create', () => {
    creations = openCreations(contract);
    see('addShelf', {}, { id: 'a' }, { status: 201 });
    see('addBook', { id: 'a' }, { id: 5 });
    expect(isForeign('changeBook', { id: 'a', book: 5 })).toBe(false);
    expect(isForeign('changeBook', { id: 'b', book: 5 })).toBe(true);
    expect(isForeign('addBook', { id: 'b' })).toBe(true);
    expect(isForeign('paint', { id: 'a' })).toBe(true);
    expect([isForeign('setRules'), isForeign('dropRules')]).toEqual([true, true]);
  });

  it('lets reads, creations and what nothing is called go anywhere', () => {
    creations = openCreations(contract);
    expect(isForeign('getShelf', { shelf: 'b' })).toBe(false);
    expect([isForeign('addShelf'), isForeign('search')]).toEqual([false, false]);
    expect(isForeign('removeShelf', { shelf: 'x' }, { subject: 'path.shelf' })).toBe(false);
    expect(isForeign('removeShelf', { shelf: 'b' }, { tampering: { rawPath: { shelf: '%zz' } } })).toBe(
      false,
    );
  });

  it('holds a method that a path does not have to the same', () => {
    creations = openCreations(contract);
    expect(isForeign('getShelf', { shelf: 'b' }, { tampering: { method: 'PATCH' } })).toBe(true);
    expect(isForeign('readRules', {}, { tampering: { method: 'POST' } })).toBe(true);
    expect(isForeign('addShelf', {}, { tampering: { method: 'DELETE' } })).toBe(true);
    expect(isForeign('addShelf', {}, { tampering: { method: 'HEAD' } })).toBe(false);
  });
});

it('foreignOperations are those that change what no operation of the contract creates', () => {
  const ids = [...foreignOperations(contract)].map(({ id }) => id);
  expect(ids).toEqual(['paint', 'addTownShelf', 'removeTownShelf', 'setRules', 'dropRules']);
});
