import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { callCommand, runCommand } from '../../test/harness/processes/run-command.ts';
import type { SeededBusiness } from '../../test/harness/seed/seed-business.ts';
import { startServer, type TestServer } from '../../test/harness/worlds/server.ts';
import { claimDeployment } from '../storage/engine/deployment.ts';
import { renewPersonalDataKeys } from './renew-personal-data-keys.ts';

const newKey = () => randomBytes(32).toString('base64');
const [old, fresh] = [`2025:${newKey()}`, `2026:${newKey()}`];
const person = {
  ...{ type: 'individual', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
  ...{ phone: '+2348012345678', country_id: 'NG', birth_date: '10-12-1985', has_accepted_terms: true },
  address: { country_id: 'NG', address_line_1: '12 Marina Road', city: 'Lagos' },
};

let database: TestDatabase;
let business: SeededBusiness;
beforeAll(async () => {
  database = await postgres.open();
  await claimDeployment('sandbox', database);
});
afterAll(() => database.close());

async function start(keys?: string): Promise<TestServer> {
  const environment = keys === undefined ? {} : { PERSONAL_DATA_KEYS: keys };
  const server = await startServer({ database, environment });
  onTestFinished(() => server.stop());
  business ??= await server.seedBusiness();
  return server;
}

const variables = (keys: string) => ({ DATABASE_URL: database.url ?? '', PERSONAL_DATA_KEYS: keys });
const renew = (keys: string) => callCommand(renewPersonalDataKeys, variables(keys));

async function call(server: TestServer, path: string, body?: object) {
  const response = await server.call(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Authorization: business.authorization, 'Content-Type': 'application/json' },
  });
  return { status: response.status, json: await response.json() };
}

test('a key is replaced while servers run, and none needs the old one afterwards', async () => {
  const { json } = await call(await start(), '/v1/customers', person);
  const read = (server: TestServer) => call(server, `/v1/customers/${json.data.id}`);

  expect(await runCommand('renew-keys', variables(`${old},${fresh}`))).toEqual({
    code: 0,
    stdout: '1 key was encrypted with 2025. No other key is in use.\n',
    stderr: '',
  });
  const both = [await start(`${old},${fresh}`), await start(`${fresh},${old}`)];
  for (const server of both) expect((await read(server)).json.data).toEqual(json.data);
  await Promise.all([renew(`${fresh},${old}`), ...both.map(read)]);
  for (const server of both) expect((await read(server)).json.data).toEqual(json.data);

  expect((await read(await start(fresh))).json.data).toEqual(json.data);
  expect((await read(await start(old))).status).toBe(500);
  expect((await renew(`${fresh},${old}`)).stdout).toContain('0 keys were encrypted with 2026.');
});

test('a list of keys that is none is told, and ends with 1', async () => {
  const { code, stdout, stderr } = await renew('2026');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('PERSONAL_DATA_KEYS is not a list');
});
