import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { Fault, type Flaw } from '../reading/fault.ts';
import { flawsFault } from '../reading/message.ts';
import { errorReplies } from './error-replies.ts';
import type { Refusal } from './refusal.ts';

const catalogue = {
  bad_request: { status: 400 },
  request_validation: { status: 400 },
  schema_validation: { status: 400 },
  unauthorized: { status: 401 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  not_acceptable: { status: 406 },
  payload_too_large: { status: 413 },
  misdirected_request: { status: 421 },
  unsupported_media_type: { status: 415 },
  internal_server_error: { status: 500 },
  service_unavailable: { status: 503 },
};
const forms = {
  regenerateThing: { badRequestOnly: true },
  createToken: { oauth: [400, 401] },
  getSession: { challenge: 'Session realm="console"' },
};
const unauthorized: Refusal<'unauthorized'> = { name: 'unauthorized', message: 'Who are you?' };
const unexpected: unknown[] = [];
const errorReply = errorReplies<'unauthorized'>({
  catalogue,
  forms,
  refusalOf: (error) => (error === unauthorized ? unauthorized : undefined),
  onUnexpected: (error) => unexpected.push(error),
});

const callOf = (id?: string, path = '/v1/things', headers: object = {}): Call =>
  ({
    operation: id && { id, responses: new Set(['400']) },
    path,
    request: { headers } as IncomingMessage,
  }) as Call;
const bodyOf = (fault: Fault, id: string) => errorReply(fault, callOf(id)).body;

const required = { place: 'body', field: 'part.size', code: 'required', rule: 'is required' } as const;

describe('what is wrong with a request becomes', () => {
  test('request_validation with the name of the parameter and its value', () => {
    const rule = 'must be at least 1';
    const flaw: Flaw = { place: 'query', field: 'limit', code: 'range', rule, given: '0' };
    const message = '1 value is invalid: limit is 0; it must be at least 1.';
    expect(bodyOf(flawsFault([flaw], false), 'listThings')).toEqual({
      status: 'error',
      message,
      error: { name: 'request_validation', message },
      fields: { limit: [{ reason: 'is 0; it must be at least 1' }] },
    });
  });

  test('schema_validation with dotted fields, a reason, a fix and a line for each flaw', () => {
    const message = 'The body does not match its schema: part.size is required.';
    expect(bodyOf(flawsFault([required], false), 'createThing')).toEqual({
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
    const body = bodyOf(flawsFault([flaw], false), 'createThing');
    expect(body).toMatchObject({ schema: { schema_validation_error: ['body must be an object'] } });
    expect(body).not.toHaveProperty('fields');
  });

  test('bad_request where the operation knows no other 400', () => {
    const body = bodyOf(flawsFault([required], false), 'regenerateThing');
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
    const fault = flawsFault([{ place: 'body', field, code, rule: 'is wrong' }], true);
    expect(bodyOf(fault, 'createThing')).toMatchObject({ error: { name: 'request_validation' } });
    expect(bodyOf(fault, 'createToken')).toMatchObject({ error: name });
  });
});

test.each([
  ['listThings', {}, 'Bearer realm="financial-operations-api"'],
  ['createToken', {}, 'Basic realm="financial-operations-api"'],
  ['getSession', {}, 'Session realm="console"'],
  ['getSession', { authorization: 'Basic eDp5' }, 'Bearer realm="financial-operations-api"'],
  [
    'getSession',
    { authorization: 'Bearer x' },
    'Bearer realm="financial-operations-api", error="invalid_token"',
  ],
  [
    'listThings',
    { authorization: 'bearer  x' },
    'Bearer realm="financial-operations-api", error="invalid_token"',
  ],
  ['listThings', { authorization: 'Bearer ' }, 'Bearer realm="financial-operations-api"'],
])('a 401 of %s with %j asks for %s', (id, headers, challenge) => {
  const reply = errorReply(unauthorized, callOf(id, '/v1/things', headers));
  expect([reply.status, reply.headers?.['WWW-Authenticate']]).toEqual([401, challenge]);
});

test.each([
  [new Error('of ours'), 'server_error'],
  [new Fault('mistake', 'of ours'), 'server_error'],
  [new Fault('unbuilt', 'not yet'), 'temporarily_unavailable'],
  [unauthorized, 'invalid_client'],
  [new Fault('not_found', 'nothing here'), 'invalid_request'],
])('under /oauth2/ %s is %s where the contract does not say otherwise', (error, name) => {
  const body = { error: name, error_description: expect.any(String) };
  expect(errorReply(error, callOf(undefined, '/oauth2/nothing')).body).toEqual(body);
});

test('an unforeseen error tells the caller nothing, and is reported', () => {
  const error = new Error('the password is hush');
  expect(JSON.stringify(errorReply(error, callOf('listThings')))).not.toContain('hush');
  expect(unexpected).toContain(error);
});
