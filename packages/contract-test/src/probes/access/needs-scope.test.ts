import { describe, expect, it } from 'vitest';
import { loadFiles } from '../../../test/harness/temporary-spec.ts';
import { needsScope } from './needs-scope.ts';

const flows = { clientCredentials: { tokenUrl: 'https://a.example', scopes: { read: '' } } };
const securitySchemes = {
  token: { type: 'oauth2', flows },
  key: { type: 'http', scheme: 'bearer' },
  session: { type: 'apiKey', in: 'cookie', name: 'session' },
};

type Alternatives = readonly Readonly<Record<string, readonly string[]>>[];

async function isNeeded(security: Alternatives): Promise<boolean> {
  const get = { operationId: 'list', security, responses: { 204: { description: 'Done.' } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: { '/list': { get } },
    components: { securitySchemes },
  };
  const { operations } = await loadFiles({ 'openapi.yaml': JSON.stringify(document) });
  return operations.every(needsScope);
}

describe('needsScope', () => {
  it.each<[string, Alternatives]>([
    ['the only way in has one', [{ token: ['read'] }]],
    ['the other way in goes by a credential of another kind', [{ session: [] }, { token: ['read'] }]],
    ['both ways in have one', [{ key: ['read'] }, { token: ['read'] }]],
  ])('where %s', async (_, security) => {
    expect(await isNeeded(security)).toBe(true);
  });

  it.each<[string, Alternatives]>([
    ['everybody may call', []],
    ['no way in has one', [{ token: [] }, { session: [] }]],
    ['a credential of the same kind needs none', [{ key: [] }, { token: ['read'] }]],
    ['nobody needs a credential', [{}, { token: ['read'] }]],
  ])('not where %s', async (_, security) => {
    expect(await isNeeded(security)).toBe(false);
  });
});
