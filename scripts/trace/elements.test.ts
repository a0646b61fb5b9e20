import { describe, expect, it } from 'vitest';
import { listDecisionsUsed, listElements } from './elements.ts';

const listed = (document: unknown): string[] =>
  listElements(document).map(
    ({ kind, pointer, decided }) => `${kind} ${pointer}${decided ? ' decided' : ''}`,
  );

describe('elements of a document', () => {
  it('lists operations, parameters, bodies and statuses', () => {
    const get = {
      parameters: [
        { $ref: '#/components/parameters/limit' },
        { name: 'id', in: 'path', schema: { minLength: 3 } },
      ],
      requestBody: { 'x-max-body-bytes': 10, content: { 'application/json': { schema: { maxItems: 2 } } } },
      responses: {
        200: { headers: { Link: { schema: { const: 'x' } } } },
        404: { $ref: '#/components/responses/gone' },
      },
    };
    expect(
      listed({ paths: { '/a/b': { get } }, webhooks: { done: { post: { 'x-decision': 'G01' } } } }),
    ).toEqual([
      'operation /paths/~1a~1b/get',
      'parameter /paths/~1a~1b/get/parameters/1',
      'limit /paths/~1a~1b/get/parameters/1/schema/minLength',
      'limit /paths/~1a~1b/get/requestBody/x-max-body-bytes',
      'limit /paths/~1a~1b/get/requestBody/content/application~1json/schema/maxItems',
      'status /paths/~1a~1b/get/responses/200',
      'header /paths/~1a~1b/get/responses/200/headers/Link',
      'value /paths/~1a~1b/get/responses/200/headers/Link/schema/const',
      'status /paths/~1a~1b/get/responses/404',
      'operation /webhooks/done/post decided',
    ]);
  });

  it('walks into every schema and takes a property for a property, whatever its name', () => {
    const schema = {
      properties: {
        pattern: { type: 'string', enum: ['a', 'b'] },
        default: { items: { allOf: [{ minimum: 1 }] } },
        never: false,
      },
      oneOf: [{ properties: { kind: { const: 'x' } } }],
      additionalProperties: { pattern: '^a$' },
      examples: [{ properties: { ignored: {} } }],
    };
    expect(listed({ components: { schemas: { S: schema } } })).toEqual([
      'property /components/schemas/S/properties/pattern',
      'property /components/schemas/S/properties/default',
      'property /components/schemas/S/properties/never',
      'value /components/schemas/S/properties/pattern/enum/0',
      'value /components/schemas/S/properties/pattern/enum/1',
      'limit /components/schemas/S/properties/default/items/allOf/0/minimum',
      'property /components/schemas/S/oneOf/0/properties/kind',
      'value /components/schemas/S/oneOf/0/properties/kind/const',
      'limit /components/schemas/S/additionalProperties/pattern',
    ]);
  });

  it('lists servers, tags, security schemes and scopes', () => {
    const OAuth2 = { flows: { authorizationCode: { 'x-decision': 'G22', scopes: { 'a:read': '' } } } };
    const document = { servers: [{}], tags: [{ name: 'A' }], components: { securitySchemes: { OAuth2 } } };
    expect(listed(document)).toEqual([
      'server /servers/0',
      'tag /tags/0',
      'security scheme /components/securitySchemes/OAuth2',
      'scope /components/securitySchemes/OAuth2/flows/authorizationCode/scopes/a:read decided',
    ]);
  });

  it('lets a mark reach everything below it in its own node and nothing beside it', () => {
    const marked = { 'x-decision': ['G01', 'G02'], properties: { a: { properties: { b: {} } } } };
    const document = { components: { schemas: { Marked: marked, Plain: { properties: { c: {} } } } } };
    expect(listed(document)).toEqual([
      'property /components/schemas/Marked/properties/a decided',
      'property /components/schemas/Marked/properties/a/properties/b decided',
      'property /components/schemas/Plain/properties/c',
    ]);
    expect([...listDecisionsUsed(document)]).toEqual(['G01', 'G02']);
  });
});
