import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgres, type TestDatabase } from '../../test/harness/processes/databases.ts';
import { callCommand, runCommand } from '../../test/harness/processes/run-command.ts';
import { claimDeployment } from '../storage/engine/deployment.ts';
import { publishSigningKey } from './publish-signing-key.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await postgres.open();
  await claimDeployment('sandbox', database);
});
afterAll(() => database.close());

const variables = () => ({ DATABASE_URL: database.url ?? '' });
const rotate = () => callCommand(publishSigningKey, variables());

test('tells which key is published, and from when on it signs; again soon it is the same', async () => {
  const first = await runCommand('rotate-signing-keys', variables());
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(
    /^The key [\w-]{43} is published and starts signing at 20\d\d-[\dT:.-]+Z\.\n$/,
  );
  const second = await rotate();
  expect(second.stdout).not.toBe(first.stdout);
  expect((await rotate()).stdout).toBe(second.stdout);
});

test('a database that cannot be reached is told, and ends with 1', async () => {
  const { code, stderr } = await callCommand(publishSigningKey, {
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  });
  expect(code).toBe(1);
  expect(stderr).toContain('PostgreSQL at 127.0.0.1:1');
});
