import { expect, test } from 'vitest';
import { judged } from '../../../test/judge/judged.ts';
import { makeJudge } from './judge.ts';

test('a flaw stands where the keyword stands', async () => {
  const { contract, judge } = await judged(
    { type: 'object', properties: { id: { $ref: '#/components/schemas/Id' } } },
    { Id: { minLength: 3 } },
  );
  const schema =
    contract.operations[0]?.responses.get('200')?.content.get('application/json')?.schema ?? true;
  expect(judge.flaws(schema, { id: 'a' }, 'response')).toMatchObject([
    { place: { pointer: '/components/schemas/Id/minLength', line: expect.any(Number) }, shared: true },
  ]);
  expect(judge.flaws(schema, 1, 'response')).toMatchObject([
    { place: { pointer: '/components/schemas/Subject/type' } },
  ]);
});

test('a contract has one judge', async () => {
  const { contract, judge } = await judged({ type: 'string' });
  expect(makeJudge(contract)).toBe(judge);
});

test('boolean schemas and schemas that are not of the contract are judged', async () => {
  const { judge } = await judged({ type: 'string' });
  expect(judge.flaws(true, 1, 'request')).toEqual([]);
  expect(judge.flaws(false, 1, 'request')).toMatchObject([{ keyword: 'false', actual: 'number 1' }]);
  expect(judge.flaws({ allOf: [{ $ref: '#/$defs/Subject' }] }, 1, 'request')).toMatchObject([
    { keyword: 'type' },
  ]);
});
