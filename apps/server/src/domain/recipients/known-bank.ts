import { FieldError } from '../domain-error.ts';
import { type Bank, hasCode } from '../reference/bank.ts';
import type { RecipientWorld } from './recipient-world.ts';

/** The currency of an account and, if known, the country. */
interface AccountPlace {
  readonly currency: string;
  readonly country: string | undefined;
}

/**
 * The bank with this code that has accounts in the currency and the country (G322).
 *
 * @throws FieldError on `bank_code` when there is none; the message distinguishes a code of another country from an
 * unknown one.
 */
export function knownBank(
  { banks, countries }: Pick<RecipientWorld, 'banks' | 'countries'>,
  code: string,
  { currency, country }: AccountPlace,
): Bank {
  const namesakes = banks.filter((bank) => hasCode(bank, code));
  const bank = namesakes.find(
    (one) => one.currency === currency && (country === undefined || one.country === country),
  );
  if (bank !== undefined) return bank;
  const nameOf = (id: string): string => countries.find((one) => one.id === id)?.name ?? id;
  const asked = country ?? banks.find((one) => one.currency === currency)?.country ?? '';
  const where = `GET /v1/banks?country=${asked} lists the codes of ${nameOf(asked)}.`;
  const abroad = namesakes.map((one) => `${one.name}, a bank of ${nameOf(one.country)}`).join(', and of ');
  throw new FieldError({
    bank_code: [
      abroad === ''
        ? `No bank of ${nameOf(asked)} has the code ${code}. ${where}`
        : `${code} is the code of ${abroad}; this account is in ${nameOf(asked)}. ${where}`,
    ],
  });
}
