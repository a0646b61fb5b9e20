import type { IncomingMessage } from 'node:http';
import { type ErrorName, errorCatalogue, errorForms } from '@finops/contract';
import { type Call, Fault, type FaultKind } from '@finops/contract-express';
import { describe, expect, test } from 'vitest';
import {
  Conflict,
  DomainError,
  FieldError,
  Forbidden,
  InvalidState,
  NotFound,
  ResourceNotFound,
  Unavailable,
} from '../domain/domain-error.ts';
import { errorReplies } from './error-body.ts';
import {
  BadRequest,
  IdempotencyKeyReused,
  InsufficientScope,
  TooManyRequests,
  Unauthorized,
} from './refusals.ts';

const unexpected: unknown[] = [];
const errorReply = errorReplies((error) => unexpected.push(error));

function callOf(id: string): Call {
  return {
    id: 'req_1234567890abcdef',
    operation: {
      id,
      method: 'POST',
      path: '/v1/x',
      resource: 'x',
      security: [],
      idempotent: false,
      maxBodyBytes: undefined,
      responses: new Set(),
    },
    instead: [],
    request: { headers: {} } as IncomingMessage,
    address: '127.0.0.1',
    path: '/v1/x',
    headers: {},
    startedAt: 0,
  };
}

const flaws = [
  { place: 'body', field: 'pay_in.network', code: 'type', rule: 'must be a string', given: '5' },
  { place: 'body', field: 'amount', code: 'required', rule: 'is required' },
] as const;

describe('faults of the message', () => {
  test.each([
    ['unreadable', 'bad_request', 400],
    ['parameters', 'request_validation', 400],
    ['unknown_fields', 'request_validation', 400],
    ['body', 'schema_validation', 400],
    ['not_found', 'not_found', 404],
    ['method_not_allowed', 'method_not_allowed', 405],
    ['not_acceptable', 'not_acceptable', 406],
    ['payload_too_large', 'payload_too_large', 413],
    ['unsupported_media_type', 'unsupported_media_type', 415],
    ['mistake', 'internal_server_error', 500],
  ] satisfies [FaultKind, string, number][])('%s is %s', (kind, name, status) => {
    const reply = errorReply(new Fault(kind, 'What is wrong.', { flaws }), callOf('createQuote'));
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ status: 'error', error: { name } });
  });

  test('a body against its schema: fields by dotted name, and how to mend it', () => {
    const { body } = errorReply(
      new Fault('body', 'The body does not fit.', { flaws }),
      callOf('createQuote'),
    );
    expect(body).toEqual({
      status: 'error',
      message: 'The body does not fit.',
      error: { name: 'schema_validation', message: 'The body does not fit.' },
      fields: {
        'pay_in.network': [{ reason: 'is 5; it must be a string' }],
        amount: [{ reason: 'is required' }],
      },
      schema: {
        reason: 'The body does not fit.',
        fix: 'Change `pay_in.network`: it must be a string. Add `amount`.',
        schema_validation_error: ['body.pay_in.network is 5; it must be a string', 'body.amount is required'],
      },
    });
  });

  test.each(['parameters', 'body', 'unknown_fields'] as const)(
    '%s on an operation whose 400 knows only bad_request is bad_request',
    (kind) => {
      const { body } = errorReply(new Fault(kind, 'Wrong.', { flaws }), callOf('regenerateAddress'));
      expect(body).toMatchObject({
        error: { name: 'bad_request' },
        fields: { amount: [{ reason: 'is required' }] },
      });
      expect(body).not.toHaveProperty('schema');
    },
  );
});

describe('errors of the domain and the pipeline', () => {
  test.each([
    [new BadRequest('x'), 400],
    [new FieldError({ currency: ['There is no XXX.'] }), 400],
    [new Unauthorized('x'), 401],
    [new Forbidden('x'), 403],
    [new InsufficientScope(['quotes:read']), 403],
    [new NotFound('quote QUO_1'), 404],
    [new ResourceNotFound('profile CUS_1'), 404],
    [new Conflict('x'), 409],
    [new InvalidState('x'), 422],
    [new IdempotencyKeyReused(), 422],
    [new TooManyRequests('x', 12), 429],
    [new Unavailable('x', 30), 503],
  ])('$name', (error, status) => {
    const reply = errorReply(error, callOf('createQuote'));
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({
      message: error.message,
      error: { name: error.name, message: error.message },
    });
  });

  test('of every name of the catalogue get its status', () => {
    class Named extends DomainError {
      override readonly name: ErrorName;

      constructor(name: ErrorName) {
        super('x');
        this.name = name;
      }
    }
    for (const { name, status, kind } of Object.values(errorCatalogue)) {
      if (kind === 'api') expect(errorReply(new Named(name), callOf('createQuote')).status).toBe(status);
    }
  });

  test('carry their facts: fields, headers', () => {
    const fields = errorReply(new FieldError({ currency: ['One.', 'Two.'] }), callOf('createQuote')).body;
    expect(fields).toMatchObject({ fields: { currency: [{ reason: 'One.' }, { reason: 'Two.' }] } });
    expect(errorReply(new Unauthorized('x'), callOf('createQuote')).headers).toEqual({
      'WWW-Authenticate': 'Bearer realm="financial-operations-api"',
    });
    expect(errorReply(new TooManyRequests('x', 12), callOf('createQuote')).headers).toEqual({
      'Retry-After': '12',
    });
    expect(errorReply(new Unavailable('x', 30), callOf('createQuote')).headers).toEqual({
      'Retry-After': '30',
    });
  });
});

describe('the token endpoint speaks RFC 6749', () => {
  const grant = {
    place: 'body',
    field: 'grant_type',
    code: 'enum',
    rule: 'must be one of …',
    given: '"magic"',
  } as const;

  test.each([
    [new Fault('parameters', 'is "magic" – bad', { flaws: [grant] }), 400, 'unsupported_grant_type'],
    [new Fault('parameters', 'wrong', { flaws: [...flaws] }), 400, 'invalid_request'],
    [new Unauthorized('wrong'), 401, 'invalid_client'],
    [new Error('of ours'), 500, 'server_error'],
    [new Unavailable('for a moment', 2), 503, 'temporarily_unavailable'],
  ])('%s', (error, status, name) => {
    // Where the contract declares the API's own body, an unknown path gets only this form.
    const call =
      status < 500
        ? callOf('createToken')
        : { ...callOf('createToken'), path: '/oauth2/nothing', operation: undefined };
    const reply = errorReply(error, call);
    expect(reply.status).toBe(status);
    expect(reply.headers?.['Cache-Control']).toBe('no-store');
    expect(reply.headers?.['WWW-Authenticate']).toBe(
      status === 401 ? 'Basic realm="financial-operations-api"' : undefined,
    );
    expect(reply.body).toEqual({
      error: name,
      error_description: expect.stringMatching(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/),
    });
  });

  test('only where its contract says so', () => {
    const reply = errorReply(new Unavailable('x', 30), callOf('createToken'));
    expect(reply.body).toMatchObject({ error: { name: 'service_unavailable' } });
  });
});

test('what nobody foresaw is 500, tells the caller nothing, and is reported', () => {
  const error = new Error('the password is hush');
  const reply = errorReply(error, callOf('createQuote'));
  expect(reply.status).toBe(500);
  expect(JSON.stringify(reply)).not.toContain('hush');
  expect(unexpected).toContain(error);
});

test('which operations know only bad_request follows from the contract', () => {
  const only = Object.entries(errorForms)
    .filter(([, form]) => 'badRequestOnly' in form)
    .map(([id]) => id);
  expect(only).toEqual(['regenerateAddress']);
});
