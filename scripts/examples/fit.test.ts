import { describe, expect, it } from 'vitest';
import { generatedBundle } from '../testing/generated-bundle.ts';
import type { Json } from './facts.ts';
import { checkFit } from './fit.ts';

const id = 'THG_1aB2cD3eF4gH5';
const inPath = { name: 'id', in: 'path', example: id };
const Thing = {
  properties: { name: {}, parts: { items: { oneOf: [{ $ref: '#/components/schemas/Part' }] } } },
};
const Part = { properties: { size: {} } };

const answer = (value: object, headers: object = {}): Json => ({
  headers,
  content: { 'application/json': { schema: {}, examples: { one: { value } } } },
});
const failure = (name: string, message: string, rest: object = {}): Json =>
  answer({ status: 'error', message, error: { name, message }, ...rest });
const fields = (field: string, reason = 'is required'): Json =>
  failure('request_validation', 'No.', { fields: { [field]: [{ reason }] } });
const schemaError = (schema: object): Json => failure('schema_validation', 'No.', { schema });

const made = answer({ data: { id } });
const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } };

/** A contract whose things are made and read, with one more answer of the operation that makes them. */
function making(status: string, response: Json, rest: Json = {}): Json {
  const post = { requestBody: body, responses: { 201: made, [status]: response }, ...rest };
  return withPaths({ '/v1/things': { post }, '/v1/things/{id}': { get: {} } });
}

/** The same with one answer of the operation that reads them. */
function reading(status: string, response: Json): Json {
  const get = { parameters: [inPath], responses: { [status]: response } };
  return withPaths({ '/v1/things': { post: { requestBody: body } }, '/v1/things/{id}': { get } });
}

function withPaths(paths: Json): Json {
  const securitySchemes = { Key: { type: 'http', scheme: 'bearer' } };
  return { security: [{ Key: [] }], paths, components: { schemas: { Thing, Part }, securitySchemes } };
}

const header = (name: string, example: unknown): Json => answer({}, { [name]: { example } });
const prefer = { parameters: [{ name: 'Prefer', in: 'header' }] };

