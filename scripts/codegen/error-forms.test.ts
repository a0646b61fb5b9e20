import { expect, test } from 'vitest';
import type { OpenApiDocument } from './bundle.ts';
import { errorForms } from './error-forms.ts';

const oauth = { content: { 'application/json': { schema: { $ref: '#/components/schemas/OAuthError' } } } };
const naming = (...names: string[]) => ({
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorBody' },
      examples: Object.fromEntries(names.map((name) => [name, { value: { error: { name } } }])),
    },
  },
});

/** A document with one operation. */
const documentOf = (responses: object, securitySchemes: Record<string, object> = {}): OpenApiDocument => ({
  paths: { '/v1/things': { get: { operationId: 'listThings', responses } } },
  components: { responses: { refused: oauth }, securitySchemes },
});

test.each([
  [
    'the form of RFC 6749',
    { 400: oauth, 401: { $ref: '#/components/responses/refused' } },
    { oauth: [400, 401] },
  ],
  ['a 400 that knows only bad_request', { 400: naming('bad_request') }, { badRequestOnly: true }],
  ['another 400', { 400: naming('bad_request', 'request_validation') }, undefined],
  ['no 400', { 404: naming('bad_request') }, undefined],
])('%s', (_, responses, form) => {
  expect(errorForms(documentOf(responses)).listThings).toEqual(form);
});

test('a contract with sessions asks for one', () => {
  const document = documentOf({}, { Session: { type: 'apiKey', in: 'cookie', name: 'session' } });
  expect(errorForms(document)).toEqual({ listThings: { challenge: 'Session realm="console"' } });
});
