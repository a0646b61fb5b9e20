import { expect, it } from 'vitest';
import { apiFile, type DataObject, object } from '../../../../lab/contract.ts';
import { contextOf, operationOf } from '../../../../test/probes/drive-probes.ts';
import { loadContract } from '../../../contract/load/load-contract.ts';
import { sameLengthBody } from './same-length.ts';
import { tellingBodies } from './telling-bodies.ts';

const contract = await loadContract(apiFile);
const operation = operationOf(contract, 'createItem');
const mediaType = 'application/json';
const content = operation.body?.content.get(mediaType);
if (content === undefined) throw new RangeError('The operation takes no JSON.');
const sent = { mediaType, content, value: { name: 'Nut', kind: 'piece', weight: 1 } };

it('makes valid bodies that show each member, type and emptiness', () => {
  const context = contextOf(contract);
  const bodies = tellingBodies(context, operation, sent, 4).map((body) => object(body as DataObject));
  expect(bodies.filter((body) => !context.judge.isValid(content.schema, body, 'request'))).toEqual([]);
  const attributes = bodies.flatMap((body) => Object.values(object(body.attributes)));
  expect(new Set(attributes.map((value) => typeof value))).toEqual(new Set(['boolean', 'number', 'string']));
  expect(bodies.map(({ description }) => description)).toContain(null);
  expect(bodies.map(({ tags }) => (tags as unknown[]).length)).toContain(0);
  expect(bodies.some(({ tags }) => (tags as unknown[]).length > 1)).toBe(true);
});

it.each([
  [sent.value, { ...sent.value, name: 'Nuu' }],
  [
    { name: '-', kind: 'piece', weight: 19 },
    { name: '-', kind: 'piece', weight: 20 },
  ],
])('makes another valid body of the length of %j', (value, expected) => {
  const body = sameLengthBody(contextOf(contract), { ...sent, value });
  expect(JSON.stringify(body).length).toBe(JSON.stringify(value).length);
  if (value === sent.value) expect(body).toEqual(expected);
});
