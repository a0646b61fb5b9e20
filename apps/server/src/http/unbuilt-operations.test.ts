import { expect, test } from 'vitest';
import { postgres } from '../../test/harness/processes/databases.ts';
import { startServer } from '../../test/harness/worlds/server.ts';
import { handlerFiles } from './unbuilt-operations.ts';

const api = 'apps/server/src/http/operations';
const console = 'apps/server/src/console/operations';
const issuer = 'apps/server/src/issuer/operations';

test.each([
  [
    'getVirtualBankAccount',
    '/v1/virtual_bank_accounts/{code}',
    'virtual_bank_accounts',
    `${api}/virtual-bank-accounts/get-virtual-bank-account.ts`,
  ],
  ['getJwks', '/.well-known/jwks.json', '.well-known', `${issuer}/well-known/get-jwks.ts`],
  ['listApiKeys', '/console/v1/api_keys', 'api_keys', `${console}/api-keys/list-api-keys.ts`],
])('the handler of %s belongs where its like are', (id, path, resource, file) => {
  expect(handlerFiles({ id, path, resource }).file).toBe(file);
});

test('every operation on the address of the API has its handler', async () => {
  const database = await postgres.open();
  const server = await startServer({ database });
  expect(server.unbuilt.filter(({ address }) => address === 'api')).toEqual([]);
  await server.stop();
  await database.close();
});
