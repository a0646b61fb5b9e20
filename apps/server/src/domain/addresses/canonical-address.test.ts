import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const witness = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

it.each([
  [evm.toLowerCase(), evm],
  [`0x${evm.slice(2).toUpperCase()}`, evm],
  [evm, evm],
  [witness.toUpperCase(), witness],
  ['TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['LTC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KGMN4N9', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  [
    'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
  ],
])('%s is issued as %s', (written, issued) => {
  expect(canonicalAddress(written)).toBe(issued);
});
