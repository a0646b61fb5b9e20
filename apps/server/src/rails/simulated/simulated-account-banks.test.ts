import { expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { simulatedAccountDirectory } from '../banks/simulated-account-directory.ts';
import { nubanCheckDigit } from './account-numbers.ts';
import { seededRandomness } from './seeded-randomness.ts';
import { simulatedAccountBanks } from './simulated-account-banks.ts';

const { rails: settings, banks } = loadReference();

function open({ taken = 0 } = {}) {
  let asked = 0;
  return simulatedAccountBanks({
    settings,
    banks,
    accounts: { isTaken: async () => asked++ < taken },
    randomness: seededRandomness('banks'),
  });
}

it.each([
  ['NGN', 'Wema Bank'],
  ['KES', 'Equity Bank Kenya'],
  ['USD', 'JPMorgan Chase Bank'],
  ['GBP', undefined],
])('accounts in %s are at %s', async (currency, name) => {
  expect((await open().bankIn(currency))?.name).toBe(name);
});

it('a number is one that no account at the bank has', async () => {
  const bank = await open().bankIn('NGN');
  if (bank === undefined) throw new Error('No bank opens accounts in NGN.');
  const [first, third] = [await open().freeNumber(bank), await open({ taken: 2 }).freeNumber(bank)];
  expect(third).not.toBe(first);
  for (const number of [first, third]) expect(nubanCheckDigit('035', number.slice(0, 9))).toBe(number[9]);
  await expect(open({ taken: 1000 }).freeNumber(bank)).rejects.toThrow(
    'Wema Bank has no free account number',
  );
});

it('a payment always comes from the same account, others from other ones', async () => {
  const payer = await open().payerOf('DEP_1', 'NGN');
  expect(await open().payerOf('DEP_1', 'NGN')).toEqual(payer);
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) => open().payerOf(`DEP_${index}`, 'NGN')),
  );
  expect(new Set(all.map(({ accountNumber }) => accountNumber)).size).toBe(200);
  expect(new Set(all.map(({ bankName }) => bankName)).size).toBeGreaterThan(20);
});

it.each(['NGN', 'KES', 'USD'])(
  'the account that pays %s is one that the directory knows',
  async (currency) => {
    const { accountName, accountNumber, bankName } = await open().payerOf('DEP_2', currency);
    const bank = banks.find((one) => one.name === bankName && one.currency === currency);
    if (bank === undefined) throw new Error(`There is no ${bankName}.`);
    const asked = {
      channel: 'bank_transfer',
      country: bank.country,
      bankCode: bank.code,
      accountNumber,
    } as const;
    expect(await simulatedAccountDirectory.holderOf(asked)).toBe(accountName);
  },
);

it('nobody pays a currency that no bank has', async () => {
  await expect(open().payerOf('DEP_1', 'GBP')).rejects.toThrow('No bank pays GBP');
});
