import { expect, it } from 'vitest';
import { contractOf } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

async function changed(old: object, next: object, names: readonly [string, string] = ['auth', 'auth']) {
  const of = (name: string, scheme: object) =>
    contractOf(
      {
        '/things': {
          get: {
            operationId: 'listThings',
            security: [{ [name]: [] }],
            responses: { 204: { description: 'Done.' } },
          },
        },
      },
      { securitySchemes: { [name]: scheme } },
    );
  const changes = diffContracts(await of(names[0], old), await of(names[1], next));
  return changes.map(({ level, id }) => `${level} ${id.replace('api-security-', '')}`);
}

const bearer = { type: 'http', scheme: 'bearer' };
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const openId = { type: 'openIdConnect', openIdConnectUrl: 'https://a.test/openid' };
const flow = { tokenUrl: 'https://a.test/token', scopes: { read: 'Read.' } };
const code = { authorizationUrl: 'https://a.test/authorize', ...flow };
const oauth = (flows: object) => ({ type: 'oauth2', flows });
const other = ['breaking component-type-changed', 'info added'];

it.each([
  ['basic for bearer', bearer, { ...bearer, scheme: 'basic' }, other, other],
  ['large letters', bearer, { ...bearer, scheme: 'Bearer' }, [], []],
  [
    'a bearer format',
    bearer,
    { ...bearer, bearerFormat: 'JWT' },
    ['info component-bearer-format-changed'],
    ['info component-bearer-format-changed'],
  ],
  ['a key of another name', key, { ...key, name: 'X-Other' }, other, other],
  ['a key in another place', key, { ...key, in: 'cookie' }, other, other],
  [
    'another address of OpenID Connect',
    openId,
    { ...openId, openIdConnectUrl: 'https://b.test/openid' },
    ['warning component-open-id-connect-url-changed'],
    ['warning component-open-id-connect-url-changed'],
  ],
  [
    'a flow more',
    oauth({ clientCredentials: flow }),
    oauth({ clientCredentials: flow, authorizationCode: code }),
    ['info component-oauth-flow-added'],
    ['breaking component-oauth-flow-removed'],
  ],
  [
    'a flow for another',
    oauth({ clientCredentials: flow }),
    oauth({ authorizationCode: code }),
    ['breaking component-oauth-flow-removed', 'info component-oauth-flow-added'],
    ['breaking component-oauth-flow-removed', 'info component-oauth-flow-added'],
  ],
  [
    'another address for tokens',
    oauth({ clientCredentials: flow }),
    oauth({ clientCredentials: { ...flow, tokenUrl: 'https://b.test/token' } }),
    ['warning component-oauth-token-url-changed'],
    ['warning component-oauth-token-url-changed'],
  ],
  [
    'another address for consent',
    oauth({ authorizationCode: code }),
    oauth({ authorizationCode: { ...code, authorizationUrl: 'https://b.test/authorize' } }),
    ['warning component-oauth-url-changed'],
    ['warning component-oauth-url-changed'],
  ],
  [
    'a scope more',
    oauth({ clientCredentials: flow }),
    oauth({ clientCredentials: { ...flow, scopes: { ...flow.scopes, write: 'Write.' } } }),
    ['info component-oauth-scope-added'],
    ['warning component-oauth-scope-removed'],
  ],
  [
    'another description of a scope',
    oauth({ clientCredentials: flow }),
    oauth({ clientCredentials: { ...flow, scopes: { read: 'See.' } } }),
    [],
    [],
  ],
])('%s', async (_, one, two, there, back) => {
  expect(await changed(one, two)).toEqual(there);
  expect(await changed(two, one)).toEqual(back);
});

it.each([[key], [bearer], [openId], [oauth({ clientCredentials: flow })]])(
  'a scheme that is only called otherwise changes nothing: %j',
  async (scheme) => {
    expect(await changed(scheme, scheme, ['auth', 'login'])).toEqual([]);
  },
);

it('a scheme that is called otherwise and is another one breaks', async () => {
  expect(await changed(key, { ...key, name: 'X-Other' }, ['auth', 'login'])).toEqual([
    'breaking removed',
    'info added',
  ]);
});

it('of two schemes with one definition, one does not stand for the other', async () => {
  const of = (name: string) =>
    contractOf(
      Object.fromEntries(
        ['one', 'two', name].map((scheme, index) => [
          `/things-${index}`,
          { get: { security: [{ [scheme]: [] }], responses: { 204: { description: 'Done.' } } } },
        ]),
      ),
      { securitySchemes: { one: key, two: key } },
    );
  expect(diffContracts(await of('one'), await of('two'))).toMatchObject([
    { id: 'api-security-removed', level: 'breaking', operation: 'GET /things-2' },
    { id: 'api-security-added' },
  ]);
});
