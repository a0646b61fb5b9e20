import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemRandomness } from '../../system.ts';
import { sealsOf } from './seals.ts';

const KEY = randomBytes(32);
const seals = sealsOf(KEY, systemRandomness);

test('what is sealed is opened in its place, with the same key', () => {
  const sealed = seals.seal('inv_token é', 'MAI_a');
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('inv_token');
  expect(sealsOf(KEY, systemRandomness).open(sealed, 'MAI_a')).toBe('inv_token é');
  expect(Buffer.compare(sealed, seals.seal('inv_token é', 'MAI_a'))).not.toBe(0);
});

test('in no other place, with no other key, and not when it was changed', () => {
  const sealed = seals.seal('inv_token', 'MAI_a');
  const changed = Uint8Array.from(sealed, (byte, index) => (index === sealed.length - 1 ? byte ^ 1 : byte));
  expect(seals.open(sealed, 'MAI_b')).toBeUndefined();
  expect(sealsOf(randomBytes(32), systemRandomness).open(sealed, 'MAI_a')).toBeUndefined();
  expect(seals.open(changed, 'MAI_a')).toBeUndefined();
});
