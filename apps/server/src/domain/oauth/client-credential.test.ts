import { expect, test } from 'vitest';
import { systemRandomness } from '../../system.ts';
import { digestOf } from '../accounts/keys/api-key-credential.ts';
import { isKeptSecret, newClientId, newClientSecret } from './client-credential.ts';

const NOW = new Date('2026-05-04T11:10:00.000Z');

test.each([
  ['sandbox', 'test'],
  ['production', 'live'],
] as const)('a client_id of the %s is a random UUID that ends in -%s', (environment, ending) => {
  const ids = Array.from({ length: 50 }, () => newClientId(systemRandomness, environment));
  const form = new RegExp(
    `^service-oauth2-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}-${ending}$`,
  );
  for (const id of ids) expect(id).toMatch(form);
  expect(new Set(ids).size).toBe(50);
});

test('every bit of a client_id that a UUID leaves free comes from the randomness', () => {
  const of = (byte: number) => newClientId({ bytes: (count) => new Uint8Array(count).fill(byte) }, 'sandbox');
  expect(of(0)).toBe('service-oauth2-00000000-0000-4000-8000-000000000000-test');
  expect(of(255)).toBe('service-oauth2-ffffffff-ffff-4fff-bfff-ffffffffffff-test');
});

test('a client_secret is 32 random bytes in 43 characters of base64url', () => {
  const secret = newClientSecret({ bytes: (count) => new Uint8Array(count).fill(251) });
  expect(secret).toBe(`${'-_v7'.repeat(10)}-_s`);
  expect(Buffer.from(secret, 'base64url')).toEqual(Buffer.alloc(32, 251));
  expect(newClientSecret(systemRandomness)).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['the present secret', 'new', true],
  ['the previous secret', 'old', true],
  ['another secret', 'other', false],
  ['nothing', '', false],
  ['the hash of the present secret', digestOf('new').toString(), false],
])('%s is accepted or not', (_, secret, expected) => {
  const previous = { secretHash: digestOf('old'), expiresAt: new Date(NOW.getTime() + 1) };
  expect(isKeptSecret(secret, { secretHash: digestOf('new'), previous }, NOW)).toBe(expected);
});

test('the previous secret is dead from the end of its overlap on, and without one there is none', () => {
  const kept = { secretHash: digestOf('new'), previous: { secretHash: digestOf('old'), expiresAt: NOW } };
  expect(isKeptSecret('old', kept, NOW)).toBe(false);
  expect(isKeptSecret('new', kept, NOW)).toBe(true);
  expect(isKeptSecret('old', { ...kept, previous: undefined }, NOW)).toBe(false);
});
