import { FieldError } from '../domain-error.ts';
import { phoneNumberOf } from '../recipients/phone-number.ts';
import type { AccountDetails } from '../reference/account-details.ts';
import type { Country, PaymentMethod } from '../reference/country.ts';
import type { CryptoCurrency, Currency, FiatCurrency } from '../reference/currency.ts';
import { sentOn } from '../reference/networks.ts';
import { accountDetails, namedRecipient, type Recipients } from './named-recipient.ts';
import type { PayIn } from './payment-leg.ts';
import { balanceLeg, carriedBy, methodOf, type QuotedLeg } from './quoted-leg.ts';

interface AskedAddress {
  readonly type: 'address';
  readonly network?: string | undefined;
}

interface AskedMobileMoney {
  readonly type: 'mobile_money';
  readonly network?: string | undefined;
  readonly phone?: string | undefined;
  readonly recipientId?: string | undefined;
}

/** The requested pay-in. */
export type AskedPayIn =
  | { readonly type: 'balance' }
  | { readonly type: 'temporary_bank_account' }
  | AskedAddress
  | AskedMobileMoney;

/** Dependencies of resolving the legs of a quote. */
export interface LegSources extends Recipients {
  readonly countries: readonly Country[];
}

/**
 * The pay-in leg of a quote. Without a named network it uses the default network of the currency.
 *
 * @param asked of a type that takes the currency (checked by `categoryOf`).
 * @throws FieldError on missing or invalid fields of `pay_in`.
 * @throws ResourceNotFound for a recipient that the business does not have.
 */
export async function payInOf(
  asked: AskedPayIn,
  source: Currency,
  sources: LegSources,
): Promise<QuotedLeg<PayIn>> {
  if (asked.type === 'balance') return balanceLeg;
  if (asked.type !== 'address' && source.type === 'fiat') return byMethod(asked, source, sources);
  if (asked.type === 'address' && source.type === 'crypto') return byAddress(asked, source);
  throw new Error(`Pay-in by ${asked.type} cannot take ${source.code}; categoryOf should have refused it.`);
}

function byAddress({ network }: AskedAddress, source: CryptoCurrency): QuotedLeg<PayIn> {
  const code = network ?? source.defaultNetwork.network.code;
  const carried = carriedBy(code, source, 'deposit', 'pay_in.network');
  return {
    leg: { type: 'address', network: code },
    sent: sentOn(source, carried),
    limits: { of: `A deposit on ${code}`, currency: source, min: carried.minDepositAmount },
  };
}

async function byMethod(
  asked: AskedMobileMoney | { readonly type: 'temporary_bank_account' },
  source: FiatCurrency,
  sources: LegSources,
): Promise<QuotedLeg<PayIn>> {
  const methods = sources.countries.flatMap(({ paymentMethods }) => paymentMethods);
  const method = methodOf('pay_in', asked.type, source, methods);
  const { min, max } = method;
  return {
    leg: asked.type === 'mobile_money' ? await byMobileMoney(asked, method, sources) : { type: asked.type },
    limits: { of: `A deposit by ${method.name}`, currency: source, min, max },
    fee: source.depositFee,
  };
}

async function byMobileMoney(
  { phone, recipientId, network }: AskedMobileMoney,
  method: PaymentMethod,
  sources: LegSources,
): Promise<PayIn> {
  if (network !== undefined && letters(network) !== letters(method.name)) {
    throw new FieldError({
      'pay_in.network': [`${method.currency.code} is paid in by ${method.name}, not by ${network}.`],
    });
  }
  const paying = { type: 'mobile_money', ...(network !== undefined && { network }) } as const;
  if (phone !== undefined && recipientId === undefined) {
    return { ...paying, account: payingPhone(phone, method, sources) };
  }
  if (recipientId !== undefined && phone === undefined) {
    return { ...paying, recipientId, account: await payingAccount(recipientId, method, sources) };
  }
  throw new FieldError({
    'pay_in.phone': ['Give either `phone`, the number that pays, or `recipient_id`, a saved one.'],
  });
}

function payingPhone(phone: string, method: PaymentMethod, sources: LegSources): AccountDetails {
  const { number, country } = phoneNumberOf(
    { field: 'pay_in.phone', value: phone },
    countriesOf(method, sources),
  );
  return {
    phoneNumber: number,
    provider: method.name,
    countryCode: country.id,
    currency: method.currency.code,
  };
}

async function payingAccount(
  id: string,
  method: PaymentMethod,
  sources: LegSources,
): Promise<AccountDetails> {
  const field = 'pay_in.recipient_id';
  const fitting = { field, category: 'mobile_money', currency: method.currency.code } as const;
  const recipient = await namedRecipient(id, fitting, sources);
  if (!('phoneNumber' in recipient.details)) {
    throw new FieldError({
      [field]: [
        `${id} is a ${recipient.details.type}, which has no phone number to pay from. Use another recipient.`,
      ],
    });
  }
  return accountDetails(recipient, method);
}

/** The countries whose phones can pay by the method. */
function countriesOf(method: PaymentMethod, { countries }: LegSources): readonly Country[] {
  return countries.filter(({ paymentMethods }) =>
    paymentMethods.some(
      (one) => one.channel === method.channel && one.currency.code === method.currency.code,
    ),
  );
}

/** The name of an operator without characters whose spelling varies. */
function letters(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
