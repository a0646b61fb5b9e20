import type { components } from '@finops/contract';
import { FieldError } from '../domain-error.ts';
import { isIban, isRoutingNumber } from './bank-numbers.ts';
import { type Denomination, fixedDenomination, givenDenomination, refuseOther } from './denomination.ts';
import { knownBank } from './known-bank.ts';
import type { RecipientFacts } from './recipient.ts';
import type { RecipientWorld } from './recipient-world.ts';

type Inputs = components['schemas'];

/** An account at a bank that its code names; the name of the bank follows. */
export function bankByCode(
  input: Inputs['RecipientCreateNgnBank'] | Inputs['RecipientCreateKesBank'],
  own: Denomination,
  { banks }: RecipientWorld,
): RecipientFacts {
  const { type, account_name, account_number, bank_code } = input;
  const denomination = fixedDenomination(input, own);
  const candidates = banks.filter((bank) => bank.country === own.country && bank.currency === own.currency);
  const bank_name = knownBank(candidates, bank_code, `of ${own.country}`).name;
  const details = { account_name, bank_name, bank_code, account_number };
  return { type, category: 'bank', ...denomination, details };
}

const US_DOLLAR: Denomination = { currency: 'USD', country: 'US' };

/** The numbers of a US dollar account; those of another transfer type are not kept. */
interface Numbers {
  readonly routing_number?: string;
  readonly swift_code?: string;
  readonly account_number?: string;
  readonly iban?: string;
  readonly recipient_address?: string;
  readonly intermediary_bank_name?: string;
  readonly intermediary_bank_address?: string;
  readonly intermediary_swift_code?: string;
}

type NumberedInput = Numbers & Pick<Inputs['RecipientCreateUsdBank'], 'transfer_type'>;

const BETWEEN = ['intermediary_bank_name', 'intermediary_bank_address', 'intermediary_swift_code'] as const;
const AMERICAN = ['routing_number', 'account_number', ...BETWEEN] as const;
const numbersOf = {
  ach: AMERICAN,
  wire: AMERICAN,
  swift: ['swift_code', 'account_number', 'iban', 'recipient_address', ...BETWEEN],
} as const;

/** A US dollar account, which may be in any country of the service. */
export function usDollarAccount(
  input: Inputs['RecipientCreateUsdBank'],
  { countries }: RecipientWorld,
): RecipientFacts {
  const { type, entity_type, transfer_type, account_name, bank_name } = input;
  const given = givenDenomination(input);
  refuseOther(given.currency, US_DOLLAR.currency, `The currency of ${type}`);
  const country = given.country?.value ?? US_DOLLAR.country;
  if (given.country !== undefined && !countries.some(({ id }) => id === country)) {
    throw new FieldError({
      [given.country.field]: [`There is no country ${country} here; GET /v1/countries lists those that are.`],
    });
  }
  refuseWrongNumbers(input);
  const numbers: Numbers = input;
  const rest: { -readonly [Name in keyof Numbers]: string } = {};
  for (const name of numbersOf[transfer_type]) {
    const value = numbers[name];
    if (value !== undefined) rest[name] = value;
  }
  const details = { entity_type, transfer_type, account_name, bank_name, ...rest };
  return { type, category: 'bank', currency: US_DOLLAR.currency, country, details };
}

function refuseWrongNumbers({ transfer_type, routing_number, iban }: NumberedInput): void {
  if (iban !== undefined && transfer_type !== 'swift') {
    throw new FieldError({
      iban: [`A transfer by ${transfer_type} goes to an account_number; give an iban with swift only.`],
    });
  }
  if (iban !== undefined && !isIban(iban)) {
    throw new FieldError({
      iban: [`The check digits of ${iban} do not fit; look for a mistyped character.`],
    });
  }
  if (routing_number !== undefined && !isRoutingNumber(routing_number)) {
    throw new FieldError({
      routing_number: [`The check digit of ${routing_number} does not fit; look for a mistyped digit.`],
    });
  }
}

/** A bank account in the United Kingdom; its sort code is kept as six digits. */
export function poundAccount(input: Inputs['RecipientCreateGbpBank']): RecipientFacts {
  const { type, entity_type, account_name, bank_name, account_number } = input;
  const denomination = fixedDenomination(input, { currency: 'GBP', country: 'GB' });
  const sort_code = input.sort_code.replaceAll('-', '');
  const details = { entity_type, account_name, bank_name, sort_code, account_number };
  return { type, category: 'bank', ...denomination, details };
}
