import { describe, expect, test } from 'vitest';
import { loadContract, type MockOperation } from './contract.ts';
import { errorBody, oauthErrorBody } from './error-body.ts';
import { smallDocument } from './testing/small-document.ts';
import { unknownFault, violationFault } from './violations.ts';

describe('what Prism finds becomes', async () => {
  const { operations } = await loadContract(smallDocument);
  const create = operations.find((one) => one.id === 'createThing') as MockOperation;
  const list = operations.find((one) => one.id === 'listThings') as MockOperation;
  const inBody = (message: string, code = 'type', ...path: string[]) => ({
    path: ['body', ...path],
    code,
    message,
  });

  test('request_validation with the name of the parameter', () => {
    const violation = {
      path: ['query', 'limit'],
      code: 'minimum',
      message: 'Request query parameter limit must be >= 1',
    };
    expect(errorBody(violationFault(list, [violation], false))).toEqual({
      status: 'error',
      message: '1 value is invalid: limit must be >= 1.',
      error: { name: 'request_validation', message: '1 value is invalid: limit must be >= 1.' },
      fields: { limit: [{ reason: 'must be >= 1' }] },
    });
  });

  test('schema_validation with dotted fields, a reason, a fix and a line for each fault', () => {
    const violations = [
      inBody("Request body property part must have required property 'size'", 'required', 'part'),
      inBody('Request body property items.0.amount must be string', 'type', 'items', '0', 'amount'),
      inBody('Request body must match "then" schema', 'if'),
    ];
    expect(errorBody(violationFault(create, violations, false))).toEqual({
      status: 'error',
      message: 'The body does not meet its schema: part.size is required; items.0.amount must be string.',
      error: {
        name: 'schema_validation',
        message: 'The body does not meet its schema: part.size is required; items.0.amount must be string.',
      },
      fields: { 'part.size': [{ reason: 'is required' }], 'items.0.amount': [{ reason: 'must be string' }] },
      schema: {
        reason: 'The body does not meet the schema of this operation.',
        fix: 'Add `part.size`.',
        schema_validation_error: [
          "body.part must have required property 'size'",
          'body.items.0.amount must be string',
        ],
      },
    });
  });

  test('bad_request where the operation knows no other 400', () => {
    const errors = { names: new Set(['bad_request']), oauth: false };
    const response = { headers: new Map(), examples: new Map(), locations: new Map(), errors };
    const operation = { ...create, responses: new Map([['400', response]]) };
    const fault = violationFault(operation, [inBody('Request body must be object')], false);
    expect(errorBody(fault)).toMatchObject({ error: { name: 'bad_request' } });
    expect(errorBody(fault)).not.toHaveProperty('schema');
  });

  test.each([
    ["Request body must have required property 'token'", 'required', [], 'invalid_request'],
    [
      'Request body property grant_type must be equal to one of the allowed values: a',
      'enum',
      ['grant_type'],
      'unsupported_grant_type',
    ],
  ])('for a form %s: %s at %j is %s', (message, code, path, name) => {
    const fault = violationFault(create, [inBody(message, code, ...path)], true);
    expect(fault.name).toBe('request_validation');
    expect(oauthErrorBody(fault).error).toBe(name);
  });

  test('a short answer, however long the request is', () => {
    const violations = Array.from({ length: 5000 }, (_, index) =>
      inBody(`Request body property a.${index} ${'x'.repeat(5000)}`, 'type', 'a', String(index)),
    );
    expect(JSON.stringify(errorBody(violationFault(create, violations, false))).length).toBeLessThan(15_000);
  });

  test('a fault for unknown names', () => {
    expect(errorBody(unknownFault(list, ['colour', '__proto__'])).fields).toEqual({
      colour: [{ reason: 'is not known here' }],
      ['__proto__']: [{ reason: 'is not known here' }],
    });
  });
});
