import { expect, it } from 'vitest';
import { contractOf, operationDiff } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const branch = (kind: string) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind } },
});
const of = (keyword: string, ...kinds: string[]) => ({ [keyword]: kinds.map(branch) });
const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const answer = (schema: object) => ({
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
});

it.each([
  ['one branch for another', 'oneOf', ['card', 'bank'], ['card', 'wallet']],
  ['another branch alone', 'oneOf', ['bank'], ['wallet']],
  ['one branch for another', 'anyOf', ['card', 'bank'], ['card', 'wallet']],
  ['another branch alone', 'anyOf', ['bank'], ['wallet']],
])('%s of %s breaks a request by what went and a response by what came', async (_, keyword, old, next) => {
  const name = keyword === 'oneOf' ? 'one-of' : 'any-of';
  const [before, after] = [of(keyword, ...old), of(keyword, ...next)];
  expect(await operationDiff(body(before), body(after))).toEqual([
    `breaking request-body-${name}-removed`,
    `info request-body-${name}-added`,
  ]);
  expect(await operationDiff(answer(before), answer(after))).toEqual([
    `breaking response-body-${name}-added`,
    `info response-body-${name}-removed`,
  ]);
});

it('counts the branches that go', async () => {
  const contract = (schema: object) =>
    contractOf({ '/things': { post: { operationId: 'createThing', responses: {}, ...body(schema) } } });
  const [old, next] = await Promise.all([
    contract(of('oneOf', 'card', 'bank', 'wallet')),
    contract(of('oneOf', 'card')),
  ]);
  expect(diffContracts(old, next)).toMatchObject([{ text: '2 branches removed from `oneOf`.' }]);
});
