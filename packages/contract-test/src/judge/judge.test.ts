import { expect, test } from 'vitest';
import { makeJudge } from './judge.ts';
import { judged } from './testing/judged.ts';

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

test('5,000 values of a kilobyte are judged in a second', async () => {
  const item = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', pattern: '^T' }, at: { format: 'date-time' }, n: { minimum: 0 } },
  };
  const { judge, schema } = await judged({ type: 'array', items: item });
  const value = Array.from({ length: 16 }, (_, n) => ({
    id: `T${n}`,
    at: '2026-01-01T00:00:00Z',
    n,
    text: 'x',
  }));
  judge.isValid(schema, value, 'response');
  const start = performance.now();
  for (let count = 0; count < 5_000; count += 1) judge.flaws(schema, value, 'response');
  expect(performance.now() - start).toBeLessThan(1_000);
});
