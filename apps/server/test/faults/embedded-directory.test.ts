import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DemoCredentials } from '../../src/demo/demo-credentials.ts';
import { kill, type ListeningProcess, listening, spawnServer } from '../harness/processes/server-process.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'finops-embedded-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The sandbox on the directory of the test. */
async function startSandbox(): Promise<{ server: ListeningProcess; credentials: DemoCredentials }> {
  const child = spawnServer({ DATA_DIR: directory }, { program: 'src/demo/main.ts', stdio: 'ipc' });
  onTestFinished(() => kill(child));
  const said = Promise.withResolvers<DemoCredentials>();
  child.once('message', (message: { credentials: DemoCredentials }) => said.resolve(message.credentials));
  return { server: await listening(child), credentials: await said.promise };
}

test('what was answered outlives a kill, and no second process gets in beside the first', {
  timeout: 120_000,
}, async () => {
  const first = await startSandbox();
  const { apiKey } = first.credentials;
  const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
  const open = async ({ api }: ListeningProcess) => {
    const response = await fetch(`${api}/v1/balances`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': 'outlives' },
      body: '{"currency":"GBP"}',
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const opened = await open(first.server);
  expect(opened.status).toBe(201);

  const second = listening(spawnServer({ DATA_DIR: directory }));
  await expect(second).rejects.toThrow(directory);
  await expect(second).rejects.toThrow('ended with 1');
  expect((await fetch(`${first.server.api}/v1/balances/GBP`, { headers })).status).toBe(200);

  await kill(first.server.child);
  const next = await startSandbox();
  expect(next.credentials).toEqual(first.credentials);
  const again = await open(next.server);
  expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', opened.body]);
  expect((await fetch(`${next.server.api}/v1/balances/GBP`, { headers })).status).toBe(200);
});
