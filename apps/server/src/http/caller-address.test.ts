import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { postgres } from '../../test/harness/processes/databases.ts';
import { PASSWORD, startConsole } from '../../test/harness/worlds/console-server.ts';
import { startServer } from '../../test/harness/worlds/server.ts';
import { readConfig } from '../config/config.ts';
import { callerAddress } from './caller-address.ts';

function addressOf(proxies: string, peer: string, forwarded?: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return callerAddress(readConfig({ TRUSTED_PROXIES: proxies }).trustedProxies)(request);
}

const PROXIES = '10.0.0.0/8, 192.0.2.7, 2001:db8:ffff::/48';

test.each([
  ['nothing is trusted', '', '10.0.0.1', '203.0.113.5', '10.0.0.1'],
  ['the connection is no proxy of ours', PROXIES, '198.51.100.1', '203.0.113.5', '198.51.100.1'],
  ['a proxy names the caller', PROXIES, '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a proxy in IPv6 form names the caller', PROXIES, '::ffff:10.0.0.1', '203.0.113.5', '203.0.113.5'],
  [
    'the caller writes addresses of its own',
    PROXIES,
    '10.0.0.1',
    '1.1.1.1, 10.2.2.2, 203.0.113.5',
    '203.0.113.5',
  ],
  [
    'several proxies stand between',
    PROXIES,
    '10.0.0.1',
    '1.1.1.1,203.0.113.5 , 192.0.2.7,10.9.9.9',
    '203.0.113.5',
  ],
  ['a proxy over IPv6 names a caller over IPv6', PROXIES, '2001:db8:ffff::1', '2001:db8::5', '2001:db8::5'],
  ['a port stands behind the address', PROXIES, '10.0.0.1', '203.0.113.5:4711', '203.0.113.5'],
  ['a port stands behind an address in brackets', PROXIES, '10.0.0.1', '[2001:db8::5]:4711', '2001:db8::5'],
  ['a proxy names nobody', PROXIES, '10.0.0.1', undefined, '10.0.0.1'],
  ['what it names is no address', PROXIES, '10.0.0.1', '203.0.113.5, unknown, 10.3.3.3', '10.3.3.3'],
  ['all of them are proxies', PROXIES, '10.0.0.1', '10.1.1.1, 10.2.2.2', '10.1.1.1'],
] as const)('%s', (_case, proxies, peer, forwarded, expected) => {
  expect(addressOf(proxies, peer, forwarded)).toBe(expected);
});

test('behind a trusted proxy each caller has a limit of its own, and without one the header counts for nothing', async () => {
  const database = await postgres.open();
  const limited = { RATE_LIMIT_PER_MINUTE: '1' };
  const behind = await startServer({
    database,
    environment: { ...limited, TRUSTED_PROXIES: '127.0.0.0/8' },
  });
  const open = await startServer({ database, environment: limited });
  onTestFinished(async () => {
    await Promise.all([behind.stop(), open.stop()]);
    await database.close();
  });
  const statusOf = async (server: typeof open, from: string) =>
    (await server.call('/v1/countries', { headers: { 'X-Forwarded-For': from } })).status;
  expect(await statusOf(behind, '203.0.113.5')).toBe(200);
  expect(await statusOf(behind, '203.0.113.6')).toBe(200);
  expect(await statusOf(behind, '203.0.113.5')).toBe(429);
  expect(await statusOf(open, '203.0.113.5')).toBe(200);
  expect(await statusOf(open, '203.0.113.6')).toBe(429);
  expect(behind.log.some(({ address }) => address === '203.0.113.6')).toBe(true);
});

test('no proxy moves the origin of the console or the protocol of its cookie', async () => {
  const database = await postgres.open();
  const server = await startConsole(database, { TRUSTED_PROXIES: '127.0.0.0/8' });
  onTestFinished(async () => {
    await server.stop();
    await database.close();
  });
  const business = await server.business();
  const person = await server.person({ business });
  const changed = await server.call('DELETE /console/v1/session', {
    as: person,
    headers: {
      origin: 'http://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
    },
  });
  expect(changed.status).toBe(403);
  const signedIn = await server.call('POST /console/v1/session', {
    body: { email: person.email, password: PASSWORD },
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(signedIn.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/);
});
