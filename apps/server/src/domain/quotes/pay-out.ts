import type { components } from '@finops/contract';
import { isUsableOn } from '../addresses/usable-address.ts';
import { FieldError } from '../domain-error.ts';
import type { PaymentMethod } from '../reference/country.ts';
import type { CryptoCurrency, Currency, CurrencyNetwork, FiatCurrency } from '../reference/currency.ts';
import { accountDetails, namedRecipient } from './named-recipient.ts';
import type { EndParts } from './pay-in.ts';
import type { PayOut } from './quote.ts';
import { balanceEnd, carriedBy, methodOf, type QuotedEnd, refuseFields } from './quoted-end.ts';

/** The leg that a request asks for; fields that its type does not have are refused by name. */
export interface AskedPayOut {
  readonly type: components['schemas']['PayOutCreate']['type'];
  readonly recipient_id?: string;
  readonly address?: string;
  readonly network?: string;
  readonly memo?: string;
}

/**
 * Where the money of a quote goes. A saved recipient is echoed with what is known of it.
 *
 * @param asked of a type that takes the currency (`categoryOf` sees to that).
 * @throws FieldError on the fields of `pay_out` that are missing, wrong, or do not belong to the type.
 * @throws ResourceNotFound for a recipient that the business does not have.
 */
export async function payOutOf(
  asked: AskedPayOut,
  target: Currency,
  parts: EndParts,
): Promise<QuotedEnd<PayOut>> {
  if (asked.type === 'balance') {
    refuseFields('pay_out', asked, 'recipient_id', 'address', 'network', 'memo');
    return balanceEnd;
  }
  return target.type === 'crypto' ? toAddress(asked, target, parts) : toAccount(asked, target, parts);
}

async function toAccount(
  asked: AskedPayOut,
  target: FiatCurrency,
  parts: EndParts,
): Promise<QuotedEnd<PayOut>> {
  const { recipient_id } = asked;
  const type = asked.type === 'mobile_money' ? asked.type : 'bank_transfer';
  refuseFields('pay_out', asked, 'address', 'network', 'memo');
  const methods = parts.countries.flatMap(({ payoutMethods }) => payoutMethods);
  const anywhere = methodOf('pay_out', type, target, methods);
  if (recipient_id === undefined) {
    throw new FieldError({ 'pay_out.recipient_id': [`A ${type} goes to a saved recipient; name one.`] });
  }
  const category = type === 'mobile_money' ? 'mobile_money' : 'bank';
  const fitting = { field: 'pay_out.recipient_id', category, currency: target.code } as const;
  const recipient = await namedRecipient(recipient_id, fitting, parts);
  const method = methodIn(recipient.country, anywhere, parts);
  const { min, max } = method;
  return {
    end: {
      type,
      recipient_id,
      recipient_details: accountDetails(recipient, method),
    },
    limits: { of: `A payout by ${method.name}`, currency: target, min, max },
    fee: target.payoutFee,
  };
}

/** The same way of paying out in the country of the account, where the country has it. */
function methodIn(id: string | undefined, anywhere: PaymentMethod, { countries }: EndParts): PaymentMethod {
  const country = countries.find((one) => one.id === id);
  const own = country?.payoutMethods.find(
    ({ channel, currency }) => channel === anywhere.channel && currency.code === anywhere.currency.code,
  );
  return own ?? anywhere;
}

async function toAddress(
  asked: AskedPayOut,
  target: CryptoCurrency,
  parts: EndParts,
): Promise<QuotedEnd<PayOut>> {
  const { recipient_id } = asked;
  const { end, carried } =
    recipient_id === undefined
      ? toGivenAddress(asked, target)
      : await toWallet(asked, recipient_id, target, parts);
  return {
    end,
    limits: {
      of: `A payout on ${carried.network.code}`,
      currency: target,
      min: carried.minWithdrawalAmount,
      max: carried.maxWithdrawalAmount,
    },
    fee: { type: 'FIXED', amount: carried.withdrawalFee },
  };
}

interface CarriedEnd {
  readonly end: PayOut;
  readonly carried: CurrencyNetwork;
}

function toGivenAddress({ address, network: code, memo }: AskedPayOut, target: CryptoCurrency): CarriedEnd {
  if (address === undefined) {
    throw refusal('address', 'Give either `recipient_id`, a saved wallet, or `address` with its `network`.');
  }
  if (code === undefined) {
    const codes = target.networks.map(({ network }) => network.code).join(', ');
    throw refusal('network', `An address needs its network, one of ${codes}.`);
  }
  const carried = carriedBy(code, target, 'withdrawal', 'pay_out.network');
  const { network } = carried;
  if (!isUsableOn(network, { address })) {
    throw refusal('address', `${address} is no address of ${network.name}; look for a mistyped character.`);
  }
  if (memo === undefined) return { end: { type: 'address', address, network: code }, carried };
  if (!isUsableOn(network, { address, memo })) {
    throw refusal(
      'memo',
      network.memo === undefined
        ? `Payments on ${network.name} carry no memo; leave it out.`
        : `${memo} is no memo of ${network.name}, which takes a ${network.memo.format.replace('_', ' ')}.`,
    );
  }
  return { end: { type: 'address', address, network: code, memo }, carried };
}

async function toWallet(
  asked: AskedPayOut,
  recipient_id: string,
  target: CryptoCurrency,
  parts: EndParts,
): Promise<CarriedEnd> {
  refuseBesideRecipient(asked);
  const field = 'pay_out.recipient_id';
  const recipient = await namedRecipient(
    recipient_id,
    { field, category: 'crypto', currency: target.code },
    parts,
  );
  const { account_name, crypto_address: address, network, memo } = recipient.details;
  if (address === undefined || network === undefined) {
    throw new Error(`The wallet ${recipient_id} lacks its address or its network.`);
  }
  return {
    end: {
      type: 'address',
      recipient_id,
      address,
      network,
      ...(memo !== undefined && { memo }),
      recipient_details: { account_name, currency: target.code },
    },
    carried: carriedBy(network, target, 'withdrawal', field),
  };
}

/** @throws FieldError on each field that says a second time where a saved wallet is. */
function refuseBesideRecipient({ address, network, memo }: AskedPayOut): void {
  const besides = Object.entries({ address, network, memo }).filter(([, value]) => value !== undefined);
  if (besides.length === 0) return;
  throw new FieldError(
    Object.fromEntries(
      besides.map(([name]) => [
        `pay_out.${name}`,
        [`The saved recipient has its own ${name}; leave out either \`${name}\` or \`recipient_id\`.`],
      ]),
    ),
  );
}

function refusal(name: keyof AskedPayOut, reason: string): FieldError {
  return new FieldError({ [`pay_out.${name}`]: [reason] });
}
