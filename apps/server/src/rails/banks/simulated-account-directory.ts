import { createHash } from 'node:crypto';
import type { AccountDirectory, DirectoryAccount } from '../../domain/recipients/account-directory.ts';

/** Names of account holders in the sandbox. */
const HOLDERS = [
  'ADA LOVELACE',
  'GRACE HOPPER',
  'SOFIA KOVALEVSKAYA',
  'MICHAEL FARADAY',
  'CHARLES BABBAGE',
  'MARY SOMERVILLE',
  'ALAN TURING',
  'EMMY NOETHER',
] as const;

/** Formats of account numbers, for countries where all banks share one. */
const FORMS: Readonly<Record<string, RegExp>> = { NG: /^[0-9]{10}$/, KE: /^[0-9A-Za-z]{5,20}$/ };
const ANY_FORM = /^\+?[0-9A-Za-z]{4,34}$/;
/** Account numbers with this ending do not exist. */
const UNKNOWN_ENDING = '000';

/**
 * The banks and operators of the sandbox: they know every account whose number has the form of their country, but for those that
 * end in 000. The same account always stands in the same name.
 */
export const simulatedAccountDirectory: AccountDirectory = {
  holderOf: async (account) =>
    isKnown(account) ? accountHolder(account.bankCode, account.accountNumber) : undefined,
};

function isKnown({ channel, country, accountNumber }: DirectoryAccount): boolean {
  const form = channel === 'bank_transfer' ? (FORMS[country] ?? ANY_FORM) : ANY_FORM;
  return form.test(accountNumber) && !accountNumber.endsWith(UNKNOWN_ENDING);
}

/** The holder of an account in the sandbox. */
export function accountHolder(bankCode: string, accountNumber: string): string {
  const [byte = 0] = createHash('sha256').update(`${bankCode} ${accountNumber}`).digest();
  return HOLDERS[byte % HOLDERS.length] ?? HOLDERS[0];
}
