import { describe, expect, it } from 'vitest';
import { Unavailable } from '../../domain/domain-error.ts';
import type { DirectoryAccount } from '../../domain/recipients/account-directory.ts';
import { absentAccountDirectory } from './absent-account-directory.ts';
import { simulatedAccountDirectory } from './simulated-account-directory.ts';

const naira: DirectoryAccount = {
  channel: 'bank_transfer',
  country: 'NG',
  bankCode: '058',
  accountNumber: '0123456789',
};
const phone: DirectoryAccount = {
  channel: 'mobile_money',
  country: 'KE',
  bankCode: 'MPESA',
  accountNumber: '+254712345678',
};
const holderOf = (account: DirectoryAccount) => simulatedAccountDirectory.holderOf(account);

describe('the account directory of the sandbox', () => {
  it('knows the accounts of the examples', async () => {
    expect(await holderOf(naira)).toBe('ADA LOVELACE');
    expect(await holderOf(phone)).toBe('CHARLES BABBAGE');
  });

  it('gives the same account the same name always, and others other names', async () => {
    const names = new Set<string | undefined>();
    for (let number = 1; number < 100; number += 1) {
      const account = { ...naira, accountNumber: `${1_234_500_000 + number}` };
      const name = await holderOf(account);
      expect(await holderOf({ ...account })).toBe(name);
      names.add(name);
    }
    expect(names.size).toBe(8);
    expect(names).not.toContain(undefined);
  });

  it.each([
    ['that ends in 000', { ...naira, accountNumber: '0123456000' }],
    ['of a phone that ends in 000', { ...phone, accountNumber: '+254712345000' }],
    ['with a digit too few', { ...naira, accountNumber: '012345678' }],
    ['with letters where there are none', { ...naira, accountNumber: 'ADALOVELAC' }],
    ['of a Kenyan bank with too few characters', { ...naira, country: 'KE', accountNumber: '1234' }],
    ['of blanks', { ...naira, country: 'US', accountNumber: '      ' }],
  ])('does not know an account %s', async (_, account) => {
    expect(await holderOf(account)).toBeUndefined();
  });

  it('is out of reach where no rails are connected', async () => {
    await expect(absentAccountDirectory.holderOf(naira)).rejects.toThrow(Unavailable);
  });
});
