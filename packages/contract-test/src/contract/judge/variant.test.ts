import { expect, test } from 'vitest';
import { judged } from '../../../test/judge/judged.ts';

test('fields of the other direction are not required', async () => {
  const Base = { properties: { id: { $ref: '#/components/schemas/Id' }, secret: { writeOnly: true } } };
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['name'] }],
    required: ['id', 'secret'],
  };
  const { judge, schema: subject } = await judged(schema, { Base, Id: { type: 'string', readOnly: true } });
  const outer = await judged({ allOf: [{ required: ['id'] }], properties: { id: { readOnly: true } } });
  expect(outer.judge.isValid(outer.schema, {}, 'request')).toBe(true);
  const missing = (direction: 'request' | 'response'): string[] =>
    judge.violations(subject, {}, direction).map(({ instancePath }) => instancePath);
  expect(missing('request')).toEqual(['/secret', '/name']);
  expect(missing('response')).toEqual(['/id', '/name']);
  expect(judge.isValid(subject, { secret: 1, name: 1 }, 'request')).toBe(true);
  expect(judge.isValid(subject, { secret: 1, name: 1 }, 'response')).toBe(false);
});

test('a response has no field that is only written', async () => {
  const Pin = { type: 'string', writeOnly: true };
  const pin = { properties: { pin: { $ref: '#/components/schemas/Pin' } }, required: ['pin'] };
  const schema = {
    properties: { owner: pin, key: { readOnly: true }, code: { writeOnly: true } },
    oneOf: [{ required: ['owner'] }, { properties: { plan: { writeOnly: true } }, required: ['key'] }],
    unevaluatedProperties: false,
  };
  const { judge, schema: subject } = await judged(schema, { Pin });
  const shown = { owner: { pin: 7 }, code: null };
  const expected = 'nothing: the field is only written';
  expect(judge.violations(subject, shown, 'response')).toMatchObject([
    {
      instancePath: '/owner/pin',
      keyword: 'writeOnly',
      expected,
      actual: 'number 7',
      place: { pointer: '/components/schemas/Pin/writeOnly' },
      shared: true,
    },
    {
      instancePath: '/code',
      expected,
      place: { pointer: '/components/schemas/Subject/properties/code/writeOnly' },
    },
  ]);
  expect(judge.isValid(subject, shown, 'response')).toBe(false);
  expect(judge.violations(subject, { owner: {} }, 'response')).toEqual([]);
  expect(judge.undocumented(subject, { owner: {} })).toEqual([]);
  expect(judge.violations(subject, { key: 1, plan: 1 }, 'response')).toMatchObject([
    { instancePath: '', keyword: 'oneOf', expected: 'the field owner or nothing' },
  ]);
  expect(judge.violations(subject, { key: 1, plan: 1, code: 1 }, 'request')).toEqual([]);
  expect(judge.violations(subject, { owner: { pin: 7 } }, 'request')).toMatchObject([
    { keyword: 'oneOf' },
    { keyword: 'type' },
  ]);
});
