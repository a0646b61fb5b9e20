import { expect, test } from 'vitest';
import { judged } from '../../../test/judge/judged.ts';
import { makeJudge } from './judge.ts';

test('a violation stands where the keyword stands', async () => {
  const { contract, judge } = await judged(
    { type: 'object', properties: { id: { $ref: '#/components/schemas/Id' } } },
    { Id: { minLength: 3 } },
  );
  const schema =
    contract.operations[0]?.responses.get('200')?.content.get('application/json')?.schema ?? true;
  expect(judge.violations(schema, { id: 'a' }, 'response')).toMatchObject([
    { place: { pointer: '/components/schemas/Id/minLength', line: expect.any(Number) }, shared: true },
  ]);
  expect(judge.violations(schema, 1, 'response')).toMatchObject([
    { place: { pointer: '/components/schemas/Subject/type' } },
  ]);
});

test('a contract has one judge', async () => {
  const { contract, judge } = await judged({ type: 'string' });
  expect(makeJudge(contract)).toBe(judge);
});

test('boolean schemas and schemas that are not of the contract are judged', async () => {
  const { judge } = await judged({ type: 'string' });
  expect(judge.violations(true, 1, 'request')).toEqual([]);
  expect(judge.violations(false, 1, 'request')).toMatchObject([{ keyword: 'false', actual: 'number 1' }]);
  expect(judge.violations({ allOf: [{ $ref: '#/$defs/Subject' }] }, 1, 'request')).toMatchObject([
    { keyword: 'type' },
  ]);
});

const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test.each(inherited)('a member named %s is there only where the value has it', async (name) => {
  const properties = JSON.parse(`{"${name}": {"type": "string"}}`);
  const { contract, judge } = await judged({
    type: 'object',
    properties: { optional: { type: 'object', properties }, needed: { type: 'object', required: [name] } },
  });
  const schema = contract.schemas.Subject ?? true;
  const violations = (text: string) => judge.violations(schema, JSON.parse(text), 'response');
  expect(violations('{"optional": {}}')).toEqual([]);
  expect(violations(`{"optional": {"${name}": "text"}, "needed": {"${name}": 1}}`)).toEqual([]);
  expect(violations('{"needed": {}}')).toMatchObject([
    { instancePath: `/needed/${name}`, keyword: 'required', actual: 'nothing' },
  ]);
});

test.each(inherited)('a schema named %s is found', async (name) => {
  const { contract, judge } = await judged(
    { $ref: `#/components/schemas/${name}` },
    JSON.parse(`{"${name}": {"type": "string"}}`),
  );
  const schema = contract.schemas.Subject ?? true;
  expect(judge.violations(schema, 'text', 'response')).toEqual([]);
  expect(judge.violations(schema, 1, 'response')).toMatchObject([{ keyword: 'type', actual: 'number 1' }]);
});
