import { flawsFault, Fault as ReadingFault } from '@finops/contract-express/reading';
import { describe, expect, test } from 'vitest';
import { smallDocument } from '../test/small-document.ts';
import { loadContract, type MockOperation } from './contract.ts';
import { errorBody, oauthErrorBody } from './error-body.ts';
import { Fault } from './fault.ts';
import { namedFault } from './named-fault.ts';

describe('what is wrong with a request becomes', async () => {
  const { operations } = await loadContract(smallDocument);
  const create = operations.find((one) => one.id === 'createThing') as MockOperation;
  const list = operations.find((one) => one.id === 'listThings') as MockOperation;
  const required = { place: 'body', field: 'part.size', code: 'required', rule: 'is required' } as const;

  test('request_validation with the name of the parameter and its value', () => {
    const flaw = {
      place: 'query',
      field: 'limit',
      code: 'range',
      rule: 'must be at least 1',
      given: '0',
    } as const;
    const message = '1 value is invalid: limit is 0; it must be at least 1.';
    expect(errorBody(namedFault(flawsFault([flaw], false), list))).toEqual({
      status: 'error',
      message,
      error: { name: 'request_validation', message },
      fields: { limit: [{ reason: 'is 0; it must be at least 1' }] },
    });
  });

  test('schema_validation with dotted fields, a reason, a fix and a line for each fault', () => {
    const message = 'The body does not meet its schema: part.size is required.';
    expect(errorBody(namedFault(flawsFault([required], false), create))).toEqual({
      status: 'error',
      message,
      error: { name: 'schema_validation', message },
      fields: { 'part.size': [{ reason: 'is required' }] },
      schema: {
        reason: message,
        fix: 'Add `part.size`.',
        schema_validation_error: ['body.part.size is required'],
      },
    });
  });

  test('schema_validation without fields where the whole body is wrong', () => {
    const flaw = { place: 'body', field: '', code: 'type', rule: 'must be an object' } as const;
    const body = errorBody(namedFault(flawsFault([flaw], false), create));
    expect([body.fields, body.schema?.schema_validation_error]).toEqual([
      undefined,
      ['body must be an object'],
    ]);
  });

  test('bad_request where the operation knows no other 400', () => {
    const errors = { names: new Map([['first', 'bad_request']]), oauth: false };
    const response = { headers: new Map(), examples: new Map(), locations: new Map(), errors };
    const operation = { ...create, responses: new Map([['400', response]]) };
    const body = errorBody(namedFault(flawsFault([required], false), operation));
    expect(body).toMatchObject({ error: { name: 'bad_request' } });
    expect(body).not.toHaveProperty('schema');
  });

  test.each([
    ['required', 'token', 'invalid_request'],
    ['enum', 'token', 'invalid_request'],
    ['enum', 'grant_type', 'unsupported_grant_type'],
    ['required', 'grant_type', 'invalid_request'],
    ['const', 'response_type', 'unsupported_response_type'],
  ])('for a form %s of %s is %s', (code, field, name) => {
    const fault = namedFault(flawsFault([{ place: 'body', field, code, rule: 'is wrong' }], true), create);
    expect(fault.name).toBe('request_validation');
    expect(oauthErrorBody(fault).error).toBe(name);
  });

  test('a failure with the headers and the end of the connection that it brings', () => {
    const { name, facts } = namedFault(
      new ReadingFault('method_not_allowed', 'x', { allow: 'GET', close: true }),
    );
    expect([name, facts]).toEqual(['method_not_allowed', { headers: { Allow: 'GET' }, close: true }]);
  });
});

test('the issuer calls a failure of the mock itself server_error', () => {
  expect(oauthErrorBody(new Fault('internal_server_error', 'x')).error).toBe('server_error');
});
