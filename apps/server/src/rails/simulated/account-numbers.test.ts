import { expect, it } from 'vitest';
import type { Bank } from '../../domain/reference/bank.ts';
import { accountNumber, nubanCheckDigit } from './account-numbers.ts';
import { seededRandomness } from './seeded-randomness.ts';

const wema: Bank = { code: '035', name: 'Wema Bank', country: 'NG', currency: 'NGN' };

it.each([
  // The example of the Central Bank of Nigeria.
  ['011', '000001457', '9'],
  ['035', '997758153', '6'],
  ['000035', '997758153', '6'],
  ['035', '000000000', '4'],
  // The code of an institution that is no deposit money bank has a 9 before it.
  ['50211', '123456789', '7'],
  ['999992', '123456789', '2'],
])('the bank %s has %s with the check digit %s', (bankCode, serial, digit) => {
  expect(nubanCheckDigit(bankCode, serial)).toBe(digit);
});

it('an account in Nigeria has a NUBAN, of which a wrong digit is noticed', () => {
  const randomness = seededRandomness('NUBAN');
  for (let round = 0; round < 100; round++) {
    const number = accountNumber(wema, randomness);
    expect(number).toMatch(/^\d{10}$/);
    expect(nubanCheckDigit('035', number.slice(0, 9))).toBe(number[9]);
    const wrong = `${(Number(number[0]) + 1) % 10}${number.slice(1, 9)}`;
    expect(nubanCheckDigit('035', wrong)).not.toBe(number[9]);
  }
});

it('an account elsewhere has ten digits, the last of which nothing decides', () => {
  const randomness = seededRandomness('ten digits');
  const numbers = Array.from({ length: 100 }, () => accountNumber({ ...wema, country: 'KE' }, randomness));
  for (const number of numbers) expect(number).toMatch(/^\d{10}$/);
  const fitting = numbers.filter((number) => nubanCheckDigit('035', number.slice(0, 9)) === number[9]);
  expect(fitting.length).toBeLessThan(50);
});
