import { describe, expect, it } from 'vitest';
import { systemRandomness } from '../../system.ts';
import { openBytes, SealBroken, sealBytes } from '../sealed-bytes.ts';
import { MasterKeyMissing, PersonalDataKeys } from './personal-data-keys.ts';

const first = { id: 'first', key: Buffer.alloc(32, 1) };
const second = { id: 'second', key: Buffer.alloc(32, 2) };
const keysOf = (...keys: (typeof first)[]) => new PersonalDataKeys(keys, systemRandomness);

describe('PersonalDataKeys', () => {
  it('opens what it made, also when another key has come before', () => {
    const { key, wrapped } = keysOf(first).create();
    expect(keysOf(second, first).open(wrapped).key).toEqual(key);
  });

  it('names the key that is missing', () => {
    const { wrapped } = keysOf(first).create();
    expect(() => keysOf(second).open(wrapped)).toThrow(MasterKeyMissing);
    expect(() => keysOf(second).open(wrapped)).toThrow("PERSONAL_DATA_KEYS lacks the key 'first'");
  });

  it('seals a key anew with the current one, once', () => {
    const { key, wrapped } = keysOf(first).create();
    const renewed = keysOf(second, first).renewed(wrapped) ?? Buffer.alloc(0);
    expect(keysOf(second).open(renewed).key).toEqual(key);
    expect(keysOf(second, first).renewed(renewed)).toBeUndefined();
  });
});

describe('sealed bytes', () => {
  const { key } = keysOf(first).create();
  const sealed = sealBytes(key, Buffer.from('A12345678'), 'customer 1', systemRandomness);

  it('open in their place and with their key alone', () => {
    expect(openBytes(key, sealed, 'customer 1').toString()).toBe('A12345678');
    expect(() => openBytes(key, sealed, 'customer 2')).toThrow(SealBroken);
    expect(() => openBytes(second.key, sealed, 'customer 1')).toThrow(SealBroken);
    expect(() =>
      openBytes(
        key,
        sealed.map((byte, at) => (at === 20 ? byte ^ 1 : byte)),
        'customer 1',
      ),
    ).toThrow(SealBroken);
  });

  it('show nothing of what they hold, and are other bytes each time', () => {
    expect(sealed.includes('A1234')).toBe(false);
    expect(sealBytes(key, Buffer.from('A12345678'), 'customer 1', systemRandomness)).not.toEqual(sealed);
  });
});
