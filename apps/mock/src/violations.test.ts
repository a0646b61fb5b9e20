import { describe, expect, test } from 'vitest';
import { loadContract, type MockOperation } from './contract.ts';
import { errorBody, oauthErrorBody } from './error-body.ts';
import { Fault } from './fault.ts';
import { smallDocument } from './testing/small-document.ts';
import { unknownFault, violationFault } from './violations.ts';

describe('what Prism finds becomes', async () => {
  const { operations } = await loadContract(smallDocument);
  const create = operations.find((one) => one.id === 'createThing') as MockOperation;
  const list = operations.find((one) => one.id === 'listThings') as MockOperation;
  const inBody = (rule: string, code = 'type', ...path: string[]) => ({
    path: ['body', ...path],
    code,
    rule,
  });

  test('request_validation with the name of the parameter and its value', () => {
    const flaw = { path: ['query', 'limit'], code: 'range', rule: 'must be at least 1', given: '0' };
    const message = '1 value is invalid: limit is 0; it must be at least 1.';
    expect(errorBody(violationFault(list, [flaw], false))).toEqual({
      status: 'error',
      message,
      error: { name: 'request_validation', message },
      fields: { limit: [{ reason: 'is 0; it must be at least 1' }] },
    });
  });

  test('schema_validation with dotted fields, a reason, a fix and a line for each fault', () => {
    const flaws = [
      inBody('is required', 'required', 'part', 'size'),
      { ...inBody('must be a text', 'type', 'items', '0', 'amount'), given: '5' },
      inBody('is required', 'required', 'part', 'size'),
    ];
    const message =
      'The body does not meet its schema: part.size is required; items.0.amount is 5; it must be a text.';
    expect(errorBody(violationFault(create, flaws, false))).toEqual({
      status: 'error',
      message,
      error: { name: 'schema_validation', message },
      fields: {
        'part.size': [{ reason: 'is required' }],
        'items.0.amount': [{ reason: 'is 5; it must be a text' }],
      },
      schema: {
        reason: message,
        fix: 'Add `part.size`. Change `items.0.amount`: it must be a text.',
        schema_validation_error: [
          'body.part.size is required',
          'body.items.0.amount is 5; it must be a text',
        ],
      },
    });
  });

  test('bad_request where the operation knows no other 400', () => {
    const errors = { names: new Map([['first', 'bad_request']]), oauth: false };
    const response = { headers: new Map(), examples: new Map(), locations: new Map(), errors };
    const operation = { ...create, responses: new Map([['400', response]]) };
    const fault = violationFault(operation, [inBody('must be an object')], false);
    expect(errorBody(fault)).toMatchObject({ error: { name: 'bad_request' } });
    expect(errorBody(fault)).not.toHaveProperty('schema');
  });

  test('not_found for what the path names', () => {
    const flaw = { path: ['path', 'id'], code: 'pattern', rule: 'must match x' };
    expect(violationFault(list, [flaw], false).name).toBe('not_found');
  });

  test.each([
    ['required', 'token', 'invalid_request'],
    ['enum', 'token', 'invalid_request'],
    ['enum', 'grant_type', 'unsupported_grant_type'],
    ['required', 'grant_type', 'invalid_request'],
    ['const', 'response_type', 'unsupported_response_type'],
  ])('for a form %s of %s is %s', (code, field, name) => {
    const fault = violationFault(create, [inBody('is wrong', code, field)], true);
    expect(fault.name).toBe('request_validation');
    expect(oauthErrorBody(fault).error).toBe(name);
  });

  test('server_error for a failure of the mock itself', () => {
    expect(oauthErrorBody(new Fault('internal_server_error', 'x')).error).toBe('server_error');
  });

  test('a short answer, however long the request is', () => {
    const flaws = Array.from({ length: 5000 }, (_, index) =>
      inBody('x'.repeat(5000), 'type', 'a', String(index)),
    );
    expect(JSON.stringify(errorBody(violationFault(create, flaws, false))).length).toBeLessThan(20_000);
  });

  test('a fault for unknown names', () => {
    expect(errorBody(unknownFault(list, ['colour', '__proto__'])).fields).toEqual({
      colour: [{ reason: 'is not known here' }],
      ['__proto__']: [{ reason: 'is not known here' }],
    });
  });
});
