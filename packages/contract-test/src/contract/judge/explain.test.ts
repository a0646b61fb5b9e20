import { describe, expect, test } from 'vitest';
import { violationsOf } from '../../../test/judge/judged.ts';

describe('violations are root causes', () => {
  test('then and allOf are no causes, and one path and keyword counts once', async () => {
    const schema = {
      allOf: [{ properties: { a: { maxLength: 1 } } }, { properties: { a: { maxLength: 2 } } }],
      if: { required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name.
      then: { required: ['b'] },
    };
    expect(await violationsOf(schema, { a: 'abc' })).toEqual([
      '/a maxLength: at most 1 character <> string "abc"',
      '/b required: a value: the field is required <> nothing',
    ]);
  });

  test('a wrong type hides other violations of the value', async () => {
    expect(await violationsOf({ allOf: [{ enum: ['a'] }, { type: 'string', minLength: 2 }] }, 1)).toEqual([
      ' type: a string <> number 1',
    ]);
  });

  test('a violation in a branch does not make its fields unevaluated', async () => {
    const schema = {
      anyOf: [{ required: ['kind'], properties: { kind: { const: 'a' }, size: { type: 'integer' } } }],
      unevaluatedProperties: false,
    };
    expect(await violationsOf(schema, { kind: 'a', size: 'big', more: 1 })).toEqual([
      '/more unevaluatedProperties: no such field <> number 1',
      '/size type: an integer <> string "big"',
    ]);
  });

  test('a field of a branch that does not fit is unevaluated', async () => {
    const a = { properties: { kind: { const: 'a' }, size: {} } };
    const b = { properties: { kind: { const: 'b' } } };
    expect(
      await violationsOf({ anyOf: [a, b], unevaluatedProperties: false }, { kind: 'b', size: 1 }),
    ).toEqual(['/size unevaluatedProperties: no such field <> number 1']);
  });

  test('recursive schemas', async () => {
    const schema = {
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/Subject' }, id: { type: 'integer' } },
    };
    expect(await violationsOf(schema, { next: { next: { id: 'x' } } })).toEqual([
      '/next/next/id type: an integer <> string "x"',
    ]);
  });
});
