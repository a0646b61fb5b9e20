import { describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { driveProbes, operationOf, told } from '../../../test/probes/drive-probes.ts';
import type { Contract, Json } from '../../contract/model.ts';
import { ExpressionError } from '../../expressions/expression.ts';
import type { Answer, WireRequest } from '../../model/message.ts';
import { flowProbes } from './index.ts';
import { linkProbes } from './links.ts';
import { nextCursor, pagingOf, saysMore, tellsOfMore } from './steps/paging.ts';

const integer = { type: 'integer', minimum: 1, maximum: 7 };
const answer = { description: 'Fine.', content: { 'application/json': { schema: {} } } };
const refusal = { description: 'Refused.' };

function load(id: string, parameters: readonly object[] = []): Promise<Contract> {
  const links = { first: { operationId: 'getThing', parameters: { id } } };
  const thingId = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Links', version: '1.0.0' },
    paths: {
      '/things': { get: { operationId: 'listThings', parameters, responses: { 200: { ...answer, links } } } },
      '/things/{id}': {
        get: {
          operationId: 'getThing',
          parameters: [thingId],
          responses: { 200: answer, 403: refusal, 404: refusal },
        },
      },
    },
  };
  return loadFiles({ 'openapi.yaml': JSON.stringify(document) });
}

function server(entries: readonly Json[], status: number): (request: WireRequest) => Answer {
  return ({ target }) => ({
    kind: 'response',
    status: target === '/things' ? 200 : status,
    headers: target === '/things' || status === 200 ? [['Content-Type', 'application/json']] : [],
    body: Buffer.from(target === '/things' ? JSON.stringify({ entries }) : status === 200 ? '{}' : ''),
  });
}

describe('linkProbes', () => {
  it.each([
    [[{ id: 'a' }], 404, ['broken-link listThings /status']],
    [[{ id: 'a' }], 403, []],
    [[{ id: 'a' }], 200, []],
    [[], 404, []],
  ])('with entries %j and a thing answered %i find %j', async (entries, status, expected) => {
    const contract = await load('$response.body#/entries/0/id');
    expect(told(driveProbes(contract, linkProbes(contract), server(entries, status)))).toEqual(expected);
  });

  it('refuse a link that nobody can follow, with its name and place', async () => {
    const contract = await load('$response.id');
    expect(() => flowProbes(contract)).toThrow(ExpressionError);
    expect(() => flowProbes(contract)).toThrow(
      /^The link first \(.*openapi\.yaml:\d+\) cannot be followed\. Unsupported runtime expression `\$response\.id`/,
    );
  });
});

describe('paging', () => {
  const exchangeOf = async (json: Json) => {
    const contract = await load('a');
    const { sent } = driveProbes(contract, linkProbes(contract), server([], 200));
    const [first] = sent;
    if (first === undefined) throw new RangeError('Nothing was sent.');
    return { ...first, json };
  };

  it.each([
    [{ items: [], next: null }, false, undefined],
    [{ items: [], next: 20 }, true, undefined],
    [{ items: [], pagination: { next_cursor: 'abc' } }, true, 'abc'],
    [{ items: [], has_more: true }, true, undefined],
    [{ items: [], meta: { hasMore: false } }, false, undefined],
  ])('reads from %j whether there is more: %s, %s', async (json, more, cursor) => {
    const exchange = await exchangeOf(json);
    expect([saysMore(exchange), nextCursor(exchange)]).toEqual([more, cursor]);
  });

  it.each([
    [{ items: [{}], page: { total_items: 158 } }, true],
    [{ items: [{}], total_pages: 2 }, true],
    [{ items: [{}], total: 1, last_page: 1 }, false],
    [{ items: [{}], total_price: '12' }, false],
  ])('reads from %j whether a list without a known way to its pages has more: %s', async (json, more) => {
    const exchange = await exchangeOf(json);
    const paging = pagingOf(await load('a'), exchange.case.operation);
    expect(tellsOfMore(exchange, paging, 1)).toBe(more);
  });

  it.each([
    [{ ...integer }, 'page[number]', 1],
    [{ ...integer, minimum: 0, default: 0 }, 'page[number]', 0],
    [{ ...integer, minimum: 0 }, undefined, 1],
  ])('counts pages with the schema %j by the parameter %s from %d', async (schema, name, first) => {
    const contract = await load('a', [
      { name: 'page[number]', in: 'query', schema },
      { name: 'page[size]', in: 'query', schema: integer },
    ]);
    const { limit, page, firstPage } = pagingOf(contract, operationOf(contract, 'listThings'));
    expect([limit?.name, page?.name, firstPage]).toEqual(['page[size]', name, first]);
  });

  it('knows its parameters by name and type', async () => {
    const parameters = ['per_page', 'offset', 'page', 'sort'].map((name) => ({
      name,
      in: 'query',
      schema: integer,
    }));
    const contract = await load('a', [
      ...parameters,
      { name: 'cursor', in: 'query', schema: { type: 'string' } },
    ]);
    const { limit, offset, page, cursor } = pagingOf(contract, operationOf(contract, 'listThings'));
    expect([limit, offset, page, cursor].map((one) => one?.name)).toEqual([
      'per_page',
      'offset',
      'page',
      'cursor',
    ]);
  });
});