describe('checkFit', () => {
  it.each<[string, Json, string[]]>([
    ['passes a field of the body', making('400', fields('name')), []],
    ['passes a field of an entry of a list', making('400', fields('parts.0.size')), []],
    [
      'finds a field that the body does not have',
      making('400', fields('parts.0.sise')),
      ['POST /v1/things 400 "one"/fields/parts.0.sise: is no field of the request'],
    ],
    [
      'finds a field at an operation without a body',
      reading('400', fields('name')),
      ['GET /v1/things/{id} 400 "one"/fields/name: is no field of the request'],
    ],
    ['passes a field of the record in a 422', reading('422', fields('name')), []],
    ['passes a parameter', reading('400', fields('id')), []],
    ['passes an unknown field', making('400', fields('nmae', 'is not recognized'), prefer), []],
    [
      'finds a known field that is called unknown',
      making('400', fields('name', 'is not recognized'), prefer),
      ['POST /v1/things 400 "one"/fields/name: is called unknown, and is known or ignored'],
    ],
    [
      'finds an unknown field of an operation that ignores all of them',
      making('400', fields('nmae', 'is not recognized')),
      ['POST /v1/things 400 "one"/fields/nmae: is called unknown, and is known or ignored'],
    ],
    [
      'passes what the schema says of the body',
      making('400', schemaError({ fix: 'Add `name`.', schema_validation_error: ['body.name is required'] })),
      [],
    ],
    [
      'finds a line and a mend for another body',
      making(
        '400',
        schemaError({ fix: 'Add `reference`.', schema_validation_error: ['body.currency is required'] }),
      ),
      [
        'POST /v1/things 400 "one"/schema/schema_validation_error/0: names currency, which is no field of the body',
        'POST /v1/things 400 "one"/schema/fix: names reference, which is no field of the body',
      ],
    ],
    [
      'finds a schema error without a body',
      reading('400', schemaError({})),
      ['GET /v1/things/{id} 400 "one": is about a body that nobody sends'],
    ],
    [
      'passes a 404 that names its record',
      reading('404', failure('not_found', `There is no thing ${id}.`)),
      [],
    ],
    [
      'passes a 404 that names nothing',
      reading('404', failure('not_found', 'The path does not identify a resource.')),
      [],
    ],
    [
      'finds a 404 of another record',
      reading('404', failure('not_found', 'There is no box BOX_1aB2cD3eF4gH5.')),
      [
        `GET /v1/things/{id} 404 "one"/message: says "There is no box BOX_1aB2cD3eF4gH5.", and the path asks for ${id}`,
      ],
    ],
    [
      'finds a 404 of a path that asks for nothing',
      making('404', failure('not_found', 'The path does not identify a resource.')),
      [
        'POST /v1/things 404 "one"/message: says "The path does not identify a resource.", and the path asks for ',
      ],
    ],
    [
      'finds a failure that names another record',
      making('404', failure('resource_not_found', 'There is no box BOX_1aB2cD3eF4gH5.')),
      [
        'POST /v1/things 404 "one"/message: names BOX_1aB2cD3eF4gH5, which no request or answer of the operation shows',
      ],
    ],
    [
      'finds a role that is not refused',
      making(
        '403',
        failure(
          'forbidden',
          'Your role in this business is viewer; this requires the role owner. Ask an owner.',
        ),
        {
          'x-roles': ['owner', 'viewer'],
        },
      ),
      [
        'POST /v1/things 403 "one"/message: refuses viewer and takes owner, and the operation takes owner or viewer',
      ],
    ],
    [
      'finds another size and other media types',
      making(
        '413',
        failure(
          'x',
          'Send at most 9 bytes. Send `Content-Type: text/csv`; this operation only returns text/csv. Send it.',
        ),
      ),
      [
        'POST /v1/things 413 "one"/message: says 9 bytes, and the operation takes undefined',
        'POST /v1/things 413 "one"/message: asks for text/csv, and the operation takes application/json',
        'POST /v1/things 413 "one"/message: offers text/csv, and the operation answers application/json',
      ],
    ],
    [
      'finds a message about a header, a cursor and a body that the operation does not take',
      reading(
        '400',
        failure('bad_request', 'The cursor, idempotency key, X-BU-PROFILE-ID and body are wrong.'),
      ),
      [
        'GET /v1/things/{id} 400 "one"/message: names X-BU-PROFILE-ID, which the operation does not take',
        'GET /v1/things/{id} 400 "one"/message: speaks of an idempotency key of no creation',
        'GET /v1/things/{id} 400 "one"/message: speaks of a cursor of no list',
        'GET /v1/things/{id} 400 "one"/message: speaks of a body, which the operation does not take',
      ],
    ],
    [
      'passes the path of what was made',
      making('201', answer({ data: { id } }, { Location: { example: `/v1/things/${id}` } })),
      [],
    ],
    [
      'finds the path of something else',
      making('201', answer({ data: { id } }, { Location: { example: '/v1/boxes/BOX_1aB2cD3eF4gH5' } })),
      [
        'POST /v1/things 201 header Location: is /v1/boxes/BOX_1aB2cD3eF4gH5, which no GET of the contract reads',
        `POST /v1/things 201 header Location: is /v1/boxes/BOX_1aB2cD3eF4gH5, and the answer shows ${id}`,
      ],
    ],
    ['passes its own limit', making('200', header('RateLimit', '"things";r=99;t=60')), []],
    [
      'finds the limit of another resource',
      making('200', header('RateLimit-Policy', '"boxes";q=100;w=60')),
      [
        'POST /v1/things 200 header RateLimit-Policy: is "boxes";q=100;w=60, and the operation counts for "things"',
      ],
    ],
    ['passes a challenge of its scheme', making('401', header('WWW-Authenticate', 'Bearer realm="x"')), []],
    [
      'finds a challenge that nothing answers',
      making('401', header('WWW-Authenticate', 'Basic realm="x"')),
      ['POST /v1/things 401 header WWW-Authenticate: is Basic realm="x", and the operation takes Bearer'],
    ],
    [
      'finds a method that Allow leaves out',
      making('405', header('Allow', 'GET, HEAD')),
      ['POST /v1/things 405 header Allow: is GET, HEAD, without POST'],
    ],
    [
      'finds an ignored parameter that counts',
      making('200', header('Ignored-Fields', 'Prefer'), prefer),
      ['POST /v1/things 200 header Ignored-Fields: is Prefer, which the operation knows'],
    ],
    [
      'finds two waits',
      making('429', answer({ message: 'Wait 52 seconds.' }, { 'Retry-After': { example: 12 } })),
      ['POST /v1/things 429 header Retry-After: is 12, and the message says 52'],
    ],
  ])('%s', (_title, document, findings) => {
    const wrong = Object.values(checkFit(document))
      .flat()
      .filter(({ holds }) => !holds);
    expect(wrong.map(({ example, pointer, what }) => `${example}${pointer}: ${what}`)).toEqual(findings);
  });

  it.each(['openapi.json', 'console/openapi.json'] as const)(
    'finds every example of %s at its place',
    (file) => {
      const { 'rate limits': ratesLimited, ...others } = checkFit(generatedBundle(file));
      // Their form is a pattern: no one value is true of two resources.
      expect(ratesLimited).toEqual([]);
      for (const [rule, facts] of Object.entries(others)) {
        expect(facts.filter(({ holds }) => !holds)).toEqual([]);
        expect(facts.length, rule).toBeGreaterThan(3);
      }
    },
  );
});
