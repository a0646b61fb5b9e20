import type { Randomness } from '../../domain/randomness.ts';
import type { Bank } from '../../domain/reference/bank.ts';
import { digits } from './digits.ts';

const ACCOUNT_DIGITS = 10;
/** Each bank has at least 10⁹ numbers, so this many draws practically always find a free one. */
const MOST_DRAWS = 10;
const NUBAN_WEIGHTS = [3, 7, 3];
/** Prefix of the five-digit codes of Nigerian institutions other than deposit money banks. */
const OTHER_INSTITUTION = '9';

/** An account number of the bank's country: ten digits, in Nigeria a NUBAN. */
export function accountNumber({ code, country }: Bank, randomness: Randomness): string {
  if (country !== 'NG') return digits(randomness, ACCOUNT_DIGITS);
  const serial = digits(randomness, ACCOUNT_DIGITS - 1);
  return serial + nubanCheckDigit(code, serial);
}

/**
 * Draws account numbers until the bank has not given one to anybody.
 *
 * @param unlessTaken what the caller makes of a number; undefined when it is taken.
 * @throws Error when it draws none.
 */
export async function freeAccountNumber<Made>(
  bank: Bank,
  randomness: Randomness,
  unlessTaken: (accountNumber: string) => Promise<Made | undefined>,
): Promise<Made> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const made = await unlessTaken(accountNumber(bank, randomness));
    if (made !== undefined) return made;
  }
  throw new Error(`${bank.name} has no free account number.`);
}

/** The last digit of a NUBAN, as the Central Bank of Nigeria has it for the code of the bank and the nine digits before. */
export function nubanCheckDigit(bankCode: string, serial: string): string {
  const institution = bankCode.length === 5 ? OTHER_INSTITUTION + bankCode : bankCode;
  const weighted = [...institution, ...serial].map(
    (digit, index) => Number(digit) * (NUBAN_WEIGHTS[index % 3] ?? 0),
  );
  const sum = weighted.reduce((one, other) => one + other);
  return String((10 - (sum % 10)) % 10);
}
