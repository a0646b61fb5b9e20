import { FieldError } from '../domain-error.ts';
import { isIban, isRoutingNumber } from './bank-numbers.ts';
import { type Denomination, refuseOther } from './denomination.ts';
import { knownBank } from './known-bank.ts';
import type { CodedBankAccount, DollarAccount, PoundAccount, RecipientRequest } from './recipient.ts';
import type { RecipientWorld } from './recipient-world.ts';

/** An account at the bank with this code, with the name of the bank filled in. */
export function codedBankAccount(
  given: Omit<CodedBankAccount, 'bankName'>,
  own: Denomination,
  world: RecipientWorld,
): CodedBankAccount {
  return { ...given, bankName: knownBank(world, given.bankCode, own).name };
}

const US_DOLLAR: Denomination = { currency: 'USD', country: 'US' };

/** Currency and country of a US dollar account, which may be in any supported country. */
export function dollarDenomination(
  { currency, country, details: { type } }: RecipientRequest,
  { countries }: RecipientWorld,
): Denomination {
  refuseOther(currency, US_DOLLAR.currency, `The currency of ${type}`);
  if (country !== undefined && !countries.some(({ id }) => id === country.value)) {
    throw new FieldError({
      [country.field]: [
        `The country ${country.value} is not supported. GET /v1/countries lists the supported ones.`,
      ],
    });
  }
  return { ...US_DOLLAR, ...(country && { country: country.value }) };
}

/** A US dollar account with valid check digits. */
export function dollarAccount(given: DollarAccount): DollarAccount {
  if (given.transferType !== 'swift') {
    const { routingNumber } = given;
    if (isRoutingNumber(routingNumber)) return given;
    throw new FieldError({
      routing_number: [`The check digit of ${routingNumber} is wrong. Look for a mistyped digit.`],
    });
  }
  const { iban } = given;
  if (iban === undefined || isIban(iban)) return given;
  throw new FieldError({
    iban: [`The check digits of ${iban} are wrong. Look for a mistyped character.`],
  });
}

/** A bank account in the United Kingdom; its sort code is stored as six digits. */
export function poundAccount(given: PoundAccount): PoundAccount {
  return { ...given, sortCode: given.sortCode.replaceAll('-', '') };
}
