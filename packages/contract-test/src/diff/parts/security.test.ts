import { expect, it } from 'vitest';
import { contractOf, operationDiff } from '../../../test/diff/contract-of.ts';
import { diffContracts } from '../diff-contracts.ts';

const key = { key: [] };
const token = { token: [] };
const reading = { oauth: ['things:read'] };
const writing = { oauth: ['things:read', 'things:write'] };

it.each([
  ['credentials for a public operation', [], [key], ['breaking api-security-added']],
  ['credentials that were optional', [{}, key], [key], ['breaking api-security-added']],
  ['an alternative less', [key, token], [key], ['breaking api-security-removed']],
  ['another scheme', [key], [token], ['breaking api-security-removed', 'info api-security-added']],
  ['both where one did', [key], [{ ...key, ...token }], ['breaking api-security-removed']],
  ['one where both had to', [{ ...key, ...token }], [key], ['info api-security-removed']],
  ['a scope more', [reading], [writing], ['breaking api-security-scope-added']],
  ['a scope less', [writing], [reading], ['info api-security-scope-removed']],
  ['an alternative more', [key], [key, token], ['info api-security-added']],
  ['no credentials any more', [key], [], ['info api-security-removed']],
  ['credentials that became optional', [key], [key, {}], ['info api-security-removed']],
  ['another order', [key, token], [token, key], []],
])('%s', async (_, old, next, expected) => {
  expect(await operationDiff({ security: old }, { security: next })).toEqual(expected);
});

it('breaks when credentials move', async () => {
  const things = {
    get: { operationId: 'listThings', security: [key], responses: { 204: { description: 'Done.' } } },
  };
  const old = await contractOf({ '/things': things });
  const moved = { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } } };
  expect(diffContracts(old, await contractOf({ '/things': things }, moved))).toMatchObject([
    { id: 'api-security-component-type-changed', level: 'breaking', operation: 'listThings' },
    { id: 'api-security-added', level: 'info' },
  ]);
});
