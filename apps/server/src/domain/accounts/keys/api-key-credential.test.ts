import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bearerOf, credentialIn, hintOf, newKey, newSecret } from './api-key-credential.ts';

const randomness = { bytes: (count: number) => randomBytes(count) };

test('a new credential comes back out of its bearer value', () => {
  const credential = { key: newKey(randomness), secret: newSecret(randomness) };
  expect(credential.key).toMatch(/^key_[A-Za-z0-9]{24}$/);
  expect(credential.secret).toMatch(/^sec_[A-Za-z0-9]{40}$/);
  expect(credentialIn(bearerOf(credential))).toEqual(credential);
});

test('the hint tells keys apart without giving one away', () => {
  expect(hintOf('key_AbCdEfGhIjKlMnOpQrStUvWx')).toBe('key_AbCd');
});

const good = { key: `key_${'a'.repeat(24)}`, secret: `sec_${'b'.repeat(40)}` };
const encode = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['nothing', ''],
  ['plain text', `${good.key}:${good.secret}`],
  ['a short secret', encode(`${good.key}:${good.secret.slice(0, -1)}`)],
  ['another prefix', encode(`kez_${'a'.repeat(24)}:${good.secret}`)],
  ['halves the wrong way round', encode(`${good.secret}:${good.key}`)],
  ['a sign that is not alphanumeric', encode(`${good.key}:sec_${'b'.repeat(39)}é`)],
  ['URL-safe base64 without padding', encode(`${good.key}:${good.secret}`).replace(/=+$/, '')],
  ['base64 with other unused bits', bearerOf(good).replace(/.==$/, 'h==')],
  ['a line break at the end', `${bearerOf(good)}\n`],
  ['a very long value', 'a'.repeat(100_000)],
])('%s is no credential', (_, bearer) => {
  expect(credentialIn(bearer)).toBeUndefined();
});
