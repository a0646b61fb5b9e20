import type { components } from '@finops/contract';
import { FieldError } from '../domain-error.ts';
import { phoneNumberOf } from '../recipients/phone-number.ts';
import type { Country, PaymentMethod } from '../reference/country.ts';
import type { CryptoCurrency, Currency, FiatCurrency } from '../reference/currency.ts';
import { type AccountDetails, accountDetails, namedRecipient, type Recipients } from './named-recipient.ts';
import type { PayIn } from './quote.ts';
import { balanceEnd, carriedBy, methodOf, type QuotedEnd, refuseFields } from './quoted-end.ts';

/** The leg that a request asks for; fields that its type does not have are refused by name. */
export interface AskedPayIn {
  readonly type: components['schemas']['PayInCreate']['type'];
  readonly network?: string;
  readonly phone?: string;
  readonly recipient_id?: string;
}

/** What the ends of a quote are found with. */
export interface EndParts extends Recipients {
  readonly countries: readonly Country[];
}

/**
 * Where the money of a quote comes from. A network that is not named is the default network of the currency; a phone
 * that pays stands in `recipient_details`.
 *
 * @param asked of a type that takes the currency (`categoryOf` sees to that).
 * @throws FieldError on the fields of `pay_in` that are missing, wrong, or do not belong to the type.
 * @throws ResourceNotFound for a recipient that the business does not have.
 */
export async function payInOf(
  asked: AskedPayIn,
  source: Currency,
  parts: EndParts,
): Promise<QuotedEnd<PayIn>> {
  if (asked.type === 'balance') {
    refuseFields('pay_in', asked, 'network', 'phone', 'recipient_id');
    return balanceEnd;
  }
  return source.type === 'crypto' ? byAddress(asked, source) : byMethod(asked, source, parts);
}

function byAddress(asked: AskedPayIn, source: CryptoCurrency): QuotedEnd<PayIn> {
  refuseFields('pay_in', asked, 'phone', 'recipient_id');
  const code = asked.network ?? source.defaultNetwork.network.code;
  const { minDepositAmount } = carriedBy(code, source, 'deposit', 'pay_in.network');
  return {
    end: { type: 'address', network: code },
    limits: { of: `A deposit on ${code}`, currency: source, min: minDepositAmount },
  };
}

async function byMethod(asked: AskedPayIn, source: FiatCurrency, parts: EndParts): Promise<QuotedEnd<PayIn>> {
  const methods = parts.countries.flatMap(({ paymentMethods }) => paymentMethods);
  const method = methodOf('pay_in', asked.type, source, methods);
  const { min, max } = method;
  return {
    end: asked.type === 'mobile_money' ? await byMobileMoney(asked, method, parts) : byBank(asked),
    limits: { of: `A deposit by ${method.name}`, currency: source, min, max },
    fee: source.depositFee,
  };
}

function byBank(asked: AskedPayIn): PayIn {
  refuseFields('pay_in', asked, 'network', 'phone', 'recipient_id');
  return { type: 'temporary_bank_account' };
}

async function byMobileMoney(asked: AskedPayIn, method: PaymentMethod, parts: EndParts): Promise<PayIn> {
  const { phone, recipient_id, network } = asked;
  if (network !== undefined && letters(network) !== letters(method.name)) {
    throw new FieldError({
      'pay_in.network': [`${method.currency.code} is paid in by ${method.name}, not by ${network}.`],
    });
  }
  const paying = { type: 'mobile_money', ...(network !== undefined && { network }) } as const;
  if (phone !== undefined && recipient_id === undefined) {
    return { ...paying, recipient_details: payingPhone(phone, method, parts) };
  }
  if (recipient_id !== undefined && phone === undefined) {
    return { ...paying, recipient_id, recipient_details: await payingAccount(recipient_id, method, parts) };
  }
  throw new FieldError({
    'pay_in.phone': ['Give either `phone`, the number that pays, or `recipient_id`, a saved one.'],
  });
}

function payingPhone(phone: string, method: PaymentMethod, parts: EndParts): AccountDetails {
  const { number, country } = phoneNumberOf(
    { field: 'pay_in.phone', value: phone },
    countriesOf(method, parts),
  );
  return {
    phone_number: number,
    provider: method.name,
    country_code: country.id,
    currency: method.currency.code,
  };
}

async function payingAccount(id: string, method: PaymentMethod, parts: EndParts): Promise<AccountDetails> {
  const field = 'pay_in.recipient_id';
  const fitting = { field, category: 'mobile_money', currency: method.currency.code } as const;
  const recipient = await namedRecipient(id, fitting, parts);
  if (recipient.details.phone_number === undefined) {
    throw new FieldError({
      [field]: [`${id} is a ${recipient.type}, which has no phone to pay from; name another one.`],
    });
  }
  return accountDetails(recipient, method);
}

/** The countries whose phones pay by the method. */
function countriesOf(method: PaymentMethod, { countries }: EndParts): readonly Country[] {
  return countries.filter(({ paymentMethods }) =>
    paymentMethods.some(
      (one) => one.channel === method.channel && one.currency.code === method.currency.code,
    ),
  );
}

/** The name of an operator without what it is spelled with in different ways. */
function letters(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
