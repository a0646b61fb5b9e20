import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPassword, nobodysHash } from './password.ts';

const randomness = { bytes: (count: number) => randomBytes(count) };

test('only the password itself is accepted', async () => {
  const stored = await hashPassword('correct horse battery staple', randomness);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('correct horse battery staple', stored)).toBe(true);
  expect(await isPassword('correct horse battery stapl', stored)).toBe(false);
  expect(await isPassword('', stored)).toBe(false);
});

test('two hashes of one password differ', async () => {
  const first = await hashPassword('correct horse battery staple', randomness);
  expect(await hashPassword('correct horse battery staple', randomness)).not.toBe(first);
});

test('a letter composed in another way is the same letter', async () => {
  const stored = await hashPassword('caf\u00e9 au lait', randomness);
  expect(await isPassword('cafe\u0301 au lait', stored)).toBe(true);
});

test('the parameters of the stored hash are used, so that they can be raised later', async () => {
  // argon2id of `password` with t=1, m=64, p=1, made by another implementation.
  const stored =
    '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$55PWTvddWPUD1GMbKxSff4ASfF85k9ibHJt4HlHQtBM';
  expect(await isPassword('password', stored)).toBe(true);
  expect(await isPassword('Password', stored)).toBe(false);
});

test('checking the password of an unknown user costs as much as that of any other', async () => {
  const parametersOf = (stored: string) => stored.split('$').slice(0, -2);
  expect(parametersOf(nobodysHash)).toEqual(
    parametersOf(await hashPassword('a password of some length', randomness)),
  );
});

test('a hash that is not readable is an error, never a yes', async () => {
  await expect(isPassword('password', 'plain')).rejects.toThrow('malformed');
});
