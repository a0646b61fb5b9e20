import { describe, expect, it } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { FieldError, ResourceNotFound } from '../domain-error.ts';
import type { DirectoryAccount } from './account-directory.ts';
import { AccountLookup, type AccountQuestion } from './account-lookup.ts';

const world = loadReference();

/** A directory that knows every account, and the lookups it received. */
function openLookup() {
  const asked: DirectoryAccount[] = [];
  const directory = {
    holderOf: async (account: DirectoryAccount) => {
      asked.push(account);
      return 'ADA LOVELACE';
    },
  };
  return { asked, lookup: new AccountLookup(directory, world) };
}

const naira: AccountQuestion = {
  channel: 'bank_transfer',
  currency: 'NGN',
  country: undefined,
  accountNumber: '0123456789',
  bankCode: '058',
};
const mobile: AccountQuestion = {
  channel: 'mobile_money',
  currency: 'KES',
  country: undefined,
  accountNumber: '254 712 345678',
  bankCode: 'MPESA',
};

describe('looking up accounts', () => {
  it.each([
    [
      naira,
      'Guaranty Trust Bank',
      { channel: 'bank_transfer', country: 'NG', bankCode: '058', accountNumber: '0123456789' },
    ],
    [{ ...naira, country: 'NG' }, 'Guaranty Trust Bank', { country: 'NG' }],
    [
      mobile,
      'M-Pesa',
      { channel: 'mobile_money', country: 'KE', bankCode: 'MPESA', accountNumber: '+254712345678' },
    ],
    [
      { ...mobile, currency: 'XOF', bankCode: 'MTN', accountNumber: '+2250501234567' },
      'MTN Mobile Money',
      { country: 'CI', accountNumber: '+2250501234567' },
    ],
  ])('asks whoever keeps the account: %o', async (question, bankName, account) => {
    const { lookup, asked } = openLookup();
    expect(await lookup.resolve(question)).toEqual({ accountName: 'ADA LOVELACE', bankName });
    expect(asked).toMatchObject([account]);
  });

  it('refuses an account that whoever keeps it does not know', async () => {
    const directory = { holderOf: async () => undefined };
    await expect(new AccountLookup(directory, world).resolve(naira)).rejects.toThrow(ResourceNotFound);
  });

  it.each([
    ['a currency that no bank takes', { ...naira, currency: 'GHS' }, 'currency_id'],
    ['a country whose banks take another currency', { ...naira, country: 'KE' }, 'country_id'],
    ['a bank that does not exist', { ...naira, bankCode: '999' }, 'bank_code'],
    ['a bank of another country', { ...naira, bankCode: '01' }, 'bank_code'],
    ['an operator as a bank', { ...naira, currency: 'KES', bankCode: 'MPESA' }, 'bank_code'],
    ['a currency that no operator keeps', { ...mobile, currency: 'USD' }, 'currency_id'],
    ['a country where no operator keeps it', { ...mobile, country: 'GH' }, 'country_id'],
    ['an operator of another country', { ...mobile, bankCode: 'MTN' }, 'bank_code'],
    ['a bank as an operator', { ...mobile, bankCode: '01' }, 'bank_code'],
    ['a phone number of another country', { ...mobile, accountNumber: '+233241234567' }, 'account_number'],
    ['no phone number', { ...mobile, accountNumber: 'nobody' }, 'account_number'],
  ])('refuses %s, and asks nobody', async (_, question, field) => {
    const { lookup, asked } = openLookup();
    const error = await lookup.resolve(question).catch((thrown: unknown) => thrown);
    expect(error instanceof FieldError && Object.keys(error.fields)).toEqual([field]);
    expect(asked).toEqual([]);
  });
});
