import { describe, expect, it } from 'vitest';
import type { AddressFormat } from '../reference/network.ts';
import { addressChecks } from './address-checks.ts';

/** Public test vectors and well-known addresses of each format. */
const valid: Record<AddressFormat, readonly string[]> = {
  bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  litecoin: [
    'LhK2kQwiaAvhjWY799cZvMyYwnQAcxkarr',
    'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  ],
  dogecoin: ['DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD', '9rSGfPZLcyCGzY4uYEL1fkzJr6fkicS2rs'],
  evm: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ],
  ripple: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
  solana: ['11111111111111111111111111111111', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  stellar: ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
  tron: ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
};

const formats = Object.entries(valid).map(([format, addresses]) => ({
  format: format as AddressFormat,
  addresses,
}));

const others = ['1', '2', '9', 'A', 'a', 'T', 'z', 'q'];

/** The address with each character in turn replaced by another one. */
function broken(address: string): string[] {
  return [...address].flatMap((character, index) =>
    others
      .filter((other) => other.toLowerCase() !== character.toLowerCase())
      .map((other) => address.slice(0, index) + other + address.slice(index + 1)),
  );
}

describe.each(formats)('$format', ({ format, addresses }) => {
  it.each(addresses)('takes %s', (address) => {
    expect(addressChecks[format](address)).toBe(true);
  });
});

const checksummed = formats.filter(({ format }) => format !== 'solana');

describe.each(checksummed)('$format', ({ format, addresses }) => {
  it.each(addresses)('refuses %s with a character too many or too few', (address) => {
    expect(addressChecks[format](`${address}1`)).toBe(false);
    expect(addressChecks[format](address.slice(0, -1))).toBe(false);
    expect(addressChecks[format](` ${address}`)).toBe(false);
  });

  it.each(addresses)('refuses %s with any one character changed', (address) => {
    expect(broken(address).filter(addressChecks[format])).toEqual([]);
  });
});

describe('bitcoin', () => {
  it.each([
    ['another human-readable part', 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut'],
    ['version 1 in Bech32', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['version 16 in Bech32', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
    ['version 0 in Bech32m', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['a character outside the alphabet', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
    ['a program of 1 byte', 'bc1pw5dgrnzv'],
    ['a program of 41 bytes', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav'],
    ['a version 0 program of 16 bytes', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
    ['more than 4 bits of padding', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf'],
    ['no program', 'bc1gmk9yu'],
    ['both cases', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8f3t4'],
    ['the test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['a key hash of the test network', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ])('refuses %s', (_, address) => {
    expect(addressChecks.bitcoin(address)).toBe(false);
  });
});

describe('evm', () => {
  it.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
  ])('takes %s, which is in one case', (address) => {
    expect(addressChecks.evm(address)).toBe(true);
  });

  it('refuses one letter in the wrong case (EIP-55)', () => {
    expect(addressChecks.evm('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe(false);
    expect(addressChecks.evm('0X5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(false);
  });
});

describe('solana', () => {
  it.each([
    ['31 bytes', '1111111111111111111111111111111'],
    ['33 bytes', '111111111111111111111111111111111'],
    ['33 bytes', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v1'],
    ['a character outside the alphabet', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt10'],
  ])('refuses %s', (_, address) => {
    expect(addressChecks.solana(address)).toBe(false);
  });
});

describe('a right checksum over the wrong number of bytes', () => {
  it.each<[AddressFormat, string]>([
    ['bitcoin', '1BpnRpjUf1kPGYCjhMRWGX2aME5hjGny'],
    ['tron', '2zWDxB2P9KPbdeLbs1HJaGbg6XcemQiNKeVJ'],
  ])('does not make a %s address of %s', (format, address) => {
    expect(addressChecks[format](address)).toBe(false);
  });
});

describe('of another network', () => {
  it.each<[AddressFormat, string]>([
    ['bitcoin', 'LhK2kQwiaAvhjWY799cZvMyYwnQAcxkarr'],
    ['litecoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['litecoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['dogecoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['stellar', 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK'],
    ['stellar', 'G47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVP2I'],
  ])('%s refuses %s', (format, address) => {
    expect(addressChecks[format](address)).toBe(false);
  });
});
