import { FieldError } from '../domain-error.ts';
import type { Bank } from '../reference/bank.ts';

/**
 * The bank of this code, among those that could be meant.
 *
 * @throws FieldError on `bank_code` when none of them has it.
 */
export function knownBank(banks: readonly Bank[], code: string, where: string): Bank {
  const bank = banks.find((one) => one.code === code);
  if (bank === undefined) {
    throw new FieldError({
      bank_code: [`No bank ${where} has the code ${code}; GET /v1/banks lists the codes.`],
    });
  }
  return bank;
}
