import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from './bundle.ts';
import { operationTable } from './operation-table.ts';

function table(operation: object, item: object = {}): ReturnType<typeof operationTable> {
  const document = {
    security: [{ ApiKey: [] }],
    paths: {
      '/v1/things': { ...item, post: { operationId: 'createThing', tags: ['Things'], ...operation } },
    },
    components: {},
  };
  return operationTable(document as unknown as OpenApiDocument);
}

describe('operationTable', () => {
  it('reads id, method, path and tag', () => {
    expect(table({})[0]).toMatchObject({
      id: 'createThing',
      method: 'POST',
      path: '/v1/things',
      tag: 'Things',
    });
  });

  it('has every method of a path', () => {
    const methods = ['get', 'put', 'post', 'delete', 'patch'];
    const item = Object.fromEntries(methods.map((method) => [method, { operationId: `${method}Thing` }]));
    const document = { paths: { '/v1/Things': item }, components: {} } as unknown as OpenApiDocument;
    expect(operationTable(document).map(({ method, path }) => `${method} ${path}`)).toEqual(
      methods.map((method) => `${method.toUpperCase()} /v1/Things`),
    );
  });

  it.each([
    ['the common security', {}, ['ApiKey'], [], false],
    ['no security', { security: [] }, [], [], true],
    ['a credential that is not needed', { security: [{}, { ApiKey: [] }] }, ['ApiKey'], [], true],
    [
      'alternatives with scopes',
      { security: [{ ApiKey: ['a:read', 'b:read'] }, { OAuth2: ['a:read', 'b:read'] }] },
      ['ApiKey', 'OAuth2'],
      ['a:read', 'b:read'],
      false,
    ],
  ])('takes credentials and scopes from %s', (_, operation, credentials, scopes, isPublic) => {
    expect(table(operation)[0]).toMatchObject({ credentials, scopes, public: isPublic });
  });

  it('knows the issuer by its own servers', () => {
    expect(table({})[0]?.host).toBe('api');
    expect(table({}, { servers: [] })[0]?.host).toBe('issuer');
  });

  it('reads idempotency and the size limit', () => {
    const parameters = [{ $ref: '#/components/parameters/idempotency-key' }];
    expect(table({ parameters, requestBody: { 'x-max-body-bytes': 5 } })[0]).toMatchObject({
      idempotent: true,
      maxBodyBytes: 5,
    });
    expect(table({})[0]).toMatchObject({ idempotent: false, maxBodyBytes: null });
  });
});
