import { expect, it } from 'vitest';
import { contractOf } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const shortText = { type: 'string', maxLength: 5 };

/** What changes in the body of a request that is one of some branches: `id where`. */
async function branchDiff(
  old: readonly object[],
  next: readonly object[],
  schemas: { readonly old?: object; readonly next?: object } = {},
): Promise<readonly string[]> {
  const contract = (oneOf: readonly object[], shared: object = {}) => {
    const requestBody = { content: { 'application/json': { schema: { oneOf } } } };
    const post = { operationId: 'createThing', requestBody, responses: { 204: { description: 'Done.' } } };
    return contractOf({ '/things': { post } }, { schemas: shared });
  };
  const changes = diffContracts(await contract(old, schemas.old), await contract(next, schemas.next));
  return changes.map(({ id, where }) => `${id} ${where}`);
}

const shortened = ['request-property-max-length-set request body /b'];

it('matches branches that are written the same, whatever their order', async () => {
  const [a, b] = [{ required: ['a'] }, { required: ['b'] }];
  expect(await branchDiff([a, b], [b, a])).toEqual([]);
});

it('matches branches of one name', async () => {
  const [a, b] = [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }];
  const A = object({ a: text }, { required: ['a'], additionalProperties: false });
  const B = (of: object) => object({ b: of }, { required: ['b'], additionalProperties: false });
  const schemas = { old: { A, B: B(text) }, next: { A, B: B(shortText) } };
  expect(await branchDiff([a, b], [b, a], schemas)).toEqual(shortened);
});

it('matches branches of one title', async () => {
  const a = (of: object) => object({ a: of }, { title: 'A', required: ['a'], additionalProperties: false });
  const b = (of: object) => object({ b: of }, { title: 'B', required: ['b'], additionalProperties: false });
  expect(await branchDiff([a(text), b(text)], [b(shortText), a(shortText)])).toEqual([
    'request-property-max-length-set request body /a',
    ...shortened,
  ]);
});

it('matches branches of the same constants', async () => {
  const a = (of: object) => object({ kind: { const: 'a' }, b: of }, { required: ['kind'] });
  const other = object({ kind: { const: 'other' } }, { required: ['kind'] });
  expect(await branchDiff([a(text), other], [other, a(shortText)])).toEqual(shortened);
});

it('matches branches of one type in their order', async () => {
  expect(await branchDiff([text, object({ b: text })], [object({ b: shortText }), text])).toEqual(shortened);
});
