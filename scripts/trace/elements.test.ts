import { describe, expect, it } from 'vitest';
import { decidedNodes, listDecisionsUsed } from './decisions.ts';
import { listElements } from './elements.ts';

const known = new Set(['G01', 'G02', 'G22']);

const listed = (document: unknown): string[] =>
  listElements(document, decidedNodes(document, known)).map(
    ({ kind, pointer, decided }) => `${kind} ${pointer}${decided ? ' decided' : ''}`,
  );

describe('elements of a document', () => {
  it('lists operations, parameters, bodies and statuses', () => {
    const get = {
      parameters: [
        { $ref: '#/components/parameters/limit' },
        { name: 'id', in: 'path', required: true, schema: { minLength: 3 } },
      ],
      servers: [{ url: 'https://a.example' }],
      security: [{ Key: ['a:read'] }, { Key: [], Token: [] }],
      requestBody: { 'x-max-body-bytes': 10, content: { 'application/json': { schema: { maxItems: 2 } } } },
      responses: {
        200: { headers: { Link: { schema: { const: 'x' } } }, content: { 'text/plain': {} } },
        404: { $ref: '#/components/responses/gone' },
      },
    };
    const parameters = [{ name: 'q', in: 'query' }];
    expect(
      listed({
        paths: { '/a/b': { parameters, get } },
        webhooks: { done: { post: { 'x-decision': 'G01' } } },
      }),
    ).toEqual([
      'parameter /paths/~1a~1b/parameters/0',
      'operation /paths/~1a~1b/get',
      'server /paths/~1a~1b/get/servers/0',
      'security /paths/~1a~1b/get/security',
      'credential /paths/~1a~1b/get/security/0/Key',
      'credential /paths/~1a~1b/get/security/1/Key',
      'credential /paths/~1a~1b/get/security/1/Token',
      'parameter use /paths/~1a~1b/get/parameters/0',
      'parameter /paths/~1a~1b/get/parameters/1',
      'required /paths/~1a~1b/get/parameters/1/required',
      'limit /paths/~1a~1b/get/parameters/1/schema/minLength',
      'limit /paths/~1a~1b/get/requestBody/x-max-body-bytes',
      'media type /paths/~1a~1b/get/requestBody/content/application~1json',
      'limit /paths/~1a~1b/get/requestBody/content/application~1json/schema/maxItems',
      'status /paths/~1a~1b/get/responses/200',
      'header /paths/~1a~1b/get/responses/200/headers/Link',
      'value /paths/~1a~1b/get/responses/200/headers/Link/schema/const',
      'media type /paths/~1a~1b/get/responses/200/content/text~1plain',
      'status /paths/~1a~1b/get/responses/404',
      'operation /webhooks/done/post decided',
      'security /webhooks/done/post/security decided',
    ]);
  });

  it('lists names that are required and the schemas to choose from', () => {
    const S = { required: ['a'], oneOf: [{ $ref: '#/components/schemas/T' }], anyOf: [{ type: 'null' }] };
    expect(listed({ components: { schemas: { S } } })).toEqual([
      'required /components/schemas/S/required/0',
      'alternative /components/schemas/S/oneOf/0',
      'alternative /components/schemas/S/anyOf/0',
      'type /components/schemas/S/anyOf/0/type',
    ]);
  });

  it('walks into definitions, patterns of names and dependent schemas', () => {
    const inner = { maxLength: 1 };
    const S = { $defs: { a: inner }, patternProperties: { '^b': inner }, dependentSchemas: { c: inner } };
    expect(listed({ components: { schemas: { S } } })).toEqual([
      'limit /components/schemas/S/patternProperties/^b/maxLength',
      'limit /components/schemas/S/$defs/a/maxLength',
      'limit /components/schemas/S/dependentSchemas/c/maxLength',
    ]);
  });

  it('takes a format and a closed object for limits', () => {
    const S = { format: 'uuid', dependentRequired: { a: ['b'] }, additionalProperties: false };
    expect(listed({ components: { schemas: { S } } })).toEqual([
      'limit /components/schemas/S/format',
      'limit /components/schemas/S/dependentRequired',
      'limit /components/schemas/S/additionalProperties',
    ]);
  });

  it.each([
    ['no list', []],
    ['nothing', null],
    ['an unknown decision', 'G99'],
    ['one that is unknown', ['G01', 'G99']],
  ])('does not take %s for a mark', (_, mark) => {
    const S = { 'x-decision': mark, properties: { a: {} } };
    expect(listed({ components: { schemas: { S } } })).toEqual([
      'property /components/schemas/S/properties/a',
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
      'alternative /components/schemas/S/oneOf/0',
      'property /components/schemas/S/properties/pattern',
      'property /components/schemas/S/properties/default',
      'property /components/schemas/S/properties/never',
      'type /components/schemas/S/properties/pattern/type',
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
