import { describe, expect, it } from 'vitest';
import { generatedBundle } from '../testing/generated-bundle.ts';
import { type AccessEntry, accessTable } from './access-table.ts';
import { type OpenApiDocument, SpecError } from './bundle.ts';
import { readScopes } from './catalogues.ts';

function access(operation: object): AccessEntry | undefined {
  const document = {
    security: [{ Session: [] }],
    paths: { '/console/v1/things': { parameters: [], post: { operationId: 'createThing', ...operation } } },
    components: {},
  };
  return accessTable(document as unknown as OpenApiDocument).createThing;
}

describe('accessTable', () => {
  it.each([
    ['roles', { 'x-roles': ['owner'] }, { roles: ['owner'], administrator: false, csrf: false }],
    ['administrators', { 'x-administrator': true }, { roles: [], administrator: true, csrf: false }],
    ['any user', { 'x-any-user': true }, { roles: [], administrator: false, csrf: false }],
    [
      'the CSRF token',
      { 'x-any-user': true, parameters: [{ $ref: '#/components/parameters/x-csrf-token' }] },
      { roles: [], administrator: false, csrf: true },
    ],
  ])('reads %s', (_, operation, expected) => {
    expect(access(operation)).toEqual(expected);
  });

  it('has no entry for a public operation', () => {
    expect(access({ security: [] })).toBeUndefined();
  });

  it.each([
    ['nothing', {}],
    ['two things', { 'x-any-user': true, 'x-roles': ['owner'] }],
  ])('refuses an operation that states %s', (_, operation) => {
    expect(() => access(operation)).toThrow(SpecError);
  });
});

describe('the contract of the console', () => {
  it('lets an API key have every scope but those that need a user (G96)', () => {
    const contract = generatedBundle('openapi.json');
    const { components } = generatedBundle('console/openapi.json');
    const grantable = components.schemas?.GrantableScope;
    const kept = ['openid', 'offline_access', 'pledges:write'];
    const scopes = Object.keys(readScopes(contract)).filter((scope) => !kept.includes(scope));
    expect(grantable).toMatchObject({ enum: scopes });
  });
});
