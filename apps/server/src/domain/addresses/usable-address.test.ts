import { describe, expect, it } from 'vitest';
import type { Network } from '../reference/network.ts';
import { isUsableOn } from './usable-address.ts';

const ripple: Network = {
  code: 'XRP',
  name: 'XRP Ledger',
  addressFormat: 'ripple',
  addressPattern: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/,
  memo: { format: 'destination_tag', pattern: /^(0|[1-9][0-9]{0,9})$/ },
};

const stellar: Network = {
  code: 'XLM',
  name: 'Stellar',
  addressFormat: 'stellar',
  addressPattern: /^G[A-Z2-7]{55}$/,
  memo: { format: 'text', pattern: /^[ -~]{1,28}$/ },
};

const tron: Network = {
  code: 'TRX',
  name: 'Tron',
  addressFormat: 'tron',
  addressPattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

const account = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const lumens = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
const tronAddress = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

describe('the address', () => {
  it('has to meet the checksum', () => {
    expect(isUsableOn(tron, { address: tronAddress })).toBe(true);
    expect(isUsableOn(tron, { address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' })).toBe(false);
  });

  it('has to meet the pattern of the network too', () => {
    const narrowed = { ...tron, addressPattern: /^TA.{32}$/ };
    expect(isUsableOn(narrowed, { address: tronAddress })).toBe(false);
  });
});

describe('the memo', () => {
  it('can be left out where there is one', () => {
    expect(isUsableOn(stellar, { address: lumens })).toBe(true);
  });

  it('is refused where there is none', () => {
    expect(isUsableOn(tron, { address: tronAddress, memo: '1' })).toBe(false);
  });

  it.each(['0', '1749203846', '4294967295'])('takes the destination tag %s', (memo) => {
    expect(isUsableOn(ripple, { address: account, memo })).toBe(true);
  });

  it.each(['4294967296', '9999999999', '01', '-1', '1.0', 'tag', ''])(
    'refuses the destination tag %j',
    (memo) => {
      expect(isUsableOn(ripple, { address: account, memo })).toBe(false);
    },
  );

  it.each(['1749203846', 'invoice 12/2026'])('takes the text %s', (memo) => {
    expect(isUsableOn(stellar, { address: lumens, memo })).toBe(true);
  });

  it.each(['', 'a text of twenty-nine letters', 'naïve', 'two\nlines'])('refuses the text %j', (memo) => {
    expect(isUsableOn(stellar, { address: lumens, memo })).toBe(false);
  });

  it('does not save a wrong address', () => {
    expect(isUsableOn(ripple, { address: `${account}x`, memo: '1' })).toBe(false);
  });
});
