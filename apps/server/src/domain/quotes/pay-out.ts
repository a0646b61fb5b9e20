import { isUsableOn } from '../addresses/usable-address.ts';
import { FieldError } from '../domain-error.ts';
import type { PaymentMethod } from '../reference/country.ts';
import type { CryptoCurrency, Currency, CurrencyNetwork, FiatCurrency } from '../reference/currency.ts';
import { sentOn } from '../reference/networks.ts';
import { accountDetails, namedRecipient } from './named-recipient.ts';
import type { LegSources } from './pay-in.ts';
import type { PayOut } from './payment-leg.ts';
import { balanceLeg, carriedBy, methodOf, type QuotedLeg } from './quoted-leg.ts';

interface AskedAccount {
  readonly type: 'bank_transfer' | 'mobile_money';
  readonly recipientId?: string | undefined;
}

interface AskedAddress {
  readonly type: 'address';
  readonly recipientId?: string | undefined;
  readonly address?: string | undefined;
  readonly network?: string | undefined;
  readonly memo?: string | undefined;
}

/** The requested pay-out. */
export type AskedPayOut = { readonly type: 'balance' } | AskedAccount | AskedAddress;

/**
 * The pay-out leg of a quote. A saved recipient is returned with its known facts.
 *
 * @param asked of a type that takes the currency (checked by `categoryOf`).
 * @throws FieldError on missing or invalid fields of `pay_out`.
 * @throws ResourceNotFound for a recipient that the business does not have.
 */
export async function payOutOf(
  asked: AskedPayOut,
  target: Currency,
  sources: LegSources,
): Promise<QuotedLeg<PayOut>> {
  if (asked.type === 'balance') return balanceLeg;
  if (asked.type !== 'address' && target.type === 'fiat') return toAccount(asked, target, sources);
  if (asked.type === 'address' && target.type === 'crypto') return toAddress(asked, target, sources);
  throw new Error(`Pay-out by ${asked.type} cannot take ${target.code}; categoryOf should have refused it.`);
}

async function toAccount(
  { type, recipientId }: AskedAccount,
  target: FiatCurrency,
  sources: LegSources,
): Promise<QuotedLeg<PayOut>> {
  const methods = sources.countries.flatMap(({ payoutMethods }) => payoutMethods);
  const anywhere = methodOf('pay_out', type, target, methods);
  if (recipientId === undefined) {
    throw new FieldError({ 'pay_out.recipient_id': [`A payout by ${type} requires a saved recipient.`] });
  }
  const category = type === 'mobile_money' ? 'mobile_money' : 'bank';
  const fitting = { field: 'pay_out.recipient_id', category, currency: target.code } as const;
  const recipient = await namedRecipient(recipientId, fitting, sources);
  const method = methodIn(recipient.country, anywhere, sources);
  const { min, max } = method;
  return {
    leg: { type, recipientId, account: accountDetails(recipient, method) },
    limits: { of: `A payout by ${method.name}`, currency: target, min, max },
    fee: target.payoutFee,
  };
}

/** The same payout method in the country of the account, if the country has it. */
function methodIn(id: string | undefined, anywhere: PaymentMethod, { countries }: LegSources): PaymentMethod {
  const country = countries.find((one) => one.id === id);
  const own = country?.payoutMethods.find(
    ({ channel, currency }) => channel === anywhere.channel && currency.code === anywhere.currency.code,
  );
  return own ?? anywhere;
}

async function toAddress(
  asked: AskedAddress,
  target: CryptoCurrency,
  sources: LegSources,
): Promise<QuotedLeg<PayOut>> {
  const { recipientId } = asked;
  const { leg, carried } =
    recipientId === undefined
      ? toGivenAddress(asked, target)
      : await toWallet(asked, recipientId, target, sources);
  return {
    leg,
    sent: sentOn(target, carried),
    limits: {
      of: `A payout on ${carried.network.code}`,
      currency: target,
      min: carried.minWithdrawalAmount,
      max: carried.maxWithdrawalAmount,
    },
    fee: { type: 'FIXED', amount: carried.withdrawalFee },
  };
}

interface CarriedLeg {
  readonly leg: PayOut;
  readonly carried: CurrencyNetwork;
}

function toGivenAddress({ address, network: code, memo }: AskedAddress, target: CryptoCurrency): CarriedLeg {
  if (address === undefined) {
    throw refusal('address', 'Give either `recipient_id`, a saved wallet, or `address` with its `network`.');
  }
  if (code === undefined) {
    const codes = target.networks.map(({ network }) => network.code).join(', ');
    throw refusal('network', `An address requires a network. Use one of: ${codes}.`);
  }
  const carried = carriedBy(code, target, 'withdrawal', 'pay_out.network');
  const { network } = carried;
  if (!isUsableOn(network, { address })) {
    throw refusal(
      'address',
      `${address} is not a valid ${network.name} address. Look for a mistyped character.`,
    );
  }
  if (memo === undefined) return { leg: { type: 'address', address, network: code }, carried };
  if (!isUsableOn(network, { address, memo })) {
    throw refusal(
      'memo',
      network.memo === undefined
        ? `Payments on ${network.name} do not support a memo. Leave it out.`
        : `${memo} is not a valid memo on ${network.name}. Send a ${network.memo.format.replace('_', ' ')}.`,
    );
  }
  return { leg: { type: 'address', address, network: code, memo }, carried };
}

async function toWallet(
  asked: AskedAddress,
  recipientId: string,
  target: CryptoCurrency,
  sources: LegSources,
): Promise<CarriedLeg> {
  refuseBesideRecipient(asked);
  const field = 'pay_out.recipient_id';
  const { details } = await namedRecipient(
    recipientId,
    { field, category: 'crypto', currency: target.code },
    sources,
  );
  if (details.type !== 'crypto') throw new Error(`The recipient ${recipientId} is not a wallet.`);
  const { accountName, cryptoAddress: address, network, memo } = details;
  return {
    leg: {
      type: 'address',
      recipientId,
      address,
      network,
      ...(memo !== undefined && { memo }),
      account: { accountName, currency: target.code },
    },
    carried: carriedBy(network, target, 'withdrawal', field),
  };
}

/** @throws FieldError on each field that repeats what the saved wallet already says. */
function refuseBesideRecipient({ address, network, memo }: AskedAddress): void {
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

function refusal(name: keyof AskedAddress, reason: string): FieldError {
  return new FieldError({ [`pay_out.${name}`]: [reason] });
}
