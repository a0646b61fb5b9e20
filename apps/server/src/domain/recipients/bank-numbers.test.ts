import { expect, it } from 'vitest';
import { isIban, isRoutingNumber } from './bank-numbers.ts';

it.each([
  'GB29NWBK60161331926819',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
])('%s is an IBAN, and no longer with a digit changed', (iban) => {
  expect(isIban(iban)).toBe(true);
  for (let at = 4; at < iban.length; at += 1) {
    const other = iban[at] === '7' ? '8' : '7';
    expect(isIban(`${iban.slice(0, at)}${other}${iban.slice(at + 1)}`), `${at}`).toBe(false);
  }
});

it.each(['021000021', '011000028', '121000248', '026009593'])(
  '%s is a routing number, and no longer with a digit changed',
  (routingNumber) => {
    expect(isRoutingNumber(routingNumber)).toBe(true);
    for (let at = 0; at < 9; at += 1) {
      const other = (Number(routingNumber[at]) + 1) % 10;
      expect(isRoutingNumber(`${routingNumber.slice(0, at)}${other}${routingNumber.slice(at + 1)}`)).toBe(
        false,
      );
    }
  },
);
