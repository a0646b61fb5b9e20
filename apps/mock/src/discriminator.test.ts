import { expect, test } from 'vitest';
import { branchwise } from './discriminator.ts';

const bank = { required: ['type', 'number'], properties: { type: { const: 'bank' }, number: {} } };
const till = { allOf: [{ properties: { type: { enum: ['till', 'paybill'] } } }] };

test('each branch applies to its own values only', () => {
  const schema = { description: 'x', oneOf: [bank, till], discriminator: { propertyName: 'type' } };
  expect(branchwise(schema, 'type')).toEqual({
    description: 'x',
    allOf: [
      { type: 'object', required: ['type'], properties: { type: { enum: ['bank', 'till', 'paybill'] } } },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
      { if: { properties: { type: { enum: ['bank'] } }, required: ['type'] }, then: bank },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
      { if: { properties: { type: { enum: ['till', 'paybill'] } }, required: ['type'] }, then: till },
    ],
  });
});

test('a schema with a branch that fixes nothing stays as it is', () => {
  const schema = { oneOf: [bank, { properties: { other: {} } }] };
  expect(branchwise(schema, 'type')).toBe(schema);
});
