import { json } from './small-documents.js';

/**
 * A small document that satisfies every rule: a list, a creation, an operation of the issuer and a webhook. Content
 * that the catalogues require is built from them.
 *
 * @param {object} catalogues
 * @param {string[]} catalogues.decisions
 * @param {{name: string, status: number}[]} catalogues.errors those of the API
 * @param {string[]} catalogues.oauthErrors the names of those of the issuer
 * @param {{schema: string, states: object}[]} catalogues.machines
 * @param {string[]} catalogues.events what the machines emit
 */
export function goodDocument({ decisions, errors, oauthErrors, machines, events }) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Things',
      version: '1.0.0',
      description: 'A contract that keeps every rule.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      'x-decision': decisions,
    },
    servers: [{ url: 'https://api.things.test' }],
    tags: [{ name: 'Things', description: 'Things.' }],
    paths: {
      '/v1/things': { get: listThings(), post: createThing() },
      '/.well-known/jwks.json': { servers: [{ url: 'https://auth.things.test' }], get: getJwks() },
    },
    webhooks: Object.fromEntries(['thing.made', ...events].map((event) => [event, { post: onEvent(event) }])),
    components: components(errors, oauthErrors, machines, ['thing.made', ...events]),
  };
}

const ref = (path) => ({ $ref: `#/components/${path}` });
const text = { type: 'string' };
const SIGNATURES = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'x-bu-signature'];
const FAILURES = ['400', '401', '403', '406', '409', '413', '415', '422', '429', '500', '503'];

function listThings() {
  return {
    operationId: 'listThings',
    summary: 'List things',
    description: 'Every thing.',
    tags: ['Things'],
    security: [{ ApiKey: ['things:read'] }, { OAuth2: ['things:read'] }],
    parameters: [query('cursor', text, 'YWJj'), query('limit', { type: 'integer' }, 20)],
    responses: {
      200: success('ThingListResponse', {
        things: {
          summary: 'One',
          value: { ...envelope([thing()]), pagination: { current_entries_size: 1 } },
        },
      }),
      ...failures('400', '401', '403', '406', '429', '500', '503'),
    },
  };
}

function createThing() {
  return {
    operationId: 'createThing',
    summary: 'Create a thing',
    description: 'Makes a thing.',
    tags: ['Things'],
    security: [{ ApiKey: ['things:write'] }, { OAuth2: ['things:write'] }],
    parameters: [
      { name: 'Idempotency-Key', in: 'header', description: 'A key.', schema: text, example: 'a-key' },
    ],
    requestBody: {
      'x-max-body-bytes': 262144,
      ...json(
        { type: 'object', properties: { amount: ref('schemas/Decimal') } },
        { thing: { summary: 'One', value: { amount: '1.50' } } },
      ),
    },
    responses: {
      201: created(),
      ...failures(...FAILURES),
    },
  };
}

function created() {
  const response = success('ThingResponse', { thing: { summary: 'One', value: envelope(thing()) } });
  const replayed = { description: 'Whether it is a replay.', schema: text, example: 'true' };
  return { ...response, headers: { ...response.headers, 'Idempotency-Replayed': replayed } };
}

function getJwks() {
  return {
    operationId: 'getJwks',
    summary: 'Get the public keys',
    description: 'The public keys.',
    tags: ['Things'],
    security: [],
    responses: {
      200: {
        description: 'The keys.',
        headers: headers(),
        ...json({ type: 'object' }, { keys: { summary: 'None', value: { keys: [] } } }),
      },
      ...failures('406', '429', '500', '503'),
    },
  };
}

function onEvent(event) {
  const value = { business_id: 'BUS_1a2B3c', event, data: { data: thing() } };
  return {
    operationId: `on${pascal(event)}`,
    summary: 'A thing happened',
    description: 'Sent when a thing happened.',
    tags: ['Things'],
    security: [],
    parameters: SIGNATURES.map((name) => ref(`parameters/${name}`)),
    requestBody: {
      required: true,
      ...json(ref(`schemas/${pascal(event)}Event`), { one: { summary: 'One', value } }),
    },
    responses: { '2XX': { description: 'Received.' } },
  };
}

const pascal = (event) =>
  event
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The body of each event, and their union. */
function eventBodies(events) {
  const name = (event) => `${pascal(event)}Event`;
  const body = (event) => ({
    allOf: [
      ref('schemas/WebhookEnvelope'),
      { type: 'object', properties: { event: { type: 'string', const: event } } },
    ],
  });
  const refs = Object.fromEntries(events.map((event) => [event, ref(`schemas/${name(event)}`).$ref]));
  return {
    ...Object.fromEntries(events.map((event) => [name(event), body(event)])),
    WebhookEvent: {
      oneOf: Object.values(refs).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'event', mapping: refs },
    },
  };
}

