import { describe, expect, test } from 'vitest';
import { violationsOf } from '../../../test/judge/judged.ts';

describe('of several branches the nearest one speaks', () => {
  const Card = {
    type: 'object',
    required: ['kind', 'number'],
    properties: { kind: { const: 'card' }, number: { type: 'string' } },
  };
  const Bank = {
    type: 'object',
    required: ['kind', 'iban'],
    properties: { kind: { const: 'bank' }, iban: { type: 'string' }, country: { type: 'string' } },
  };
  const either = { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }] };
  const others = { Card, Bank };

  test('of oneOf only the branch with the matching constant speaks', async () => {
    expect(await violationsOf(either, { kind: 'bank', iban: 1, country: 2 }, others)).toEqual([
      '/iban type: a string <> number 1',
      '/country type: a string <> number 2',
    ]);
  });

  test('a discriminator chooses the branch, and an unknown one is the violation itself', async () => {
    const mapping = { C: '#/components/schemas/Card', B: 'Bank' };
    const discriminated = { ...either, discriminator: { propertyName: 'kind', mapping } };
    expect(await violationsOf(discriminated, { kind: 'B' }, others)).toEqual([
      '/iban required: a value: the field is required <> nothing',
      '/kind const: "bank" <> string "B"',
    ]);
    expect(await violationsOf(discriminated, { kind: 'X' }, others)).toEqual([
      '/kind oneOf: one of "C", "B" <> string "X"',
    ]);
  });

  test('of null and something, the something speaks', async () => {
    const nullable = { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Card' }] };
    expect(await violationsOf(nullable, { kind: 'card', number: 1 }, others)).toEqual([
      '/number type: a string <> number 1',
    ]);
    expect(await violationsOf(nullable, 1, others)).toEqual([' anyOf: null or an object <> number 1']);
  });

  test('branches that are equally far make the combinator the violation', async () => {
    expect(await violationsOf({ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {})).toEqual([
      ' anyOf: the field a or the field b <> object with 0 fields',
    ]);
  });

  test('more than one branch of oneOf', async () => {
    expect(await violationsOf({ oneOf: [{ type: 'number' }, { type: 'null' }, { minimum: 1 }] }, 2)).toEqual([
      ' oneOf: exactly one of the alternatives <> number 2 that fits the alternatives 1 and 3',
    ]);
  });

  test('valid combinators with branches that do not fit say nothing', async () => {
    const schema = { anyOf: [{ type: 'null' }, { type: 'object' }], properties: { a: { type: 'string' } } };
    expect(await violationsOf(schema, { a: 1 })).toEqual(['/a type: a string <> number 1']);
  });

  test('a branch of another type is farther than any violations of the right one', async () => {
    const schema = { oneOf: [{ type: 'string' }, { type: 'object', required: ['a', 'b'] }] };
    expect(await violationsOf(schema, {})).toEqual([
      '/a required: a value: the field is required <> nothing',
      '/b required: a value: the field is required <> nothing',
    ]);
  });
});
