import { expect, it } from 'vitest';
import { loadFiles } from '../../test/harness/temporary-spec.ts';
import { contextOf, operationOf } from '../../test/probes/drive-probes.ts';
import type { Json } from '../contract/model.ts';
import type { Case, Exchange } from '../model/case.ts';
import { openOriginals } from '../world/originals.ts';
import type { Driver } from './drive.ts';
import { putBack } from './put-back.ts';

const content = (schema: object) => ({ 'application/json': { schema } });
const properties = { theme: { type: 'string' }, motto: { type: 'string' } };
const responses = { 200: { description: 'Yes.', content: content({ type: 'object' }) } };
const schema = { type: 'object', required: ['theme'], properties, additionalProperties: false };
const contract = await loadFiles({
  'openapi.yaml': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Settings', version: '1' },
    paths: {
      '/settings': {
        get: { operationId: 'getSettings', responses },
        put: {
          operationId: 'setSettings',
          requestBody: { required: true, content: content(schema) },
          responses,
        },
      },
    },
  }),
});

const parts = { path: {}, query: {}, headers: {}, cookies: {}, body: undefined };
const exchangeOf = (id: string, status: number, json?: Json): Exchange =>
  ({ case: { operation: operationOf(contract, id), parts }, status, json }) as unknown as Exchange;

/** What is sent to put things back, and what is told to be left. */
async function puttingBack(seen: readonly Exchange[], status = 200) {
  const originals = openOriginals(contract);
  for (const exchange of seen) originals.observe(exchange);
  const sent: Case[] = [];
  const ask = (one: Case): Promise<Exchange> => {
    sent.push(one);
    return Promise.resolve(exchangeOf(one.operation.id, status));
  };
  const driver = { contextOf: () => contextOf(contract), ask } as unknown as Driver;
  const left = await putBack(contract, originals.changed(), driver, undefined, () => {});
  return { sent: sent.map(({ operation, parts: { body } }) => [operation.id, body]), left };
}

const before = exchangeOf('getSettings', 200, { theme: 'dark', motto: null, version: 3 });
const write = exchangeOf('setSettings', 200);

it('sets what was changed to what it was read as first', async () => {
  const seen = [before, write, exchangeOf('getSettings', 200, { theme: 'light' })];
  const value = { theme: 'dark' };
  expect(await puttingBack(seen)).toEqual({
    sent: [['setSettings', { mediaType: 'application/json', value }]],
    left: [],
  });
});

it.each([
  ['was not changed', [before, exchangeOf('setSettings', 403)]],
  ['was changed before it was read', [write, before]],
])('leaves alone what %s', async (_, seen) => {
  expect(await puttingBack(seen)).toEqual({ sent: [], left: [] });
});

it('tells what the target does not set', async () => {
  const { left } = await puttingBack([before, write], 409);
  expect(left.map(({ operation, path }) => [operation, path])).toEqual([['setSettings', '/settings']]);
});