function components(errors, oauthErrors, machines, events) {
  const scopes = { 'things:read': 'Read things.', 'things:write': 'Make things.' };
  const url = 'https://auth.things.test/oauth2';
  const flow = { authorizationUrl: `${url}/auth`, tokenUrl: `${url}/token`, scopes };
  return {
    securitySchemes: {
      ApiKey: { type: 'http', scheme: 'bearer' },
      PublicKey: { type: 'http', scheme: 'bearer' },
      ClientBasic: { type: 'http', scheme: 'basic' },
      OAuth2: { type: 'oauth2', flows: { authorizationCode: flow } },
    },
    headers: { 'X-Request-Id': header(requestId, 'req_8fK2mQ9xVt4L'), 'x-rate-limit': header(text, '100') },
    parameters: Object.fromEntries(
      SIGNATURES.map((name) => [name, { name, in: 'header', ...header(text, 'text') }]),
    ),
    responses: Object.fromEntries(FAILURES.map((status) => [`failure-${status}`, failure(status, errors)])),
    schemas: {
      ...schemas(errors.map(({ name }) => name)),
      OAuthErrorName: { type: 'string', enum: oauthErrors },
      ...statuses(machines),
      ...eventBodies(events),
    },
  };
}

function schemas(errorNames) {
  return {
    Decimal: { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' },
    ThingId: { type: 'string', pattern: '^THG_[0-9A-Za-z]+$' },
    Thing: {
      type: 'object',
      required: ['id', 'amount'],
      properties: { id: ref('schemas/ThingId'), amount: ref('schemas/Decimal') },
    },
    Pagination: {
      type: 'object',
      required: ['current_entries_size'],
      properties: { current_entries_size: { type: 'integer' }, next_cursor: text, previous_cursor: text },
    },
    WebhookEnvelope: {
      type: 'object',
      required: ['business_id', 'event', 'data'],
      properties: { business_id: text, event: text, data: ref('schemas/Event') },
    },
    SuccessEnvelope: {
      type: 'object',
      required: ['status', 'message'],
      properties: { status: { type: 'string', const: 'success' }, message: text },
    },
    ThingResponse: {
      allOf: [
        ref('schemas/SuccessEnvelope'),
        { type: 'object', required: ['data'], properties: { data: ref('schemas/Thing') } },
      ],
    },
    ThingListResponse: { allOf: [ref('schemas/SuccessEnvelope'), page()] },
    ErrorName: { type: 'string', enum: errorNames },
    ErrorBody: {
      type: 'object',
      required: ['status', 'message', 'error'],
      properties: {
        status: { type: 'string', const: 'error' },
        message: text,
        error: {
          type: 'object',
          required: ['name', 'message'],
          properties: {
            name: ref('schemas/ErrorName'),
            cause: ref('schemas/OAuthErrorName'),
            message: text,
          },
        },
      },
    },
  };
}

/** The statuses of the state machines, as properties of the event. */
function statuses(machines) {
  const names = machines.map(({ schema }) => schema);
  return {
    ...Object.fromEntries(
      machines.map(({ schema, states }) => [schema, { type: 'string', enum: Object.keys(states) }]),
    ),
    Event: {
      type: 'object',
      properties: {
        data: ref('schemas/Thing'),
        ...Object.fromEntries(names.map((name) => [name, ref(`schemas/${name}`)])),
      },
    },
  };
}

function failure(status, errors) {
  const name = errors.find((error) => String(error.status) === status)?.name;
  const value = { status: 'error', message: 'No.', error: { name, message: 'No.' } };
  const examples = { failure: { summary: 'No', value } };
  return { description: 'No.', headers: headers(), ...json(ref('schemas/ErrorBody'), examples) };
}

const success = (name, examples) => ({
  description: 'Yes.',
  headers: headers(),
  ...json(ref(`schemas/${name}`), examples),
});
const failures = (...list) =>
  Object.fromEntries(list.map((status) => [status, ref(`responses/failure-${status}`)]));
const envelope = (data) => ({ status: 'success', message: 'Yes.', data });
const thing = () => ({ id: 'THG_1a2B3c', amount: '1.50' });
const query = (name, schema, example) => ({
  name,
  in: 'query',
  description: `The ${name}.`,
  schema,
  example,
});

const requestId = { type: 'string', pattern: '^req_[0-9A-Za-z]{12,}$' };
const header = (schema, example) => ({ description: 'A header.', required: true, schema, example });

function headers() {
  return { 'X-Request-Id': ref('headers/X-Request-Id'), 'x-rate-limit': ref('headers/x-rate-limit') };
}

function page() {
  return {
    type: 'object',
    required: ['data', 'pagination'],
    properties: {
      data: { type: 'array', items: ref('schemas/Thing') },
      pagination: ref('schemas/Pagination'),
    },
  };
}
