import { expect, it } from 'vitest';
import type { OpenApiDocument } from './bundle.ts';
import { defaultsSource } from './defaults.ts';

/** The line of the only operation of a document. */
function lineOf(operation: object, components: object = {}, item: object = {}): string | undefined {
  const paths = { '/v1/things': { ...item, post: { operationId: 'createThing', ...operation } } };
  return defaultsSource({ paths, components } as unknown as OpenApiDocument).split('\n')[1];
}

const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const small = { type: 'string', default: 'small' };

it('names parameters with a default, by place, through references', () => {
  const components = {
    schemas: { Sort: small },
    parameters: { limit: { name: 'limit', in: 'query', schema: small } },
  };
  const parameters = [
    { $ref: '#/components/parameters/limit' },
    { name: 'sort', in: 'query', schema: { $ref: '#/components/schemas/Sort' } },
    { name: 'cursor', in: 'query', schema: { type: 'string' } },
  ];
  const item = { parameters: [{ name: 'X-Size', in: 'header', schema: small }] };
  expect(lineOf({ parameters }, components, item)).toBe(
    '  createThing: { query: "limit" | "sort"; headers: "X-Size"; body: never };',
  );
});

it.each([
  ['its own properties', { properties: { size: small, name: { type: 'string' } } }, '"size"'],
  ['those under allOf', { allOf: [{ properties: { size: small } }] }, '"size"'],
  ['not those of alternatives', { oneOf: [{ properties: { size: small } }] }, 'never'],
  [
    'not those behind a reference, which no validator fills in',
    { properties: { size: { $ref: '#/components/schemas/Size' } } },
    'never',
  ],
])('names body fields with a default: %s', (_, schema, names) => {
  expect(lineOf(body(schema), { schemas: { Size: small } })).toBe(
    `  createThing: { query: never; headers: never; body: ${names} };`,
  );
});
