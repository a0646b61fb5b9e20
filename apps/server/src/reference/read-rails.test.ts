import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadReference } from './load-reference.ts';
import { readRails } from './read-rails.ts';

const { banks, countries, rails } = loadReference();
const published = readFileSync(new URL('../../reference/rails.yaml', import.meta.url), 'utf8');

/** Reads the published file with a change of its text. */
const changed = (from: string, to: string) => {
  expect(published).toContain(from);
  return () => readRails(published.replace(from, to), banks, countries);
};

describe('rails.yaml', () => {
  it('times the steps and the rails in milliseconds', () => {
    expect(rails.steps).toEqual({ takeUp: 2000, exchange: 1000, send: 2000, refund: 2000 });
    expect(rails.rails).toEqual({
      bank: { confirm: 2000, deliver: 10_000 },
      mobile_money: { confirm: 1000, deliver: 5000 },
      chain: { confirm: 5000, deliver: 15_000 },
    });
  });

  it('gives a bank account 30 minutes and an address 60 (G32)', () => {
    expect(rails.expiresAfter).toEqual({
      temporary_bank_account: 30 * 60_000,
      mobile_money: 30 * 60_000,
      address: 60 * 60_000,
    });
    expect(rails.phonePaysAfter).toBeLessThan(rails.expiresAfter.mobile_money);
  });

  it('opens accounts at banks of the reference data', () => {
    expect([...rails.banks].map(([currency, { name }]) => [currency, name])).toEqual([
      ['KES', 'Equity Bank Kenya'],
      ['NGN', 'Wema Bank'],
      ['USD', 'JPMorgan Chase Bank'],
    ]);
  });
});

describe('readRails refuses', () => {
  it.each([
    ['a misspelt member', 'refund: 2', 'refunds: 2', /steps: `refund` is missing; add it/],
    ['half a second', 'exchange: 1', 'exchange: 0.5', /`exchange` has to be a whole number from 0 on/],
    ['a rail that there is not', 'name: bank', 'name: banks', /`name` has to be one of bank, chain/],
    [
      'a rail without times',
      '  - {name: bank, confirm: 2, deliver: 10}\n',
      '',
      'rails.yaml has no entry for bank.',
    ],
    ['a rail that comes twice', 'name: chain', 'name: bank', /`name` has to be different in each entry/],
    ['a phone that never pays', ', arrives_after: 3', '', /`arrives_after` is missing; add it/],
    [
      'a time of arrival of what waits',
      'address, ',
      'address, arrives_after: 3, ',
      /`arrives_after` means nothing/,
    ],
    [
      'a bank that is not listed',
      "'035'",
      "'036'",
      /`bank_code` has to be that of a bank which banks.yaml lists in NG for NGN/,
    ],
    ['a bank of another country', 'country: NG', 'country: KE', /lists in KE for NGN/],
    [
      'a currency without a bank',
      "  - {country: NG, currency: NGN, bank_code: '035'}\n",
      '',
      'rails.yaml has no bank for NGN, which countries.yaml',
    ],
  ])('%s', (_, from, to, message) => {
    expect(changed(from, to)).toThrow(message);
  });
});
